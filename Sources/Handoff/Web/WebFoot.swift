import Effects
import Text

/// What stands folded below a page that is sent to somebody: the numbers, and the code for each system.
struct WebFoot {
  let handoff: SceneHandoff
  let templates: HandoffTemplates

  func text() throws(TemplateFault) -> String {
    var code: [String] = []
    for system in templates.systems where !system.isWhole {
      let text = try handoff.code(as: system, from: templates).inHTML
      code.append("<details><summary>\(system.title)</summary>\n<pre>\(text)</pre></details>")
    }
    return """
      <details class="about">
      <summary>Numbers and code</summary>
      <p>\(handoff.lead[0].inHTML)</p>
      <table>
      \(numbers.map { "<tr><th>\($0.name.inHTML)<td>\($0.value.inHTML)<td>\($0.note.inHTML)" }.joined(separator: "\n"))
      </table>
      \(code.joined(separator: "\n"))
      </details>
      <style>
      .about {
        position: sticky; left: 0; z-index: 9; box-sizing: border-box; max-width: 100cqw; padding: 24px 16px;
        font-size: 15px; background: #17181a; color: #e8e9eb;
      }
      .about summary { cursor: pointer; padding: 8px 0; }
      .about th, .about td {
        padding: 2px 16px 2px 0; text-align: start; font-weight: 400; color: #9a9da3; vertical-align: top;
      }
      .about td:nth-child(2) { color: #fff; font-variant-numeric: tabular-nums; white-space: nowrap; }
      .about pre {
        overflow-x: auto; padding: 16px; border-radius: 8px; background: #0b0b0c;
        font: 12px/1.5 ui-monospace, monospace;
      }
      #spinner {
        position: absolute; z-index: -1; left: calc(50% - 14px); top: max(env(safe-area-inset-top), var(--pull) - 44px);
        box-sizing: border-box; width: 28px; height: 28px;
        border: 3px solid #9a9da3; border-top-color: transparent; border-radius: 50%;
      }
      #spinner.turns { animation: turn 0.8s linear infinite; }
      @keyframes turn { to { rotate: 1turn; } }
      html { overscroll-behavior-y: none; }
      </style>

      """
  }

  /// The numbers that somebody edits, and the scene's ratio as other libraries count it.
  var numbers: [(name: String, value: String, note: String)] {
    handoff.numbers.map { ($0.name, "\($0.value.short)\($0.isLength ? " pt" : "")", $0.note) }
  }
}

extension SceneHandoff {
  /// The numbers that every piece of code begins with.
  var numbers: [Constant] {
    switch blueprint {
    case .header(let header): header.constants
    case .rows(let rows): rows.constants
    case .stack(let stack): stack.constants
    case .recipe(let recipe):
      recipe.constants
        + recipe.pieces.map { Constant("\($0.name.onOneLine): ratio", $0.ratio, "its speed over the content's") }
    }
  }
}
