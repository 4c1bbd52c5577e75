import Documents

/// What a document is called, by its scene and its file.
public struct DocumentTitle: Hashable, Sendable {
  /// In the bar, the gallery and the window's title: the effect's where the scene has none, and the file's name where
  /// nobody gave it one.
  public let shown: String
  private let isGiven: Bool
  private let path: String?

  /// What a scene is called until somebody gives it a title.
  static let untitled = "Untitled"
  /// Of a scene's file: what every JSON file has, and before it what tells desktops that it is a scene.
  private static let endings = [".json", ".parallax"]
  /// What stands behind the title of a document that differs from its file.
  static let unsavedMark = " \u{2022}"

  init(_ scene: Scene, at path: String?) {
    let file = path.map { FilePath.name(of: $0) }.map { Self.endings.reduce($0) { Self.name($0, without: $1) } }
    shown = scene.title == Self.untitled ? file ?? scene.title : scene.displayTitle
    isGiven = !scene.title.isEmpty && scene.title != Self.untitled
    self.path = path
  }
}

extension DocumentTitle {
  /// In questions: the title where the scene has one, else the name of its file, else what there is.
  var inQuestions: String { isGiven ? shown : path.map(FilePath.name) ?? shown }

  /// A name for its file: letters, digits and hyphens.
  var fileName: String { words + Self.endings.reversed().joined() }

  /// The same for other files that are made of it, without an ending.
  var words: String {
    let words = shown.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scene" : words.joined(separator: "-")
  }

  private static func name(_ name: String, without ending: String) -> String {
    name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
  }
}
