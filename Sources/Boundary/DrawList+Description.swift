import Geometry
import Notation

extension DrawList: CustomStringConvertible {
  /// The frame as text, one command per line, for goldens and for debugging.
  public var description: String { commands.map(\.description).joined(separator: "\n") }
}

extension DrawCommand: CustomStringConvertible {
  public var description: String {
    switch self {
    case .clip(let rect): "clip \(rect.map(words) ?? "off")"
    case .fill(let rect, let color): "fill \(words(rect)) \(color)"
    case .picture(let quad):
      words(quad)
        + "\(words(quad.making) ?? "picture \(quad.picture.rawValue)") \(words(quad.crop)) -> \(words(quad.frame))"
        + (quad.tint == .white ? "" : " tint \(quad.tint)") + (quad.radius == 0 ? "" : " radius \(quad.radius)")
        + words(quad.turn) + (quad.blend == .normal ? "" : " \(quad.blend)")
    case .gradient(let rect, let from, let to, let axis): "gradient \(words(rect)) \(from) to \(to) \(axis)"
    case .text(let text, let box, let style):
      "text \"\(text)\" \(words(box)) \(style.size) \(style.weight) \(style.color) \(style.alignment)"
        + words(style.turn) + (style.part == .unit ? "" : " part \(words(style.part))")
        + (style.blur == 0 ? "" : " blur \(style.blur)")
    case .shape(let shape):
      "shape \(shape.part) \(words(shape.frame)) radius \(shape.radius) fill \(shape.fill)"
        + (shape.borderWidth == 0 ? "" : " border \(shape.borderWidth) \(shape.border)")
        + (shape.shadow.map { " shadow \($0.color) blur \($0.blur) at [\($0.offset.x) \($0.offset.y)]" } ?? "")
    case .mesh(let mesh): "mesh \(mesh.skin) \(mesh.indices.count / 3) triangles"
    case .pair(.first): "pair first"
    case .pair(.second): "pair second"
    case .pair(.both(let rect, .mix(let share))): "pair both \(words(rect)) mix \(share)"
    case .pair(.both(let rect, .difference)): "pair both \(words(rect)) difference"
    }
  }

  private func words(_ quad: PictureQuad) -> String {
    if quad.picture.isGlass { return "blurred " }
    func words(_ step: BlurStep?) -> String { step.map { "blurred by \($0.number) " } ?? "" }
    let softer = quad.softer?.step
    return words(quad.picture.step) + (softer.map { "softer by \($0.number), \(quad.softness) " } ?? "")
  }

  private func words(_ making: PictureMaking?) -> String? {
    switch making {
    case .shape(let shape): "\(shape.outline) \(shape.paint)"
    case .finished(let picture, let finishing): "picture \(picture.rawValue) \(finishing)"
    case nil: nil
    }
  }

  private func words(_ turn: Turn?) -> String { turn.map { " turned \($0.degrees)" } ?? "" }

  private func words(_ rect: Rect) -> String { "[\(rect.x) \(rect.y) \(rect.width) \(rect.height)]" }
}

extension Color: CustomStringConvertible {
  /// `#4C9DFF`, followed by the opacity unless the color is opaque.
  public var description: String {
    func hex(_ byte: UInt8) -> String { byte.hexadecimal(digits: 2) }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha == 255 ? "" : "/" + hex(alpha))
  }
}
