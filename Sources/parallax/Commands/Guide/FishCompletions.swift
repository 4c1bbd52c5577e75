/// Completions for fish: one line per possible word, with its condition.
struct FishCompletions {
  /// Names and titles of the built-in scenes.
  var scenes: [(name: String, title: String)]
}

extension FishCompletions {
  var text: String {
    let others = Commands.all.map(\.name).filter { $0 != StudioCommand.command.name }
    var lines = [
      "# Completions of parallax for fish. Printed by: parallax guide --completions fish", "",
      "complete -c parallax -f",
      "complete -c parallax -n __fish_use_subcommand -l version -d 'Prints the version.'",
    ]
    lines += Commands.all.map { line("__fish_use_subcommand", "-a \($0.name)", $0.summary) }
    for command in Commands.all {
      // Without a command, the options are the studio's.
      let place =
        command.name == StudioCommand.command.name
        ? "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
        : "__fish_seen_subcommand_from \(command.name)"
      lines += [""] + operands(command, place) + command.allOptions.flatMap { option($0, place) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func operands(_ command: Subcommand, _ place: String) -> [String] {
    switch command.offers {
    case .nothing: []
    case .files: [line(place, "-F")]
    case .scenes:
      scenes.map { line(place, "-a \($0.name)", $0.title) }
        + [line(place, "-k -a '(__fish_complete_suffix .json)'")]
    case .words(let words): [line(place, "-a \(Self.quoted(words.joined(separator: " ")))")]
    }
  }

  /// The description goes with the option, not with each of its values.
  private func option(_ option: Option, _ place: String) -> [String] {
    let name = (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    let value = option.value == nil ? "" : option.offers == .files ? " -r -F" : " -x"
    guard case .words(let words) = option.offers else { return [line(place, name + value, option.help)] }
    return [
      line(place, name + value, option.help), line(place, "\(name) -a \(Self.quoted(words.joined(separator: " ")))"),
    ]
  }

  private func line(_ place: String, _ words: String, _ meaning: String? = nil) -> String {
    "complete -c parallax -n \(Self.quoted(place)) \(words)" + (meaning.map { " -d \(Self.quoted($0))" } ?? "")
  }

  /// A quoted text for fish.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
