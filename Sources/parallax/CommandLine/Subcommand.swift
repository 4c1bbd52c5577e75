import Notation

/// A command, declared once: its name, arguments and action. The parser, help, manual page and completions use this.
struct Subcommand {
  var name: String
  /// Its arguments besides options, as shown in the help.
  var operands: String
  /// The shell's completion for one of them.
  var offers: Completion = .nothing
  var summary: String
  var examples: [String]
  var options: [Option]
  var run: @MainActor (Invocation) throws(Failure) -> ExitCode

  var allOptions: [Option] { options + [.help] }
}

extension Subcommand {
  /// The help text: examples first, since most people read no further.
  var help: String {
    let usage = "parallax \(name)" + (operands.isEmpty ? "" : " \(operands)") + (options.isEmpty ? "" : " [options]")
    let rows = allOptions.map { option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let width = (rows.map(\.0.count).max() ?? 0) + 3
    return
      (HelpLine.wrapped(summary, in: HelpLine.width) + ["", "Examples:"] + examples.map { "  \($0)" } + [
        "", "Usage: \(usage)", "", "Options:",
      ]
      + rows.map { HelpLine.text($0.0, $0.1, indent: width) }).joined(separator: "\n")
  }
}
