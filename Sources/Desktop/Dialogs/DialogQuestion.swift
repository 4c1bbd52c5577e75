import Documents
import StudioKit

/// The request for a file dialog, independent of the program that shows it.
struct DialogQuestion: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case open, openSeveral, save, folder }

  /// A file filter.
  struct Filter: Hashable, Sendable {
    let name: String
    /// `*.json`.
    let patterns: [String]
  }

  let title: String
  let kind: Kind
  /// The start folder. Nil for the program's default.
  private(set) var folder: String?
  /// The suggested file name for saving.
  private(set) var name: String?
  private(set) var filters: [Filter] = []
}

extension DialogQuestion {
  /// - Parameter usual: The default start folder, since the working directory is hardly where the user's files are.
  init(_ choice: FileChoice, usual: String?) {
    switch choice {
    case .open(let folder):
      self.init(title: "Open a scene", kind: .open, folder: folder ?? usual, filters: [.opened, .all])
    case .save(let suggestion):
      self.init(title: "Save the scene", kind: .save, filters: [.scenes, .all])
      suggest(suggestion, usual: usual)
    case .handOff(let suggestion):
      self.init(title: "Hand over", kind: .save)
      suggest(suggestion, usual: usual)
    case .handOffFolder(let folder):
      self.init(title: "Put the hand-off into a folder", kind: .folder, folder: folder ?? usual)
    case .pictures(let folder):
      self.init(title: "Add pictures", kind: .openSeveral, folder: folder ?? usual, filters: [.pictures, .all])
    case .picture(let folder):
      self.init(title: "Replace the picture", kind: .open, folder: folder ?? usual, filters: [.pictures, .all])
    case .build(let folder):
      self.init(title: "Compare with a film", kind: .open, folder: folder ?? usual, filters: [.films, .all])
    case .page(let folder):
      self.init(
        title: "Choose the picture of a page", kind: .open, folder: folder ?? usual, filters: [.pictures, .all])
    }
  }

  private mutating func suggest(_ path: String, usual: String?) {
    folder = path.contains("/") ? FilePath.folder(of: path) : usual
    name = FilePath.name(of: path)
  }

  /// The start as one path: the suggested file, or a folder with a trailing slash.
  var place: String? {
    let start = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return name.map { (start ?? "") + $0 } ?? start
  }
}

extension DialogQuestion.Filter {
  private static let paintings = ["svg", "ora", "kra", "psd"]

  static let scenes = Self(name: "Scenes", patterns: ["*.json", "*.parallax"])
  static let opened = Self(name: "Scenes and paintings", patterns: ["*.json", "*.parallax"] + patterns(paintings))
  static let pictures = Self(
    name: "Pictures",
    patterns: patterns(["png", "jpg", "jpeg", "webp", "gif", "bmp", "heic", "heif", "avif"] + paintings))

  static let films = Self(name: "Films", patterns: patterns(["mp4", "mov", "m4v", "webm", "mkv"]))

  private static func patterns(_ endings: [String]) -> [String] {
    endings.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
  }

  static let all = Self(name: "All files", patterns: ["*"])
}
