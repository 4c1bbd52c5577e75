import Geometry

/// The thing that the pointer holds on a part without controls; `UI` tells which part that is.
enum Hold: Sendable {
  /// A screen of the stage. `origin` maps points of a companion screen to the main one; nil for the main one itself.
  case screen(origin: Point?)
  /// The moment of the gesture on the timeline.
  case moment
  /// The content, by its curve.
  case curve
  /// The gallery: the pressed scene, while it can still be a click, and the scrolling.
  case gallery(scene: Int?, GalleryScroll.Grip?)
  /// An edge on the stage, or a picture's focus point.
  case handle(StageHandles.Hold)
  /// The line or slider of a comparison.
  case share(CompanionView.Share)
}
