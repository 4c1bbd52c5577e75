import Documents
import Effects
import Notation

/// A question for the user.
indirect enum Question: Sendable {
  /// Closing the window with unsaved changes in a document.
  case unsaved(DocumentID)
  /// Removing a document with unsaved changes from the gallery.
  case closing(DocumentID)
  /// Closing the window with unsaved changes in several documents.
  case severalUnsaved([DocumentID])
  case changed(Conflict)
  /// An unexpected file where a document is to be saved.
  case replace(SaveOrder, path: String)
  /// Existing files where an export is to be written.
  case replaceExport(Delivery, by: [String])
  /// Unsaved work of an earlier session.
  case recover(UnsavedWork, AutosaveFile)
  /// A path, if there is no file dialog.
  case path(FilePurpose)
  /// The name of a gesture, with the problem of the last answer.
  case gestureName(GestureNaming, problem: String?)
  case recent
  /// How a film is made.
  case film(FilmSubject)
  /// The effect of a new scene, with that of the scene on the stage preselected.
  case newScene(chosen: String)
  /// The initial pictures of a new scene. `own` if the scene on the stage has the user's pictures.
  case newPictures(effect: String, own: Bool)
}

/// An answer to a question.
enum SheetAnswer: Hashable, Sendable {
  case save, discard, saveAll, discardAll, cancel, keepMine, loadTheirs, saveElsewhere, replace, recover,
    done
  case open(String)
  /// The effect with this name.
  case effect(String)
  case pictures(PictureSource)
}

/// The source of a new scene's pictures.
enum PictureSource: Hashable, Sendable {
  /// Files to be chosen next, of pictures or a page.
  case files, page
  /// Those of the scene on the stage.
  case shared
  /// The built-in samples.
  case samples
}

/// The purpose of choosing a file.
enum FilePurpose: Hashable, Sendable {
  case open
  case save(SaveOrder)
  /// Pictures for the rows of a document, or the picture of its page.
  case pictures(DocumentID)
  case page(DocumentID)
  /// Another file for a picture, by its index.
  case picture(DocumentID, Int)
  /// The film of a build of a document.
  case build(DocumentID)
  case export(Delivery)
}

extension Question {
  /// Whether both ask the same about the same document.
  func isAbout(_ other: Question) -> Bool {
    switch (self, other) {
    case (.changed(let one), .changed(let two)): one.document == two.document
    case (.unsaved(let one), .unsaved(let two)): one == two
    default: false
    }
  }

  /// Whether it has to be answered before leaving.
  var isLeaving: Bool {
    switch self {
    case .unsaved, .severalUnsaved: true
    default: false
    }
  }

  /// The document that it is about, which is shown meanwhile.
  var shows: DocumentID? {
    if case .unsaved(let document) = self { document } else { nil }
  }

  /// Whether the buttons are in a column.
  var isList: Bool {
    switch self {
    case .recent, .newPictures: true
    default: false
    }
  }

  /// Whether it asks for a name, whose suggestion is selected entirely. For a path, the caret is before the extension.
  var isAboutName: Bool { if case .gestureName = self { true } else { false } }

  /// Whether it asks for a path.
  var isAboutPath: Bool { if case .path = self { true } else { false } }

  /// Why the last answer was refused. Nil if none was.
  var problem: String? { if case .gestureName(_, let problem) = self { problem } else { nil } }

  /// Whether each button is a card with a picture.
  var hasCards: Bool { if case .newScene = self { true } else { false } }

  /// The preselected answer. Nil for the last one, or the first of a list.
  var suggested: SheetAnswer? { if case .newScene(let effect) = self { .effect(effect) } else { nil } }

  /// The answer of Escape, which loses nothing. Nil if the question has to be decided.
  var escape: SheetAnswer? { if case .changed = self { nil } else { .cancel } }

  private static let noDialog = "Without a portal for files, zenity or kdialog there is no file dialog."

  func words(in library: Library) -> (title: String, lines: [String]) {
    func title(_ document: DocumentID) -> String { library[document]?.titleInQuestions ?? "" }
    switch self {
    case .unsaved(let document):
      return ("Save the changes to \(title(document))?", ["Unsaved changes are lost when the window closes."])
    case .closing(let document):
      return ("Save the changes to \(title(document))?", ["Unsaved changes are lost when the scene closes."])
    case .severalUnsaved(let documents):
      let most = 6
      let names = documents.prefix(documents.count > most ? most - 1 : most).map(title)
      let more = documents.count - names.count
      return (
        "Save the changes to \(documents.count) scenes?",
        names + (more > 0 ? ["and \(more) more"] : [])
          + ["Unsaved changes are lost when the window closes."]
      )
    case .changed(let conflict):
      return (
        "\(title(conflict.document)) has changed on disk",
        [
          "The file was changed while you have unsaved changes.",
          conflict.theirs == nil
            ? "The file is no longer a scene." : "Keep yours, load theirs, or save yours as a copy.",
        ]
      )
    case .replace(let order, let path):
      return (
        "Replace \(FilePath.name(of: path)) by \(title(order.document))?",
        ["A file of this name already exists in", FilePath.folder(of: path)]
      )
    case .replaceExport(let delivery, let files):
      let path = delivery.order.path
      let name = FilePath.name(of: path)
      guard delivery.order.isFolder else {
        return ("Replace \(name)?", ["A file of this name already exists in", FilePath.folder(of: path)])
      }
      let most = 5
      let more = files.count - most
      return (
        "Replace \(counted(files.count, "file")) in \(name)?",
        ["Written or changed by something else:"]
          + files.prefix(most).map { name + $0.dropFirst(path.count) } + (more > 0 ? ["and \(more) more"] : [])
      )
    case .recover(let work, let file):
      return (
        "Recover \(counted(work.changes, "change")) from \(file.time)?",
        [
          "Unsaved work on \(DocumentTitle(work.settings.shown.scene, at: work.path).inQuestions):",
          work.path ?? "it has no file yet",
        ]
      )
    case .path(.open):
      return ("Open a scene", [Self.noDialog, "Type the path of a scene file, or of a folder of pictures."])
    case .path(.save(let order)): return ("Save \(title(order.document))", [Self.noDialog, "Type a path to save to."])
    case .path(.pictures(let document)):
      return (
        "Add a picture to \(title(document))", [Self.noDialog, "Type the path of a picture file or of a folder."]
      )
    case .path(.page(let document)):
      return ("Show a page in \(title(document))", [Self.noDialog, "Type the path of a picture of a page."])
    case .path(.picture(let document, let index)):
      return (
        "Replace picture \(index + 1) of \(title(document))", [Self.noDialog, "Type the path of a picture file."]
      )
    case .path(.build(let document)):
      return ("Compare \(title(document)) with a film", [Self.noDialog, "Type the path of a screen recording."])
    case .path(.export(let delivery)):
      return (
        "\(delivery.order.isFilm ? "Film" : "Hand over") \(title(library.current.id))",
        [Self.noDialog, "Type the path of a \(delivery.order.isFolder ? "folder" : "file") to write."]
      )
    case .gestureName(.keep(_, nil), let problem):
      return ("Add to my gestures", problem == nil ? ["You can then play it on every scene. Name:"] : [])
    case .gestureName(.keep, let problem):
      return ("Add to the scene\u{2019}s file", problem == nil ? ["Whoever opens the file can play it. Name:"] : [])
    case .gestureName(.rename(let name), let problem):
      return ("Rename \u{201C}\(name)\u{201D}", problem == nil ? ["What is it called?"] : [])
    case .recent: return ("Recent files", [])
    case .film: return ("Film the gesture", [])
    case .newScene: return ("A new scene: which effect?", [])
    case .newPictures(let effect, _):
      return (
        "Which pictures for the \(Catalog.effect(named: effect)?.title.lowercased() ?? effect)?",
        ["Others can be dropped on the window or pasted at any time."]
      )
    }
  }

  /// - Parameter recent: Paths of recent files.
  func buttons(recent: [String], in library: Library) -> [Sheet.Button] {
    switch self {
    case .unsaved, .closing:
      [Sheet.Button("Cancel", .cancel), Sheet.Button("Discard", .discard), Sheet.Button("Save", .save)]
    case .severalUnsaved:
      [Sheet.Button("Cancel", .cancel), Sheet.Button("Discard all", .discardAll), Sheet.Button("Save all", .saveAll)]
    case .changed(let conflict):
      (conflict.theirs == nil ? [] : [Sheet.Button("Load theirs", .loadTheirs)])
        + [Sheet.Button("Save as a copy", .saveElsewhere), Sheet.Button("Keep mine", .keepMine)]
    case .replace, .replaceExport: [Sheet.Button("Cancel", .cancel), Sheet.Button("Replace", .replace)]
    case .recover:
      [Sheet.Button("Discard", .discard), Sheet.Button("Later", .cancel), Sheet.Button("Recover", .recover)]
    case .path(let purpose): [Sheet.Button("Cancel", .cancel), Sheet.Button(purpose.verb, .done)]
    case .gestureName(.keep, _): [Sheet.Button("Cancel", .cancel), Sheet.Button("Add", .done)]
    case .gestureName(.rename, _): [Sheet.Button("Cancel", .cancel), Sheet.Button("Rename", .done)]
    case .film: [Sheet.Button("Cancel", .cancel), Sheet.Button("Film\u{2026}", .done)]
    case .recent: recent.prefix(9).map { Sheet.Button($0, .open($0)) }
    case .newScene: Catalog.effects.map { Sheet.Button($0.title, .effect($0.name)) }
    case .newPictures(let effect, let own):
      [Sheet.Button("Your pictures\u{2026}", .pictures(.files))]
        + (Catalog.effect(named: effect)?.content.contains(.page) == true
          ? [Sheet.Button("A screenshot of your page\u{2026}", .pictures(.page))] : [])
        + (own ? [Sheet.Button("Those of the scene on the stage", .pictures(.shared))] : [])
        + [Sheet.Button("The samples, for now", .pictures(.samples))]
    }
  }
}

extension FilePurpose {
  fileprivate var verb: String {
    switch self {
    case .open: "Open"
    case .save, .export: "Save"
    case .pictures: "Add"
    case .page: "Show"
    case .picture: "Replace"
    case .build: "Compare"
    }
  }
}
