//: if pageFile
//: else if not recipe
//: use sample-items

//: else if inHeader
//: use sample-items

//: end
/// The scene as it was tuned.
class NAME__Sample extends StatelessWidget {
  const NAME__Sample({super.key});

  @override
  Widget build(BuildContext context) {
    final scene = Scaffold(  //: if hidesBars
    return Scaffold(  //: else
      backgroundColor: const Color(0xFF111214),  //: if isDark
      backgroundColor: const Color(0xFFF2F2F7),  //: else
      //: use sample-header  //: if header
      //: use sample-rows  //: else if rows
      //: use sample-stack  //: else if stack
      //: use sample-cards  //: else if cards
      //: use sample-header  //: else if inHeader
      body: NAME__(picture: AssetImage.new),  //: else
    );
    return NAME__Bars(title: 'BAR_TITLE__', child: scene);  //: if isListBar
    return NAME__Bars(child: scene);  //: else if hidesBars
  }
}
//: if focusPoints

/// The points of pictures that stay visible; other pictures are centered.
const NAME_VALUE__FocusPoints = <String, Alignment>{  //: if hasWhole
const NAME_VALUE__FocusPoints = {  //: else
  'PICTURE__': Alignment(BIAS_X__, BIAS_Y__),  //: each namedFocusPoints
};

Alignment _focusOfNAME__(String file) => NAME_VALUE__FocusPoints[file.split('/').last.split('.').first] ?? Alignment.center;
//: if hasWhole

/// The pictures that are shown whole in their boxes.
const NAME_VALUE__Whole = {
  'PICTURE__',  //: each wholePictures
};

BoxFit _fitOfNAME__(String file) =>
    NAME_VALUE__Whole.contains(file.split('/').last.split('.').first) ? BoxFit.contain : BoxFit.cover;
//: end
//: end
