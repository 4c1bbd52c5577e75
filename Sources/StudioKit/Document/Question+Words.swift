import Documents

extension Question {
  /// Whether both ask the same about the same scene.
  func isAbout(_ other: Question) -> Bool {
    switch (self, other) {
    case (.changed(let one, _, _, _), .changed(let two, _, _, _)), (.unsaved(let one), .unsaved(let two)): one == two
    default: false
    }
  }

  /// The scene about which it has to be decided on the way out; nil: it is about something else.
  var leaving: String? {
    switch self {
    case .unsaved(let name), .otherSetting(let name): name
    default: nil
    }
  }

  var words: (title: String, lines: [String]) {
    switch self {
    case .unsaved(let name): ("Save the changes to \(name)?", ["What is not saved is lost when the window closes."])
    case .otherSetting(let name):
      (
        "The other setting of \(name) is in no file",
        ["Only the setting that is shown is saved.", "Show the other one, and save it under a name of its own."]
      )
    case .changed(let name, let theirs, _, _):
      (
        "\(name) has changed on disk",
        [
          "Somebody wrote the file while you have unsaved changes.",
          theirs == nil ? "What it says now is no scene." : "Keep yours, load theirs, or save yours as a copy.",
        ]
      )
    case .replace(_, let path, _):
      (
        "Replace \(FilePath.name(of: path))?",
        ["There is a file of this name already, in", FilePath.folder(of: path)]
      )
    case .recover(let work, let keepsake):
      (
        "Recover \(work.changes) change\(work.changes == 1 ? "" : "s") from \(keepsake.time)?",
        ["Unsaved work on \(work.work.scene.displayTitle):", work.path ?? "it has no file yet"]
      )
    case .path(.open): ("Open a scene", ["There is no file dialog here. Type the path of a scene file."])
    case .path(.save): ("Save the scene", ["There is no file dialog here. Type a path to save to."])
    case .path(.pictures): ("Add a picture", ["There is no file dialog here. Type the path of a picture file."])
    case .path(.page): ("Show a page", ["There is no file dialog here. Type the path of a picture of a page."])
    case .recent: ("Recent files", [])
    }
  }

  func buttons(recent: [String]) -> [Sheet.Button] {
    switch self {
    case .unsaved:
      [Sheet.Button("Cancel", .cancel), Sheet.Button("Discard", .discard), Sheet.Button("Save", .save)]
    case .otherSetting:
      [Sheet.Button("Cancel", .cancel), Sheet.Button("Discard", .discard), Sheet.Button("Show it", .show)]
    case .changed(_, let theirs, _, _):
      (theirs == nil ? [] : [Sheet.Button("Load theirs", .loadTheirs)])
        + [Sheet.Button("Save as a copy", .saveElsewhere), Sheet.Button("Keep mine", .keepMine)]
    case .replace: [Sheet.Button("Cancel", .cancel), Sheet.Button("Replace", .replace)]
    case .recover:
      [Sheet.Button("Discard", .discard), Sheet.Button("Later", .cancel), Sheet.Button("Recover", .recover)]
    case .path(let purpose):
      [Sheet.Button("Cancel", .cancel), Sheet.Button(purpose.verb, .done)]
    case .recent: recent.prefix(9).map { Sheet.Button($0, .open($0)) }
    }
  }
}

extension Paperwork.Choosing {
  fileprivate var verb: String {
    switch self {
    case .open: "Open"
    case .save: "Save"
    case .pictures: "Add"
    case .page: "Show"
    }
  }
}
