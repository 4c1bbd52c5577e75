/// One axis of a quad before it is cut.
struct Stretching {
  /// The whole quad, in pixels.
  var start: Double
  var end: Double
  /// Texture coordinates at both ends; they may leave `texels`, where the edge goes on.
  var startTexel = 0.0
  var endTexel = 0.0
  /// Between these the texture is read. At 0 and 1 the renderer itself holds on to the edge texels.
  var lowestTexel = 0.0
  var highestTexel = 1.0
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

extension Stretching {
  /// Closer to a whole pixel than this an edge counts as lying on it: less than one step of eight bits.
  static let tolerance = 1.0 / 512

  /// Cuts the axis, replacing what `stretches` holds.
  func cut(into stretches: inout [Stretch]) {
    stretches.removeAll(keepingCapacity: true)
    var low = max(start, clipStart)
    var high = min(end, clipEnd)
    guard high > low, end - start > 0, (end - start).isFinite else { return }
    var last: Stretch?
    if softens || low > start {
      let pixel = (low + Self.tolerance).rounded(.down)
      if low - pixel > Self.tolerance, !fillsStartPixel {
        let covered = min(high, pixel + 1)
        stretches.append(edge(pixel, from: low, to: covered))
        low = pixel + 1
        if high <= low { return }
      } else {
        low = pixel
      }
    }
    if softens || high < end {
      let pixel = (high - Self.tolerance).rounded(.up)
      if pixel - high > Self.tolerance, !fillsEndPixel {
        last = edge(pixel - 1, from: max(low, pixel - 1), to: high)
        high = pixel - 1
      } else {
        high = pixel
      }
    }
    appendInside(from: low, to: high, into: &stretches)
    if let last { stretches.append(last) }
  }

  /// A pixel that the quad covers from `low` to `high` only.
  private func edge(_ pixel: Double, from low: Double, to high: Double) -> Stretch {
    let texel = clamped(texel(at: (low + high) / 2))
    return Stretch(start: pixel, end: pixel + 1, startTexel: texel, endTexel: texel, coverage: high - low)
  }

  /// What is covered whole, cut where the texture ends and its edge goes on.
  private func appendInside(from low: Double, to high: Double, into stretches: inout [Stretch]) {
    guard high > low else { return }
    let slope = (endTexel - startTexel) / (end - start)
    var first = low
    if slope != 0, slope.isFinite {
      let one = start + (lowestTexel - startTexel) / slope
      let other = start + (highestTexel - startTexel) / slope
      for place in [min(one, other), max(one, other)] where place > first && place < high {
        stretches.append(inside(first, place))
        first = place
      }
    }
    stretches.append(inside(first, high))
  }

  private func inside(_ low: Double, _ high: Double) -> Stretch {
    Stretch(
      start: low, end: high, startTexel: clamped(texel(at: low)), endTexel: clamped(texel(at: high)), coverage: 1)
  }

  private func texel(at place: Double) -> Double {
    startTexel + (place - start) / (end - start) * (endTexel - startTexel)
  }

  private func clamped(_ texel: Double) -> Double { texel > lowestTexel ? min(texel, highestTexel) : lowestTexel }
}
