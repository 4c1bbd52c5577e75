/// How a picture lies in a box of another shape, always in proportion.
public struct PictureFit: Hashable, Sendable {
  /// Named as CSS `object-fit`.
  public enum Mode: String, CaseIterable, Sendable {
    /// It fills the box, which shows a part of it.
    case cover
    /// The whole of it is in the box, which it leaves free elsewhere.
    case contain
  }

  public var mode: Mode
  /// The point of the picture, in its unit square, that lies in the box where it lies in the picture. The same as CSS
  /// `object-position`. The default centers the picture.
  public var focus: Point

  public init(_ mode: Mode = .cover, focus: Point = Point(x: 0.5, y: 0.5)) {
    self.mode = mode
    self.focus = focus
  }
}

extension PictureFit {
  /// The part of a picture that a box shows, in the picture's unit square. Around the whole picture, it is larger than
  /// the square.
  ///
  ///     PictureFit().crop(aspect: 3, box: Size(width: 200, height: 100))   // [1/6, 0, 2/3, 1]
  ///     PictureFit(.contain).crop(aspect: 3, box: Size(width: 200, height: 100))   // [0, -1/4, 1, 3/2]
  public func crop(aspect: Double, box: Size) -> Rect {
    guard aspect > 0, aspect.isFinite else { return .unit }
    if (aspect > box.aspect) == (mode == .cover) {
      let width = box.aspect / aspect
      return Rect(x: (1 - width) * focus.x, y: 0, width: width, height: 1)
    }
    let height = aspect / box.aspect
    return Rect(x: 0, y: (1 - height) * focus.y, width: 1, height: height)
  }

  /// The size at which the whole picture is drawn.
  public func size(aspect: Double, box: Size) -> Size {
    guard aspect > 0, aspect.isFinite else { return box }
    let fitting = box.width / aspect
    let height = mode == .cover ? max(box.height, fitting) : min(box.height, fitting)
    return Size(width: height * aspect, height: height)
  }
}
