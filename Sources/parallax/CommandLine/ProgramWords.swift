import System

/// The words that the program was started with.
enum ProgramWords {
  /// Without its own name.
  ///
  /// Swift finds them beside the environment, which lies behind them. A library that is loaded earlier may have moved
  /// that, as SDL 2 over SDL 3 does; then Swift has not even the name, and the kernel is asked.
  static var all: [String] {
    let known = Swift.CommandLine.arguments
    return Array((known.isEmpty ? words(in: SystemFile.text("/proc/self/cmdline") ?? "") : known).dropFirst())
  }

  /// Words with a zero behind each.
  static func words(in text: String) -> [String] {
    text.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
