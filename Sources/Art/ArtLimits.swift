/// What a layered file may ask for. A small file can claim any number of layers and pixels.
public struct ArtLimits: Hashable, Sendable {
  /// Files in an archive.
  public var entries = 10_000
  /// Bytes of one file in an archive, when unpacked.
  public var entrySize = 256 << 20
  /// Bytes of a text that describes the layers.
  public var textSize = 16 << 20
  /// How many times larger an unpacked file may be, from `ratioFrom` bytes on.
  public var ratio = 200
  public var ratioFrom = 4 << 20
  /// Groups within groups.
  public var depth = 32
  public var layers = 1000
  /// Characters of a layer's name.
  public var name = 200
  /// Pixels of the canvas, and of a layer.
  public var pixels = 64 << 20
  /// Pixels of all layers: what they cost together, however small the file is.
  public var allPixels = 1 << 31
  /// Pixels on a side.
  public var side = 16_384
  /// Bytes of all pictures that are put together.
  public var composition = 256 << 20

  public init() {}

  public static let standard = ArtLimits()
}

extension ArtLimits {
  /// Throws if a canvas has no pixels, or too many.
  func check(width: Int, height: Int) throws(ArtProblem) {
    guard width > 0, height > 0 else { throw .damaged("its canvas is \(width) by \(height) pixels") }
    guard isWithin(width: width, height: height) else {
      throw ArtProblem(
        "The canvas is \(width) by \(height) pixels; the limit is \(side) per side and \(pixels) in total.")
    }
  }

  /// Throws if the layers of a file have too many pixels.
  func check(_ layers: [ArtLayer]) throws(ArtProblem) {
    let drawn = layers.flatMap(\.withDescendants).filter { $0.hasPixels }.map {
      (name: $0.path, pixels: $0.frame.pixels)
    }
    let total = drawn.reduce(0) { $0 + $1.pixels }
    guard total > allPixels, let largest = drawn.max(by: { $0.pixels < $1.pixels }) else { return }
    throw .unsafe(
      "its layers have \(total) pixels together; the limit is \(allPixels). The largest is "
        + "\(ArtFile.quoted(largest.name)): crop it, or merge some layers")
  }

  func isWithin(width: Int, height: Int) -> Bool {
    width >= 0 && height >= 0 && width <= side && height <= side && width * height <= pixels
  }
}
