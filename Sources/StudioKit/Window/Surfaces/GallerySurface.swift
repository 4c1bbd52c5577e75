import Boundary
import Geometry
import PreviewKit

/// The gallery at the left: which of its pictures is pointed at, and how far it is scrolled.
struct GallerySurface: Sendable {
  private(set) var hovered: GalleryHover?
  private(set) var scroll = GalleryScroll()
  /// The selection that the gallery was last scrolled to, and the gallery's frame then.
  private var revealed: (selection: Library.Selection, frame: Rect)?
  /// The pictures at rest.
  private var cells: [DocumentID: KeptDrawing<GalleryCell>] = [:]

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
    let (layout, theme) = (context.layout, context.theme)
    let frame = layout.gallery
    guard frame.width > 0 else { return }
    list.append(.fill(frame, theme.panel))
    list.append(.fill(Rect(x: frame.maxX - 1, y: frame.y, width: 1, height: frame.height), theme.hairline))
    guard let bar = layout.galleryBar else { return drawCells(context, at: time, into: &list) }
    list.clipped(to: bar.frame) { drawCells(context, at: time, into: &$0) }
    guard let thumb = bar.thumb else { return }
    let isHeld = if case .gallery(_, let grip?)? = context.hold { grip.isOnBar } else { false }
    list.append(.shape(RoundedShape(frame: thumb, radius: 2, fill: isHeld ? theme.quietText : theme.raised)))
  }

  private mutating func drawCells(_ context: SurfaceContext, at time: Double, into list: inout DrawList) {
    let (layout, library) = (context.layout, context.library)
    for (index, frame) in layout.thumbnails.enumerated() where layout.galleryPlace(index).overlaps(layout.gallery) {
      let document = library.documents[index]
      let cell = GalleryCell(
        version: document.version, title: document.title.shown, id: document.commandName, mark: document.mark,
        isAtStake: document.isAtStake,
        index: index, isSelected: index == library.selected, isHovered: index == hovered?.index, frame: frame,
        theme: context.theme)
      if cell.isHovered, let shown = hovered?.shown(at: time) {
        cell.draw(GalleryCell.picture(shown.preview, at: shown.moment, in: cell.pictureFrame), into: &list)
      } else {
        cells[document.id, default: KeptDrawing()].draw(cell, into: &list) {
          let preview = Preview(document.scene, pictures: document.miniatures)
          cell.draw(GalleryCell.picture(preview, at: 0, in: cell.pictureFrame), into: &$0)
        }
      }
    }
  }
}
