//: if hasWhole
/// A picture that fills a box, or is shown whole: its focus has the same place in both.
//: else
/// A picture that fills a box: its focus has the same place in both, so it stays visible.
//: end
struct NAME__FocusedPicture: View {
  //: if hasWhole
  //: row 92
  static let whole: Set = [
    //: each wholePictures
    "PICTURE__",
    //: end
  ]
  //: end
  //: end
  //: if not namedFocusPoints
  static let points: [String: UnitPoint] = [:]
  //: else
  //: row 92
  static let points = [
    //: each namedFocusPoints
    "PICTURE__": UnitPoint(x: X__, y: Y__),
    //: end
  ]
  //: end
  //: end

  var name: String
  var width: CGFloat
  var height: CGFloat

  var body: some View {
    let point = Self.points[name] ?? .center
    Image(decorative: name)
      .resizable()
      //: if hasWhole
      .aspectRatio(contentMode: Self.whole.contains(name) ? .fit : .fill)
      //: else
      .scaledToFill()
      //: end
      .alignmentGuide(HorizontalAlignment.center) { $0.width * point.x + width * (0.5 - point.x) }
      .alignmentGuide(VerticalAlignment.center) { $0.height * point.y + height * (0.5 - point.y) }
      .frame(width: width, height: height)
  }
}
