import Geometry

extension [Layer] {
  /// The layer that a pointer means: the one that shows most at a point, and of two that show as much the foremost. Nil
  /// if none shows there.
  ///
  /// - Parameters:
  ///   - isMeant: Whether a layer can be meant. The others are looked through.
  ///   - isClear: Whether a picture paints nothing there, by its index in the scene's list and a point of its unit
  ///     square.
  public func hit(
    at point: Point, where isMeant: (Layer) -> Bool = \.isSolid, isClear: (Int, Point) -> Bool = { _, _ in false }
  ) -> Layer? {
    var (hit, most) = (Layer?.none, 0.0)
    // What the layers in front leave to see.
    var rest = 1.0
    for layer in reversed() where layer.isVisible && isMeant(layer) && layer.isPainted(at: point, isClear) {
      let share = rest * Swift.min(1, layer.opacity)
      if share > most { (hit, most) = (layer, share) }
      rest -= share
      if rest <= most { break }
    }
    return hit
  }
}

extension Layer {
  /// Whether it is a row, a picture or a header, and not words, a line, or what darkens something.
  public var isSolid: Bool {
    switch content {
    case .indicator, .spinner, .surface(.separator), .surface(.lightSeparator), .title, .text, .heading, .item,
      .scrim, .surface(.shade), .blurred, .backMark, .tab:
      false
    default: true
    }
  }

  /// Whether it paints something at a point of the screen: a picture that is seen whole leaves its box free.
  fileprivate func isPainted(at point: Point, _ isClear: (Int, Point) -> Bool) -> Bool {
    guard placement.contains(point) else { return false }
    guard let picture = content.picture, let place = placement.picturePoint(at: point) else { return true }
    if isWhole, !Rect.unit.contains(place) { return false }
    return !isClear(picture, place)
  }
}
