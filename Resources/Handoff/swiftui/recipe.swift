//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

/// The layers where they lie once the content is scrolled by `s`.
private struct NAME__Layers: View {
  var style: NAME__Style
  var s: CGFloat
  var screen: CGSize
  var reduceMotion: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(style.layers.indices), id: \.self) { layer(style.layers[$0]) }
    }
    .accessibilityElement(children: .ignore)
  }

  private func layer(_ layer: NAME__Style.Layer) -> some View {
    let (frame, opacity) = style.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: if not hasTiles
    return face(layer, frame.size).offset(x: frame.minX, y: frame.minY).opacity(opacity)
    //: else
    //: if isAcross
    let step = max(1, frame.width)
    let rest = frame.minX.truncatingRemainder(dividingBy: step)
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) : frame.minX
    //: else
    let step = max(1, frame.height)
    let rest = frame.minY.truncatingRemainder(dividingBy: step)
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) : frame.minY
    //: end
    return ForEach(Array(0..<layer.copies), id: \.self) { copy in
      face(layer, frame.size)
        //: if isAcross
        .offset(x: first + CGFloat(copy) * step, y: frame.minY)
        //: else
        .offset(x: frame.minX, y: first + CGFloat(copy) * step)
        //: end
        .opacity(opacity)
    }
    //: end
  }

  @ViewBuilder private func face(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
    //: if hasTexts
    if let text = layer.text {
      let scale = layer.size > 0 ? size.height / (layer.size * 1.25) : 1
      Text(text)
        .font(.system(size: layer.size * scale, weight: .bold))
        .foregroundStyle(layer.isLight ? .white : .black)
        .frame(
          width: size.width, height: size.height, alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
    } else {
      Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    }
    //: else
    Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    //: end
  }
}
