/// Layers that move at their own speeds.
struct NAME__View: View {
  var style = NAME__Style()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if isLinked
  @State private var follower = NAME__Follower()
  //: end
  //: if hasTexts
  @ScaledMetric private var typeSize: CGFloat = 1
  //: end

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      //: if isAcross
      ScrollView(.horizontal) {
      //: else
      ScrollView(.vertical) {
      //: end
        //: use layer-stack
        //: if isAcross
        .frame(width: size.width * style.length, height: size.height, alignment: .topLeading)
        //: else
        .frame(width: size.width, height: size.height * style.length, alignment: .topLeading)
        //: end
        //: if isLinked
        //: if isMirrored
        .onGeometryChange(for: CGFloat.self) { [style] in
        //: else
        .onGeometryChange(for: CGFloat.self) {
        //: end
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
        .environment(\.layoutDirection, .leftToRight)  // x starts at the left in every language
      }
      //: use resting
    }
    //: if isMirrored
    .environment(\.layoutDirection, .rightToLeft)  // as tuned, in every language
    //: else if isAcross
    .environment(\.layoutDirection, .leftToRight)  // as tuned, in every language
    //: end
    .ignoresSafeArea()
  }

  //: use layer-view
}
//: if isLinked

//: use frames
//: end
