import Documents
import Handoff

/// What is to be handed over of a document, and what happens to it then.
public struct HandoffOrder: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// Code, or a page, in one file.
    case file(HandoffSystem)
    /// Everything, in a folder.
    case folder
  }

  public var document: DocumentID
  public var part: Part
  /// A page that nobody keeps: it is shown in the browser.
  public var isForBrowser = false

  public init(document: DocumentID, part: Part, isForBrowser: Bool = false) {
    self.document = document
    self.part = part
    self.isForBrowser = isForBrowser
  }
}

extension HandoffOrder {
  /// A name for what is written: `MapCrop.swift`, `maps.html`, `maps-hand-off`.
  func name(in library: Library) -> String? {
    guard let document = library[document], let handoff = document.handoff else { return nil }
    let title = document.title.words
    switch part {
    case .file(.page): return "\(title).html"
    case .file(.css): return "\(title)-css.html"
    case .file(let system): return "\(handoff.fileName).\(system.ending)"
    case .folder: return "\(title)-hand-off"
    }
  }

  /// Where it goes when a path was picked. A picked folder is where the one for it goes, unless it is that one itself.
  func target(_ path: String, isPicked: Bool, in library: Library) -> String {
    switch part {
    case .file(let system):
      return FilePath.name(of: path).dropFirst().contains(".") ? path : "\(path).\(system.ending)"
    case .folder:
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      guard isPicked, let name = name(in: library), FilePath.name(of: path) != name else { return path }
      return path == "/" ? "/\(name)" : "\(path)/\(name)"
    }
  }

  /// What the program is told that hands a scene file over by itself.
  public func command(for scene: String, to path: String, replaces: Bool) -> [String] {
    switch part {
    case .file(let system): ["handoff", scene, "--as", system.rawValue, "-o", path]
    case .folder: ["handoff", scene, "--all", "-o", path] + (replaces ? ["--force"] : [])
    }
  }

  /// The request for it.
  ///
  /// - Parameter replaces: Also what is there already.
  func request(to path: String, replaces: Bool, in library: Library) -> Request? {
    guard let document = library[document] else { return nil }
    let scene = RelativePaths.absolute(document.scene, from: document.file.folder)
    return .handOver(self, scene: SceneWriter.text(of: scene), path: path, replaces: replaces)
  }
}
