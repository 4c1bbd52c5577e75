import Art
import Boundary
import Documents
import PreviewKit

/// An answer to a request, or a notification from the services.
public enum Reply: Hashable, Sendable {
  /// The content of a file.
  case read(path: String, bytes: [UInt8])
  /// The file to read does not exist.
  case missing(path: String)
  /// A file has been written to disk.
  case written(path: String, bytes: [UInt8])
  /// Nothing was written, because the file does not have the expected content.
  case unexpected(path: String)
  /// A task failed, with the reason, which does not mention the file's name.
  case failed(Task, path: String, why: String)
  /// The outline of a file with layers: one to be opened, or one that has changed.
  case art(SeenArt)
  /// A watched file was written, replaced or removed.
  case changed(path: String)
  /// The path picked in a file dialog. Nil if it was closed.
  case chosen(String?)
  /// Several picked paths, at least two.
  case chosenSeveral([String])
  /// There is no file dialog, so the studio has to ask for a path. Typed paths are relative to `folder`, and `~` is
  /// `home`.
  case noDialog(folder: String, home: String?)
  /// Scenes passed on by another start of the program: absolute paths and names of built-in scenes. Empty to only show
  /// the window. `startup` is the desktop's ID for that start.
  case called([String], startup: String? = nil)
  /// The known pictures of a document, including those of its other setting and variants.
  case pictures(of: DocumentID, PictureTable)
  /// Typed picture files were looked at, and for folders the pictures in them; `fault` tells why one cannot be shown.
  case found(TypedPictures, folders: [String: [String]] = [:], fault: String?)
  /// The names that a typed path may go on with; folders end with a slash.
  case completed(String, names: [String])
  /// The file to read is a folder.
  case isFolder(path: String)
  /// The properties of picture files.
  case looked([SeenPicture])
  /// The new properties of a changed picture file.
  case lookedAgain(SeenPicture)
  /// Files dropped together.
  case dropped(Dropped)
  /// The progress of a long operation, as a sentence.
  case progress(String)
  /// Data from another program was refused, with the reason as a sentence.
  case refused(String)
  /// The result or progress of an export.
  case export(Delivery, ExportAnswer)
  /// A film was cancelled and its file removed.
  case exportStopped
  /// Something about the scene on phones.
  case phone(PhoneAnswer)
  /// What the audit has found.
  case audit(AuditAnswer)
  /// The advice on a scene.
  case advised(AdviceAnswer)
  /// The path of the recorded frame times.
  case logged(path: String)
  /// Unsaved work was stored under its key.
  case kept(key: String)
  /// Storing failed; the previous work is still there.
  case unkept(key: String, why: String)
  /// An earlier session crashed. Sent before its leftover work.
  case crashed(CrashNote)
  /// Unsaved work of a session that did not end normally.
  case leftover(AutosaveFile)
  /// The number of works that a later start will offer.
  case moreLeftovers(Int)
  /// Unsaved work that cannot be read.
  case unreadableWork(path: String, why: String)
  /// Recent files, newest first.
  case recent([String])
  /// The user's kept gestures by name, and a sentence for each invalid file.
  case gestures([KeptGesture], faults: [String])
  /// A request about a gesture failed, with the reason as a sentence.
  case gestureFailed(String)
  /// The desktop's appearance settings.
  case desktopLook(DesktopLook)
  /// An action by a screen reader.
  case act(AccessibleAction)
  /// There is no folder to store anything between sessions.
  case homeless
  /// The session bus does not answer.
  case busless
  /// The program is about to be ended from outside: there is little time, and no way to ask.
  case ending
}

extension Reply {
  public enum Task: Hashable, Sendable { case reading, writing, logging }
}

/// A picture file whose header has been read.
public struct SeenPicture: Hashable, Sendable {
  public var path: String
  public var report: PictureReport

  public init(_ path: String, _ report: PictureReport) {
    self.path = path
    self.report = report
  }
}

/// A file with layers whose outline has been read.
public struct SeenArt: Hashable, Sendable {
  /// The absolute path.
  public let path: String
  public let outline: ArtOutline

  public init(_ path: String, _ outline: ArtOutline) { (self.path, self.outline) = (path, outline) }
}

extension SeenArt {
  /// The name of the file for a sentence.
  var name: String { FilePath.shown(FilePath.name(of: path)) }
}

/// Files dropped on the window together, sorted by kind.
public struct Dropped: Hashable, Sendable {
  public let place: DropPlace
  /// Paths of scene files.
  public var scenes: [String] = []
  /// Paths of pictures, those of a folder ordered by name.
  public var pictures: [String] = []
  /// Files with layers.
  public var art: [SeenArt] = []
  /// A sentence for each file of another kind, and for each picture that cannot be shown correctly.
  public var faults: [String] = []

  public init(on place: DropPlace) {
    self.place = place
  }
}

/// What receives dropped pictures.
public struct DropPlace: Hashable, Sendable {
  /// The document that was on the stage.
  public let document: DocumentID
  /// The index of its picture under the pointer, in a layer or in the panel. Nil if there was none.
  public let picture: Int?
  /// Whether the picture was pointed at in a list, where nothing else is behind it.
  public let isInList: Bool

  public init(_ document: DocumentID, picture: Int? = nil, isInList: Bool = false) {
    (self.document, self.picture, self.isInList) = (document, picture, isInList)
  }
}
