import Boundary
import Geometry
import PreviewKit

/// The gallery at the left: which of its pictures is pointed at, and how far it is scrolled.
struct GallerySurface: Sendable {
  private(set) var hovered: GalleryHover?
  private(set) var scroll = GalleryScroll()
  /// The selection that the gallery was last scrolled to, and the gallery's frame then.
  private var revealed: (selection: Library.Selection, frame: Rect)?
  private var thumbnails = ThumbnailCache()

  /// Scrolled by a notch of a wheel, and by a unit of a touchpad, in points.
  private static let notch = 56.0
  private static let unit = 12.0
}

extension GallerySurface {
  mutating func press(_ point: Point, _ layout: StudioLayout) -> Hold? {
    let (scene, grip) = (layout.thumbnail(at: point), scroll.press(point, layout))
    return scene == nil && grip == nil ? nil : .gallery(scene: scene, grip)
  }

  /// Scrolls with the pointer that holds it.
  ///
  /// - Returns: The hold from now on: once it has moved it is no click on a picture.
  mutating func drag(_ scene: Int?, _ grip: GalleryScroll.Grip?, to point: Point, _ layout: StudioLayout) -> Hold {
    guard var grip else { return .gallery(scene: scene, nil) }
    hovered = nil
    let hasMoved = scroll.move(&grip, to: point, layout)
    return .gallery(scene: hasMoved ? nil : scene, grip)
  }

  mutating func turn(_ event: InputEvent, _ layout: StudioLayout) {
    switch event {
    case .wheel(_, let dy, _): scroll.turn(by: -dy * Self.notch, layout)
    case .touchpad(_, let dy, _): scroll.turn(by: -dy * Self.unit, layout)
    default: break
    }
  }

  /// Lets the picture under the pointer play its effect.
  ///
  /// - Parameter moves: False: it stands still.
  mutating func hover(_ point: Point?, _ library: Library, _ layout: StudioLayout, moves: Bool, at time: Double) {
    let index = point.flatMap(layout.thumbnail)
    guard index != hovered?.index else { return }
    hovered = index.map { GalleryHover($0, of: library.documents[$0], moves: moves, at: time) }
  }

  mutating func unhover() { hovered = nil }

  mutating func advance(_ library: Library, to time: Double) { hovered?.advance(library, to: time) }

  /// Brings the picture of the scene on the stage into view where that is another one, or the gallery another.
  ///
  /// - Returns: Whether it has scrolled.
  mutating func reveal(_ library: Library, _ layout: StudioLayout) -> Bool {
    let subject = (library.selection, layout.gallery)
    guard revealed.map({ $0 != subject }) ?? true else { return false }
    revealed = subject
    let before = scroll.offset
    scroll.show(library.selected, layout)
    return scroll.offset != before
  }

  mutating func draw(_ context: SurfaceContext, at time: Double, into list: inout DrawList) {
    let isBarHeld = if case .gallery(_, let grip?)? = context.hold { grip.isOnBar } else { false }
    GalleryView(
      layout: context.layout, theme: context.theme, library: context.library, hovered: hovered, isBarHeld: isBarHeld
    ).draw(at: time, thumbnails: &thumbnails, into: &list)
  }
}
