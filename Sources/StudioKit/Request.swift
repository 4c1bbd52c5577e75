/// What the studio asks of the machine: it has no files, no window and no clock of its own, so that a test can drive
/// a whole session.
public enum Request: Hashable, Sendable {
  case quit
  case toggleFullScreen
  /// The window's title.
  case title(String)
  /// The meter's frames, for a spreadsheet.
  case saveLog(String)
  /// Text for the clipboard.
  case copy(String)
  /// Pictures, folders of pictures or scenes were dropped together while this scene was on the stage: tell them apart.
  case open([String], into: String)
  /// Ask for a file with the desktop's own dialog.
  case choose(FileChoice)
  case read(path: String)
  /// Write a scene file, if it holds what is expected.
  case write(String, path: String, over: Expectation)
  /// Tell when one of these files changes: all that are to be watched.
  case watch([String])
  /// Look at the pictures that a scene of the gallery names.
  case pictures(of: String)
  /// Look at picture files, without decoding them.
  case look(at: [String])
  /// A picture file has changed: look at it, and at all of it.
  case lookAgain(at: String)
  /// Keep unsaved work under a key, in case the program ends badly; and do so no longer.
  case keep(String, key: String)
  case forget(key: String)
  /// Put a file at the top of the recent ones.
  case remember(path: String)
}
