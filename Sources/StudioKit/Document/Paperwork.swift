import Documents

/// What the studio knows of files: one for each scene, and what is asked and under way.
struct Paperwork: Sendable {
  /// By the scene's name in the gallery.
  var files: [String: SceneFile] = [:]
  var sheet: Sheet?
  /// Questions that wait for their turn.
  var waiting: [Question] = []
  /// The largest file that can be opened again, in bytes.
  var largestFile = SceneReader.largestFile
  /// What is being written, by its path.
  var writings: [String: Writing] = [:]
  /// Files that are read to be opened.
  var opening: Set<String> = []
  /// Files that are read again before they are overwritten.
  var reading: [String: Intent] = [:]
  /// Scenes whose changes were given up on the way out.
  var discarded: Set<String> = []
  /// What an open file dialog is for.
  var choosing: Choosing?
  var recent: [String] = []
  /// Where typed paths begin, and the person's own folder.
  var places: (folder: String, home: String?) = ("", nil)
  /// Which state of the gallery was looked at last.
  var seen = -1
  /// Which scene the window's title names.
  var titled = 0
  /// When autosave has to store something; nil: there is nothing to store.
  var due: Double?
  var title = ""
  var watched: [String] = []
}

extension Paperwork {
  /// What happens once a scene is safe.
  enum Errand: Hashable, Sendable { case nothing, quit }

  /// A scene that is to be saved, and what happens then.
  struct Intent: Hashable, Sendable {
    var name: String
    var errand: Errand
  }

  struct Writing: Sendable {
    var name: String
    var scene: Scene
    var errand: Errand
    /// It was to be saved again meanwhile, and what happens after that.
    var next: Errand?
  }

  enum Choosing: Hashable, Sendable {
    case open
    case save(name: String, errand: Errand)
    /// Pictures for the rows of a scene, or the picture of its page.
    case pictures(name: String)
    case page(name: String)
  }
}
