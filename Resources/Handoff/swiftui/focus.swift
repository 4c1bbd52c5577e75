//: if hasWhole
/// A picture that fills a box, or is shown whole. Its focus has the same place in the picture and in the box.
//: else
/// A picture that fills a box. Its focus has the same place in the picture and in the box, so the focus stays visible.
//: end
struct NAME__FocusedPicture: View {
  //: if hasWhole
  //: row 92
  static let whole: Set = [
    "PICTURE__",  //: each wholePictures
  ]
  //: end
  //: end
  //: if not namedFocusPoints
  static let points: [String: UnitPoint] = [:]
  //: else
  //: row 92
  static let points = [
    "PICTURE__": UnitPoint(x: X__, y: Y__),  //: each namedFocusPoints
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
      .aspectRatio(contentMode: Self.whole.contains(name) ? .fit : .fill)  //: if hasWhole
      .scaledToFill()  //: else
      .alignmentGuide(HorizontalAlignment.center) { $0.width * point.x + width * (0.5 - point.x) }
      .alignmentGuide(VerticalAlignment.center) { $0.height * point.y + height * (0.5 - point.y) }
      .frame(width: width, height: height)
  }
}
