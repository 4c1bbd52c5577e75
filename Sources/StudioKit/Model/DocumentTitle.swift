import Documents

/// The title of a document, derived from its scene and file.
public struct DocumentTitle: Hashable, Sendable {
  /// The title in the bar, the gallery and the window: the scene's, or the effect's if it has none.
  public let shown: String
  private let isGiven: Bool
  private let path: String?

  /// Letters of a title that go into a file's name; names have at most 255 bytes.
  private static let longestFileName = 80
  /// The mark behind the title of an unsaved document.
  static let unsavedMark = " \u{2022}"

  init(_ scene: Scene, at path: String?) {
    shown = scene.displayTitle
    isGiven = !scene.title.isEmpty && scene.title != Scene.untitled
    self.path = path
  }
}

extension SceneDocument {
  /// The name that commands take: a built-in scene's id, otherwise the file's name. Nil for a scene that was never saved.
  var commandName: String? { file.isBuiltIn ? name : file.path.map(FilePath.name) }

  /// The line below its title in the gallery: that name, or its folder if other scenes share title and name.
  var galleryName: String? { file.isBuiltIn ? name : mark ?? commandName }

  /// Its title in questions, with what tells it from others of that title.
  var titleInQuestions: String { title.inQuestions + (mark.map { " (\($0))" } ?? "") }

  /// Words of a screen reader behind the title.
  var stateWords: String {
    [mark, isUnsaved ? "not saved" : nil].compactMap(\.self).joined(separator: ", ")
  }
}

extension DocumentTitle {
  /// The title in questions: the scene's, otherwise the file name, otherwise the default.
  var inQuestions: String { isGiven ? shown : path.map(FilePath.name) ?? shown }

  /// The default file name: letters, digits and hyphens.
  var fileName: String { words + Scene.fileEnding }

  /// The same without extension, for other files derived from the scene.
  var words: String {
    let words = shown.prefix(Self.longestFileName).lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scene" : words.joined(separator: "-")
  }
}
