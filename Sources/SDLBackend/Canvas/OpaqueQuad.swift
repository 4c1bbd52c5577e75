/// A quad of a frame that lets nothing shine through.
struct OpaqueQuad {
  /// Which command of the list draws it.
  var command: Int
  /// Cut to its clip, in pixels.
  var rect: PixelRect
  /// The pixels that it replaces whole, so that nothing drawn there before is ever seen; empty for a picture that is
  /// not there yet.
  var core: PixelRect
}

extension OpaqueQuad {
  init(command: Int, rect: PixelRect, covers: Bool) {
    self.command = command
    self.rect = rect
    core = covers ? rect.innerPixels : PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  }
}

extension PixelRect {
  /// The pixels that lie in it whole.
  var innerPixels: PixelRect {
    let tolerance = Stretching.tolerance
    return PixelRect(
      left: (left - tolerance).rounded(.up), top: (top - tolerance).rounded(.up),
      right: (right + tolerance).rounded(.down), bottom: (bottom + tolerance).rounded(.down))
  }

  /// The pixels that it touches.
  var outerPixels: PixelRect {
    let tolerance = Stretching.tolerance
    return PixelRect(
      left: (left + tolerance).rounded(.down), top: (top + tolerance).rounded(.down),
      right: (right - tolerance).rounded(.up), bottom: (bottom - tolerance).rounded(.up))
  }
}

extension FrameState {
  /// The pixels of `rect` that are left when quads drawn later have covered theirs: all of them, or fewer where one
  /// covers it from side to side at one end. Empty: nothing of it would ever be seen.
  func uncovered(_ rect: PixelRect) -> PixelRect {
    var rest = rect.outerPixels
    for index in min(drawnOpaqueQuads, opaqueQuads.count)..<opaqueQuads.count where !rest.isEmpty {
      let core = opaqueQuads[index].core
      guard core.overlaps(rest) else { continue }
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
}
