/// The probable kind of a file that is not a readable picture.
public enum ForeignFile: Hashable, Sendable, CaseIterable {
  case tiff, jpegXL, jpeg2000, pdf, photoshop, icon, qoi, film, archive, markup, text, unknown
}

extension ForeignFile {
  /// The name in a sentence, with its article.
  public var name: String {
    switch self {
    case .tiff: "a TIFF picture"
    case .jpegXL: "a JPEG XL picture"
    case .jpeg2000: "a JPEG 2000 picture"
    case .pdf: "a PDF document"
    case .photoshop: "a Photoshop document"
    case .icon: "an icon file"
    case .qoi: "a QOI picture"
    case .film: "a film"
    case .archive: "an archive"
    case .markup: "a web page or XML"
    case .text: "text"
    case .unknown: "an unknown format"
    }
  }

  public var help: String {
    switch self {
    case .tiff, .jpegXL, .jpeg2000, .photoshop, .icon, .qoi, .pdf:
      "Export it as PNG, JPEG or WebP."
    case .film: "Export one frame as PNG or JPEG."
    case .archive: "Unpack it and choose the picture inside."
    case .markup, .text, .unknown: "Choose a PNG, JPEG, WebP, GIF, BMP or SVG file."
    }
  }
}

extension ForeignFile {
  /// Guesses from the first bytes.
  init(sniffing bytes: [UInt8]) {
    if let known = Self.signatures.first(where: { bytes.dropFirst($0.offset).starts(with: $0.bytes) }) {
      self = known.file
    } else if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      self = .film
    } else {
      self.init(text: Array(bytes.prefix(512)))
    }
  }

  private static let signatures: [(file: ForeignFile, offset: Int, bytes: [UInt8])] = [
    (.tiff, 0, [0x49, 0x49, 0x2A, 0x00]), (.tiff, 0, [0x4D, 0x4D, 0x00, 0x2A]), (.tiff, 0, [0x49, 0x49, 0x2B, 0x00]),
    (.jpegXL, 0, [0xFF, 0x0A]), (.jpegXL, 4, Array("JXL ".utf8)), (.jpeg2000, 4, Array("jP  ".utf8)),
    (.jpeg2000, 0, [0xFF, 0x4F, 0xFF, 0x51]), (.pdf, 0, Array("%PDF".utf8)), (.photoshop, 0, Array("8BPS".utf8)),
    (.icon, 0, [0x00, 0x00, 0x01, 0x00]), (.icon, 0, Array("icns".utf8)), (.qoi, 0, Array("qoif".utf8)),
    (.film, 0, [0x1A, 0x45, 0xDF, 0xA3]), (.film, 8, Array("AVI ".utf8)), (.archive, 0, [0x50, 0x4B, 0x03, 0x04]),
    (.archive, 0, [0x1F, 0x8B]), (.archive, 0, [0x37, 0x7A, 0xBC, 0xAF]), (.archive, 0, [0xFD, 0x37, 0x7A, 0x58]),
  ]

  private init(text bytes: [UInt8]) {
    let controls = bytes.contains { $0 < 0x20 && !($0 >= 0x09 && $0 <= 0x0D) && $0 != 0x1B || $0 == 0x7F }
    // The last character may be cut in two, and some old files are Latin-1, so a few invalid UTF-8 bytes are tolerated.
    let text = String(decoding: bytes, as: UTF8.self)
    let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    guard !controls, !bytes.isEmpty, broken * 16 <= bytes.count + 15 else {
      self = .unknown
      return
    }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    self = start.first == "<" ? .markup : .text
  }
}
