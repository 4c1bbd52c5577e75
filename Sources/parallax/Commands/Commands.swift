import Desktop
import Glibc
import Notation

/// Every command, and the choice among them by the first argument.
enum Commands {
  static let version = "0.1.0"
  /// The date of this version, for the manual page and the package.
  static let released = "2026-11-22"
  static let summary = "Feel a scroll effect on a phone before anyone builds it."

  static let all: [Subcommand] = [
    StudioCommand.command, ScenesCommand.command, CheckCommand.command, AuditCommand.command, LayoutCommand.command,
    SimulateCommand.command, RenderCommand.command, MeasureCommand.command, MatchCommand.command, BenchCommand.command,
    HandoffCommand.command, PackCommand.command, UnpackCommand.command, ImportCommand.command, ServeCommand.command,
    GuideCommand.command,
  ]

  /// Those that the studio runs.
  private static let hidden = [
    ExportCommand.command, PhoneCommand.command, JudgeCommand.command, MatchFilmCommand.command,
  ]

  static func run(_ words: [String]) throws(Failure) -> ExitCode {
    if words.first == Completions.word {
      try Console.write(Completions(Array(words.dropFirst())).text)
      return .done
    }
    let words = try Guesses.line(for: words)
    guard let first = words.first else { return try run(StudioCommand.command, []) }
    switch first {
    case "--help":
      try Console.write(help + "\n")
      return .done
    case "--version":
      try Console.write("parallax \(version)\n")
      return .done
    default: break
    }
    if let command = (all + hidden).first(where: { $0.name == first }) {
      return try run(command, Array(words.dropFirst()))
    }
    // An option, a scene or a path as the first argument opens the studio.
    guard isScene(first) || first.hasPrefix("-") else { throw unknown(first) }
    return try run(StudioCommand.command, words, isNamed: false)
  }

  private static func isScene(_ word: String) -> Bool {
    SceneLibrary.builtIn(called: word) != nil || word.contains("/") || word.contains(".") || access(word, F_OK) == 0
  }

  private static func run(_ command: Subcommand, _ words: [String], isNamed: Bool = true) throws(Failure) -> ExitCode {
    let invocation = try Invocation(words == ["help"] ? ["--help"] : words, for: command, isNamed: isNamed)
    if invocation.has("help") {
      try Console.write(command.help + "\n")
      return .done
    }
    return try command.run(invocation)
  }

  private static func unknown(_ word: String) -> Failure {
    let meant = NearestName.hint(to: word, among: all.map(\.name) + SceneLibrary.names)
    return Failure(.usage, "There is no command \"\(word)\".\(meant)", "See: parallax --help")
  }

  static var help: String {
    let width = (all.map(\.name.count).max() ?? 0) + 3
    let rows = all.map { HelpLine.text($0.name, $0.summary, indent: width) }
    return """
      \(summary)

      Examples:
        parallax                                          open the studio
        parallax my-scene.json                            with a scene of your own
        parallax render header-stretch --offset -80 -o pulled.png
        parallax check my-scene.json
        parallax bench weather-menu

      Commands:
      \(rows.joined(separator: "\n"))

      See parallax COMMAND --help for the options of one.
      """
  }
}
