import Boundary
internal import CSDL2
import Geometry

/// Paints polygons as parts of one surface: knows which texel and color belongs to a place, and cuts to the clip.
struct Brush {
  var paint: Paint
  /// The surface, in pixels; `texels` lie on it, and the paint's colors go across it.
  var rect: PixelRect
  var texels: Rect
  var clip: PixelRect
  /// Something of the surface lies outside the clip.
  var mustCut: Bool
  /// Share of the paint's opacity.
  var coverage = 1.0

  init(paint: Paint, rect: PixelRect, texels: Rect, clip: PixelRect, mustCut: Bool) {
    self.paint = paint
    self.rect = rect
    self.texels = texels
    self.clip = clip
    self.mustCut = mustCut
  }
}

extension Brush {
  func corner(_ place: SIMD2<Double>, coverage: Double) -> Corner {
    let across = (place.x - rect.left) / rect.width
    let down = (place.y - rect.top) / rect.height
    let texel =
      paint.dot
      ?? SIMD2(Self.unit(texels.x + across * texels.width), Self.unit(texels.y + down * texels.height))
    let share = min(1, max(0, paint.axis == .vertical ? down : across))
    let color = paint.from == paint.to ? paint.from : paint.from.mixed(with: paint.to, share: share)
    return Corner(
      place: SIMD2(Float(place.x), Float(place.y)), texel: texel,
      color: SIMD4(
        Float(color.red), Float(color.green), Float(color.blue), Float(Double(color.alpha) * coverage * self.coverage)))
  }

  private static func unit(_ texel: Double) -> Float { texel > 0 ? Float(min(1, texel)) : 0 }

  /// What lies within the ring at `distance` (not positive) from the edge: three upright bands, without and with the
  /// quarter discs.
  func fillBands(_ outline: Outline, distance: Double, _ batch: inout Batch) {
    let inside = rect.grown(by: distance)
    let core = rect.grown(by: min(distance, -outline.radius))
    fill(PixelRect(left: inside.left, top: core.top, right: inside.right, bottom: core.bottom), &batch)
    fill(PixelRect(left: core.left, top: inside.top, right: core.right, bottom: core.top), &batch)
    fill(PixelRect(left: core.left, top: core.bottom, right: core.right, bottom: inside.bottom), &batch)
  }

  /// The quarter discs that the bands leave out.
  func fillFans(_ outline: Outline, distance: Double, _ batch: inout Batch) {
    let core = rect.grown(by: min(distance, -outline.radius))
    for index in 0..<outline.count where index % (outline.steps + 1) < outline.steps {
      triangle(
        core.corner(index / (outline.steps + 1)), outline.point(index, distance: distance),
        outline.point(index + 1, distance: distance), &batch)
    }
  }

  /// What lies between two rings, each with its distance from the edge and its share of the opacity.
  func fillRing(
    _ outline: Outline, from inner: (distance: Double, coverage: Double),
    to outer: (distance: Double, coverage: Double), _ batch: inout Batch
  ) {
    guard outer.distance > inner.distance else { return }
    for index in 0..<outline.count {
      batch.polygon.removeAll()
      batch.polygon.append(corner(outline.point(index, distance: inner.distance), coverage: inner.coverage))
      batch.polygon.append(corner(outline.point(index, distance: outer.distance), coverage: outer.coverage))
      batch.polygon.append(corner(outline.point(index + 1, distance: outer.distance), coverage: outer.coverage))
      batch.polygon.append(corner(outline.point(index + 1, distance: inner.distance), coverage: inner.coverage))
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
    let part = mustCut ? part.intersection(clip) : part
    guard !part.isEmpty else { return }
    batch.polygon.removeAll()
    for index in 0..<4 { batch.polygon.append(corner(part.corner(index), coverage: 1)) }
    batch.finishPolygon(cutTo: nil)
  }
}
