import Effects
import Geometry
import Notation
import Parameters

/// How a piece looks beside its picture: the paint of a shape, corners, shadow and blending of a picture, the type of a
/// text.
extension Piece {
  /// The paint of a shape, with lengths in points.
  var shape: PaintedShape? { if case .shape(let shape) = content { shape } else { nil } }
  var text: LayerText? { if case .text(let text, _) = content { text } else { nil } }

  /// The properties of a style sheet.
  var look: [(name: String, value: String)] { paintLook + (text.map(\.look) ?? []) }

  /// The same of a shape or a picture. What a browser does not know in a strip of copies is left out.
  private var paintLook: [(name: String, value: String)] {
    var look: [(name: String, value: String)] = []
    if let shape {
      look.append(("background", isRepeated ? shape.paint.image(of: shape) : shape.paint.css))
      if !isRepeated {
        if shape.outline == .ellipse { look.append(("border-radius", "50%")) }
        if shape.radius > 0 { look.append(("border-radius", shape.radius.px)) }
        if shape.lineWidth > 0 {
          look.append(("box-shadow", "inset 0 0 0 \(shape.lineWidth.px) \(Self.css(shape.lineColor))"))
        }
      }
    }
    if radius > 0 { look.append(("border-radius", radius.px)) }
    if shadow > 0 {
      let (drop, deviation) = (LayerFinish.drop, LayerFinish.deviation)
      let color = "rgb(0 0 0 / \(shadow.short))"
      // Keys that blur it have the filter; the shadow of its box is blurred with it.
      look.append(
        uses(.blur)
          ? ("box-shadow", "0 \(drop.px) \((2 * deviation).px) \(color)")
          : ("filter", "drop-shadow(0 \(drop.px) \(deviation.px) \(color))"))
    }
    if blend != .normal { look.append(("mix-blend-mode", blend.rawValue)) }
    return look
  }

  /// The same as React Native has it: shadows of boxes, and gradients under a name of their own. The radius is a number.
  private var nativeLook: [(name: String, value: String)] {
    let isColor = shape.map { $0.paint.stops.count == 1 } ?? false
    return paintLook.compactMap { name, value in
      switch name {
      case "background": (isColor ? "backgroundColor" : "experimental_backgroundImage", value)
      case "border-radius": value == "50%" ? ("borderRadius", value) : nil
      case "filter":
        ("boxShadow", "0 \(LayerFinish.drop.px) \((2 * LayerFinish.deviation).px) rgba(0, 0, 0, \(shadow.short))")
      default: (name.camel, value)
      }
    }
  }

  /// The facts of it for apps. Colors are `AARRGGBB`.
  var lookFacts: TemplateFacts {
    let ends = shape?.ends
    return TemplateFacts([
      "shape": .flag(shape != nil), "hasStops": .flag((shape?.paint.stops.count ?? 0) > 1),
      "isEllipse": .flag(shape?.outline == .ellipse),
      "corner": .arithmetic(.number(shape?.radius ?? radius)).unless(shape?.radius ?? radius == 0),
      "isRadial": .flag(shape.map { if case .radial = $0.paint { true } else { false } } ?? false),
      "stops": .list(
        shape?.paint.stops.map {
          TemplateFacts([
            "at": .arithmetic(.number($0.place)), "argb": .name(Self.argb($0.color)),
            "grouped": .name(Self.grouped($0.color)), "css": .name(Self.css($0.color)),
          ])
        } ?? []),
      "fromX": .arithmetic(.number(ends?.from.x ?? 0)), "fromY": .arithmetic(.number(ends?.from.y ?? 0)),
      "toX": .arithmetic(.number(ends?.to.x ?? 0)), "toY": .arithmetic(.number(ends?.to.y ?? 0)),
      "lineWidth": .arithmetic(.number(shape?.lineWidth ?? 0)).unless(shape?.lineWidth ?? 0 == 0),
      "lineArgb": .name(shape.map { Self.argb($0.lineColor) }),
      "lineGrouped": .name(shape.map { Self.grouped($0.lineColor) }),
      "shadow": .arithmetic(.number(shadow)).unless(shadow == 0),
      "blend": .name(blend == .normal ? nil : blend.rawValue),
      "family": .words(text?.family),
      "lineHeight": .arithmetic(.number(text?.lineHeight ?? 1.25)).unless(text?.lineHeight ?? 1.25 == 1.25),
      "spacing": .arithmetic(.number(text?.spacing ?? 0)).unless(text?.spacing ?? 0 == 0),
      "hugs": .flag(text?.hugs ?? false),
      "look": .list(Self.facts(paintLook.map { ($0.name.camel, $0.value) })),
      "nativeLook": .list(Self.facts(nativeLook)),
    ])
  }

  private static func facts(_ look: [(name: String, value: String)]) -> [TemplateFacts] {
    look.map { TemplateFacts(["property": .name($0.name), "value": .words($0.value)]) }
  }

  private static func argb(_ color: UInt32) -> String {
    HexColor(hex: color & 0xFF).digits.suffix(2) + HexColor(hex: color >> 8).digits
  }

  /// As Swift has long numbers: `FFFF_D36B`.
  private static func grouped(_ color: UInt32) -> String {
    let digits = argb(color)
    return digits.prefix(4) + "_" + digits.dropFirst(4)
  }

  fileprivate static func css(_ color: UInt32) -> String {
    "#" + HexColor(hex: color >> 8, alpha: UInt8(color & 0xFF)).digits.lowercased()
  }
}

extension Fact {
  fileprivate func unless(_ isUsual: Bool) -> Fact { isUsual ? .arithmetic(nil) : self }
}

extension PaintedShape {
  /// The ends of a linear gradient in the unit square of the box: where its line meets those of the corners.
  fileprivate var ends: (from: Point, to: Point)? {
    guard case .linear = paint, case .line(_, let across, let down) = paint.way(aspect: aspect) else {
      return nil
    }
    // The way grows by `across` for each width; square to it on the screen it stays.
    let (right, low) = (across, down * aspect)
    let length = right * right + low * low
    let (x, y) = (right / length / 2, low / length / 2 * aspect)
    return (Point(x: 0.5 - x, y: 0.5 - y), Point(x: 0.5 + x, y: 0.5 + y))
  }
}

extension PaintedShape.Paint {
  fileprivate var css: String {
    if case .color(let color) = self { return Piece.css(color) }
    let stops = stops.map { "\(Piece.css($0.color)) \(($0.place * 100).short)%" }.joined(separator: ", ")
    guard case .linear(let angle, _) = self else { return "radial-gradient(ellipse closest-side, \(stops))" }
    return "linear-gradient(\(angle.short)deg, \(stops))"
  }

  /// The same as an image, which can be repeated.
  fileprivate func image(of shape: PaintedShape) -> String {
    guard case .color(let color) = self else { return css }
    return "linear-gradient(\(Piece.css(color)), \(Piece.css(color)))"
  }
}

extension LayerText {
  fileprivate var look: [(name: String, value: String)] {
    var look: [(name: String, value: String)] = []
    if let family { look.append(("font-family", "\"\(family.asStyleString)\", system-ui")) }
    if lineHeight != 1.25 {
      look.append(("--fx-h", (size * lineHeight * Double(lines.count)).px))
      look.append(("line-height", lineHeight.short))
    }
    if spacing != 0 { look.append(("letter-spacing", "\(spacing.short)em")) }
    // As wide as its words about its middle, however wide those are.
    if hugs {
      look += [
        ("width", "max-content"), ("left", "calc((var(--fx-x) - 1) * 100cqw)"),
        ("right", "calc(var(--fx-x) * -100cqw)"),
        ("margin-inline", "auto"), ("transform-origin", "50% 50%"), ("overflow", "visible"),
      ]
    }
    return look
  }
}

extension String {
  /// The text inside the quotes of a style sheet, within a page, too.
  fileprivate var asStyleString: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isPlain =
        scalar == " " || scalar == "-" || scalar == "_"
        || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain { text.unicodeScalars.append(scalar) } else { text += "\\" + String(scalar.value, radix: 16) + " " }
    }
  }

  /// `border-radius` as `borderRadius`.
  fileprivate var camel: String {
    let words = split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
