//: if isPlainHeader
//: use header
//: else
//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

/// The layers with the content scrolled by `s`.
private struct NAME__Layers: View {
  var style: NAME__Style
  var s: CGFloat
  var screen: CGSize
  var reduceMotion: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(style.layers.indices), id: \.self) { layer(style.layers[$0]) }
    }
    //: if not isAcross
    .environment(\.layoutDirection, .leftToRight)  // x starts at the left in every language
    //: end
    .accessibilityElement(children: .contain)
  }

  private func layer(_ layer: NAME__Style.Layer) -> some View {
    //: if isShaped
    let (frame, opacity, key) = style.place(
      layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: else if hasKeys
    let (frame, opacity) = style.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: else
    let frame = style.place(layer, scrolled: s, in: screen, reduceMotion: reduceMotion)
    //: end
    //: if not hasTiles
    //: if isShaped
    return shaped(layer, frame.size, key).offset(x: frame.minX, y: frame.minY).opacity(opacity)
    //: else if hasKeys
    return face(layer, frame.size).offset(x: frame.minX, y: frame.minY).opacity(opacity)
    //: else
    return face(layer, frame.size).offset(x: frame.minX, y: frame.minY)
    //: end
    //: else
    //: if isAcross
    let step = max(1, frame.width)
    let rest = frame.minX.truncatingRemainder(dividingBy: step)
    //: if hasLeads
    let lead = CGFloat(layer.lead) * step
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) - lead : frame.minX
    //: else
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) : frame.minX
    //: end
    //: else
    let step = max(1, frame.height)
    let rest = frame.minY.truncatingRemainder(dividingBy: step)
    //: if hasLeads
    let lead = CGFloat(layer.lead) * step
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) - lead : frame.minY
    //: else
    let first = layer.copies > 1 ? (rest > 0 ? rest - step : rest) : frame.minY
    //: end
    //: end
    return ForEach(Array(0..<layer.copies), id: \.self) { copy in
      //: if isShaped
      shaped(layer, frame.size, key)
      //: else
      face(layer, frame.size)
      //: end
        //: if isAcross
        .offset(x: first + CGFloat(copy) * step, y: frame.minY)
        //: else
        .offset(x: frame.minX, y: first + CGFloat(copy) * step)
        //: end
        //: if hasKeys
        .opacity(opacity)
        //: end
    }
    //: end
  }

  //: if isShaped
  /// Blurred, revealed from its side, then turned about the middle of its box.
  private func shaped(
    _ layer: NAME__Style.Layer, _ size: CGSize, _ key: NAME__Style.Key
  ) -> some View {
    //: if reveals
    let part = layer.shown(key.reveal, of: CGRect(origin: .zero, size: size))
    //: end
    return face(layer, size)
      //: if blurs
      //: if hasCovers
      .blur(radius: key.blur, opaque: layer.fills)
      //: else
      .blur(radius: key.blur)
      //: end
      //: end
      //: if reveals
      .mask(alignment: .topLeading) {
        if key.reveal < 1 {
          Rectangle().frame(width: part.width, height: part.height)
            .offset(x: part.minX, y: part.minY)
        } else {
          Rectangle().padding(-200)  // nothing is cut off
        }
      }
      //: end
      //: if turns
      .rotationEffect(.degrees(key.rotation))
      //: end
  }

  //: end
  @ViewBuilder private func face(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
    //: if hasTexts
    if let text = layer.text {
      //: if hasLines
      let scale = layer.size > 0 ? size.height / (layer.size * 1.25 * layer.lines) : 1
      //: else
      let scale = layer.size > 0 ? size.height / (layer.size * 1.25) : 1
      //: end
      Text(text)
        //: if hasWeights
        .font(.system(size: layer.size * scale, weight: weight(layer.weight)))
        //: else
        .font(.system(size: layer.size * scale, weight: .bold))
        //: end
        .foregroundStyle(color(layer.color))
        //: if hasLines
        .lineSpacing(layer.size * scale * (1.25 - 1.193))  // a line of the font is 1.193 high
        .multilineTextAlignment(layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
        //: end
        .frame(
          width: size.width, height: size.height,
          alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
    } else {
      Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    }
    //: else
    Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    //: end
  }
  //: if hasTexts

  private func color(_ hex: UInt32) -> Color {
    func share(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    return Color(red: share(16), green: share(8), blue: share(0))
  }
  //: end
  //: if hasWeights

  private func weight(_ number: Int) -> Font.Weight {
    switch number {
    case ..<500: .regular
    case ..<600: .medium
    case ..<700: .semibold
    default: .bold
    }
  }
  //: end
}
//: end
