/// The errors of the program, with their exit codes from sysexits.h.
enum Failure: Error, Hashable {
  /// The command line is not understood.
  case usage(String)
  /// A file or folder cannot be written: its path and the system's words.
  case cannotWrite(String, String)
  /// What was just written cannot be read.
  case cannotRead(String, String)
}

extension Failure {
  var sentence: String {
    switch self {
    case .usage(let words): words
    case .cannotWrite(let path, let words): "cannot write \(path): \(words)"
    case .cannotRead(let path, let words): "cannot read \(path): \(words)"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .cannotWrite, .cannotRead: 73
    }
  }
}
