/// The program's exit codes, following sysexits(3).
enum ExitCode: Int32, CaseIterable {
  case done = 0
  /// A check or comparison failed.
  case failed = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  /// An internal error.
  case software = 70
  case cannotWrite = 73
  /// Neither yes nor no can be said (EX_TEMPFAIL): another attempt may.
  case undecided = 75
}

extension ExitCode {
  /// The condition for it, as in the manual page.
  var meaning: String {
    switch self {
    case .done: "Done."
    case .failed: "A check or comparison failed."
    case .usage: "Wrong usage."
    case .badData: "Invalid data: a scene, tape or picture, or a value out of range."
    case .noInput: "A file is missing or cannot be read."
    case .unavailable: "No display or renderer is available."
    case .software: "An internal error."
    case .cannotWrite: "An output cannot be written."
    case .undecided: "Undecided, with --fail-undecided: another attempt may decide."
    }
  }
}
