/// What the program tells the shell, as sysexits(3) has it.
enum ExitCode: Int32 {
  case done = 0
  /// A check or comparison did not hold.
  case failed = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  /// A fault of our own.
  case software = 70
  case cannotWrite = 73
}
