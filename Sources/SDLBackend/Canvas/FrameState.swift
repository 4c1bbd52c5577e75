/// What is known while one frame is drawn. Its memory stays for the next.
struct FrameState {
  /// Pixels per point.
  var scale = 1.0
  /// The whole surface, in pixels.
  var surface = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  /// Nothing is drawn outside: the clip in force, within the surface.
  var clip = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  /// Every opaque quad of the frame, in painter's order, cut to its clip.
  var opaqueQuads: [PixelRect] = []
  /// How many of them are drawn.
  var drawnOpaqueQuads = 0
  var columns: [Stretch] = []
  var rows: [Stretch] = []
  var outline = Outline()

  /// With room for more than most frames need, so that one that needs more than any before takes no memory for it.
  init() {
    opaqueQuads.reserveCapacity(256)
    columns.reserveCapacity(16)
    rows.reserveCapacity(16)
  }
}

extension FrameState {
  /// Along which edges of `rect` a quad drawn later goes on, over the edge's whole length and to the end of the pixel
  /// that they share.
  ///
  /// Two rows that meet inside a pixel would each cover half of it and let a quarter of what is behind them shine
  /// through. The first covers the pixel whole, the second blends itself over it, and the sum is right. A line thinner
  /// than the pixel would not fill it. The second may come much later: a header lies over the rows that it meets.
  func meetings(of rect: PixelRect) -> Meetings {
    var meetings = Meetings()
    // Edges on whole pixels share none with anybody.
    func isInside(_ edge: Double) -> Bool { (edge - edge.rounded()).magnitude > Stretching.tolerance }
    guard isInside(rect.left) || isInside(rect.top) || isInside(rect.right) || isInside(rect.bottom) else {
      return meetings
    }
    let tolerance = 2 * Stretching.tolerance
    func begins(_ start: Double, _ end: Double, at edge: Double) -> Bool {
      (start - edge).magnitude <= tolerance && end >= edge.rounded(.down) + 1 - tolerance
    }
    func ends(_ start: Double, _ end: Double, at edge: Double) -> Bool {
      (end - edge).magnitude <= tolerance && start <= edge.rounded(.down) + tolerance
    }
    for index in min(drawnOpaqueQuads, opaqueQuads.count)..<opaqueQuads.count {
      let other = opaqueQuads[index]
      if other.left <= rect.left + tolerance, other.right >= rect.right - tolerance {
        if begins(other.top, other.bottom, at: rect.bottom) { meetings.bottom = true }
        if ends(other.top, other.bottom, at: rect.top) { meetings.top = true }
      }
      if other.top <= rect.top + tolerance, other.bottom >= rect.bottom - tolerance {
        if begins(other.left, other.right, at: rect.right) { meetings.right = true }
        if ends(other.left, other.right, at: rect.left) { meetings.left = true }
      }
    }
    return meetings
  }
}
