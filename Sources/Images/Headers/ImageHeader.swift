/// The properties of a picture file that its first bytes tell.
public struct ImageHeader: Hashable, Sendable {
  public var format: ImageFormat
  /// Pixel size as stored, before rotation. Positive.
  public var storedWidth: Int
  public var storedHeight: Int
  public var orientation: Orientation
  /// Whether the format guarantees opaque pixels. If false, the pixels may still all be opaque.
  public var isOpaque: Bool
  /// Whether the file is complete to its end mark. Nil if more bytes are needed to tell.
  ///
  /// Checks lengths and end marks, not pixels or checksums.
  public var isComplete: Bool?
  /// Whether the file has several frames. Nil if more bytes are needed to tell, as with GIF.
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

  /// Number of pixels, or `Int.max` on overflow.
  public var pixelCount: Int {
    let (count, overflow) = storedWidth.multipliedReportingOverflow(by: storedHeight)
    return overflow ? .max : count
  }
}

extension ImageHeader {
  /// A prefix that nearly always suffices, in bytes.
  public static let usualPrefix = 64 << 10

  /// Reads the header of a whole file.
  public static func read(whole bytes: [UInt8]) throws(ImageHeaderProblem) -> ImageHeader {
    try read(prefix: bytes, ofFileSize: bytes.count)
  }

  /// Reads the header from the first bytes of a file of that size.
  ///
  /// Throws `needsMoreBytes` if they do not suffice: a photo may have a preview and a profile before its size. The
  /// result is the same as for the whole file, except that `isComplete` and `isAnimated` may be nil. Takes time linear
  /// in the bytes.
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

  /// Whether a deciding element may follow the given bytes.
  private static func isUndecided(_ bytes: [UInt8]) -> Bool {
    var scanner = MarkupScanner(Array(bytes))
    return scanner.findElement() == .nothingYet
  }

  /// Bytes needed to tell a picture from another kind of file.
  private static let signatureLength = 512
}
