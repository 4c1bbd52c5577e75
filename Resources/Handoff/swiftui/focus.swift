/// A picture that fills a box: its focus lies in the box where it lies in the picture, and so is always seen.
struct NAME__FocusedPicture: View {
  //: row 92
  static let points = [
    //: each namedFocusPoints
    "PICTURE__": UnitPoint(x: X__, y: Y__),
    //: end
  ]
  //: end

  var name: String
  var width: CGFloat
  var height: CGFloat

  var body: some View {
    let point = Self.points[name] ?? .center
    Image(decorative: name)
      .resizable()
      .scaledToFill()
      .alignmentGuide(HorizontalAlignment.center) { $0.width * point.x + width * (0.5 - point.x) }
      .alignmentGuide(VerticalAlignment.center) { $0.height * point.y + height * (0.5 - point.y) }
      .frame(width: width, height: height)
  }
}
