/// The quads of a frame that let nothing shine through, in painter's order: what they will cover, and where they will
/// meet what is drawn before them.
struct OpaqueQuads {
  private struct OpaqueQuad {
    /// Which command of the list draws it.
    var command: Int
    /// Cut to its clip, in pixels.
    var rect: PixelRect
    /// The pixels that it replaces whole, so that nothing drawn there before is ever seen; empty for a picture that is
    /// not there yet.
    var core: PixelRect
    /// On which it is drawn.
    var plane: Plane
  }

  /// What quads are drawn on: the surface, or one of two drawings that are put onto it. They cover nothing elsewhere.
  enum Plane { case surface, first, second }

  private var quads: [OpaqueQuad] = []
  /// How many of them are drawn.
  private var drawnCount = 0
  /// On which it is drawn now, or that is collected.
  var plane = Plane.surface

  /// With room for more than most frames need, so that one that needs more than any before takes no memory for it.
  init() { quads.reserveCapacity(256) }
}

/// The edges along which a quad meets one that is drawn later.
struct SharedEdges {
  var left = false
  var top = false
  var right = false
  var bottom = false
}

extension OpaqueQuads {
  mutating func removeAll() {
    quads.removeAll(keepingCapacity: true)
    rewind()
  }

  /// The frame's drawing begins, once more.
  mutating func rewind() { (drawnCount, plane) = (0, .surface) }

  /// - Parameters:
  ///   - rect: Cut to its clip, in pixels.
  ///   - covers: Whether it is seen itself; a picture that is not there yet is not.
  mutating func append(_ rect: PixelRect, command: Int, covers: Bool) {
    guard !rect.isEmpty else { return }
    quads.append(
      OpaqueQuad(
        command: command, rect: rect, core: covers && rect.isFinite ? rect.innerPixels : .zero, plane: plane))
  }

  /// A command is drawn now: its quad is no later one any more.
  mutating func pass(command: Int) {
    if drawnCount < quads.count, quads[drawnCount].command == command { drawnCount += 1 }
  }

  /// The pixels of `rect` that are left when quads drawn later have covered theirs: all of them, or fewer where one
  /// covers it from side to side at one end. Empty: nothing of it would ever be seen.
  func uncovered(_ rect: PixelRect) -> PixelRect {
    var rest = rect.outerPixels
    for index in drawnCount..<quads.count where !rest.isEmpty {
      let core = quads[index].core
      guard quads[index].plane == plane, core.overlaps(rest) else { continue }
      if core.left <= rest.left, core.right >= rest.right {
        if core.top <= rest.top {
          rest.top = core.bottom
        } else if core.bottom >= rest.bottom {
          rest.bottom = core.top
        }
      } else if core.top <= rest.top, core.bottom >= rest.bottom {
        if core.left <= rest.left {
          rest.left = core.right
        } else if core.right >= rest.right {
          rest.right = core.left
        }
      }
    }
    return rest
  }

  /// Along which edges of `rect` a quad drawn later goes on, over the edge's whole length and to the end of the pixel
  /// that they share.
  ///
  /// Two rows that meet inside a pixel would each cover half of it and let a quarter of what is behind them shine
  /// through. The first covers the pixel whole, the second blends itself over it, and the sum is right. A line thinner
  /// than the pixel would not fill it. The second may come much later: a header lies over the rows that it meets.
  func sharedEdges(of rect: PixelRect) -> SharedEdges {
    var shared = SharedEdges()
    // Edges on whole pixels share none with anybody.
    func isInside(_ edge: Double) -> Bool { (edge - edge.rounded()).magnitude > PixelRect.tolerance }
    guard isInside(rect.left) || isInside(rect.top) || isInside(rect.right) || isInside(rect.bottom) else {
      return shared
    }
    let tolerance = 2 * PixelRect.tolerance
    func begins(_ start: Double, _ end: Double, at edge: Double) -> Bool {
      (start - edge).magnitude <= tolerance && end >= edge.rounded(.down) + 1 - tolerance
    }
    func ends(_ start: Double, _ end: Double, at edge: Double) -> Bool {
      (end - edge).magnitude <= tolerance && start <= edge.rounded(.down) + tolerance
    }
    for index in drawnCount..<quads.count where quads[index].plane == plane {
      let other = quads[index].rect
      if other.left <= rect.left + tolerance, other.right >= rect.right - tolerance {
        if begins(other.top, other.bottom, at: rect.bottom) { shared.bottom = true }
        if ends(other.top, other.bottom, at: rect.top) { shared.top = true }
      }
      if other.top <= rect.top + tolerance, other.bottom >= rect.bottom - tolerance {
        if begins(other.left, other.right, at: rect.right) { shared.right = true }
        if ends(other.left, other.right, at: rect.left) { shared.left = true }
      }
    }
    return shared
  }
}
