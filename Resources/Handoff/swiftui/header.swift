/// A header whose picture lags behind the rows below it.
struct NAME__View<Picture: View, Rows: View>: View {
  var style = NAME__Style()
  //: if bar
  var title: String
  //: end
  //: if refresh
  var onRefresh: @MainActor () async -> Void = {}
  //: end
  /// Fills the size that it is given.
  @ViewBuilder var picture: (CGSize) -> Picture
  @ViewBuilder var rows: Rows

  //: if isBelowSafeArea
  var body: some View {
    GeometryReader { proxy in list(style: style.below(proxy.safeAreaInsets.top)) }
  }

  private func list(style: NAME__Style) -> some View {
  //: else
  var body: some View {
  //: end
    ScrollView {
      VStack(spacing: 0) {  // the header is never taken away
        //: if bar
        NAME__Header(style: style, title: title, picture: picture)
        //: else
        NAME__Header(style: style, picture: picture)
        //: end
        //: if snapsToItems
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        //: else
        LazyVStack(spacing: 0) { rows }
        //: end
      }
    }
    //: use resting
    //: if refresh
    // The system decides by itself how far to pull. Tuned were REFRESH_THRESHOLD__, held at REFRESH_HOLD__ for REFRESH_DURATION__ s.
    .refreshable { [onRefresh] in await onRefresh() }
    //: end
    .ignoresSafeArea(.container, edges: .top)
    //: use dark
  }
}

/// The picture lags in a box that shows what the rows leave of it.
private struct NAME__Header<Picture: View>: View {
  var style: NAME__Style
  //: if bar
  var title: String
  //: end
  @ViewBuilder var picture: (CGSize) -> Picture
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if bar
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = TITLE_SIZE__
  //: end

  var body: some View {
    Color.clear
      .aspectRatio(style.aspect, contentMode: .fit)
      .overlay(alignment: .top) {
        GeometryReader { proxy in
          box(scrolled: -proxy.frame(in: .scrollView(axis: .vertical)).minY, width: proxy.size.width)
        }
      }
      .zIndex(1)  // over the rows
  }

  /// - Parameter scrolled: Points from rest, negative while the list is pulled down.
  private func box(scrolled: CGFloat, width: CGFloat) -> some View {
    let layout = style.layout(scrolled: reduceMotion ? 0 : scrolled, width: width)
    return picture(layout.picture.size)
      .frame(width: layout.picture.width, height: layout.picture.height)
      .clipped()
      .offset(y: layout.picture.minY)
      .frame(width: width, height: layout.visible, alignment: .top)
      .clipped()
      .accessibilityHidden(true)
      //: if bar
      //: use bar
      //: end
      .allowsHitTesting(false)  // what is clipped would still take taps
      .background(Color.clear.contentShape(Rectangle()))  // and this takes them: .onTapGesture goes here
      //: if sticks
      //: if rides
      .offset(y: reduceMotion ? max(0, scrolled - layout.collapse) : max(scrolled, 0))
      //: else
      .offset(y: reduceMotion ? max(0, scrolled - layout.collapse) : scrolled)
      //: end
      //: else if rides
      .offset(y: reduceMotion ? 0 : max(scrolled, 0))
      //: else
      .offset(y: reduceMotion ? 0 : scrolled)
      //: end
  }
}
