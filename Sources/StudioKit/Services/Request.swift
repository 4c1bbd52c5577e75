import Documents

/// A request to the services, which own files, window and clock. Each case has one receiver. It is indirect, as are
/// other messages: one that is passed on is copied as a reference.
public indirect enum Request: Hashable, Sendable {
  case window(WindowRequest)
  case files(FileRequest)
  case pictures(PictureFileRequest)
  /// Opens the desktop's file dialog, replacing an open one.
  case dialog(FileChoice)
  case export(ExportRequest)
  /// Works out advice that takes long. Only the last question needs an answer.
  case advise(AdviceQuestion)
  case phone(PhoneRequest)
  case audit(AuditRequest)
  case match(MatchRequest)
  /// Shows a file in its folder, in the desktop's file manager.
  case show(String)
  /// Opens a file in the desktop's program for its kind.
  case edit(String)
  /// Opens an address in the browser.
  case browse(String)
  /// Copies a file for programs that take files.
  case copyFile(String)
  /// Watches exactly these files for changes.
  case watch([String])
}

/// Requests to the window.
public enum WindowRequest: Hashable, Sendable {
  case quit
  case toggleFullScreen
  case title(String)
  /// Copies text to the clipboard.
  case copy(String)
  /// Shows the pictures of a document.
  case pictures(of: DocumentID)
  /// Shows the frames of a film.
  case frames(of: FilmedBuild)
  /// Layers of a file have other names: the new address of each picture by its old one.
  case renamed([String: String])
}

/// Requests about data that must not be lost: scenes, unsaved work, gestures, and lists of them.
public enum FileRequest: Hashable, Sendable {
  case read(path: String)
  /// Lists the names that a typed path, which leads to `in`, may go on with.
  case complete(String, in: String)
  /// Writes a scene file, if it has the expected content.
  case write(String, path: String, over: FileExpectation)
  /// Packs a scene with its pictures into one file, if that has the expected content.
  case pack(PlacedScene, path: String, over: FileExpectation)
  /// Stores unsaved work under a key in case of a crash, or deletes it.
  case keep(String, key: String)
  case forget(key: String)
  /// Moves a file to the top of the recent ones.
  case remember(path: String)
  /// Stores the text of a `SessionRecord` for the next start.
  case keepSession(String)
  /// Stores, renames or deletes a kept gesture. The new list is reported; for the folder that a scene was unpacked into,
  /// its change.
  case keepGesture(name: String, tape: String, in: String? = nil)
  case renameGesture(String, to: String)
  case deleteGesture(name: String, in: String? = nil)
  /// Saves the meter's frames as CSV.
  case saveLog(String)
}

/// Requests to examine files that may be pictures.
public enum PictureFileRequest: Hashable, Sendable {
  /// Sorts files dropped together into pictures, folders of pictures and scenes.
  case open([String], into: DropPlace)
  /// Takes the pictures on the clipboard, like dropped ones.
  case paste(into: DropPlace)
  /// Looks at files before the scene takes them.
  case find(TypedPictures)
  /// Reads the headers of picture files.
  case look(at: [String])
  /// Reads all of a changed picture file: the pictures in it.
  case lookAgain(at: String, pictures: [String])
  /// Reads which layers files have.
  case outlines(of: [String])
}

/// Requests for exports made by a separate process: films, pictures, code and other files.
public enum ExportRequest: Hashable, Sendable {
  case make(Delivery)
  /// Cancels the film and removes its file.
  case stop
}

/// Requests about phones, carried out by a separate process.
public enum PhoneRequest: Hashable, Sendable {
  /// Shows a scene on phones, from now on or in place of the last one.
  case show(PlacedScene)
  /// Moves phones to the stage's offset, and hears from now on where thumbs move them; nil: each scrolls for itself.
  case follow(Double?)
  /// Ends the page on all phones.
  case stop
}

/// Requests about the audit, carried out by a separate process.
public enum AuditRequest: Hashable, Sendable {
  /// Audits a scene in place of the last one.
  case judge(SceneOrder)
  /// Ends the audit.
  case stop
}

/// Requests about the film of a build, carried out by a separate process.
public enum MatchRequest: Hashable, Sendable {
  /// Compares a scene with its film, in place of the last one.
  case compare(SceneOrder)
  /// Ends the comparison.
  case stop
}

/// The kind of a file dialog.
public enum FileChoice: Hashable, Sendable {
  /// - Parameter folder: The start folder. Nil for the user's picture folder.
  case open(folder: String?)
  case save(suggestion: String)
  /// One or more picture files.
  case pictures(folder: String?)
  /// The picture file of a page.
  case page(folder: String?)
  /// The file that replaces a picture.
  case picture(folder: String?)
  /// The film of a build.
  case build(folder: String?)
  /// A file or a folder to export to.
  case handOff(suggestion: String)
  case handOffFolder(folder: String?)
}

/// The content a file must have to be overwritten, so that no unseen work is lost.
public enum FileExpectation: Hashable, Codable, Sendable {
  case anything
  case nothing
  /// These bytes, or the stamp of a packed scene.
  case bytes([UInt8])
}
