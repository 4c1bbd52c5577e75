import Boundary
import Decoding
import Documents
import Geometry
import Judge
import Notation
import PreviewKit
import SDLBackend

/// Paints for the audit on the processor, so that a report is the same on every machine. A class because it owns a canvas.
final class ScenePainter {
  private let canvas: OffscreenCanvas
  private let registry: PictureRegistry
  private let fonts: CanvasOptions.Fonts
  let pictures: ScenePictures
  nonisolated let mostWidth: Int
  nonisolated let mostHeight: Int
  nonisolated let textMeasure: TextMeasure
  /// Whether nothing more is to be drawn.
  private nonisolated let isGivenUp: @Sendable () -> Bool

  /// Room beside a screen, and for the highest line of text with what moves under it, in points.
  private static let (margin, line) = (96.0, 400.0)

  init(
    for placed: PlacedScene, on devices: [Device], fonts: CanvasOptions.Fonts = .installed,
    decoder: PictureDecoder = .ofThisProgram(), isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) throws(Failure) {
    self.isGivenUp = isGivenUp
    let width = (devices.map(\.width).max() ?? 0) + Self.margin
    let height = min(Self.line, (devices.map(\.height).max() ?? 0) + Self.margin)
    var registry = PictureRegistry()
    pictures = registry.pictures(of: placed)
    (self.registry, self.fonts) = (registry, fonts)
    canvas = try OffscreenCanvas(
      pixels: Size(width: width, height: height), renderer: .software, fonts: fonts, decoder: decoder,
      registry: registry)
    (mostWidth, mostHeight) = (Int(width), Int(height))
    textMeasure = canvas.canvas.textMeasure
  }

  private static let (scale, quality) = (0.75, Int32(82))

  /// A picture of a drawing as a data URL.
  func dataURL(of list: DrawList, size: Size) throws(Failure) -> String {
    let canvas = try OffscreenCanvas(
      pixels: Size(width: (size.width * Self.scale).rounded(), height: (size.height * Self.scale).rounded()),
      renderer: .software, fonts: fonts, decoder: .ofThisProgram(), registry: registry)
    let pixels = try canvas.pixels(of: list, size: size, scale: Self.scale)
    do {
      return "data:image/jpeg;base64,\(Base64.text(of: try pixels.jpeg(quality: Self.quality)))"
    } catch {
      throw Failure(.software, "A picture of the report cannot be written: \(error)")
    }
  }

  /// One line per picture that failed to load.
  var faults: [String] { canvas.faults }

  nonisolated var lostPictures: Set<PictureID> {
    // The audit runs where the command does.
    MainActor.assumeIsolated { Set(canvas.loader.problems.keys) }
  }

  private func grid(of list: DrawList, width: Int, height: Int) throws(Failure) -> PixelGrid {
    let pixels = try canvas.pixels(
      of: list, size: Size(width: Double(mostWidth), height: Double(mostHeight)), scale: 1,
      part: (min(width, mostWidth), min(height, mostHeight)))
    return PixelGrid(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }
}

extension ScenePainter: AuditPainter {
  nonisolated func pixels(of list: DrawList, width: Int, height: Int) throws(AuditFailure) -> PixelGrid {
    if isGivenUp() { throw .givenUp }
    // The audit runs where the command does.
    let result: Result<PixelGrid, AuditFailure> = MainActor.assumeIsolated {
      do {
        return .success(try grid(of: list, width: width, height: height))
      } catch {
        return .failure(AuditFailure("\(error)"))
      }
    }
    return try result.get()
  }
}
