/// How a line is set that is drawn larger or smaller than its style says: at a power of two of its size, and from there
/// at most twice as small.
struct TextSetting {
  /// Size at which it is set, over the style's.
  let size: Double
  /// Size at which it is drawn, over the one at which it is set: above .5, up to 1.
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

  /// Where what lies in that box is drawn.
  func drawn(_ rect: PixelRect, in box: PixelRect) -> PixelRect {
    guard shrinking != 1 else { return rect }
    func x(_ place: Double) -> Double { box.left + (place - box.left) * shrinking }
    func y(_ place: Double) -> Double { box.top + (place - box.top) * shrinking }
    return PixelRect(left: x(rect.left), top: y(rect.top), right: x(rect.right), bottom: y(rect.bottom))
  }
}
