//: if header
/// A header whose picture lags behind the rows below it.
struct NAME__View<Picture: View, Rows: View>: View {
//: else
/// A header of layers that move at their own speeds, over the rows.
struct NAME__View<Rows: View>: View {
//: end
  var style = NAME__Style()
  //: if bar
  var title: String
  //: end
  //: if refresh
  var onRefresh: @MainActor () async -> Void = {}
  //: end
  //: if header
  /// Fills the given size.
  @ViewBuilder var picture: (CGSize) -> Picture
  //: end
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
        //: row
        NAME__Header(
          style: style,
          //: if bar
          title: title,
          //: end
          //: if header
          picture: picture,
          //: end
        )
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
//: if header
struct NAME__Header<Picture: View>: View {
//: else
struct NAME__Header: View {
//: end
  var style: NAME__Style
  //: if bar
  var title: String
  //: end
  //: if header
  @ViewBuilder var picture: (CGSize) -> Picture
  //: end
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if bar
  //: if titleShift
  @Environment(\.layoutDirection) private var layoutDirection
  //: end
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = TITLE_SIZE__
  //: end

  var body: some View {
    Color.clear
      //: if header
      .aspectRatio(style.aspect, contentMode: .fit)
      //: else
      .frame(height: style.height)
      //: end
      .contentShape(Rectangle())  // takes the taps: .onTapGesture goes here
      .overlay { GeometryReader { proxy in box(size: proxy.size) } }
      .zIndex(1)  // over the rows
  }

  private func box(size: CGSize) -> some View {
    //: if header
    let layout: @Sendable (CGFloat) -> NAME__Style.Layout = { [style, reduceMotion] s in
      style.layout(scrolled: s, width: size.width, reduceMotion: reduceMotion)
    }
    let rest = layout(0).picture.size
    return picture(rest)
      .frame(width: rest.width, height: rest.height)
      .clipped()
      .accessibilityHidden(true)
      .visualEffect { content, proxy in
        let place = layout(-proxy.top)
        let zoom = place.picture.height / max(1, rest.height)
        return content.scaleEffect(zoom, anchor: .top)
          .offset(y: size.height - place.visible + place.picture.minY)
      }
      .frame(width: size.width, height: size.height, alignment: .top)
    //: else
    let collapse = style.height - style.minHeight
    return layers(in: size)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    //: end
      //: if bar
      //: use header-bar
      //: end
      .mask { Rectangle().padding(.top, -2000) }  // nothing is cut off above the screen
      .allowsHitTesting(false)
      //: if sticks
      .overlay(alignment: .bottom) {
        // No tap goes through the bar to the rows below it.
        Color.clear.contentShape(Rectangle()).frame(height: style.minHeight)
      }
      .visualEffect { content, proxy in content.offset(y: layout(-proxy.top).drop) }
      //: else if recipe
      .overlay(alignment: .bottom) {
        // No tap goes through the bar to the rows below it.
        Color.clear.contentShape(Rectangle()).frame(height: style.minHeight)
      }
      .visualEffect { content, proxy in content.offset(y: max(0, -proxy.top - collapse)) }
      //: end
  }
  //: if recipe

  private func layers(in size: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(style.layers.indices), id: \.self) { [style, reduceMotion] index in
        let layer = style.layers[index]
        let rest = style.place(layer, scrolled: 0, in: size, reduceMotion: false)
        Image(decorative: layer.picture).resizable()
          .frame(width: rest.width, height: rest.height)
          .visualEffect { content, proxy in
            let s = -proxy.top
            let frame = style.place(layer, scrolled: s, in: size, reduceMotion: reduceMotion)
            return content.scaleEffect(frame.width / max(1, rest.width), anchor: .topLeading)
              .offset(x: frame.minX, y: frame.minY + min(s, style.height - style.minHeight))
          }
      }
    }
  }
  //: end
  //: if bar
  //: if not barIsSmall

  /// The title on the picture, or the one that takes its place on the bar.
  private func words(_ color: some ShapeStyle, in size: CGSize, isOnBar: Bool) -> some View {
    //: if titleShift
    let shift: CGFloat = layoutDirection == .rightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__
    return Text(title)
    //: else
    Text(title)
    //: end
      .font(.system(size: min(titleSize, TITLE_LINE__), weight: .bold))  // at most as tall as its line
      .lineLimit(1)
      .foregroundStyle(color)
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
          //: if titleShift
          .offset(x: shift * (1 - place.titleScale), y: -place.titleRise)
          //: else
          .offset(y: -place.titleRise)
          //: end
          .opacity(isShown ? 1 : 0)
      }
      .padding(.leading, TITLE_START__)
  }
  //: end
  //: end
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
