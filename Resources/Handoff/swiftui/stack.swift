/// Albums in a strip: covers in front of stacks of layers that fan out as they pass.
struct NAME__View<Picture: View, Backdrop: View>: View {  //: if coverBehind
struct NAME__View<Picture: View>: View {  //: else
  var items: [NAME__Item]
  var style = NAME__Style()
  /// A layer's picture, filling the given size. Layer `i` of album `n` asks for number `n + i`. After the last
  /// picture the pictures repeat.
  @ViewBuilder var picture: (_ number: Int, _ size: CGSize) -> Picture
  //: if coverBehind
  /// The backdrop: an album's cover, small and already blurred.
  @ViewBuilder var backdrop: (NAME__Item) -> Backdrop
  //: end
  @State private var front: Int?
  @State private var follower = NAME__Follower()  //: if lags
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  //: if coverBehind
  @Environment(\.layoutDirection) private var layoutDirection  //: if isAcross
  //: end

  var body: some View {
    GeometryReader { proxy in
      let screen = proxy.size.EXTENT__
      ScrollView(.AXIS__) {
        LazyHStack(spacing: style.pitch - style.cellWidth) {  //: if isAcross
        LazyVStack(spacing: style.pitch - style.cellWidth) {  //: else
          ForEach(Array(items.enumerated()), id: \.element.id) { number, item in
            album(number, item, screen: screen)  //: if hasCaptions
            album(number, screen: screen)  //: else
              .zIndex(item.id == front ?? items.first?.id ? 1 : 0)  // the album nearer the middle is in front
          }
        }
        .scrollTargetLayout()
        //: if lags
        .onGeometryChange(for: CGFloat.self) {
          -$0.frame(in: .scrollView(axis: .horizontal)).minX  //: if isAcross
          -$0.frame(in: .scrollView(axis: .vertical)).minY  //: else
        } action: {
          follower.scroll(to: $0)
        }
        .background { NAME__Frames(follower: follower, style: style) }
        //: end
        .background { backdrops(in: proxy) }  //: if coverBehind
      }
      .scrollPosition(id: $front, anchor: .center)
      // The first and the last album reach the middle.
      .contentMargins(.AXIS__, max(0, (screen - style.cellWidth) / 2), for: .scrollContent)
      .scrollClipDisabled()  // edges of layers stick out of the cells
      //: use resting
    }
    //: use dark
    //: if autoplay
    // To scroll by AUTOPLAY__ a second until the first touch, move a ScrollPosition in a TimelineView.
    //: end
  }

  /// - Parameter screen: The EXTENT__ of the strip.
  private func album(_ number: Int, _ item: NAME__Item, screen: CGFloat) -> some View {  //: if hasCaptions
  private func album(_ number: Int, screen: CGFloat) -> some View {  //: else
    // The start of the cell on the screen, measured on a view in the middle of the cell.
    let start: @Sendable (GeometryProxy) -> CGFloat = { [style] proxy in
      //: if isAcross
      let strip = proxy.bounds(of: .scrollView(axis: .horizontal)) ?? .zero
      return screen / 2 + proxy.size.width / 2 - strip.midX - style.cellWidth / 2
      //: else
      let strip = proxy.bounds(of: .scrollView(axis: .vertical)) ?? .zero
      return screen / 2 + proxy.size.height / 2 - strip.midY - style.cellWidth / 2
      //: end
    }
    return ZStack {
      ForEach(Array((0..<style.layers).reversed()), id: \.self) { index in
        let layer = style.layer(index)
        face(number, index, layer.size)  //: if isOutlined
        picture(number + index, layer.size)  //: else
          .frame(width: layer.size.width, height: layer.size.height)
          .clipShape(.rect(cornerRadius: RADIUS__))  //: if radius
          .clipped()  //: else
          .colorMultiply(Color(white: layer.light))  //: if not isOutlined
          //: if shadow
          .shadow(color: .black.opacity(index == 0 ? SHADOW__ : 0), radius: SHADOW_REACH__, y: SHADOW_DEPTH__)
          //: end
          .opacity(layer.opacity)
          .offset(y: layer.middle - style.cover / 2)  //: if isAcross
          .offset(x: layer.middle - style.cover / 2)  //: else
          //: if lags
          .visualEffect { [style, reduceMotion, lag = follower.lag] content, proxy in
            let shift = style.shift(x: start(proxy) + lag, screen: screen).shift
          //: else
          .visualEffect { [style, reduceMotion] content, proxy in
            let shift = style.shift(x: start(proxy), screen: screen).shift
          //: end
            //: if isAcross
            return content.offset(x: reduceMotion ? 0 : style.offset(of: index, shift: shift))
            //: else
            return content.offset(y: reduceMotion ? 0 : style.offset(of: index, shift: shift))
            //: end
          }
      }
    }
    //: if isAcross
    .environment(\.layoutDirection, .leftToRight)  // the fan follows the place on the screen
    .frame(width: style.cellWidth, height: style.cover)
    //: else
    .frame(width: style.cover, height: style.cellWidth)
    //: end
    .accessibilityHidden(true)
    //: if hasCaptions
    .overlay(alignment: .top) {
      NAME__Caption(item: item)
        .offset(y: style.cover + CAPTION_GAP__)
        .visualEffect { [style] content, proxy in
          content.opacity(style.captionOpacity(x: start(proxy), screen: screen))
        }
    }
    //: end
  }
  //: if isOutlined

  /// The layers behind the cover are outlines without a picture.
  @ViewBuilder
  private func face(_ number: Int, _ index: Int, _ size: CGSize) -> some View {
    if index == 0 { picture(number, size) } else { Rectangle().strokeBorder(.white) }
  }
  //: end
  //: if coverBehind

  /// The cover of the album in the middle. The next album's cover fades in on top.
  private func backdrops(in proxy: GeometryProxy) -> some View {
    GeometryReader { content in
      let (strip, screen) = (content.frame(in: .global), proxy.frame(in: .global))
      //: if not isAcross
      let s = screen.midY - style.cellWidth / 2 - strip.minY  // scrolled from the first album
      //: else
      // In points scrolled from the first album.
      let s =
        layoutDirection == .rightToLeft
        ? strip.maxX - screen.midX - style.cellWidth / 2
        : screen.midX - style.cellWidth / 2 - strip.minX
      //: end
      let first = max(0, min(Int(s / style.pitch), items.count - 1))
      ZStack {
        ForEach(Array(items.indices.dropFirst(first).prefix(2)), id: \.self) { index in
          backdrop(items[index])
            .frame(width: screen.width, height: screen.height).clipped()
            .opacity(style.coverOpacity(album: CGFloat(index), s: s))
        }
      }
      .compositingGroup()
      .opacity(style.coverBehind)
      .allowsHitTesting(false).accessibilityHidden(true)
      .offset(x: screen.minX - strip.minX, y: screen.minY - strip.minY)
    }
  }
  //: end
}
//: if lags

//: use frames
//: end
