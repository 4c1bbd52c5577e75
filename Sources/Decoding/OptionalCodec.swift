import Images

/// A library that decodes some formats, if it is installed. Only child processes started for such a format load it,
/// before they give up files, so the others stay small.
public enum OptionalCodec: String, Hashable, Sendable, CaseIterable {
  /// Vector drawings (SVG), by librsvg.
  case drawings
  /// HEIC and AVIF, by libheif.
  case boxes

  /// The library for a format. Nil if every child decodes it.
  public init?(_ format: ImageFormat) {
    switch format {
    case .svg: self = .drawings
    case .heic, .avif: self = .boxes
    case .png, .jpeg, .webp, .gif, .bmp: return nil
    }
  }

  /// The library for which a child was started, by its arguments.
  public init?(words: [String]) {
    guard let codec = Self.allCases.first(where: { words.contains($0.rawValue) }) else { return nil }
    self = codec
  }

  /// The library's file name, for the dynamic loader.
  public var library: String {
    switch self {
    case .drawings: "librsvg-2.so.2"
    case .boxes: "libheif.so.1"
    }
  }

  /// The privileges that its child keeps: Pango looks for fonts in a thread per drawing, and libde265 decodes in one
  /// per picture.
  var rights: Set<Confinement.Right> { [.threads] }
}
