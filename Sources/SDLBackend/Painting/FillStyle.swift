import Boundary
internal import CSDL2
import Geometry
import Raster

/// The paint of a surface: a texture or plain color, with a color gradient along an axis.
struct FillStyle {
  /// Nil for a plain color.
  var texture: Texture?
  /// A white texel in a shared texture, for a plain color in a batch of text. The rest of the texture is not used.
  var dot: SIMD2<Float>?
  var from: Color
  var to: Color
  var axis = Axis.vertical
  /// Whether fully covered pixels replace those behind.
  var isOpaque: Bool

  init(_ color: Color) {
    self.init(from: color, to: color)
  }

  init(from: Color, to: Color, along axis: Axis = .vertical) {
    self.from = from
    self.to = to
    self.axis = axis
    isOpaque = from.alpha == 255 && to.alpha == 255
  }

  init(_ texture: Texture, tint: Color) {
    self.init(tint)
    self.texture = texture
    isOpaque = texture.isOpaque && tint.alpha == 255
  }
}

extension FillStyle {
  /// The color at a share (0...1) of the axis, with opacity multiplied by `coverage`.
  func color(at share: Double, coverage: Double) -> SDL_Color {
    from == to
      ? SDL_Color(from, share: coverage) : SDL_Color(from.mixed(with: to, share: share), share: coverage)
  }

  /// The colors of a quad's corners, in the order of the batch.
  func colors(_ column: QuadSpan, _ row: QuadSpan) -> (SDL_Color, SDL_Color, SDL_Color, SDL_Color) {
    let coverage = column.coverage * row.coverage
    if from == to {
      let color = SDL_Color(from, share: coverage)
      return (color, color, color, color)
    }
    let span = axis == .vertical ? row : column
    let start = color(at: span.startTexel, coverage: coverage)
    let end = color(at: span.endTexel, coverage: coverage)
    return axis == .vertical ? (start, start, end, end) : (start, end, end, start)
  }
}

extension Color {
  init(_ color: SDL_Color) {
    self.init(red: color.r, green: color.g, blue: color.b, alpha: color.a)
  }
}

extension SDL_Color {
  /// `color` with opacity multiplied by `share`.
  init(_ color: Color, share: Double = 1) {
    let alpha = share >= 1 ? color.alpha : UInt8(max(0, Double(color.alpha) * share + 0.5))
    self.init(r: color.red, g: color.green, b: color.blue, a: alpha)
  }

  /// The color multiplied by its opacity.
  var premultiplied: SDL_Color {
    func multiplied(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * UInt32(a) + 127) / 255) }
    return a == 255 ? self : SDL_Color(r: multiplied(r), g: multiplied(g), b: multiplied(b), a: a)
  }

  /// Four channels, 0...255, rounded. NaN becomes 0.
  init(_ channels: SIMD4<Float>) {
    func byte(_ channel: Float) -> UInt8 { channel > 0 ? UInt8(min(255, channel + 0.5)) : 0 }
    self.init(r: byte(channels.x), g: byte(channels.y), b: byte(channels.z), a: byte(channels.w))
  }
}
