/// The opaque quads of a frame in painter's order, to find covered areas and shared edges.
struct OpaqueQuads {
  private struct OpaqueQuad {
    /// Index of the quad's command in the list.
    var command: Int
    /// The quad clipped, in pixels.
    var rect: PixelRect
    /// The pixels replaced completely, which hide everything drawn before; empty for a missing picture.
    var core: PixelRect
    /// The plane of the quad.
    var plane: Plane
  }

  /// The target of quads: the surface, or one of two drawings that are composited onto it. Quads cover only their own
  /// plane.
  enum Plane { case surface, first, second }

  private var quads: [OpaqueQuad] = []
  /// Number of quads drawn so far.
  private var drawnCount = 0
  /// The current plane, while drawing or collecting.
  var plane = Plane.surface

  /// Reserves capacity for most frames.
  init() { quads.reserveCapacity(256) }
}

/// The edges that a quad shares with a quad drawn later.
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

  /// Restarts the drawing of the frame.
  mutating func rewind() { (drawnCount, plane) = (0, .surface) }

  /// - Parameters:
  ///   - rect: The quad clipped, in pixels.
  ///   - covers: Whether it hides quads behind; false for a missing picture.
  mutating func append(_ rect: PixelRect, command: Int, covers: Bool) {
    guard !rect.isEmpty else { return }
    quads.append(
      OpaqueQuad(
        command: command, rect: rect, core: covers && rect.isFinite ? rect.innerPixels : .zero, plane: plane))
  }

  /// Advances past a command, whose quad is now drawn.
  mutating func pass(command: Int) {
    if drawnCount < quads.count, quads[drawnCount].command == command { drawnCount += 1 }
  }

  /// The part of `rect` that remains visible under later quads: reduced only by quads that cover one end from side to
  /// side. Empty if fully covered.
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

  /// The edges of `rect` that a later quad continues over their whole length, at least to the end of the shared pixel.
  ///
  /// Two rows that meet inside a pixel would each cover half of it and let a quarter of the background shine through.
  /// Instead the first one fills the pixel and the second one is blended over it, which gives the correct sum. A line
  /// thinner than the pixel would not fill it. The second quad may be drawn much later, such as a header over rows.
  func sharedEdges(of rect: PixelRect) -> SharedEdges {
    var shared = SharedEdges()
    // Edges on whole pixels share none.
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
