import Documents
import StudioKit

/// What a file dialog asks, in nobody's words yet.
struct DialogQuestion: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case open, openSeveral, save, folder }

  /// Files that can be shown alone.
  struct Filter: Hashable, Sendable {
    let name: String
    /// `*.json`.
    let patterns: [String]
  }

  let title: String
  let kind: Kind
  /// Where it begins; nil: wherever it likes to.
  private(set) var folder: String?
  /// The name of a file to save that is suggested.
  private(set) var name: String?
  private(set) var filters: [Filter] = []
}

extension DialogQuestion {
  /// - Parameter usual: Where to begin if nobody names a place: nobody's work is where the program is.
  init(_ choice: FileChoice, usual: String?) {
    switch choice {
    case .open(let folder):
      self.init(title: "Open a scene", kind: .open, folder: folder ?? usual, filters: [.scenes, .all])
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
    case .page(let folder):
      self.init(
        title: "Choose the picture of a page", kind: .open, folder: folder ?? usual, filters: [.pictures, .all])
    }
  }

  private mutating func suggest(_ path: String, usual: String?) {
    folder = path.contains("/") ? FilePath.folder(of: path) : usual
    name = FilePath.name(of: path)
  }

  /// Where it begins, as one path: of the suggested file, or of a folder with a stroke at its end.
  var place: String? {
    let start = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return name.map { (start ?? "") + $0 } ?? start
  }
}

extension DialogQuestion.Filter {
  static let scenes = Self(name: "Scenes", patterns: ["*.json"])
  static let pictures = Self(
    name: "Pictures",
    patterns: ["png", "jpg", "jpeg", "webp", "gif", "bmp", "svg", "heic", "heif", "avif"]
      .flatMap { ["*.\($0)", "*.\($0.uppercased())"] })
  static let all = Self(name: "All files", patterns: ["*"])
}
