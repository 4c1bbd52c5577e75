import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

/// A canvas without a window, and the pictures on it: what `render` and `bench` draw with.
final class OffscreenStage {
  let canvas: Canvas
  let loader: PictureLoader
  var book = PictureBook()
  private var list = DrawList()
  private var layers: [Layer] = []

  /// - Parameter pixels: Size of the canvas.
  init(pixels: Size, renderer: CanvasOptions.Renderer) throws(Failure) {
    do {
      canvas = try Canvas(
        CanvasOptions(.offscreen(width: Int(pixels.width), height: Int(pixels.height)), renderer: renderer))
    } catch {
      throw Failure(.unavailable, "No renderer could be opened: \(error)")
    }
    for warning in canvas.takeWarnings() { Console.complain(warning) }
    loader = PictureLoader(canvas: canvas)
  }
}

extension OffscreenStage {
  /// A preview of a scene, its pictures known to the loader.
  func preview(of loaded: LoadedScene) -> Preview {
    let pictures = book.pictures(of: loaded.scene, stored: loaded.stored)
    for (id, path) in book.paths { loader.define(id, path: path) }
    return Preview(loaded.scene, pictures: pictures)
  }

  /// Draws a frame with every picture in it, and returns its pixels.
  func pixels(of list: DrawList, size: Size, scale: Double) throws(Failure) -> Pixels {
    loader.show(list, surface: size, scale: scale, at: 0)
    loader.loadAll()
    do {
      // The frame covers everything; black shows where it should not.
      try canvas.draw(list, scale: scale)
      for warning in canvas.takeWarnings() { Console.complain(warning) }
      return try canvas.readPixels()
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
  }

  /// One line for each picture that could not be loaded, in the order of the scene.
  var faults: [String] { loader.problems.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value)" } }
}
