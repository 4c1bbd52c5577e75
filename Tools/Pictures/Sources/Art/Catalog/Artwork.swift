/// A picture of the collection: what it is called, how large it is, and how to paint it.
public struct Artwork: Sendable {
  /// How the picture is stored. Flat colors stay small and crisp as PNG; texture needs JPEG.
  public enum Format: String, Hashable, Sendable {
    case jpeg = "jpg"
    case png
  }

  /// Folder and name without an ending, as in `landscapes/dawn`.
  public let name: String
  public let width: Int
  public let height: Int
  public let format: Format
  public let seed: UInt64
  let painter: any Painter

  init(_ name: String, _ width: Int, _ height: Int, _ format: Format, seed: UInt64, _ painter: any Painter) {
    self.name = name
    self.width = width
    self.height = height
    self.format = format
    self.seed = seed
    self.painter = painter
  }
}

extension Artwork {
  /// Name and ending, relative to the folder of pictures.
  public var file: String { "\(name).\(format.rawValue)" }

  /// The picture at its own size.
  public func painted() -> Bitmap { painted(width: width, height: height) }

  /// The picture at another size, as sharp as that size allows. Sides are held to 1...16384.
  ///
  /// - Parameters:
  ///   - other: A seed in place of its own.
  ///   - isGrainy: False leaves out grain and dither, for thumbnails that must stay small as PNG.
  public func painted(width: Int, height: Int, seed other: UInt64? = nil, isGrainy: Bool = true) -> Bitmap {
    let seed = other ?? self.seed
    var plate = Plate(width: width, height: height, isClear: painter.isClear)
    painter.paint(&plate, seed: seed)
    return isGrainy && !painter.isClear ? plate.developed(seed: seed, grain: painter.grain) : plate.developedPlain()
  }
}
