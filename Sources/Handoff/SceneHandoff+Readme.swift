import Documents
import Effects
import Geometry
import Notation

extension SceneHandoff {
  /// Under which its code is filed: `MapCrop`.
  public var fileName: String { names.type }

  /// The numbers, the folder's files, and what the developers of each system need, for the recipients of the folder.
  ///
  /// - Parameters:
  ///   - moments: The files of the pictures of moments.
  ///   - templates: The systems that it is handed over to.
  public func readme(
    moments: [String], from templates: HandoffTemplates, packed: String
  ) throws(TemplateFault) -> String {
    let (effect, title) = (type(of: scene.effect).title, scene.displayTitle.onOneLine)
    let numbers = numbers.map { number in
      "| `\(number.name.onOneLine)` | \(number.value.short)\(number.isLength ? " pt" : "") | \(number.note) |"
    }
    let pile = pileTable.map {
      "## A card under others\n\nNothing in it has a ratio. By the number of cards on top, each is\n\n\($0.text)"
    }
    let tables = [pile, keyedPieces].compactMap { $0.map { "\n\($0)" } }.joined()
    let facts = facts { _ in nil }
    var notes: [String] = []
    for system in templates.systems {
      if let note = try templates.readme(of: system, with: facts) { notes.append(note) }
    }
    return """
      # \(title)

      \(effect): "\(title)", tuned on \(scene.device.title.onOneLine). \(fits)

      \(moments.map { "![](\($0))" }.joined(separator: " "))

      ## The numbers

      | | | |
      |---|---|---|
      \(numbers.joined(separator: "\n"))
      \(tables)
      ## Files

      - `page.html`: the effect, live, on any phone; it needs no other file
      - `\(packed)`: the design with its pictures, in one file that Parallax opens
      - `pictures/`: the pictures of all systems

      Each other folder is for one system.

      \(notes.joined(separator: "\n"))
      """
  }
}
