import Documents

/// Something that only the person at the window can decide.
enum Question: Sendable {
  /// The window is to be closed, and a scene has unsaved changes.
  case unsaved(name: String)
  /// The window is to be closed, and the setting that is not shown is in no file.
  case otherSetting(name: String)
  /// The file has changed, and so has the scene. `theirs` is what the file says now; nil: it says nothing that can be
  /// shown. `errand` is what was to happen once the scene is saved; nil: nobody was saving.
  case changed(name: String, theirs: Scene?, bytes: [UInt8], errand: Paperwork.Errand?)
  /// Something else is in the place where the scene is to go.
  case replace(name: String, path: String, errand: Paperwork.Errand)
  /// Unsaved work of an earlier session.
  case recover(Recovery, Keepsake)
  /// Where a file is: there is no dialog to ask with.
  case path(Paperwork.Choosing)
  case recent
}

/// What can be answered.
enum Answer: Hashable, Sendable {
  case save, discard, cancel, keepMine, loadTheirs, saveElsewhere, replace, recover, show, done
  case open(String)
}
