import Text

/// One command, declared once: what it is called, what it takes, and what it does. Parser, help, manual page and
/// completions come from it.
struct Command {
  var name: String
  /// What it takes besides options, as the help spells it.
  var operands: String
  /// What a shell offers as one of them.
  var offers: Completion = .nothing
  var summary: String
  var examples: [String]
  var options: [Option]
  var run: @MainActor (Invocation) throws(Failure) -> ExitCode

  var allOptions: [Option] { options + [.help] }
}

extension Command {
  /// The help: examples first, since most people read no further.
  var help: String {
    let usage = "parallax \(name)" + (operands.isEmpty ? "" : " \(operands)") + (options.isEmpty ? "" : " [options]")
    let rows = allOptions.map { option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let width = (rows.map(\.0.count).max() ?? 0) + 3
    return
      (["\(summary)", "", "Examples:"] + examples.map { "  \($0)" } + ["", "Usage: \(usage)", "", "Options:"]
      + rows.map { "  " + $0.0.leftAligned(in: width) + $0.1 }).joined(separator: "\n")
  }
}
