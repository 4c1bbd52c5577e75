struct NAME__View<Rows: View>: View {
  @ViewBuilder var rows: Rows
  @Environment(\.accessibilityReduceMotion) private var still

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {  // the header is never taken away
        GeometryReader { proxy in
          header(s: -proxy.frame(in: .scrollView).minY, width: proxy.size.width)
        }
        .frame(height: SceneLayer.height)
        .zIndex(1)  // over the rows
        //: if snapsToItems
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        //: else
        LazyVStack(spacing: 0) { rows }
        //: end
      }
    }
    //: use resting
    .ignoresSafeArea(.container, edges: .top)
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  private func header(s: CGFloat, width: CGFloat) -> some View {
    let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
    let visible = max(SceneLayer.minHeight, SceneLayer.height - s - ride)
    //: lines layerBarSteps
    return SceneLayers(s: s, screen: CGSize(width: width, height: visible), still: still)
      .offset(y: -ride)
      .frame(width: width, height: visible, alignment: .topLeading)
      .clipped()
      //: if bar
      //: use bar
      //: end
      .allowsHitTesting(false)  // what is clipped would still take taps
      .offset(y: s + ride)
  }
}
