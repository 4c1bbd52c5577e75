import Art
import Boundary
import Documents
import Geometry
import PreviewKit

/// An answer to a request, or a notification from the services. Each case has one owner.
public indirect enum Reply: Hashable, Sendable {
  case file(FileReply)
  case pictures(PictureReply)
  case choice(ChoiceReply)
  case work(WorkReply)
  /// The user's kept gestures by name, and a sentence for each invalid file.
  case gestures([KeptGesture], faults: [String])
  /// The result or progress of an export. Nil if a film was cancelled, and its file removed.
  case export(Delivery, ExportAnswer?)
  /// Something about the scene on phones.
  case phone(PhoneAnswer)
  /// What the audit has found.
  case audit(AuditAnswer)
  /// What the comparison with a film has found, and the pictures of its frames.
  case match(MatchAnswer)
  case frames(ScenePictures)
  /// The advice on a scene.
  case advised(AdviceAnswer)
  /// Scenes passed on by another start of the program: absolute paths and names of built-in scenes. Empty to only show
  /// the window. `startup` is the desktop's ID for that start.
  case called([String], startup: String? = nil)
  /// The properties of picture files, for the window that shows them.
  case looked([SeenPicture])
  /// The new properties of a changed picture file.
  case lookedAgain(SeenPicture)
  /// The desktop's appearance settings.
  case desktopLook(DesktopLook)
  /// An action by a screen reader.
  case act(AccessibleAction)
  /// A sentence about a request: its progress, or why it was refused.
  case said(String, isFault: Bool = false)
  /// The program is about to be ended from outside: there is little time, and no way to ask.
  case ending
}

/// What has become of a file: a scene, a tape, or a file with layers.
public enum FileReply: Hashable, Sendable {
  case read(FileContent)
  /// It does not exist.
  case missing(path: String)
  /// It cannot be read, with the reason, which does not mention its name.
  case unreadable(path: String, why: String)
  /// It is a folder.
  case isFolder(path: String)
  /// It has been written to disk. A packed scene may be without pictures, named with the reasons.
  case written(FileContent, without: [String: String] = [:])
  /// It cannot be written, with the reason.
  case unwritten(path: String, why: String)
  /// Nothing was written, because it does not have the expected content.
  case unexpected(path: String)
  /// It is watched, and was written, replaced or removed.
  case changed(path: String)
  /// It is a picture that scenes show, and was saved by another program.
  case repainted(path: String)
  /// The outline of a file with layers: one to be opened, or one that has changed.
  case art(SeenArt)
}

/// A file that was read: a scene, a tape, or a packed scene.
public struct FileContent: Hashable, Sendable {
  public let path: String
  public let text: [UInt8]
  /// The folder of the pictures: that of the file, or the one that it was unpacked into.
  public let folder: String
  public let isPacked: Bool
  /// What tells it from other contents: the text, or what stands for all files of a packed scene.
  public let stamp: [UInt8]
  /// The gestures in a packed scene, by name.
  public let gestures: [KeptGesture]

  public init(_ path: String, _ text: [UInt8]) {
    (self.path, self.text, stamp) = (path, text, text)
    (folder, isPacked, gestures) = (FilePath.folder(of: path), false, [])
  }

  public init(
    _ path: String, _ text: [UInt8], unpackedTo folder: String, stamp: [UInt8], gestures: [KeptGesture] = []
  ) {
    (self.path, self.text, self.folder, isPacked, self.stamp) = (path, text, folder, true, stamp)
    self.gestures = gestures
  }
}

/// Pictures for the documents that show them.
public enum PictureReply: Hashable, Sendable {
  /// The known pictures of a document, including those of its other setting and variants.
  case known(of: DocumentID, PictureTable)
  /// Typed picture files were looked at, and for folders the pictures in them; `fault` tells why one cannot be shown.
  case found(TypedPictures, folders: [String: [String]] = [:], fault: String?)
  /// Files dropped together.
  case dropped(Dropped)
}

/// What is chosen or typed in place of a file.
public enum ChoiceReply: Hashable, Sendable {
  /// The paths picked in a file dialog. None if it was closed.
  case chosen([String])
  /// There is no file dialog, so the studio has to ask for a path. Typed paths are relative to `folder`, and `~` is
  /// `home`.
  case noDialog(folder: String, home: String?)
  /// The names that a typed path may go on with; folders end with a slash.
  case completed(String, names: [String])
  /// Recent files, newest first.
  case recent([String])
}

/// Unsaved work, of this session and of earlier ones.
public enum WorkReply: Hashable, Sendable {
  /// It was stored under its key.
  case kept(key: String)
  /// Storing failed; the previous work is still there.
  case unkept(key: String, why: String)
  /// Work of a session that did not end normally.
  case leftover(AutosaveFile)
  /// The number of works that a later start will offer.
  case moreLeftovers(Int)
  /// Work that cannot be read.
  case unreadable(path: String, why: String)
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
  /// Paths of pictures, those of a folder ordered by name, and the size of the first one in pixels.
  public var pictures: [String] = []
  public var size: Size?
  /// Files with layers.
  public var art: [SeenArt] = []
  /// Paths of films.
  public var films: [String] = []
  /// A sentence for each file of another kind, and for each picture that cannot be shown correctly.
  public var faults: [String] = []

  public init(_ pictures: [String] = [], on place: DropPlace) {
    (self.pictures, self.place) = (pictures, place)
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
  /// The middle of a layer there, as its settings have it. Nil: the middle of the box.
  public let middle: Point?

  public init(_ document: DocumentID, picture: Int? = nil, isInList: Bool = false, middle: Point? = nil) {
    (self.document, self.picture, self.isInList, self.middle) = (document, picture, isInList, middle)
  }
}
