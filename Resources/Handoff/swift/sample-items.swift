extension NAME__Item {
  /// The scene's items, as a start.
  static let sample: [NAME__Item] = [
    //: each samples
    //: row 96
    NAME__Item(
      id: NUMBER__,
      //: if title
      title: "TITLE__",
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
      picture: "PICTURE__",
      //: end
      //: if stack
//: if coverBehind
      blurred: "BLURRED__",
      //: end
      //: end
      //: if height
      height: HEIGHT__,
      //: end
      //: if rows
      //: if isWindow
      //: if needsAspect
      aspect: ASPECT__,
      //: end
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
    //: each assets
    "PICTURE__",
    //: end
  ]
  //: end
  //: end
}
