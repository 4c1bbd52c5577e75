import Boundary
import Desktop
import Documents
import Geometry
import SDLBackend
import StudioKit

extension StudioWindow {
  /// Opens the window without showing it.
  ///
  /// - Parameters:
  ///   - size: In points. Nil for that of the last session or the default, or less if the display is too small.
  ///   - wish: Pixels per point. Nil for the desktop's.
  ///   - view: The last session's.
  /// - Returns: The canvas and its pixels per point, nil for those of its display.
  static func openCanvas(
    _ size: Size?, scale wish: Double?, _ view: SessionRecord.View, renderer: CanvasOptions.Renderer
  ) throws(Failure) -> (canvas: Canvas, scale: Double?) {
    let points = size ?? view.size ?? usualSize
    func pixels(_ scale: Double?) -> Size {
      Size(width: points.width * (scale ?? 1), height: points.height * (scale ?? 1))
    }
    let canvas = try FrameLoop.open(
      CanvasOptions(.window(title: "Parallax", size: pixels(wish)), renderer: renderer),
      orFail: "No window could be opened")
    // Only an open window knows its display's settings.
    let scale = wish ?? canvas.window.desktopScale
    let unit = canvas.window.pixelsPerUnit
    // If the desktop's units are not pixels, the window was opened larger than intended.
    if let scale, unit != 1 || wish == nil && scale != 1 {
      let wanted = pixels(scale)
      canvas.window.resize(to: Size(width: wanted.width / unit, height: wanted.height / unit))
    }
    canvas.window.setSmallestSize(Size(width: 480, height: 360))
    if size == nil {
      canvas.window.fitDisplay(scale: scale ?? 1)
      if view.isMaximized { canvas.window.maximize() }
    }
    return (canvas, scale)
  }

  /// In points.
  private static let usualSize = Size(width: 1280, height: 820)

  /// The studio with these scenes in its gallery.
  static func open(
    _ scenes: [LoadedScene], selected: Int, registry: inout PictureRegistry, _ events: EventSource
  ) throws(Failure) -> Studio {
    let documents = scenes.map { registry.document($0) }
    let size = events.size
    guard
      var studio = Studio(
        documents: documents, samples: Resources.folder(), window: size, scale: events.pixelsPerPoint)
    else {
      throw Failure(.software, "There is no scene to show.")
    }
    studio.select(selected, at: events.now)
    return studio
  }
}
