extension NAME__Item {
  /// The scene's items, as a start.
  static let sample: [NAME__Item] = [
    //: each samples
    //: row 96
    NAME__Item(
      id: NUMBER__,
      title: "TITLE__",  //: if title
      subtitle: "SUBTITLE__",  //: if subtitle
      value: "VALUE__",  //: if value
      symbol: "SYMBOL__",  //: if symbol
      picture: "PICTURE__",  //: if picture
      //: if stack
      blurred: "BLURRED__",  //: if coverBehind
      //: end
      height: HEIGHT__,  //: if height
      //: if rows
      //: if isWindow
      aspect: ASPECT__,  //: if needsAspect
      //: else
      isWindow: false,
      //: end
      //: end
    ),
    //: end
    //: end
  ]
  //: if stack

  /// All pictures. An album shows its own picture and the pictures of the next albums.
  //: row 92
  static let pictures = [
    "PICTURE__",  //: each assets
  ]
  //: end
  //: end
}
