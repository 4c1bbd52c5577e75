import Documents

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
  /// Pictures, folders of pictures or scenes were dropped together while this document was on the stage: tell them
  /// apart.
  case open([String], into: DocumentID)
  /// Look for pictures in the clipboard: they are for this document, like dropped ones.
  case paste(into: DocumentID)
  /// Ask for a file with the desktop's own dialog, in place of one that is open.
  case choose(FileChoice)
  case read(path: String)
  /// Write a scene file, if it holds what is expected.
  case write(String, path: String, over: FileExpectation)
  /// Tell when one of these files changes: all that are to be watched.
  case watch([String])
  /// Look at the pictures that a document names.
  case pictures(of: DocumentID)
  /// Look at picture files, without decoding them.
  case look(at: [String])
  /// A picture file has changed: look at it, and at all of it.
  case lookAgain(at: String)
  /// Keep unsaved work under a key, in case the program ends badly; and do so no longer.
  case keep(String, key: String)
  case forget(key: String)
  /// Put a file at the top of the recent ones.
  case remember(path: String)
  /// Keep what is open for the next start: the text of a `SessionRecord`.
  case keepSession(String)
  /// Hand a scene over, whose text this is with pictures by absolute paths: into a file, or a folder where it replaces
  /// only what it has written itself. `replaces`: also what is there already.
  case handOver(HandoffOrder, scene: String, path: String, replaces: Bool)
  /// Keep a gesture under a name that none has, call it something else, and keep it no longer. What is kept then is
  /// told.
  case keepGesture(name: String, tape: String)
  case renameGesture(String, to: String)
  case deleteGesture(name: String)
  /// End the film that is being made, and leave nothing of it.
  case stopFilm
  /// Play a tape on the stage: the studio does that itself.
  case play(Tape)
  /// Tell the person at the window: the studio does that, too.
  case say(String, isFault: Bool)
}

/// What a file dialog is to ask.
public enum FileChoice: Hashable, Sendable {
  /// - Parameter folder: Where to begin; nil: in the person's folder for pictures.
  case open(folder: String?)
  case save(suggestion: String)
  /// Any number of picture files.
  case pictures(folder: String?)
  /// One picture file, of a page.
  case page(folder: String?)
  /// Where something goes that is handed over, and where a folder of it goes.
  case handOff(suggestion: String)
  case handOffFolder(folder: String?)
}

/// What has to be in a file's place for it to be written: nobody's work is overwritten unseen.
public enum FileExpectation: Hashable, Sendable {
  case anything
  case nothing
  case bytes([UInt8])
}
