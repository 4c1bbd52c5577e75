/// A picture scaled to cover a box, in proportion.
public enum AspectFill {
  /// The visible part of a picture in a box of another shape, in the picture's unit square.
  ///
  ///     AspectFill.crop(aspect: 3, box: Size(width: 200, height: 100))   // [1/6, 0, 2/3, 1]
  ///
  /// - Parameter focus: The point of the picture that keeps its relative position in the box, so it is always visible.
  /// The same as CSS `object-position`. The default centres the picture.
  public static func crop(aspect: Double, box: Size, focus: Point = Point(x: 0.5, y: 0.5)) -> Rect {
    let wanted = box.aspect
    guard aspect > 0, aspect.isFinite else { return .unit }
    if aspect > wanted {
      let width = wanted / aspect
      return Rect(x: (1 - width) * focus.x, y: 0, width: width, height: 1)
    }
    let height = aspect / wanted
    return Rect(x: 0, y: (1 - height) * focus.y, width: 1, height: height)
  }

  /// The size at which the whole picture is drawn so that it covers the box.
  public static func size(aspect: Double, box: Size) -> Size {
    guard aspect > 0, aspect.isFinite else { return box }
    let height = max(box.height, box.width / aspect)
    return Size(width: height * aspect, height: height)
  }
}
