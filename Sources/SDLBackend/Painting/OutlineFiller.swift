import Boundary
internal import CSDL2
import Geometry
import Raster

/// Paints polygons as parts of one surface, with the texel and color for each place, clipped.
struct OutlineFiller {
  var style: FillStyle
  /// The surface in pixels; the texels and colors span it.
  var rect: PixelRect
  var texels: Rect
  var clip: PixelRect
  /// Whether the surface extends beyond the clip.
  var mustCut: Bool
  /// Factor for the opacity.
  var coverage = 1.0
  /// Turns all that is painted, in pixels.
  var turn: Turn?
  /// The area in which rings are covered and need not be drawn.
  var hidden: PixelRect?

  init(style: FillStyle, rect: PixelRect, texels: Rect, clip: PixelRect, mustCut: Bool) {
    self.style = style
    self.rect = rect
    self.texels = texels
    self.clip = clip
    self.mustCut = mustCut
  }
}

extension OutlineFiller {
  func corner(_ place: SIMD2<Double>, coverage: Double) -> PixelCorner {
    let across = (place.x - rect.left) / rect.width
    let down = (place.y - rect.top) / rect.height
    let texel =
      style.dot
      ?? SIMD2(Self.unit(texels.x + across * texels.width), Self.unit(texels.y + down * texels.height))
    let share = min(1, max(0, style.axis == .vertical ? down : across))
    let color = style.from == style.to ? style.from : style.from.mixed(with: style.to, share: share)
    let seen = turn.map { turn in turn.place(Point(x: place.x, y: place.y)) } ?? Point(x: place.x, y: place.y)
    return PixelCorner(
      place: SIMD2(Float(seen.x), Float(seen.y)), texel: texel,
      color: SIMD4(
        Float(color.red), Float(color.green), Float(color.blue), Float(Double(color.alpha) * coverage * self.coverage)))
  }

  private static func unit(_ texel: Double) -> Float { texel > 0 ? Float(min(1, texel)) : 0 }

  /// The inside of the ring at `distance` (0 or below) from the edge, as three upright bands, with or without the
  /// corners.
  func fillBands(_ outline: RoundedOutline, distance: Double, _ batch: inout Batch) {
    let inside = rect.grown(by: distance)
    let core = rect.grown(by: min(distance, -outline.radius))
    fill(PixelRect(left: inside.left, top: core.top, right: inside.right, bottom: core.bottom), &batch)
    fill(PixelRect(left: core.left, top: inside.top, right: core.right, bottom: core.top), &batch)
    fill(PixelRect(left: core.left, top: core.bottom, right: core.right, bottom: inside.bottom), &batch)
  }

  /// The quarter discs left out by the bands.
  func fillFans(_ outline: RoundedOutline, distance: Double, _ batch: inout Batch) {
    let core = rect.grown(by: min(distance, -outline.radius))
    for index in 0..<outline.count where index % (outline.steps + 1) < outline.steps {
      triangle(
        core.corner(index / (outline.steps + 1)), outline.point(index, distance: distance),
        outline.point(index + 1, distance: distance), &batch)
    }
  }

  /// The area between two rings, each with a distance from the edge and an opacity.
  func fillRing(
    _ outline: RoundedOutline, from inner: (distance: Double, coverage: Double),
    to outer: (distance: Double, coverage: Double), _ batch: inout Batch
  ) {
    guard outer.distance > inner.distance else { return }
    for index in 0..<outline.count {
      let places = (
        outline.point(index, distance: inner.distance), outline.point(index, distance: outer.distance),
        outline.point(index + 1, distance: outer.distance), outline.point(index + 1, distance: inner.distance)
      )
      if let hidden, hidden.contains(places.0), hidden.contains(places.1), hidden.contains(places.2),
        hidden.contains(places.3)
      {
        continue
      }
      batch.polygon.removeAll()
      batch.polygon.append(corner(places.0, coverage: inner.coverage))
      batch.polygon.append(corner(places.1, coverage: outer.coverage))
      batch.polygon.append(corner(places.2, coverage: outer.coverage))
      batch.polygon.append(corner(places.3, coverage: inner.coverage))
      batch.finishPolygon(cutTo: mustCut ? clip : nil)
    }
  }

  func triangle(_ one: SIMD2<Double>, _ two: SIMD2<Double>, _ three: SIMD2<Double>, _ batch: inout Batch) {
    batch.polygon.removeAll()
    batch.polygon.append(corner(one, coverage: 1))
    batch.polygon.append(corner(two, coverage: 1))
    batch.polygon.append(corner(three, coverage: 1))
    batch.finishPolygon(cutTo: mustCut ? clip : nil)
  }

  private func fill(_ part: PixelRect, _ batch: inout Batch) {
    let part = mustCut && turn == nil ? part.intersection(clip) : part
    guard !part.isEmpty else { return }
    if turn == nil, !batch.collects { return fillAtOnce(part, &batch) }
    batch.polygon.removeAll()
    for index in 0..<4 { batch.polygon.append(corner(part.corner(index), coverage: 1)) }
    batch.finishPolygon(cutTo: mustCut && turn != nil ? clip : nil)
  }

  /// The upright rectangle around what is painted, up to a distance from the edge.
  func bounds(reach: Double = 0) -> PixelRect { rect.grown(by: reach).turned(turn) }

  /// The painter draws rectangles fastest if they are marked as such.
  private func fillAtOnce(_ part: PixelRect, _ batch: inout Batch) {
    func span(_ start: Double, _ end: Double, in whole: (start: Double, end: Double), _ first: Double, _ length: Double)
      -> QuadSpan
    {
      func texel(_ place: Double) -> Double {
        first + (place - whole.start) / (whole.end - whole.start) * length
      }
      return QuadSpan(start: start, end: end, startTexel: texel(start), endTexel: texel(end), coverage: coverage)
    }
    let (width, height) = (texels.width, texels.height)
    let column = span(part.left, part.right, in: (rect.left, rect.right), texels.x, width)
    let row = span(part.top, part.bottom, in: (rect.top, rect.bottom), texels.y, height)
    batch.quad(column, row, style.colors(column, row.whole))
  }
}

extension QuadSpan {
  /// The same span with full coverage.
  fileprivate var whole: QuadSpan {
    QuadSpan(start: start, end: end, startTexel: startTexel, endTexel: endTexel)
  }
}

/// The edge of a rounded rectangle as a ring of points, which can be moved in or out.
struct RoundedOutline {
  private var rect = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  private(set) var radius = 0.0
  /// Number of steps per quarter circle.
  private(set) var steps = 1
  /// Directions along a quarter circle, from left to up.
  private let quarter: [SIMD2<Double>]

  init() {
    quarter = (0...Self.finest).map { step in
      let angle = Double(step) / Double(Self.finest) * .pi / 2
      return SIMD2(-SDL_cos(angle), -SDL_sin(angle))
    }
  }
}

extension RoundedOutline {
  private static let finest = 64

  /// Follows `rect` with corners of `radius` pixels: at least half a pixel, to soften sharp corners, and at most half
  /// of the shorter side. Chords deviate from the circle by at most `precision` pixels for all practical radii.
  mutating func follow(_ rect: PixelRect, radius: Double, precision: Double) {
    self.rect = rect
    let half = min(rect.width, rect.height) / 2
    self.radius = radius > 0.5 ? min(radius, half) : min(0.5, half)
    // A chord over an angle a deviates from the circle by r · a² / 8; a is a right angle divided by the steps.
    steps = 2
    while steps < Self.finest, self.radius * 0.3085 > precision * Double(steps * steps) { steps *= 2 }
  }

  /// Number of points in a ring.
  var count: Int { 4 * (steps + 1) }

  /// The point `index` (modulo the count) of the ring at `distance` pixels outside the edge; negative is inside.
  func point(_ index: Int, distance: Double) -> SIMD2<Double> {
    let index = index % count
    let corner = index / (steps + 1)
    let distance = max(distance, -min(rect.width, rect.height) / 2)
    let radius = max(0, self.radius + distance)
    let out = rect.grown(by: distance)
    let way = quarter[(index % (steps + 1)) * (Self.finest / steps)]
    // Clockwise from the left end of the top left corner; each corner is the previous one turned by a right angle.
    switch corner {
    case 0: return SIMD2(out.left + radius + way.x * radius, out.top + radius + way.y * radius)
    case 1: return SIMD2(out.right - radius - way.y * radius, out.top + radius + way.x * radius)
    case 2: return SIMD2(out.right - radius - way.x * radius, out.bottom - radius - way.y * radius)
    default: return SIMD2(out.left + radius + way.y * radius, out.bottom - radius - way.x * radius)
    }
  }
}
