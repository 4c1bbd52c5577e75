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
}

extension FrameState {
  /// Which edges of `rect` a quad drawn later touches along their whole length.
  ///
  /// Two rows that meet inside a pixel would each cover half of it and let a quarter of what is behind them shine
  /// through. The first covers the pixel whole, the second blends itself over it, and the sum is right. The second may
  /// come much later: a header lies over the rows that it meets.
  func meetings(of rect: PixelRect) -> Meetings {
    var meetings = Meetings()
    // Edges on whole pixels share none with anybody.
    func isInside(_ edge: Double) -> Bool { (edge - edge.rounded()).magnitude > Stretching.tolerance }
    guard isInside(rect.left) || isInside(rect.top) || isInside(rect.right) || isInside(rect.bottom) else {
      return meetings
    }
    let tolerance = 2 * Stretching.tolerance
    func near(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= tolerance }
    for index in min(drawnOpaqueQuads, opaqueQuads.count)..<opaqueQuads.count {
      let other = opaqueQuads[index]
      if other.left <= rect.left + tolerance, other.right >= rect.right - tolerance {
        if near(other.top, rect.bottom) { meetings.bottom = true }
        if near(other.bottom, rect.top) { meetings.top = true }
      }
      if other.top <= rect.top + tolerance, other.bottom >= rect.bottom - tolerance {
        if near(other.left, rect.right) { meetings.right = true }
        if near(other.right, rect.left) { meetings.left = true }
      }
    }
    return meetings
  }
}
