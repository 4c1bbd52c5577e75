/// A header of layers that move at their own speeds, over the rows.
struct NAME__View<Rows: View>: View {
  var style = NAME__Style()
  //: if bar
  var title: String
  //: end
  @ViewBuilder var rows: Rows
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if bar
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = TITLE_SIZE__
  //: end

  //: if isBelowSafeArea
  var body: some View {
    GeometryReader { proxy in list(style: style.below(proxy.safeAreaInsets.top)) }
  }

  private func list(style: NAME__Style) -> some View {
  //: else
  var body: some View {
  //: end
    ScrollView {
      VStack(spacing: 0) {  // the header always stays loaded
        GeometryReader { proxy in
          //: if isBelowSafeArea
          let top = proxy.frame(in: .scrollView(axis: .vertical)).minY
          header(s: -top, width: proxy.size.width, style: style)
          //: else
          let top = proxy.frame(in: .scrollView(axis: .vertical)).minY
          header(s: -top, width: proxy.size.width)
          //: end
        }
        .frame(height: style.height)
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
    .NAME_VALUE__Edge()
    //: use dark
  }

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  //: if isBelowSafeArea
  private func header(s: CGFloat, width: CGFloat, style: NAME__Style) -> some View {
  //: else
  private func header(s: CGFloat, width: CGFloat) -> some View {
  //: end
    let ride = reduceMotion ? max(0, -s) : 0  // moves down with the rows; nothing else moves
    let visible = max(style.low, style.height - s - ride)
    //: if bar
    //: if barIsSmall
    let layout = style.bar(scrolled: s)
    //: else
    let layout = style.bar(scrolled: s)
    let words = style.bar(scrolled: reduceMotion ? .infinity : s)  // small from the start
    //: end
    //: end
    let screen = CGSize(width: width, height: visible)
    return NAME__Layers(style: style, s: s, screen: screen, reduceMotion: reduceMotion)
      .offset(y: -ride)
      .frame(width: width, height: visible, alignment: .topLeading)
      .clipped()
      //: if bar
      //: use bar
      //: end
      .allowsHitTesting(false)  // clipped parts would still take taps
      .overlay(alignment: .bottom) {
        Color.clear.contentShape(Rectangle())  // taps on the bar do not reach the rows
          .frame(height: style.low)
      }
      .offset(y: s + ride)
  }
}

extension View {
  /// The header extends under the status bar and a navigation bar; iOS 26 would blur it there.
  @ViewBuilder fileprivate func NAME_VALUE__Edge() -> some View {
    let clear = toolbarBackground(.hidden, for: .navigationBar)
    if #available(iOS 26, *) { clear.scrollEdgeEffectHidden(true, for: .top) } else { clear }
  }
}
