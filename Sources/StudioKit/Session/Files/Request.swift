import Documents

/// What the studio asks of the machine, which has the files, the window and the clock. Each case has one receiver.
public enum Request: Hashable, Sendable {
  case window(WindowRequest)
  case files(FileRequest)
  case pictures(PictureFileRequest)
  /// Opens the desktop's own file dialog, in place of one that is open.
  case dialog(FileChoice)
  case export(ExportRequest)
  /// Reports changes of these files, and of no others.
  case watch([String])
}

/// Requests to the window.
public enum WindowRequest: Hashable, Sendable {
  case quit
  case toggleFullScreen
  case title(String)
  /// Text for the clipboard.
  case copy(String)
  /// Shows the pictures that a document names.
  case pictures(of: DocumentID)
}

/// Requests about what must not be lost: scenes, unsaved work, gestures, and lists of them.
public enum FileRequest: Hashable, Sendable {
  case read(path: String)
  /// Writes a scene file, if it holds what is expected.
  case write(String, path: String, over: FileExpectation)
  /// Keeps unsaved work under a key, in case the program ends badly; and does so no longer.
  case keep(String, key: String)
  case forget(key: String)
  /// Puts a file at the top of the recent ones.
  case remember(path: String)
  /// Keeps the text of a `SessionRecord` for the next start.
  case keepSession(String)
  /// Keeps a gesture under a new name, calls it something else, and keeps it no longer. The gestures that are kept then
  /// are told.
  case keepGesture(name: String, tape: String)
  case renameGesture(String, to: String)
  case deleteGesture(name: String)
  /// The meter's frames, for a spreadsheet.
  case saveLog(String)
}

/// Requests to look at files that may be pictures.
public enum PictureFileRequest: Hashable, Sendable {
  /// Tells apart the pictures, folders of pictures and scenes that were dropped together on this document.
  case open([String], into: DocumentID)
  /// Takes the pictures of the clipboard for this document, like dropped ones.
  case paste(into: DocumentID)
  /// Looks at picture files, without decoding them.
  case look(at: [String])
  /// Looks at the whole of a picture file, which has changed.
  case lookAgain(at: String)
}

/// Requests for films, pictures, code and other files that are made by a process of their own.
public enum ExportRequest: Hashable, Sendable {
  case make(Delivery)
  /// Ends the film that is being made, and leaves nothing of it.
  case stop
}

/// The question of a file dialog.
public enum FileChoice: Hashable, Sendable {
  /// - Parameter folder: Where to begin; nil: in the person's folder for pictures.
  case open(folder: String?)
  case save(suggestion: String)
  /// Any number of picture files.
  case pictures(folder: String?)
  /// One picture file, of a page.
  case page(folder: String?)
  /// A file to export to, and a folder.
  case handOff(suggestion: String)
  case handOffFolder(folder: String?)
}

/// What has to be in a file's place for it to be written, so that no work is overwritten unseen.
public enum FileExpectation: Hashable, Sendable {
  case anything
  case nothing
  case bytes([UInt8])
}
