import Boundary
import Decoding
import Documents
import Geometry
import PreviewKit
import SDLBackend

/// A canvas without a window, with its pictures, for `render`.
final class OffscreenCanvas {
  private let loop: FrameLoop
  private var registry: PictureRegistry

  /// - Parameters:
  ///   - pixels: Size of the canvas.
  ///   - decoder: Decodes pictures. Its process starts while the renderer opens.
  ///   - registry: The pictures known so far.
  init(
    pixels: Size, renderer: CanvasOptions.Renderer, fonts: CanvasOptions.Fonts = .installed, decoder: PictureDecoder,
    registry: PictureRegistry = PictureRegistry()
  ) throws(Failure) {
    decoder.start()
    self.registry = registry
    let options = CanvasOptions(
      .offscreen(width: Int(pixels.width), height: Int(pixels.height)), renderer: renderer, fonts: fonts)
    loop = FrameLoop(
      try FrameLoop.open(options, orFail: "No renderer could be opened"), pixelsPerPoint: 1, decoder: decoder)
    definePictures()
  }
}

extension OffscreenCanvas {
  var canvas: Canvas { loop.canvas }

  var loader: PictureLoader { loop.loader }

  /// A preview of a scene, with its pictures known to the loader.
  func preview(of placed: PlacedScene) -> Preview {
    let preview = registry.preview(of: placed)
    definePictures()
    return preview
  }

  private func definePictures() {
    registry.define(in: loader)
  }

  /// Draws a frame with every picture in it, and returns its pixels.
  func pixels(of list: DrawList, size: Size, scale: Double) throws(Failure) -> Pixels {
    do {
      return try loop.pixels(of: list, size: size, scale: scale)
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
  }

  /// The same for the top left part of a frame, in pixels.
  func pixels(
    of list: DrawList, size: Size, scale: Double, part: (width: Int, height: Int)
  ) throws(Failure) -> Pixels {
    do {
      loop.load(list, size: size, scale: scale)
      try canvas.draw(list, scale: scale)
      return try canvas.readPixels(width: part.width, height: part.height)
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
  }

  /// The same for a drawing that is repeated once its pictures are loaded and their tones known.
  func pixels(
    size: Size, scale: Double, _ draw: (inout DrawList, [PictureID: PictureTone]) -> Void
  ) throws(Failure) -> Pixels {
    var list = DrawList()
    draw(&list, loader.tones)
    loop.load(list, size: size, scale: scale)
    list.removeAll()
    draw(&list, loader.tones)
    return try pixels(of: list, size: size, scale: scale)
  }

  /// One line per picture that failed to load, in the order of the scene.
  var faults: [String] { loader.problems.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value)" } }
}
