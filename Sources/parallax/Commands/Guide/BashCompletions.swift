/// Completions for bash, without requiring the bash-completion package, which only loads them.
struct BashCompletions {
  /// Names of the built-in scenes.
  var scenes: [String]
}

extension BashCompletions {
  var text: String {
    let names = Commands.all.map(\.name)
    return """
      # Completions of parallax for bash. Printed by: parallax guide --completions bash
      # shellcheck shell=bash

      _parallax_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"); }

      _parallax_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
      }

      # Built-in scenes and the words given, files that may be scenes, and folders on the way to them.
      _parallax_scenes() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(
          compgen -W "$1 \(scenes.joined(separator: " "))" -- "$cur"
          compgen -f -X '!*.json' -- "$cur"
          compgen -d -- "$cur"
        )
      }

      _parallax() {
        local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=studio
        COMPREPLY=()
        # Bash takes --name=value for three words.
        if [[ $cur == = ]]; then
          cur=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
          esac
        fi
        case $command:$before in
      \(values)
        esac
        if [[ $cur == -* ]]; then
          case $command in
      \(options)
          esac
          if ((COMP_CWORD == 1)); then _parallax_words "\(studioWords) --version"; fi
          return
        fi
        if ((COMP_CWORD == 1)); then
          _parallax_scenes "\(names.joined(separator: " "))"
          return
        fi
        case $command in
      \(operands)
        esac
      }

      complete -F _parallax parallax

      """
  }

  private var studioWords: String { words(StudioCommand.command) }

  /// The completion of option values.
  private var values: String {
    var lines: [String] = []
    for command in Commands.all {
      var guesses: [String] = []
      for option in command.allOptions where option.value != nil {
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        let patterns = names.map { "\(command.name):\($0)" }
        if let offer = offer(option.offers) {
          lines.append("    \(patterns.joined(separator: " | "))) \(offer); return ;;")
        } else {
          guesses += patterns
        }
      }
      if !guesses.isEmpty { lines.append("    \(guesses.joined(separator: " | "))) return ;;") }
    }
    return lines.joined(separator: "\n")
  }

  private var options: String {
    Commands.all.map { "      \($0.name)) _parallax_words \"\(words($0))\" ;;" }.joined(separator: "\n")
  }

  private var operands: String {
    Commands.all.compactMap { command in offer(command.offers).map { "    \(command.name)) \($0) ;;" } }
      .joined(separator: "\n")
  }

  private func words(_ command: Subcommand) -> String {
    command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
  }

  /// The command that fills in the candidates. Nil if there are none.
  private func offer(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: "_parallax_files"
    case .scenes: "_parallax_scenes \"\""
    case .words(let words): "_parallax_words \"\(words.joined(separator: " "))\""
    }
  }
}
