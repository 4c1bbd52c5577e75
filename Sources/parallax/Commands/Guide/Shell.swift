/// A shell with completions: each runs the program for what can stand at the cursor.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The text for the shell to read.
  var completions: String {
    "# Completions of parallax for \(self). Printed by: parallax guide --completions \(self)\n" + function
  }

  private var function: String {
    switch self {
    case .bash:
      """
      # shellcheck shell=bash

      _parallax() {
        local cur=${COMP_WORDS[COMP_CWORD]} line
        COMPREPLY=()
        # It takes --name=value for three words.
        [[ $cur == = ]] && cur=
        while IFS= read -r line; do
          case $line in
            :files | :scenes)
              compopt -o filenames 2>/dev/null
              mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
                if [[ $line == :files ]]; then
                  compgen -f -- "$cur"
                else
                  compgen -f -X '!*.json' -- "$cur"
                  compgen -f -X '!*.parallax' -- "$cur"
                  compgen -d -- "$cur"
                fi
              )
              ;;
            *) COMPREPLY+=("${line%%$'\\t'*}") ;;
          esac
        done < <("${COMP_WORDS[0]}" \(Completions.word) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      }

      complete -F _parallax parallax

      """
    case .zsh:
      """
      #compdef parallax

      _parallax() {
        local line
        local -a candidates
        for line in "${(@f)$($words[1] \(Completions.word) "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
          case $line in
            (:files) compset -P '--*='; _files ;;
            (:scenes) _files -g '*.(json|parallax)' ;;
            (?*) candidates+=("${${line//:/\\\\:}/$'\\t'/:}") ;;
          esac
        done
        if (($#candidates)); then _describe parallax candidates; fi
      }

      if [[ $funcstack[1] == _parallax ]]; then
        _parallax "$@"
      else
        compdef _parallax parallax
      fi

      """
    case .fish:
      """

      function __parallax_complete
        set -l words (commandline -opc)
        set -l typed (commandline -ct)
        for line in ($words[1] \(Completions.word) $words[2..] "$typed" 2>/dev/null)
          switch $line
            case :files
              set -l option (string match -r '^--[^=]*=' -- "$typed")
              for path in (__fish_complete_path (string replace -r '^--[^=]*=' '' -- "$typed"))
                echo $option$path
              end
            case :scenes
              __fish_complete_suffix .json
              __fish_complete_suffix .parallax
            case '*'
              echo $line
          end
        end
      end

      complete -c parallax -f -k -a '(__parallax_complete)'

      """
    }
  }
}
