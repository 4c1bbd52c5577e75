/// A row of the sample.
class NAME__Item {
  //: row 92
  const NAME__Item(
    this.title, {
    this.subtitle = '',  //: if samplesHaveSubtitle
    this.value = '',  //: if samplesHaveValue
    this.symbol = '',  //: if samplesHaveSymbol
    this.picture = '',  //: if samplesHavePicture
    //: if stack
    this.blurred = '',  //: if coverBehind
    //: else if not cards
    //: if rows
    this.isWindow = false,  //: if hasPlainRows
    //: end
    required this.height,
    //: end
  });
  //: end

  //: row 92
  final String title,
  subtitle,  //: if samplesHaveSubtitle
  value,  //: if samplesHaveValue
  symbol,  //: if samplesHaveSymbol
  picture,  //: if samplesHavePicture
  //: if stack
  blurred,  //: if coverBehind
  //: end
  ;
  //: end
  //: if stack
  //: else if not cards
  //: if rows
  final bool isWindow;  //: if hasPlainRows
  //: end
  final double height;
  //: end

  static const List<NAME__Item> all = [
    //: each samples
    //: row
    NAME__Item(
      "TITLE__",  //: if title
      '',  //: else
      subtitle: "SUBTITLE__",  //: if subtitle
      value: "VALUE__",  //: if value
      symbol: "SYMBOL__",  //: if symbol
      picture: 'assets/PICTURE_FILE__',  //: if picture
      //: if stack
      blurred: 'assets/BLURRED_FILE__',  //: if coverBehind
      //: else if not cards
      //: if isWindow
      isWindow: true,  //: if hasPlainRows
      //: end
      height: HEIGHT_VALUE__,
      //: end
    ),
    //: end
    //: end
  ];
}
//: if stack

/// The scene's pictures; an album shows one for each of its layers.
const NAME_VALUE__Pictures = [
  'assets/PICTURE_FILE__',  //: each assets
];

String _pictureOfNAME__(int index, int layer) => NAME_VALUE__Pictures[(index + layer) % NAME_VALUE__Pictures.length];
//: if hasCaptionItems

/// The text below a cover.
class NAME__ItemCaption extends StatelessWidget {
  const NAME__ItemCaption({super.key, required this.item});

  final NAME__Item item;

  @override
  Widget build(BuildContext context) {
    //: use caption
  }
}
//: end
//: else
//: if hasPictureItems

/// White text at the bottom of a darkened picture.  //: if scrim
/// White text at the bottom of a picture.  //: else
class NAME__ItemWords extends StatelessWidget {
  const NAME__ItemWords({super.key, required this.item});

  final NAME__Item item;

  @override
  Widget build(BuildContext context) {
    //: use words
  }
}
//: end
//: if cards
//: else if not rows
//: use item-row
//: else if samplesHaveText
//: use item-row
//: end
//: end
