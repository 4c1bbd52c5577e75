/// A shell with completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// - Parameter scenes: Names and titles of the built-in scenes.
  func completions(scenes: [(name: String, title: String)]) -> String {
    switch self {
    case .bash: BashCompletions(scenes: scenes.map(\.name)).text
    case .zsh: ZshCompletions(scenes: scenes).text
    case .fish: FishCompletions(scenes: scenes).text
    }
  }

  /// A quoted text for the shell.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
