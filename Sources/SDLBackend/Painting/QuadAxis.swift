import Raster

/// One axis of a quad before it is cut.
struct QuadAxis {
  /// The whole quad, in pixels.
  var start: Double
  var end: Double
  /// Texture coordinates at both ends; they may leave 0...1, where the texture's edge goes on.
  var startTexel = 0.0
  var endTexel = 0.0
  /// Nothing is drawn outside.
  var clipStart: Double
  var clipEnd: Double
  /// Whether the quad's own edges are antialiased. Those of a line of text are transparent already. Cut edges always
  /// are.
  var softens = true
  /// A later quad begins where this one ends and will be blended over the pixel that they share: cover it whole.
  var fillsStartPixel = false
  var fillsEndPixel = false
}

extension QuadAxis {
  /// Cuts the axis, replacing what `spans` holds.
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

  /// A pixel that the quad covers from `low` to `high` only.
  private func edge(_ pixel: Double, from low: Double, to high: Double) -> QuadSpan {
    let texel = clamped(texel(at: (low + high) / 2))
    return QuadSpan(start: pixel, end: pixel + 1, startTexel: texel, endTexel: texel, coverage: high - low)
  }

  /// What is covered whole, cut where the texture ends and its edge goes on.
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
