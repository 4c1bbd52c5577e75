import Boundary
import Documents
import Export
import PreviewKit

/// What comes back for a request, and what the machine has to say by itself.
public enum Reply: Hashable, Sendable {
  /// What a file holds now.
  case read(path: String, bytes: [UInt8])
  /// There is no such file to read.
  case missing(path: String)
  /// A file has been written and is on the disk.
  case written(path: String, bytes: [UInt8])
  /// Nothing was written: the file does not hold what was expected.
  case unexpected(path: String)
  /// A task failed, and why, without the file's name.
  case failed(Task, path: String, why: String)
  /// Somebody wrote, replaced or removed a file that is watched.
  case changed(path: String)
  /// What was picked in a file dialog; nil: it was closed.
  case chosen(String?)
  /// What was picked where several files can be: two of them at least.
  case chosenSeveral([String])
  /// There is no file dialog here: the studio has to ask by itself. Typed paths begin in `folder`, and `~` is `home`.
  case noDialog(folder: String, home: String?)
  /// Scenes that another start of the program leaves to this one: absolute paths, and names of scenes that come with
  /// the program. There may be none: only the window is wanted. `startup` is what the desktop calls that start.
  case called([String], startup: String? = nil)
  /// The pictures of a document that are known, also those that only its other setting and its variants name.
  case pictures(of: DocumentID, PictureTable)
  /// What picture files are.
  case looked([SeenPicture])
  /// What a picture file has become.
  case lookedAgain(SeenPicture)
  /// What was dropped together.
  case dropped(Dropped)
  /// Something that takes long goes on, and how far it is, as a sentence.
  case progress(String)
  /// What an export comes to, or how far it is.
  case export(Delivery, ExportAnswer)
  /// A film was stopped, and nothing of it is left.
  case exportStopped
  /// Where the frame times are.
  case logged(path: String)
  /// Unsaved work is stored under its key.
  case kept(key: String)
  /// It is not; what was stored there before still is.
  case unkept(key: String, why: String)
  /// An earlier session crashed. Told before what it left.
  case crashed(CrashNote)
  /// Unsaved work of a session that did not end well.
  case leftover(AutosaveFile)
  /// There is such work, and it cannot be read.
  case unreadableWork(path: String, why: String)
  /// The files that were opened last, the newest first.
  case recent([String])
  /// The gestures that the person keeps, by their names, and a sentence for each file that is none.
  case gestures([KeptGesture], faults: [String])
  /// What was asked about one of them failed, and why, as a sentence.
  case gestureFailed(String)
  /// Dark or light, as the desktop asks programs to be.
  case desktopLook(DesktopLook)
  /// Somebody wants something through a screen reader.
  case act(AccessibleAction)
  /// There is no folder to keep anything in between two sessions.
  case homeless
  /// The program is about to be ended from outside: there is time for one breath, and nobody to ask.
  case ending
}

extension Reply {
  public enum Task: Hashable, Sendable { case reading, writing, logging }
}

/// A picture file that somebody has looked at.
public struct SeenPicture: Hashable, Sendable {
  public var path: String
  public var report: PictureReport

  public init(_ path: String, _ report: PictureReport) {
    self.path = path
    self.report = report
  }
}

/// What was dropped on the window together, told apart.
public struct Dropped: Hashable, Sendable {
  /// The document that was on the stage: the pictures are for it.
  public var document: DocumentID
  /// Paths of scene files.
  public var scenes: [String] = []
  /// Paths of pictures, those of a folder in the order of their names.
  public var pictures: [String] = []
  /// A sentence for each thing that is neither, and for each picture that is not shown as it is.
  public var faults: [String] = []

  public init(on document: DocumentID) {
    self.document = document
  }
}
