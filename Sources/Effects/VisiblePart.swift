import Geometry

extension [Layer] {
  /// The part of a layer that shows: inside its clip and the screen, and not under opaque layers above it. Empty if
  /// nothing of it does.
  ///
  /// - Parameter isOpaque: Whether a picture has no transparent pixels, by its index in the scene's list.
  public func visiblePart(of index: Int, on screen: Rect, isOpaque: (Int) -> Bool) -> Rect {
    guard indices.contains(index) else { return Rect(.zero) }
    return visiblePart(self[index].visibleFrame, of: index, on: screen, isOpaque: isOpaque)
  }

  /// The part of a picture's window that shows, whether the picture fills it or not.
  func visibleWindow(of index: Int, on screen: Rect) -> Rect {
    visiblePart(self[index].clip ?? self[index].frame, of: index, on: screen) { _ in true }
  }

  private func visiblePart(_ frame: Rect, of index: Int, on screen: Rect, isOpaque: (Int) -> Bool) -> Rect {
    guard self[index].opacity > 0 else { return Rect(.zero) }
    var part = frame.intersection(screen)
    for cover in self[(index + 1)...] where !part.isEmpty && cover.covers(isOpaque) {
      part = part.remainder(under: cover.paintedFrame)
    }
    return part
  }
}

extension Layer {
  /// Whether nothing shows through it. Pictures with round corners, and turned or softened ones, count as if something
  /// did.
  fileprivate func covers(_ isOpaque: (Int) -> Bool) -> Bool {
    guard opacity >= 1, radius == 0, rotation == 0, blur == 0 || !blurEdges.spreads else { return false }
    return switch content {
    case .picture(let index, _): isOpaque(index)
    case .surface(.card): false
    case .surface: true
    default: false
    }
  }
}

extension Rect {
  /// The part that a cover leaves, if that is a rectangle; otherwise all of it.
  fileprivate func remainder(under cover: Rect) -> Rect {
    // Edges that differ by a rounding only are the same.
    let slack = 0.01
    guard overlaps(cover) else { return self }
    let coversWidth = cover.x <= x + slack && cover.maxX >= maxX - slack
    let coversHeight = cover.y <= y + slack && cover.maxY >= maxY - slack
    if coversWidth, coversHeight { return Rect(.zero) }
    if coversWidth, cover.y <= y + slack {
      return Rect(x: x, y: cover.maxY, width: width, height: maxY - cover.maxY)
    }
    if coversWidth, cover.maxY >= maxY - slack { return Rect(x: x, y: y, width: width, height: cover.y - y) }
    if coversHeight, cover.x <= x + slack {
      return Rect(x: cover.maxX, y: y, width: maxX - cover.maxX, height: height)
    }
    if coversHeight, cover.maxX >= maxX - slack { return Rect(x: x, y: y, width: cover.x - x, height: height) }
    return self
  }
}
