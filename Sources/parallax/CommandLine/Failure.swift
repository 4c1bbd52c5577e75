import Desktop

/// Why a command stopped: lines for standard error, and the exit code.
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

  init(_ fault: FileFault) {
    self.init(
      fault.kind == .unwritable ? .cannotWrite : fault.kind == .tooLarge ? .badData : .noInput, "\(fault)")
  }
}
