/// A row of the sample.
class NAME__Item {
  //: row 92
  const NAME__Item(
    this.title, {
    //: if samplesHaveSubtitle
    this.subtitle = '',
    //: end
    //: if samplesHaveValue
    this.value = '',
    //: end
    //: if samplesHaveSymbol
    this.symbol = '',
    //: end
    //: if samplesHavePicture
    this.picture = '',
    //: end
    //: if stack
    //: if coverBehind
    this.blurred = '',
    //: end
    //: else if not cards
    //: if rows
    //: if hasPlainRows
    this.isWindow = false,
    //: end
    //: end
    required this.height,
    //: end
  });
  //: end

  //: row 92
  final String title,
  //: if samplesHaveSubtitle
  subtitle,
  //: end
  //: if samplesHaveValue
  value,
  //: end
  //: if samplesHaveSymbol
  symbol,
  //: end
  //: if samplesHavePicture
  picture,
  //: end
  //: if stack
  //: if coverBehind
  blurred,
  //: end
  //: end
  ;
  //: end
  //: if stack
  //: else if not cards
  //: if rows
  //: if hasPlainRows
  final bool isWindow;
  //: end
  //: end
  final double height;
  //: end

  static const List<NAME__Item> all = [
    //: each samples
    //: row
    NAME__Item(
      //: if title
      "TITLE__",
      //: else
      '',
      //: end
      //: if subtitle
      subtitle: "SUBTITLE__",
      //: end
      //: if value
      value: "VALUE__",
      //: end
      //: if symbol
      symbol: "SYMBOL__",
      //: end
      //: if picture
      picture: 'assets/PICTURE_FILE__',
      //: end
      //: if stack
      //: if coverBehind
      blurred: 'assets/BLURRED_FILE__',
      //: end
      //: else if not cards
      //: if isWindow
      //: if hasPlainRows
      isWindow: true,
      //: end
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
  //: each assets
  'assets/PICTURE_FILE__',
  //: end
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

//: if scrim
/// White text at the bottom of a darkened picture.
//: else
/// White text at the bottom of a picture.
//: end
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
