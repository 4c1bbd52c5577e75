import Art
import Desktop
import Handoff

/// The reason why a command stopped: lines for standard error, and the exit code.
struct Failure: Error, Equatable {
  var code: ExitCode
  var lines: [String]

  init(_ code: ExitCode, _ lines: String...) {
    self.code = code
    self.lines = lines
  }

  init(_ code: ExitCode, lines: [String]) {
    self.code = code
    self.lines = lines
  }

  init(_ fault: TemplateFault) { self.init(.software, "\(fault)") }

  init(_ error: FileError) {
    self.init(
      error.cause == .unwritable ? .cannotWrite : error.cause == .tooLarge ? .badData : .noInput, "\(error)")
  }

  /// - Parameter path: The file that is concerned, as it was typed.
  init(_ error: any Error, of path: String) {
    switch error {
    case let failure as Failure: self = failure
    case let error as FileError: self.init(error)
    case let problem as ArtProblem: self.init(.badData, "\(path): \(problem.sentence)")
    default: self.init(.software, "\(path): \(error)")
    }
  }
}
