import Boundary
import Decoding
import Documents
import Geometry
import Match
import Measure
import PreviewKit
import SDLBackend

/// Paints a design in the size of a film's frames, on the processor. A class because it owns a canvas.
final class FilmPainter {
  private let canvas: OffscreenCanvas
  let pictures: ScenePictures
  nonisolated let width: Int
  nonisolated let height: Int
  private nonisolated let isHD: Bool

  init(
    for placed: PlacedScene, width: Int, height: Int, isHD: Bool = false, decoder: PictureDecoder = .ofThisProgram()
  ) throws(Failure) {
    self.isHD = isHD
    var registry = PictureRegistry()
    pictures = registry.pictures(of: placed)
    canvas = try OffscreenCanvas(
      pixels: Size(width: Double(width), height: Double(height)), renderer: .software, decoder: decoder,
      registry: registry)
    (self.width, self.height) = (width, height)
  }

  /// One line per picture that failed to load.
  var faults: [String] { canvas.faults }

  func pixels(of list: DrawList) throws(Failure) -> Pixels {
    try canvas.pixels(of: list, size: Size(width: Double(width), height: Double(height)), scale: 1)
  }
}

extension FilmPainter: MatchPainter {
  nonisolated func gray(of list: DrawList) throws(MatchFailure) -> GrayFrame {
    // The comparison runs where the command does.
    let result: Result<GrayFrame, MatchFailure> = MainActor.assumeIsolated {
      do {
        return .success(GrayFrame(try pixels(of: list), isHD: isHD))
      } catch {
        return .failure(MatchFailure("\(error)"))
      }
    }
    return try result.get()
  }
}

extension GrayFrame {
  /// The brightness of a picture, as a film has it.
  init(_ pixels: Pixels, isHD: Bool = false) {
    let (redness, greenness, blueness) = isHD ? (213, 715, 72) : (299, 587, 114)
    let count = pixels.width * pixels.height
    let grays = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      pixels.bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count {
          let (red, green, blue) = (Int(bytes[index * 4]), Int(bytes[index * 4 + 1]), Int(bytes[index * 4 + 2]))
          buffer[index] = UInt8((redness * red + greenness * green + blueness * blue + 500) / 1000)
        }
      }
      filled = count
    }
    self.init(width: pixels.width, height: pixels.height, pixels: grays)
  }
}
