import Art
import Boundary
import Documents
import Notation

/// Files with layers that are saved while scenes show them.
extension SessionState {
  /// Takes a file as it is now. Layers that plainly have other names only are followed; what else has become of them is
  /// told of the scene on the stage.
  mutating func learn(_ seen: SeenArt) {
    guard let changes = art.learn(seen), !changes.isEmpty else { return }
    let followed = follow(changes.moved, in: seen.path)
    tell(of: seen, changes, followed: followed)
  }

  /// Follows layers of a file that have other names now, in all scenes.
  ///
  /// - Returns: Whether the scene on the stage shows one of them.
  private mutating func follow(_ moved: [String: String], in path: String) -> Bool {
    guard !moved.isEmpty else { return false }
    let (shown, isStill) = (library.current.id, library.current.scene)
    var addresses: [String: String] = [:]
    library.forEach { document in
      addresses.merge(document.follow(moved, in: path)) { one, _ in one }
    }
    guard !addresses.isEmpty else { return false }
    report.outdate()
    steps.ask(.window(.renamed(addresses)))
    return library[shown]?.scene != isStill
  }

  /// Says what has become of layers, if the scene on the stage is concerned.
  private mutating func tell(of seen: SeenArt, _ changes: ArtChanges, followed: Bool) {
    let standing = ArtStanding(library.current, art)
    let path = FilePath.plain(seen.path)
    let lost = standing.lost.filter { $0.file == path && changes.lost.contains($0.layer) }
    let new = standing.offered.filter { $0.file == path && changes.new.contains($0.layer) }
    var sentences: [String] = []
    if followed { sentences.append(Self.words(ofMoved: changes.moved, in: library.current)) }
    var actions: [NoticeAction] = []
    if let first = lost.first {
      sentences.append(
        lost.count == 1
          ? "\(seen.name) no longer has \(first.quoted)."
          : "\(seen.name) no longer has \(first.quoted) and \(lost.count - 1) more.")
      actions += standing.offered(in: path).prefix(Self.mostChoices).map {
        .takeArt(ArtStanding.Place(file: path, layer: $0), for: first)
      }
    }
    if let first = new.first {
      sentences.append(
        new.count == 1 ? "\(seen.name) has a new layer, \(first.quoted)." : "\(seen.name) has \(new.count) new layers.")
      actions.append(.addArt(new))
    }
    let text = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    if !text.isEmpty { steps.say(text, actions: actions) }
  }

  /// Buttons for what a lost layer has become.
  private static let mostChoices = 2

  private static func words(ofMoved moved: [String: String], in document: SceneDocument) -> String {
    let shown = Set(document.scene.content.images.compactMap(\.layer))
    let names = moved.filter { shown.contains($0.value) && FilePath.name(of: $0.key) != FilePath.name(of: $0.value) }
      .sorted { $0.key < $1.key }
    guard let first = names.first else { return "" }
    let more = names.count > 1 ? " (and \(names.count - 1) more)" : ""
    return
      "\u{201C}\(FilePath.name(of: first.key))\u{201D} is \u{201C}\(FilePath.name(of: first.value))\u{201D} now\(more)."
  }
}

extension SessionState {
  /// Says what was made of a file, what of it is not shown as in its editor, and what is to be painted behind its layers.
  mutating func tell(of imported: ImportedScene, from art: SeenArt) {
    tell(
      counted(imported.scene.composition.count, "layer", "layers"), of: imported.remarks + imported.uncovered, from: art
    )
  }

  mutating func tell(_ made: String, of remarks: [String], from art: SeenArt) {
    guard let first = remarks.first else { return steps.say("\(made) of \(art.name)") }
    let more = remarks.count > 1 ? " (and \(remarks.count - 1) more)" : ""
    steps.say("\(made) of \(art.name). \(first)\(more)")
  }
}
