import Boundary
internal import CSDL2
import Geometry
import Raster

/// What a surface is painted with: a texture or plain color, and colors that go from one to another along an axis.
struct FillStyle {
  /// Nil: plain color.
  var texture: Texture?
  /// A white texel of a shared texture, for a plain color that joins a batch of text. Then nothing else of the
  /// texture is read.
  var dot: SIMD2<Float>?
  var from: Color
  var to: Color
  var axis = Axis.vertical
  /// Nothing behind shows through where it covers a pixel whole.
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
  /// The color at a share (0...1) of the way along the axis, its opacity times `coverage`.
  func color(at share: Double, coverage: Double) -> SDL_Color {
    from == to
      ? SDL_Color(from, share: coverage) : SDL_Color(from.mixed(with: to, share: share), share: coverage)
  }

  /// The colors of a quad's corners, in the order that a batch takes them.
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
  /// `color`, its opacity times `share`.
  init(_ color: Color, share: Double = 1) {
    let alpha = share >= 1 ? color.alpha : UInt8(max(0, Double(color.alpha) * share + 0.5))
    self.init(r: color.red, g: color.green, b: color.blue, a: alpha)
  }

  /// Four channels, 0...255, rounded. What is no number is 0.
  init(_ channels: SIMD4<Float>) {
    func byte(_ channel: Float) -> UInt8 { channel > 0 ? UInt8(min(255, channel + 0.5)) : 0 }
    self.init(r: byte(channels.x), g: byte(channels.y), b: byte(channels.z), a: byte(channels.w))
  }
}
