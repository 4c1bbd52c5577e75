import Boundary
import Decoding
import Documents
import Geometry
import PreviewKit
import SDLBackend

/// A stage without a window, and the pictures on it: what `render` draws with.
final class OffscreenStage {
  private let stage: FrameStage
  private var book: PictureBook

  /// - Parameters:
  ///   - pixels: Size of the canvas.
  ///   - decoder: Decodes pictures. Its process starts while the renderer opens.
  ///   - book: The pictures that are known already.
  init(
    pixels: Size, renderer: CanvasOptions.Renderer, fonts: CanvasOptions.Fonts = .installed, decoder: PictureDecoder,
    book: PictureBook = PictureBook()
  ) throws(Failure) {
    decoder.start()
    self.book = book
    let options = CanvasOptions(
      .offscreen(width: Int(pixels.width), height: Int(pixels.height)), renderer: renderer, fonts: fonts)
    stage = FrameStage(
      try FrameStage.open(options, orFail: "No renderer could be opened"), pixelsPerPoint: 1, decoder: decoder)
    definePictures()
  }
}

extension OffscreenStage {
  var canvas: Canvas { stage.canvas }

  var loader: PictureLoader { stage.loader }

  /// A preview of a scene, its pictures known to the loader.
  func preview(of placed: PlacedScene) -> Preview {
    let preview = book.preview(of: placed)
    definePictures()
    return preview
  }

  private func definePictures() {
    book.define(in: loader)
  }

  /// Draws a frame with every picture in it, and returns its pixels.
  func pixels(of list: DrawList, size: Size, scale: Double) throws(Failure) -> Pixels {
    do {
      return try stage.pixels(of: list, size: size, scale: scale)
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
  }

  /// The same of what is drawn anew once its pictures are there, and it is known how light they are.
  func pixels(
    size: Size, scale: Double, _ draw: (inout DrawList, [PictureID: PictureTone]) -> Void
  ) throws(Failure) -> Pixels {
    var list = DrawList()
    draw(&list, loader.tones)
    stage.load(list, size: size, scale: scale)
    list.removeAll()
    draw(&list, loader.tones)
    return try pixels(of: list, size: size, scale: scale)
  }

  /// One line for each picture that could not be loaded, in the order of the scene.
  var faults: [String] { loader.problems.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value)" } }
}
