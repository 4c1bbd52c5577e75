/// Completions for zsh: an autoloaded function.
struct ZshCompletions {
  /// Names and titles of the built-in scenes.
  var scenes: [(name: String, title: String)]
}

extension ZshCompletions {
  var text: String {
    """
    #compdef parallax
    # Completions of parallax for zsh. Printed by: parallax guide --completions zsh

    _parallax_scenes() {
      local -a scenes
      scenes=(
    \(scenes.map { described($0.name, $0.title) }.joined(separator: "\n"))
      )
      _describe -t scenes 'built-in scene' scenes
      _files -g '*.json'
    }

    _parallax() {
      local -a commands
      commands=(
    \(Commands.all.map { described($0.name, $0.summary) }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
        _describe -t commands command commands
        _parallax_scenes
        return
      fi
      local command=studio
      if ((CURRENT > 2 && ${commands[(I)$words[2]:*]})); then
        command=$words[2]
        shift words
        ((CURRENT--))
      fi
      case $command in
    \(Commands.all.map(arguments).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _parallax ]]; then
      _parallax "$@"
    else
      compdef _parallax parallax
    fi

    """
  }

  /// A name with its description, for a list.
  private func described(_ name: String, _ meaning: String) -> String {
    "    " + Shell.quoted("\(name):\(meaning.replacing(":", with: "\\:"))")
  }

  private func arguments(_ command: Subcommand) -> String {
    var specs = command.allOptions.map(spec)
    if command.name == StudioCommand.command.name { specs.append(Shell.quoted("--version[Prints the version.]")) }
    if let offer = offer(command.offers, as: "scene") { specs.append(Shell.quoted("*:\(offer)")) }
    return "    \(command.name))\n      _arguments -S \\\n"
      + specs.map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;"
  }

  private func spec(_ option: Option) -> String {
    let help = option.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    let value = option.value.map { ":\(offer(option.offers, as: $0) ?? "\($0): ")" } ?? ""
    let long = "--\(option.name)\(option.value == nil ? "" : "=")"
    guard let letter = option.letter else { return Shell.quoted("*\(long)[\(help)]\(value)") }
    let short = "-\(letter)\(option.value == nil ? "" : "+")"
    return "{\(Shell.quoted("*\(short)")),\(Shell.quoted("*\(long)"))}\(Shell.quoted("[\(help)]\(value)"))"
  }

  /// The completion action, with its label. Nil if there is none.
  private func offer(_ completion: Completion, as name: String) -> String? {
    let name = name.replacing(":", with: "\\:")
    switch completion {
    case .nothing: return nil
    case .files: return "\(name):_files"
    case .scenes: return "\(name):_parallax_scenes"
    case .words(let words): return "\(name):(\(words.joined(separator: " ")))"
    }
  }
}
