internal import CSDL2

/// The edge of a rounded rectangle as a ring of points, which can lie further in or out.
struct Outline {
  private var rect = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  private(set) var radius = 0.0
  /// Steps from one end of a quarter circle to the other.
  private(set) var steps = 1
  /// Directions along a quarter circle, from straight left to straight up.
  private let quarter: [SIMD2<Double>]

  init() {
    quarter = (0...Self.finest).map { step in
      let angle = Double(step) / Double(Self.finest) * .pi / 2
      return SIMD2(-SDL_cos(angle), -SDL_sin(angle))
    }
  }
}

extension Outline {
  private static let finest = 64

  /// Follows `rect` with corners of `radius` pixels: at least a half (a sharp corner is softened that much), at most
  /// half of the shorter side. No chord leaves the circle by more than `precision` pixels, up to radii that no screen
  /// has.
  mutating func follow(_ rect: PixelRect, radius: Double, precision: Double) {
    self.rect = rect
    let half = min(rect.width, rect.height) / 2
    self.radius = radius > 0.5 ? min(radius, half) : min(0.5, half)
    // A chord over the angle a leaves the circle by r · a² / 8, and a is a right angle divided by the steps.
    steps = 2
    while steps < Self.finest, self.radius * 0.3085 > precision * Double(steps * steps) { steps *= 2 }
  }

  /// Points in a ring.
  var count: Int { 4 * (steps + 1) }

  /// Point `index` (it goes round) of the ring that lies `distance` pixels outside the edge, inside where negative.
  func point(_ index: Int, distance: Double) -> SIMD2<Double> {
    let index = index % count
    let corner = index / (steps + 1)
    let distance = max(distance, -min(rect.width, rect.height) / 2)
    let radius = max(0, self.radius + distance)
    let out = rect.grown(by: distance)
    let way = quarter[(index % (steps + 1)) * (Self.finest / steps)]
    // Clockwise from the left end of the top left corner; each corner is the one before turned by a right angle.
    switch corner {
    case 0: return SIMD2(out.left + radius + way.x * radius, out.top + radius + way.y * radius)
    case 1: return SIMD2(out.right - radius - way.y * radius, out.top + radius + way.x * radius)
    case 2: return SIMD2(out.right - radius - way.x * radius, out.bottom - radius - way.y * radius)
    default: return SIMD2(out.left + radius + way.y * radius, out.bottom - radius - way.x * radius)
    }
  }
}
