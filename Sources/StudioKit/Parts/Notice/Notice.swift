import Documents
import Notation

/// A message that disappears by itself, with buttons for what can be done about it.
public struct Notice: Hashable, Sendable {
  /// In seconds; with buttons it stays longer.
  private static let duration = 6.0
  private static let durationWithButtons = 15.0
  /// As much as is read in that time, in bytes of UTF-8. The middle of a longer sentence is left out.
  private static let longest = 600

  let text: String
  let isFault: Bool
  let time: Double
  let actions: [NoticeAction]
  /// How much of a long operation is done, 0...1. Nil if it is about none.
  let progress: Double?

  init(text: String, isFault: Bool, time: Double, actions: [NoticeAction] = [], progress: Double? = nil) {
    (self.text, self.isFault, self.time) = (text.ends(Self.longest), isFault, time)
    (self.actions, self.progress) = (actions, progress.map { min(1, max(0, $0)) })
  }
}

extension Notice {
  public var end: Double { time + (actions.isEmpty ? Self.duration : Self.durationWithButtons) }

  func isShown(at time: Double) -> Bool { time < end }
}

/// A button of a notice.
enum NoticeAction: Hashable, Sendable {
  /// Takes the platform of the chosen device: this time, or from now on.
  case takePlatform(Platform), alwaysTakePlatform
  /// Stops offering it.
  case neverTakePlatform
  /// Cancels the film in progress.
  case stopFilm
  /// Adds layers of a file to the scene, or shows one in place of another that the file no longer has.
  case addArt([ArtStanding.Place]), takeArt(ArtStanding.Place, for: ArtStanding.Place)
  /// Takes back the step that removed something, which is still the last one; the gesture that was deleted.
  case undo(DocumentID, step: Int), restoreGesture
  /// The uses of a file that was written.
  case showInFolder(String), copyPath(String), copyFile(String)
}

extension NoticeAction {
  /// Whether the notice stays, with its other buttons.
  var staysOpen: Bool {
    switch self {
    case .showInFolder, .copyPath: true
    default: false
    }
  }

  /// Whether it is about the layers of a file.
  var isOfArt: Bool {
    switch self {
    case .addArt, .takeArt: true
    default: false
    }
  }

  var title: String {
    switch self {
    case .takePlatform(let platform): platform.takeTitle
    case .alwaysTakePlatform: "Always"
    case .neverTakePlatform: "Never"
    case .stopFilm: "Cancel"
    case .addArt(let places): places.count == 1 ? "Add \(places[0].quoted)" : "Add \(places.count) layers"
    case .takeArt(let new, _): "It is \(new.quoted)"
    case .undo: "Undo (\(Command.undo.key))"
    case .restoreGesture: "Undo"
    case .showInFolder: "Show in folder"
    case .copyPath: "Copy path"
    case .copyFile: "Copy file"
    }
  }

  var tip: String {
    switch self {
    case .takePlatform: "Takes the platform\u{2019}s scrolling and its hand-off system."
    case .alwaysTakePlatform:
      "Takes them now, and with every device of another platform. The Device section asks again."
    case .stopFilm: "Cancels the film, which leaves no file: E."
    case .addArt: "Adds a layer in the same order as in the file."
    case .takeArt(let new, let old): "Shows \(new.quoted) with the ratio and the keys of \(old.quoted)."
    case .undo: Command.undo.tip
    case .restoreGesture: Command.restoreGesture.tip
    case .showInFolder: "Shows the file in its folder."
    case .copyPath: "Copies the path as text."
    case .copyFile: "Copies the file, to be pasted into a message or a folder."
    case .neverTakePlatform: "Keeps scrolling and hand-off with every device. The Device section asks again."
    }
  }

  var intent: Intent {
    switch self {
    case .takePlatform: .takePlatform
    case .alwaysTakePlatform: .choosePlatform(.always)
    case .neverTakePlatform: .choosePlatform(.never)
    case .stopFilm: .perform(.film)
    case .addArt(let places): .art(.add(places))
    case .takeArt(let new, let old): .art(.take(new, for: old))
    case .undo: .perform(.undo)
    case .restoreGesture: .perform(.restoreGesture)
    case .showInFolder(let path): .showFile(path)
    case .copyPath(let path): .copy(path, says: "Copied the path")
    case .copyFile(let path): .copyFile(path)
    }
  }
}
