import Boundary
import Decoding
import Desktop
import Documents
import Geometry
import Match
import Measure
import SDLBackend
import StudioKit

/// A picture of a build's screen, as gray as a frame of a film.
struct StillPicture {
  let path: String
  private let size: Size

  /// Longest side of what is compared, in pixels.
  private static let longest = 1000.0

  init(_ path: String) throws(Failure) {
    self.path = path
    guard let size = PictureFiles.report(on: path).size, size.width >= 1, size.height >= 1 else {
      throw Failure(.badData, "\(path): this is not a picture that can be read.")
    }
    self.size = size
  }
}

extension StillPicture {
  /// Pixels of the frame for a pixel of the file.
  var share: Double { min(1, Self.longest / max(size.width, size.height)) }

  /// Size of the frame, in pixels.
  var frame: (width: Int, height: Int) {
    (max(1, Int((size.width * share).rounded())), max(1, Int((size.height * share).rounded())))
  }

  func gray() throws(Failure) -> GrayFrame {
    var registry = PictureRegistry()
    let id = registry.learn(SeenPicture(FilePath.absolute(path), PictureFiles.report(on: path)))
    let size = Size(width: Double(frame.width), height: Double(frame.height))
    let canvas = try OffscreenCanvas(
      pixels: size, renderer: .software, decoder: .ofThisProgram(), registry: registry)
    var list = DrawList()
    list.append(.picture(PictureQuad(id, frame: Rect(size))))
    let pixels = try canvas.pixels(of: list, size: size, scale: 1)
    if let fault = canvas.faults.first { throw Failure(.badData, fault) }
    return GrayFrame(pixels)
  }
}
