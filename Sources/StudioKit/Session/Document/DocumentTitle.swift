import Documents

/// The title of a document, derived from its scene and file.
public struct DocumentTitle: Hashable, Sendable {
  /// The title in the bar, the gallery and the window: the effect's if the scene has none, and the file name if the
  /// title was not set by the user.
  public let shown: String
  private let isGiven: Bool
  private let path: String?

  /// The title of a scene until the user sets one.
  static let untitled = "Untitled"
  /// The extensions of a scene file: that of JSON, preceded by one that desktops recognize.
  private static let endings = [".json", ".parallax"]
  /// Letters of a title that go into a file's name; names have at most 255 bytes.
  private static let longestFileName = 80
  /// The mark behind the title of an unsaved document.
  static let unsavedMark = " \u{2022}"

  init(_ scene: Scene, at path: String?) {
    let file = path.map { FilePath.name(of: $0) }.map { Self.endings.reduce($0) { Self.name($0, without: $1) } }
    shown = scene.title == Self.untitled ? file ?? scene.title : scene.displayTitle
    isGiven = !scene.title.isEmpty && scene.title != Self.untitled
    self.path = path
  }
}

extension SceneDocument {
  /// Its title in questions, with what tells it from others of that title.
  var titleInQuestions: String { title.inQuestions + (mark.map { " (\($0))" } ?? "") }

  /// Words of a screen reader behind the title.
  var stateWords: String {
    let setting = isUnsaved ? "not saved" : isOtherUnsaved ? "setting \(settings.otherName) not saved" : nil
    return [mark, setting].compactMap(\.self).joined(separator: ", ")
  }
}

extension DocumentTitle {
  /// The title in questions: the scene's, otherwise the file name, otherwise the default.
  var inQuestions: String { isGiven ? shown : path.map(FilePath.name) ?? shown }

  /// The default file name: letters, digits and hyphens.
  var fileName: String { words + Self.endings.reversed().joined() }

  /// The same without extension, for other files derived from the scene.
  var words: String {
    let words = shown.prefix(Self.longestFileName).lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scene" : words.joined(separator: "-")
  }

  private static func name(_ name: String, without ending: String) -> String {
    name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
  }
}
