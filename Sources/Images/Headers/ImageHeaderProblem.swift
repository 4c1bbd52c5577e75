/// Why a file's header could not be read.
public enum ImageHeaderProblem: Error, Hashable, Sendable {
  /// The file is empty.
  case empty
  /// Not a fault: more bytes are needed. Asks for more than was given, and never for more than the file has.
  case needsMoreBytes(atLeast: Int)
  /// Not a supported picture, and the probable kind instead.
  case notAPicture(ForeignFile)
  /// The file ends before its size is known.
  case truncated(ImageFormat)
  /// The header contradicts its format.
  case damaged(ImageFormat, String)
  /// A valid file of an unsupported variety.
  case unsupported(ImageFormat, String)
}

extension ImageHeaderProblem {
  /// One sentence in plain words.
  public var message: String {
    switch self {
    case .empty: "The file is empty."
    case .needsMoreBytes(let count): "At least \(count) bytes of the file are needed."
    case .notAPicture(let file): "This is not a supported picture; it looks like \(file.name)."
    case .truncated(let format): "The \(format.name) file ends within its header."
    case .damaged(let format, let reason): "The \(format.name) file is damaged: \(reason)."
    case .unsupported(let format, let reason): "This kind of \(format.name) file is not supported: \(reason)."
    }
  }

  /// A remedy.
  public var help: String {
    switch self {
    case .empty, .truncated: "Copy or export it again; it is probably truncated."
    case .needsMoreBytes: "Read more of the file."
    case .notAPicture(let file): file.help
    case .damaged: "Export it again from the program that made it."
    case .unsupported: "Export it as an ordinary PNG or JPEG file."
    }
  }
}

extension ImageHeaderProblem: CustomStringConvertible {
  public var description: String { "\(message) \(help)" }
}
