import Desktop
import Documents
import Geometry
import SDLBackend
import StudioKit

extension StudioWindow {
  /// Opens the window, which is not shown yet.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point; nil: the desktop's.
  static func openCanvas(_ size: Size, scale: Double?, renderer: CanvasOptions.Renderer) throws(Failure) -> Canvas {
    let pixels = Size(width: size.width * (scale ?? 1), height: size.height * (scale ?? 1))
    let canvas = try FrameStage.open(
      CanvasOptions(.window(title: "Parallax", size: pixels), renderer: renderer), orFail: "No window could be opened")
    let unit = canvas.window.pixelsPerUnit
    // Where the desktop's units are not pixels, the window was opened larger than it was meant.
    if scale != nil, unit != 1 {
      canvas.window.resize(to: Size(width: pixels.width / unit, height: pixels.height / unit))
    }
    canvas.window.setSmallestSize(Size(width: 480, height: 360))
    return canvas
  }

  /// The studio with these scenes in its gallery.
  static func open(
    _ scenes: [LoadedScene], selected: Int, book: inout PictureBook, _ events: EventSource
  ) throws(Failure) -> Studio {
    let entries = scenes.map { book.entry(for: $0) }
    guard var studio = Studio(scenes: entries, window: events.size, scale: events.pixelsPerPoint) else {
      throw Failure(.software, "There is no scene to show.")
    }
    if selected > 0 { studio.select(selected, at: events.now) } else { studio.start(at: events.now) }
    for scene in scenes {
      // What the command line changed in somebody's file is unsaved; a built-in scene is nobody's.
      let saved = scene.stored.isBuiltIn ? scene.scene : scene.stored.reading.scene
      studio.attach(scene.stored.source, to: scene.stored.name, saved: saved)
    }
    return studio
  }
}
