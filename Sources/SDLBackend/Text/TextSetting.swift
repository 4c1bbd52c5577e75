/// How a line is set that is drawn larger or smaller than its style says: at a power of two of its size, and from there
/// at most twice as small.
struct TextSetting {
  /// Size at which it is set, over the style's.
  let size: Double
  /// Size at which it is drawn, over the one at which it is set: above .5, and up to 1 but for the largest lines.
  private let shrinking: Double

  /// Larger than this a line is drawn larger than it is set.
  private static let largest = 4.0
  private static let smallest = 1.0 / 8

  init(zoom: Double) {
    guard zoom != 1, zoom > 0, zoom.isFinite else {
      (size, shrinking) = (1, 1)
      return
    }
    var size = 1.0
    while size < zoom, size < Self.largest { size *= 2 }
    while size / 2 >= zoom, size > Self.smallest { size /= 2 }
    self.size = size
    shrinking = zoom / size
  }
}

extension TextSetting {
  /// A box as large as it would be if nothing were drawn smaller than it is set, at the same corner.
  func box(_ box: PixelRect) -> PixelRect {
    guard shrinking != 1 else { return box }
    return PixelRect(
      left: box.left, top: box.top, right: box.left + box.width / shrinking, bottom: box.top + box.height / shrinking)
  }

  /// A drawn length in pixels of the line as it is set.
  func asSet(_ length: Double) -> Double { length / shrinking }

  /// The place at which the content of that box is drawn, a texel of its page for each pixel before it shrinks.
  func drawn(_ rect: PixelRect, in box: PixelRect) -> PixelRect {
    let (left, right) = drawn(from: rect.left, to: rect.right, in: box.left)
    let (top, bottom) = drawn(from: rect.top, to: rect.bottom, in: box.top)
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Places between two texels on which pixels read. A renderer reads in steps of 1/256, and finds the place in single
  /// precision, whose last bits depend on the place of a line on its page: none of these is near the end of a step.
  private static let places = 512.0

  /// The same along one axis, moved and stretched by so little that it is not seen.
  private func drawn(from start: Double, to end: Double, in corner: Double) -> (Double, Double) {
    let slope = max(1, (Self.places / shrinking).rounded()) / Self.places
    let first = corner + (start - corner) * shrinking
    let place = ((0.5 - first) * slope * Self.places).rounded() / Self.places + 0.5 / Self.places
    let exact = 0.5 - place / slope
    return (exact, exact + (end - start) / slope)
  }
}
