import Documents
import Effects
import Geometry
import Notation

extension SceneHandoff {
  /// Under which its code is filed: `MapCrop`.
  public var fileName: String { names.type }

  /// The numbers and the folder's files, described for its recipient.
  ///
  /// - Parameters:
  ///   - moments: The files of the pictures of moments.
  ///   - systems: Those that it is handed over to.
  public func readme(moments: [String], systems: [HandoffSystem], packed: String) -> String {
    let (effect, title) = (type(of: scene.effect).title, scene.displayTitle.onOneLine)
    let numbers = numbers.map { number in
      "| `\(number.name.onOneLine)` | \(number.value.short)\(number.isLength ? " pt" : "") | \(number.note) |"
    }
    let table =
      pileTable.map {
        "## A card under others\n\nNothing in it has a ratio. By the number of cards on top, each is\n\n\($0.text)"
      } ?? ratioTable ?? ""
    let keyed = keyedPieces.map { "\n\($0)" } ?? ""
    let code = systems.filter { !$0.isPage }
      .map { "- `\($0.name)/`: \($0.title)" }
    return """
      # \(title)

      \(effect): "\(title)", tuned on \(scene.device.title.onOneLine). \(fits)

      \(moments.map { "![](\($0))" }.joined(separator: " "))

      ## The numbers

      | | | |
      |---|---|---|
      \(numbers.joined(separator: "\n"))

      \(table)\(keyed)
      ## Files

      - `page.html`: the effect, live, on any phone; it needs no other file
      - `\(packed)`: the design with its pictures, in one file that Parallax opens
      - `pictures/`: the pictures of all systems; the README of a system says where it needs them
      - `css/effect.css`, `css/demo.html`: the effect in CSS, and a page that shows it
      \(code.joined(separator: "\n"))

      """
  }

  /// The ratio in the numbers of other libraries; nil for 0 and 1, which are the same in all of them.
  private var ratioTable: String? {
    guard let ratio = blueprint.ratio, ratio != 0, ratio != 1 else { return nil }
    let rows = translations.compactMap { translation, answer -> String? in
      switch answer {
      case .number(let number):
        "| \(translation.system) | \(number.formatted(Translation.format)) | k = \(translation.formula)"
          + "\(translation.condition.map { ", \($0)" } ?? "") |"
      case .given: "| \(translation.system) | as it is | k = \(translation.formula) |"
      case .impossible: nil
      }
    }
    return """
      ## The ratio \(ratio.short) in other libraries' numbers

      On a screen of \(blueprint.pass.screen.short) pt, for an element of \(blueprint.pass.cell.short) pt.

      | | | |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
