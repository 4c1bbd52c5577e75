import Raster

/// One axis of a quad before clipping.
struct QuadAxis {
  /// The whole quad, in pixels.
  var start: Double
  var end: Double
  /// Texture coordinates at both ends. Outside 0...1 the edge texels repeat.
  var startTexel = 0.0
  var endTexel = 0.0
  /// Clips the quad.
  var clipStart: Double
  var clipEnd: Double
  /// Whether the quad's own edges are antialiased. A line of text has transparent edges already. Clipped edges always
  /// are.
  var softens = true
  /// Whether a later quad begins at this end and will be blended over the shared pixel, which is then filled.
  var fillsStartPixel = false
  var fillsEndPixel = false
}

extension QuadAxis {
  /// Divides the axis into spans, replacing the content of `spans`.
  func cut(into spans: inout [QuadSpan]) {
    spans.removeAll(keepingCapacity: true)
    var low = max(start, clipStart)
    var high = min(end, clipEnd)
    guard high > low, end - start > 0, (end - start).isFinite else { return }
    var last: QuadSpan?
    if softens || low > start {
      let pixel = (low + PixelRect.tolerance).rounded(.down)
      if low - pixel > PixelRect.tolerance, !fillsStartPixel {
        let covered = min(high, pixel + 1)
        spans.append(edge(pixel, from: low, to: covered))
        low = pixel + 1
        if high <= low { return }
      } else {
        low = pixel
      }
    }
    if softens || high < end {
      let pixel = (high - PixelRect.tolerance).rounded(.up)
      if pixel - high > PixelRect.tolerance, !fillsEndPixel {
        last = edge(pixel - 1, from: max(low, pixel - 1), to: high)
        high = pixel - 1
      } else {
        high = pixel
      }
    }
    appendInside(from: low, to: high, into: &spans)
    if let last { spans.append(last) }
  }

  /// A pixel covered only from `low` to `high`.
  private func edge(_ pixel: Double, from low: Double, to high: Double) -> QuadSpan {
    let texel = clamped(texel(at: (low + high) / 2))
    return QuadSpan(start: pixel, end: pixel + 1, startTexel: texel, endTexel: texel, coverage: high - low)
  }

  /// The fully covered part, divided at the ends of the texture.
  private func appendInside(from low: Double, to high: Double, into spans: inout [QuadSpan]) {
    guard high > low else { return }
    let slope = (endTexel - startTexel) / (end - start)
    var first = low
    if slope != 0, slope.isFinite {
      let one = start + (0 - startTexel) / slope
      let other = start + (1 - startTexel) / slope
      for place in [min(one, other), max(one, other)] where place > first && place < high {
        spans.append(inside(first, place))
        first = place
      }
    }
    spans.append(inside(first, high))
  }

  private func inside(_ low: Double, _ high: Double) -> QuadSpan {
    QuadSpan(
      start: low, end: high, startTexel: clamped(texel(at: low)), endTexel: clamped(texel(at: high)), coverage: 1)
  }

  private func texel(at place: Double) -> Double {
    startTexel + (place - start) / (end - start) * (endTexel - startTexel)
  }

  private func clamped(_ texel: Double) -> Double { texel > 0 ? min(texel, 1) : 0 }
}
