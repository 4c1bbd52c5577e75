/// A header whose picture lags behind the rows below it.
struct NAME__View<Picture: View, Rows: View>: View {
  var style = NAME__Style()
  //: if bar
  var title: String
  //: end
  //: if refresh
  var onRefresh: @MainActor () async -> Void = {}
  //: end
  /// Fills the given size.
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
    .NAME_VALUE__Edge()
    //: use dark
  }
}

/// The header by itself, for the top of any vertical scroll view. Everything is laid out once, where the rows
/// have it; while they scroll it is only moved, scaled and faded.
struct NAME__Header<Picture: View>: View {
  var style: NAME__Style
  //: if bar
  var title: String
  //: end
  @ViewBuilder var picture: (CGSize) -> Picture
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if bar
  //: if titleShift
  @Environment(\.layoutDirection) private var layoutDirection
  //: end
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = TITLE_SIZE__
  //: end

  var body: some View {
    Color.clear
      .aspectRatio(style.aspect, contentMode: .fit)
      .contentShape(Rectangle())  // takes the taps: .onTapGesture goes here
      .overlay { GeometryReader { proxy in box(size: proxy.size) } }
      .zIndex(1)  // over the rows
  }

  private func box(size: CGSize) -> some View {
    let rest = style.layout(scrolled: 0, width: size.width).picture.size
    let motion = NAME__Motion(style: style, size: size, reduceMotion: reduceMotion)
    //: if sticks
    let low = style.minHeight
    //: end
    return picture(rest)
      .frame(width: rest.width, height: rest.height)
      .clipped()
      .accessibilityHidden(true)
      .visualEffect { content, proxy in
        let layout = motion.layout(scrolled: -proxy.top)
        let zoom = layout.picture.height / max(1, rest.height)
        return content.scaleEffect(zoom, anchor: .top)
          .offset(y: motion.top(scrolled: -proxy.top) + layout.picture.minY)
      }
      .frame(width: size.width, height: size.height, alignment: .top)
      //: if bar
      //: use header-bar
      //: end
      .mask {
        Rectangle()
          .padding(.top, -2000)  // nothing is cut off above the screen
          .visualEffect { content, proxy in
            content.offset(y: motion.drop(scrolled: -proxy.top))
          }
      }
      .allowsHitTesting(false)
      //: if sticks
      .overlay(alignment: .bottom) {
        Color.clear.contentShape(Rectangle())  // no tap goes through the bar to the rows below it
          .frame(height: low)
          .visualEffect { content, proxy in
            content.offset(y: motion.drop(scrolled: size.height - low - proxy.top))
          }
      }
      //: end
  }
  //: if bar
  //: if not barIsSmall

  /// The title on the picture, or the one that takes its place on the bar.
  private func words(
    _ motion: NAME__Motion, _ color: some ShapeStyle, isOnBar: Bool
  ) -> some View {
    //: if titleShift
    let shift: CGFloat = layoutDirection == .rightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__
    //: end
    return Text(title)
      .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
      .lineLimit(1)
      .foregroundStyle(color)
      .frame(width: motion.size.width - TITLE_MARGINS__, height: 0, alignment: .leading)
      .visualEffect { content, proxy in
        let s = motion.size.height - proxy.top
        let layout = motion.layout(scrolled: s)
        let y = motion.drop(scrolled: s) - layout.titleRise
        return content.scaleEffect(layout.titleScale, anchor: .leading)
          //: if titleShift
          .offset(x: shift * (1 - layout.titleScale), y: y)
          //: else
          .offset(y: y)
          //: end
          .opacity((layout.barOpacity >= INK_SHARE__) == isOnBar ? 1 : 0)
      }
      .padding(.leading, TITLE_START__)
  }
  //: end
  //: end
}

/// Places in the header, relative to the rows.
private struct NAME__Motion: Sendable {
  var style: NAME__Style
  var size: CGSize  // of the header at rest
  var reduceMotion: Bool

  /// - Parameter s: Points from rest, negative while the list is pulled down.
  func layout(scrolled s: CGFloat) -> NAME__Style.Layout {
    //: if bar
    reduceMotion
      ? style.stillLayout(scrolled: s, width: size.width)
      : style.layout(scrolled: s, width: size.width)
    //: else
    style.layout(scrolled: reduceMotion ? 0 : s, width: size.width)
    //: end
  }

  /// How far the top of the box is below that of the header's frame.
  func top(scrolled s: CGFloat) -> CGFloat {
    //: if sticks
    //: if rides
    reduceMotion ? max(0, s - layout(scrolled: s).collapse) : max(s, 0)
    //: else
    reduceMotion ? max(0, s - layout(scrolled: s).collapse) : s
    //: end
    //: else if rides
    reduceMotion ? 0 : max(s, 0)
    //: else
    reduceMotion ? 0 : s
    //: end
  }

  /// How far the bottom of the box is below that of the header's frame.
  func drop(scrolled s: CGFloat) -> CGFloat {
    top(scrolled: s) + layout(scrolled: s).visible - size.height
  }
}

extension GeometryProxy {
  /// Where the view is in the list's frame.
  fileprivate var top: CGFloat { frame(in: .scrollView(axis: .vertical)).minY }
}

extension View {
  /// The header reaches under the status bar and a navigation bar; iOS 26 would blur it there.
  @ViewBuilder fileprivate func NAME_VALUE__Edge() -> some View {
    if #available(iOS 26, *) {
      toolbarBackground(.hidden, for: .navigationBar).scrollEdgeEffectHidden(true, for: .top)
    } else {
      toolbarBackground(.hidden, for: .navigationBar)
    }
  }
}
