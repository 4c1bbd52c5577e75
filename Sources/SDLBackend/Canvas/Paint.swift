import Boundary
internal import CSDL2
import Geometry

/// What a surface is painted with: a texture or plain color, and colors that go from one to another along an axis.
struct Paint {
  /// Nil: plain color.
  var texture: Texture?
  /// A white texel of a shared texture, for a plain color that joins a batch of text. Then nothing else of the
  /// texture is read.
  var dot: SIMD2<Float>?
  var from: Color
  var to: Color
  var axis = Axis.vertical
  /// Nothing behind shows through where the paint covers a pixel whole.
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

extension Paint {
  /// The color at a share (0...1) of the way along the axis, its opacity times `coverage`.
  func color(at share: Double, coverage: Double) -> SDL_Color {
    from == to
      ? SDL_Color(from, share: coverage) : SDL_Color(from.mixed(with: to, share: share), share: coverage)
  }

  /// The colors of a quad's corners, in the order that a batch takes them.
  func colors(_ column: Stretch, _ row: Stretch) -> (SDL_Color, SDL_Color, SDL_Color, SDL_Color) {
    let coverage = column.coverage * row.coverage
    if from == to {
      let color = SDL_Color(from, share: coverage)
      return (color, color, color, color)
    }
    let stretch = axis == .vertical ? row : column
    let start = color(at: stretch.startTexel, coverage: coverage)
    let end = color(at: stretch.endTexel, coverage: coverage)
    return axis == .vertical ? (start, start, end, end) : (start, end, end, start)
  }
}
