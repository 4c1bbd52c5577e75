/// The points of the sample's pictures that stay visible, by name; other pictures are centered.
enum NAME__Focus {
  //: if hasWhole
  /// The pictures that are shown whole in their boxes.
  //: row 92
  static let whole: Set = [
    "PICTURE__",  //: each wholePictures
  ]
  //: end
  //: end
  //: if not namedFocusPoints
  static let points: [String: CGPoint] = [:]
  //: else
  //: row 92
  static let points = [
    "PICTURE__": CGPoint(x: X__, y: Y__),  //: each namedFocusPoints
  ]
  //: end
  //: end
}
