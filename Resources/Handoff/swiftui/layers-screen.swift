struct NAME__View: View {
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    GeometryReader { proxy in
      //: if isAcross
      ScrollView(.horizontal) {
      //: else
      ScrollView(.vertical) {
      //: end
        GeometryReader { content in
          //: if not isAcross
          let s = -content.frame(in: .scrollView).minY  // from rest
          //: else if isMirrored
          let s = content.frame(in: .scrollView).maxX - proxy.size.width  // from rest
          //: else
          let s = -content.frame(in: .scrollView).minX  // from rest
          //: end
          SceneLayers(s: s, screen: proxy.size, still: still)
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
        .frame(width: proxy.size.width * SceneLayer.length, height: proxy.size.height)
        //: else
        .frame(width: proxy.size.width, height: proxy.size.height * SceneLayer.length)
        //: end
      }
      //: use resting
    }
    .ignoresSafeArea()
  }
}
