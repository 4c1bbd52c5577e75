//: if header
/// A header with a picture that lags behind the rows.
struct NAME__View<Picture: View, Rows: View>: View {
//: else
/// A header of layers that move at their own speeds, over the rows.
struct NAME__View<Rows: View>: View {
//: end
  var style = NAME__Style()
  var title: String  //: if bar
  var onRefresh: @MainActor () async -> Void = {}  //: if refresh
  //: if header
  /// Fills the given size.
  @ViewBuilder var picture: (CGSize) -> Picture
  //: end
  //: if isBelowSafeArea
  /// With a navigation bar over the header, the header collapses to the height of that bar.
  var hasNavigationBar = false
  //: end
  @ViewBuilder var rows: Rows

  var body: some View {
    //: if isBelowSafeArea
    GeometryReader { proxy in
      let inset = proxy.safeAreaInsets.top  // includes a navigation bar
      let style = style.below(hasNavigationBar ? inset - style.minHeight : inset)
      //: use header-list
    }
    //: else
    //: use header-list
    //: end
  }
}

/// The header alone, for the top of any vertical scroll view. Everything is laid out once;
/// scrolling only moves, scales and fades it.
struct NAME__Header<Picture: View>: View {  //: if header
struct NAME__Header: View {  //: else
  var style: NAME__Style
  var title: String  //: if bar
  @ViewBuilder var picture: (CGSize) -> Picture  //: if header
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(NAME__Hiding.self) private var hiding: NAME__Hiding?  //: if hidesHeader
  @State private var follower = NAME__Follower()  //: if isLinked
  //: if recipe
  @ScaledMetric private var typeSize: CGFloat = 1  //: if hasTexts
  //: end
  //: if bar
  @Environment(\.layoutDirection) private var layoutDirection  //: if titleShift
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = TITLE_SIZE__
  //: end

  var body: some View {
    GeometryReader { proxy in box(size: proxy.size) }
      .aspectRatio(style.aspect, contentMode: .fit)  //: if header
      .frame(height: style.height)  //: else
      .zIndex(1)  // over the rows
      //: if hidesHeader
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { size in
        let low = style.layout(scrolled: .infinity, width: size.width).visible  //: if header
        let low = style.low  //: else
        hiding?.bar.height = low
        hiding?.bar.start = size.height - low
      }
      //: end
      //: if isLinked
      .onGeometryChange(for: CGFloat.self, of: { -$0.top }) { follower.scroll(to: $0) }
      .background { NAME__Frames(follower: follower, style: style) }
      //: end
  }

  private func box(size: CGSize) -> some View {
    //: if header
    //: if lags
    let lag = follower.lag
    let layout: @Sendable (CGFloat) -> NAME__Style.Layout = { [style, reduceMotion] s in
      style.layout(scrolled: s, behind: lag, width: size.width, reduceMotion: reduceMotion)
    }
    let rest = style.layout(scrolled: 0, width: size.width).picture.size
    //: else
    let layout: @Sendable (CGFloat) -> NAME__Style.Layout = { [style, reduceMotion] s in
      style.layout(scrolled: s, width: size.width, reduceMotion: reduceMotion)
    }
    let rest = layout(0).picture.size
    //: end
    return picture(rest)
      .frame(width: rest.width, height: rest.height).clipped()
      .accessibilityHidden(true)
      .visualEffect { content, proxy in
        let place = layout(-proxy.top)
        return content.scaleEffect(place.picture.height / max(1, rest.height), anchor: .top)
          .offset(y: size.height - place.visible + place.picture.minY)
      }
      .frame(width: size.width, height: size.height, alignment: .top)
      //: use header-over
    //: else
    //: use layer-stack
    .environment(\.layoutDirection, .leftToRight)  // x starts at the left in every language
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    //: use header-over
    //: end
  }
  //: if recipe
  //: if not isPlainHeader

  //: use layer-view
  //: end
  //: end
  //: if bar
  //: if not barIsSmall
  //: if not isDark

  /// The title on the picture, or the title on the bar that replaces it.
  private func words(_ color: some ShapeStyle, in size: CGSize, isOnBar: Bool) -> some View {
    //: if titleShift
    let shift: CGFloat = layoutDirection == .rightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__
    return Text(title)
    //: else
    Text(title)
    //: end
      .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
      .lineLimit(1).foregroundStyle(color)
      .frame(width: size.width - TITLE_MARGINS__, height: 0, alignment: .leading)
      .visualEffect { [style, reduceMotion] content, proxy in
        let s = size.height - proxy.top
        //: if header
        let place = style.layout(scrolled: s, width: size.width, reduceMotion: reduceMotion)
        let isShown = (place.barOpacity >= INK_SHARE__) == isOnBar
        //: else
        let place = style.bar(scrolled: reduceMotion ? .infinity : s)  // small from the start
        let isShown = (style.bar(scrolled: s).barOpacity >= INK_SHARE__) == isOnBar
        //: end
        return content.scaleEffect(place.titleScale, anchor: .leading)
          .offset(x: shift * (1 - place.titleScale), y: -place.titleRise).opacity(isShown ? 1 : 0)  //: if titleShift
          .offset(y: -place.titleRise).opacity(isShown ? 1 : 0)  //: else
      }
      .padding(.leading, TITLE_START__)
  }
  //: end
  //: end
  //: end
}

nonisolated extension GeometryProxy {
  /// The place of the view in the list's frame.
  fileprivate var top: CGFloat { frame(in: .scrollView(axis: .vertical)).minY }
}
//: if isLinked

//: use frames
//: end
