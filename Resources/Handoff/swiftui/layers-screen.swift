/// Layers that move at their own speeds.
struct NAME__View: View {
  var style = NAME__Style()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var follower = NAME__Follower()  //: if isLinked
  @ScaledMetric private var typeSize: CGFloat = 1  //: if hasTexts

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ScrollView(.horizontal) {  //: if isAcross
      ScrollView(.vertical) {  //: else
        //: use layer-stack
        .frame(width: size.width * style.length, height: size.height, alignment: .topLeading)  //: if isAcross
        .frame(width: size.width, height: size.height * style.length, alignment: .topLeading)  //: else
        //: if isLinked
        .onGeometryChange(for: CGFloat.self) { [style] in  //: if isMirrored
        .onGeometryChange(for: CGFloat.self) {  //: else
          //: if not isAcross
          -$0.frame(in: .scrollView(axis: .vertical)).minY
          //: else if isMirrored
          $0.frame(in: .scrollView(axis: .horizontal)).minX + (style.length - 1) * size.width
          //: else
          -$0.frame(in: .scrollView(axis: .horizontal)).minX
          //: end
        } action: {
          follower.scroll(to: $0)
        }
        .background { NAME__Frames(follower: follower, style: style) }
        //: end
        .environment(\.layoutDirection, .leftToRight)  // x starts at the left in every language  //: if isMirrored
        .environment(\.layoutDirection, .leftToRight)  // x starts at the left in every language  //: else if not isAcross
      }
      //: use resting
    }
    .environment(\.layoutDirection, .rightToLeft)  // as tuned, in every language  //: if isMirrored
    .environment(\.layoutDirection, .leftToRight)  // as tuned, in every language  //: else if isAcross
    .ignoresSafeArea()
  }

  //: use layer-view
}
//: if isLinked

//: use frames
//: end
