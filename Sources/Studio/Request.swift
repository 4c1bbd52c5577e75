/// What the studio asks of the machine: it has no files, no window and no clock of its own, so that a test can drive a whole session.
public enum Request: Hashable, Sendable {
  case quit
  case toggleFullScreen
  /// The window's title.
  case title(String)
  /// The meter's frames, for a spreadsheet.
  case saveLog(String)
  /// Text for the clipboard.
  case copy(String)
  /// A picture, a folder of pictures or a scene was dropped.
  case open(path: String)
}
