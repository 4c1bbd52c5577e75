import ImageHeaders

/// A library that decodes some formats, where the machine has it. Children that decode such a format are started for
/// it, with its word, and open it before they give up files: the others stay small.
public enum OptionalCodec: String, Hashable, Sendable, CaseIterable {
  /// Drawings (SVG), by librsvg.
  case drawings
  /// HEIC and AVIF, by libheif.
  case boxes

  /// The one that a format takes; nil: every child decodes it.
  public init?(_ format: ImageFormat) {
    switch format {
    case .svg: self = .drawings
    case .heic, .avif: self = .boxes
    case .png, .jpeg, .webp, .gif, .bmp: return nil
    }
  }

  /// The one that a child has been started for, by the words that it was told.
  public init?(words: [String]) {
    guard let codec = Self.allCases.first(where: { words.contains($0.rawValue) }) else { return nil }
    self = codec
  }

  /// The library's file, as the loader of programs finds it.
  public var library: String {
    switch self {
    case .drawings: "librsvg-2.so.2"
    case .boxes: "libheif.so.1"
    }
  }

  /// What its child keeps that others give up: Pango looks for fonts in a thread for each drawing,
  /// and libde265 decodes in one for each picture.
  var rights: Set<Confinement.Right> { [.threads] }
}
