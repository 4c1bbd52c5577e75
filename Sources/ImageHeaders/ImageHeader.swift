/// What the first bytes of a picture file say about it.
public struct ImageHeader: Hashable, Sendable {
  public var format: ImageFormat
  /// Size of the pixels as stored, before turning. Positive.
  public var storedWidth: Int
  public var storedHeight: Int
  public var orientation: Orientation
  /// No pixel can let anything shine through, whatever the pixels are. A file that could may still not.
  public var isOpaque: Bool
  /// Whether the file reaches to its own end; nil where only bytes that were not given could tell.
  ///
  /// Lengths and end marks are looked at, pixels and checksums are not.
  public var isComplete: Bool?
  /// Whether it holds more than one picture to be shown one after the other; nil where only bytes that were not given
  /// could tell, as of a GIF.
  public var isAnimated: Bool?

  public init(
    format: ImageFormat, storedWidth: Int, storedHeight: Int, orientation: Orientation = .upright,
    isOpaque: Bool = false, isComplete: Bool? = nil, isAnimated: Bool? = false
  ) {
    self.format = format
    self.storedWidth = storedWidth
    self.storedHeight = storedHeight
    self.orientation = orientation
    self.isOpaque = isOpaque
    self.isComplete = isComplete
    self.isAnimated = isAnimated
  }
}

extension ImageHeader {
  /// Width as displayed, upright.
  public var width: Int { orientation.swapsSides ? storedHeight : storedWidth }

  /// Height as displayed, upright.
  public var height: Int { orientation.swapsSides ? storedWidth : storedHeight }

  /// Pixels of the picture; the largest number there is if they are more than that.
  public var pixelCount: Int {
    let (count, overflow) = storedWidth.multipliedReportingOverflow(by: storedHeight)
    return overflow ? .max : count
  }
}

extension ImageHeader {
  /// As many first bytes as nearly always suffice.
  public static let usualPrefix = 64 << 10

  /// Reads the header of a whole file.
  public static func read(whole bytes: [UInt8]) throws(ImageHeaderProblem) -> ImageHeader {
    try read(prefix: bytes, ofFileSize: bytes.count)
  }

  /// Reads the header from the first bytes of a file of that size.
  ///
  /// Throws `needsMoreBytes` if they do not reach: a photograph may carry a preview and a profile before its size.
  /// The answer is that for the whole file, except that `isComplete` and `isAnimated` may be nil. Takes time in
  /// proportion to the bytes.
  public static func read(prefix bytes: [UInt8], ofFileSize fileSize: Int) throws(ImageHeaderProblem) -> ImageHeader {
    guard max(bytes.count, fileSize) > 0 else { throw .empty }
    guard bytes.count >= min(fileSize, signatureLength) else {
      throw .needsMoreBytes(atLeast: min(fileSize, signatureLength))
    }
    guard let format = ImageFormat(sniffing: bytes) else {
      if let format = ImageFormat(cutOff: bytes) { throw .truncated(format) }
      if bytes.count < min(fileSize, SVGFile.window), isUndecided(bytes) {
        throw .needsMoreBytes(atLeast: min(fileSize, 2 * bytes.count))
      }
      throw .notAPicture(ForeignFile(sniffing: bytes))
    }
    let file = FileStart(bytes: bytes, fileSize: max(bytes.count, fileSize), format: format)
    switch format {
    case .png: return try PNGFile(file: file).header()
    case .webp: return try WebPFile(file: file).header()
    case .gif: return try GIFFile(file: file).header()
    case .heic, .avif: return try BoxFile(file: file).header()
    case .svg: return try SVGFile(file: file).header()
    case .jpeg, .bmp:
      var header = format == .jpeg ? try JPEGFile(file: file).header() : try BMPFile(file: file).header()
      header.isOpaque = true
      return header
    }
  }

  /// Whether an element may follow that tells what it is.
  private static func isUndecided(_ bytes: [UInt8]) -> Bool {
    var scanner = MarkupScanner(Array(bytes))
    return scanner.findElement() == .nothingYet
  }

  /// What it takes to tell a picture from another file.
  private static let signatureLength = 512
}
