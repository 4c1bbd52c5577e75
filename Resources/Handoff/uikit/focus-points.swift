/// The points of the sample's pictures that stay in sight, by name; others are centred.
enum NAME__Focus {
  //: row 92
  static let points = [
    //: each namedFocusPoints
    "PICTURE__": CGPoint(x: X__, y: Y__),
    //: end
  ]
  //: end
}
