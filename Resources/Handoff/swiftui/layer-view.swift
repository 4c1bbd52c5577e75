//: if reveals
/// A layer that its keys reveal has a mask; the mask moves like the layer.
//: row 98
@ViewBuilder
private func layer(
  _ layer: NAME__Style.Layer,
  copy: Int,  //: if hasTiles
  after past: NAME__Style.Layer.Past?,  //: if isLinked
  in size: CGSize
) -> some View {
//: end
  if layer.isRevealed {
    let rest = layer.rest(in: size).size
    //: row 92
    moved(
      layer,
      copy: copy,  //: if hasTiles
      after: past,  //: if isLinked
      in: size
    ).mask {
    //: end
      Rectangle().frame(width: rest.width, height: rest.height)
        .visualEffect { [style, reduceMotion] content, proxy in
          //: row 88
          let (frame, _, key) = style.place(
            layer,
            copy: copy,  //: if hasTiles
            after: past,  //: if isLinked
            as: proxy, in: size, reduceMotion: reduceMotion
          )
          //: end
          let whole = frame.insetBy(dx: -200, dy: -200)  // cuts nothing off
          let part = key.reveal < 1 ? layer.shown(key.reveal, of: frame) : whole
          return
            content
            .scaleEffect(x: part.width / max(1, rest.width), y: part.height / max(1, rest.height))
            .offset(x: part.midX - frame.midX, y: part.midY - frame.midY)
            .rotationEffect(.degrees(key.rotation))  //: if turns
            .offset(x: frame.midX - rest.width / 2, y: frame.midY - rest.height / 2)
        }
    }
  } else {
    //: row
    moved(
      layer,
      copy: copy,  //: if hasTiles
      after: past,  //: if isLinked
      in: size
    )
    //: end
  }
}

//: end
/// A layer is laid out once; scrolling only draws it elsewhere.
//: row 98
@ViewBuilder  //: if blurs
private func moved(  //: if reveals
private func layer(  //: else
  _ layer: NAME__Style.Layer,
  copy: Int,  //: if hasTiles
  after past: NAME__Style.Layer.Past?,  //: if isLinked
  in size: CGSize
) -> some View {
//: end
  let rest = layer.rest(in: size).size
  //: if blurs
  if layer.isBlurred {
    face(layer, rest).visualEffect { [style, reduceMotion] content, proxy in
      //: use layer-place
      //: if hasCovers
      return content.placed(frame, from: rest, key)
        .blur(radius: key.blur, opaque: layer.fills).opacity(opacity)
      //: else
      return content.placed(frame, from: rest, key).blur(radius: key.blur).opacity(opacity)
      //: end
    }
  } else {
    face(layer, rest).visualEffect { [style, reduceMotion] content, proxy in
      //: use layer-place
      return content.placed(frame, from: rest, key).opacity(opacity)
    }
  }
  //: else
  //: if hasFaces
  return face(layer, rest).visualEffect { [style, reduceMotion] content, proxy in
  //: else
  let face = Image(decorative: layer.picture).resizable()
    .frame(width: rest.width, height: rest.height)
  return face.visualEffect { [style, reduceMotion] content, proxy in
  //: end
    //: use layer-place
    //: use layer-moved
  }
  //: end
}
//: if hasTexts

@ViewBuilder private func face(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
  if let text = layer.text {
    let growth = min(1.2, max(1, typeSize))  // larger text, by at most a fifth
    let rgb = [16, 8, 0].map { Double(layer.color >> $0 & 0xFF) / 255 }
    //: if hasLines
    VStack(spacing: 0) {
      ForEach(Array(text.split(separator: "\n").enumerated()), id: \.offset) { line in
        Text(line.element)
          //: use layer-text
          //: if hasAligns
          .frame(
            width: size.width, height: layer.size * LINE_OF_LAYER__,
            alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
          //: else
          .frame(width: size.width, height: layer.size * LINE_OF_LAYER__)
          //: end
      }
    }
    .frame(width: size.width, height: size.height)
    //: else
    Text(text)
      //: use layer-text
      //: if hasAligns
      .frame(
        width: size.width, height: size.height,
        alignment: layer.align < 0 ? .leading : layer.align > 0 ? .trailing : .center)
      //: else
      .frame(width: size.width, height: size.height)
      //: end
    //: end
  } else {
    picture(layer, size)  //: if hasLooks
    Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)  //: else
  }
}
//: else if hasLooks

private func face(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
  picture(layer, size)
}
//: else if blurs

private func face(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
  Image(decorative: layer.picture).resizable().frame(width: size.width, height: size.height)
}
//: end
//: if hasLooks

/// A shape, or a picture with its corners, its shadow and its blending.
@ViewBuilder
private func picture(_ layer: NAME__Style.Layer, _ size: CGSize) -> some View {
  let box = RoundedRectangle(cornerRadius: layer.corner)
  //: if hasShapes
  if let paint = layer.paint {
    let outline = paint.isEllipse ? AnyShape(Ellipse()) : AnyShape(box)
    outline.fill(fill(paint))
      .overlay { outline.stroke(color(paint.lineColor), lineWidth: 2 * paint.line) }
      .clipShape(outline)
      .frame(width: size.width, height: size.height)
  } else {
    //: use layer-picture
  }
  //: else
  //: use layer-picture
  //: end
}
//: if hasShapes

private func color(_ hex: UInt32) -> Color {
  func share(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
  return Color(red: share(16), green: share(8), blue: share(0), opacity: share(24))
}

private func fill(_ paint: NAME__Style.Paint) -> AnyShapeStyle {
  let stops = zip(paint.colors, paint.places).map {
    Gradient.Stop(color: color($0), location: $1)
  }
  guard stops.count > 1 else { return AnyShapeStyle(color(paint.colors[0])) }
  if paint.isRadial { return AnyShapeStyle(EllipticalGradient(stops: stops)) }
  let (from, to) = (paint.from, paint.to)
  return AnyShapeStyle(
    LinearGradient(
      stops: stops, startPoint: UnitPoint(x: from.x, y: from.y),
      endPoint: UnitPoint(x: to.x, y: to.y)))
}
//: end
//: if hasBlends

private func mode(_ name: String) -> BlendMode {
  ["multiply": .multiply, "screen": .screen, "overlay": .overlay][name] ?? .normal
}
//: end
//: end
//: if hasFamilies

/// A family that the app has, or the system's.
private func font(_ layer: NAME__Style.Layer, _ size: CGFloat) -> Font {
  let weight = weight(layer.weight)  //: if hasWeights
  let weight = Font.Weight.bold  //: else
  guard let family = layer.family else { return .system(size: size, weight: weight) }
  return .custom(family, fixedSize: size).weight(weight)
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
