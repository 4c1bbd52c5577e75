import Geometry

/// Things outside of the controls that the pointer holds, one at a time.
enum Hold: Sendable {
  /// A screen of the stage. `origin` maps points of another screen than the main one to that; nil: it is the main one.
  case screen(origin: Point?)
  /// The moment of the gesture on the time line.
  case moment
  /// The content, by its curve.
  case curve
  /// The gallery: the scene that was pressed, as long as that can be a click, and the way that it is scrolled.
  case gallery(scene: Int?, GalleryScroll.Grip?)
  /// An edge on the stage, or the point of a picture.
  case handle(StageHandles.Hold)
  /// The line or the slider between two that are compared.
  case share(CompanyView.Share)
}
