/// Why a file's header could not be read.
public enum ImageHeaderProblem: Error, Hashable, Sendable {
  /// There is not one byte.
  case empty
  /// Not a fault: the bytes given do not reach. Never asks for more than the file has, always for more than was given.
  case needsMoreBytes(atLeast: Int)
  /// No picture that is read, and what it seems to be instead.
  case notAPicture(ForeignFile)
  /// The file ends before it has told its size.
  case truncated(ImageFormat)
  /// The header contradicts its format.
  case damaged(ImageFormat, String)
  /// A proper file of a variety that is not read.
  case unsupported(ImageFormat, String)
}

extension ImageHeaderProblem {
  /// One sentence in plain words.
  public var message: String {
    switch self {
    case .empty: "The file is empty."
    case .needsMoreBytes(let count): "At least \(count) bytes of the file are needed."
    case .notAPicture(let file): "This is not a picture that is read; it looks like \(file.name)."
    case .truncated(let format): "The \(format.name) file ends within its header."
    case .damaged(let format, let reason): "The \(format.name) file is damaged: \(reason)."
    case .unsupported(let format, let reason): "This kind of \(format.name) file is not read: \(reason)."
    }
  }

  /// What to do about it.
  public var help: String {
    switch self {
    case .empty, .truncated: "Copy or export it again; it was probably cut off."
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
