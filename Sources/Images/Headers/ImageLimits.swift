/// The largest picture that may be decoded. A small file can expand to any number of pixels.
public struct ImageLimits: Hashable, Sendable {
  public var pixels: Int
  /// The longer side, in pixels.
  public var side: Int
  /// File size, in bytes.
  public var fileSize: Int

  public init(pixels: Int = 64 << 20, side: Int = 16_384, fileSize: Int = 256 << 20) {
    self.pixels = pixels
    self.side = side
    self.fileSize = fileSize
  }

  /// 64 megapixels (8192 by 8192), 16384 a side, 256 MiB.
  public static let standard = ImageLimits()
}

extension ImageLimits {
  /// The reason why a picture may not be decoded, in one sentence. Nil if it may.
  public func refusal(of header: ImageHeader) -> String? {
    let size = "The picture is \(header.width) by \(header.height) pixels large"
    if max(header.width, header.height) > side { return "\(size); the limit is \(side) per side." }
    return header.pixelCount > pixels ? "\(size); the limit is \(pixels) in total." : nil
  }

  /// Attributes of an element of a drawing. Libraries compare each with all others.
  private static let attributes = 1000

  /// The reason why a drawing may not be drawn, as a part of a sentence. Nil if it may.
  public func refusal(ofDrawing bytes: [UInt8]) -> String? {
    var (count, most) = (0, 0)
    var copy = MarkupCopy(bytes)
    _ = copy.without { _ in
      count = 0
      return false
    } attribute: { _, value in
      count += 1
      most = max(most, count)
      return value
    }
    return most > Self.attributes ? "an element has \(most) attributes; the limit is \(Self.attributes)" : nil
  }

  /// The largest size, in pixels, at which a vector drawing may be drawn, in its own proportions.
  public func largestDrawing(of header: ImageHeader) -> (width: Int, height: Int) {
    let (width, height) = (Double(header.width), Double(header.height))
    let scale = min(Double(side) / max(width, height), (Double(pixels) / (width * height)).squareRoot())
    return (max(1, Int(width * scale)), max(1, Int(height * scale)))
  }

  /// The reason why a file of that size may not be read, in one sentence. Nil if it may.
  public func refusal(ofFileSize size: Int) -> String? {
    size > fileSize ? "The file has \(size) bytes; the limit is \(fileSize)." : nil
  }
}
