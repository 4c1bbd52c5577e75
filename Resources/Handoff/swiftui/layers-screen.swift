/// Layers that move at their own speeds.
struct NAME__View: View {
  var style = NAME__Style()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    GeometryReader { proxy in
      //: if isAcross
      ScrollView(.horizontal) {
      //: else
      ScrollView(.vertical) {
      //: end
        GeometryReader { content in
          //: if not isAcross
          let s = -content.frame(in: .scrollView(axis: .vertical)).minY  // from rest
          //: else if isMirrored
          let s = content.frame(in: .scrollView(axis: .horizontal)).maxX - proxy.size.width  // from rest
          //: else
          let s = -content.frame(in: .scrollView(axis: .horizontal)).minX  // from rest
          //: end
          NAME__Layers(style: style, s: s, screen: proxy.size, reduceMotion: reduceMotion)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
            .clipped()
            //: if not isAcross
            .offset(y: s)
            //: else if isMirrored
            .offset(x: content.size.width - proxy.size.width - s)
            //: else
            .offset(x: s)
            //: end
        }
        //: if isAcross
        .frame(width: proxy.size.width * style.length, height: proxy.size.height)
        //: else
        .frame(width: proxy.size.width, height: proxy.size.height * style.length)
        //: end
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
}
