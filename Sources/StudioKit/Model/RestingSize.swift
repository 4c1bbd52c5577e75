import Geometry

/// The size of a window while it does not fill its display. Desktops say that it does before or after its new size.
struct RestingSize: Sendable {
  private(set) var size: Size?
  /// The size before that one.
  private var before: Size?

  init(size: Size? = nil) { self.size = size }
}

extension RestingSize {
  mutating func take(_ size: Size, fillsDisplay: Bool) {
    if fillsDisplay {
      // It was taken for another size of a window that does not.
      if self.size == size { self.size = before }
    } else if self.size != size {
      (before, self.size) = (self.size, size)
    }
  }
}
