//: use layers

//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

/// The layers where they lie once the content is scrolled by `s`.
struct SceneLayers: View {
  var s: CGFloat
  var screen: CGSize
  var still: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(SceneLayer.all.indices), id: \.self) { index in
        layer(SceneLayer.all[index])
      }
    }
  }

  private func layer(_ layer: SceneLayer) -> some View {
    //: if hasKeys
    let (frame, opacity) = layer.place(s, in: screen, still: still)
    //: else
    let frame = layer.place(s, in: screen, still: still)
    //: end
    //: if not hasTiles
    return picture(layer, frame.size)
      .offset(x: frame.minX, y: frame.minY)
      //: if hasKeys
      .opacity(opacity)
      //: end
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
      picture(layer, frame.size)
        //: if isAcross
        .offset(x: first + CGFloat(copy) * step)
        .offset(y: frame.minY)
        //: else
        .offset(y: first + CGFloat(copy) * step)
        .offset(x: frame.minX)
        //: end
        //: if hasKeys
        .opacity(opacity)
        //: end
    }
    //: end
  }

  @ViewBuilder private func picture(_ layer: SceneLayer, _ size: CGSize) -> some View {
    //: if hasTexts
    if let text = layer.text {
      let scale = layer.size > 0 ? size.height / (layer.size * 1.25) : 1
      Text(text)
        .font(.system(size: layer.size * scale, weight: .bold))
        .foregroundStyle(layer.isLight ? .white : .black)
        .frame(width: size.width, height: size.height, alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
    } else {
      Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    }
    //: else
    Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
    //: end
  }
}
//: use physics
