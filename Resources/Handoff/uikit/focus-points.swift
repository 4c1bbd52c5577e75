/// The points of the sample's pictures that stay visible, by name; other pictures are centered.
enum NAME__Focus {
  //: if hasWhole
  /// The pictures that are shown whole in their boxes.
  //: row 92
  static let whole: Set = [
    //: each wholePictures
    "PICTURE__",
    //: end
  ]
  //: end
  //: end
  //: if not namedFocusPoints
  static let points: [String: CGPoint] = [:]
  //: else
  //: row 92
  static let points = [
    //: each namedFocusPoints
    "PICTURE__": CGPoint(x: X__, y: Y__),
    //: end
  ]
  //: end
  //: end
}
