/// The supported picture formats.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, webp, gif, bmp, svg, heic, avif
}

extension ImageFormat {
  /// The name in messages.
  public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The format announced by the first bytes, regardless of the file name. Nil if it is not supported.
  public init?(sniffing bytes: [UInt8]) {
    let known = Self.allCases.first { !$0.signature.isEmpty && bytes.starts(with: $0.signature) }
    guard let format = known ?? Self(markup: bytes) ?? BoxFile.format(bytes) else { return nil }
    switch format {
    case .webp where !bytes.dropFirst(8).starts(with: Array("WEBP".utf8)): return nil
    case .gif where bytes.count < 6 || bytes[4] != 0x37 && bytes[4] != 0x39 || bytes[5] != 0x61: return nil
    // Two letters prove little: prose may begin with them.
    case .bmp where bytes.count >= 18 && ForeignFile(sniffing: bytes) == .text: return nil
    default: break
    }
    self = format
  }

  /// A format that may begin with arbitrary other content.
  private init?(markup bytes: [UInt8]) {
    var scanner = MarkupScanner(Array(bytes.prefix(SVGFile.window)))
    guard scanner.findElement() == .element("svg") else { return nil }
    self = .svg
  }

  /// The format of a file too short to be certain. Nil unless the few bytes there match a signature.
  init?(cutOff bytes: [UInt8]) {
    let length = [Self.png: 8, .jpeg: 3, .webp: 12, .gif: 6]
    let format = length.first { format, length in
      let common = min(bytes.count, format.signature.count)
      return bytes.count >= 2 && bytes.count < length && bytes.prefix(common) == format.signature.prefix(common)
    }
    guard let format else { return nil }
    self = format.key
  }

  /// Whether files are vector drawings without pixels of their own.
  public var isDrawn: Bool { self == .svg }

  /// Its MIME type.
  public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  /// The bytes at the start of every file of the format; empty if it is recognized otherwise.
  var signature: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .webp: Array("RIFF".utf8)
    case .gif: Array("GIF8".utf8)
    case .bmp: Array("BM".utf8)
    case .svg, .heic, .avif: []
    }
  }
}
