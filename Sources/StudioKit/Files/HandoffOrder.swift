import Documents
import Handoff
import PreviewKit

/// What is to be handed over of a document, and what happens to it then.
public struct HandoffOrder: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// Code, or a page, in one file.
    case file(HandoffSystem)
    /// Everything, in a folder.
    case folder
    /// A gesture as a film.
    case film(FilmOrder)
    /// A gesture as a tape: its text.
    case tape(String)
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
    guard let document = library[document] else { return nil }
    let title = document.title.words
    switch part {
    case .film: return "\(title).mp4"
    case .tape: return "\(title).parallax-tape.json"
    case .file, .folder: break
    }
    guard let handoff = document.handoff else { return nil }
    switch part {
    case .film, .tape: return nil
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
      return Self.path(path, ending: system.ending)
    case .film: return Self.path(path, ending: "mp4")
    case .tape: return Self.path(path, ending: "parallax-tape.json")
    case .folder:
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      guard isPicked, let name = name(in: library), FilePath.name(of: path) != name else { return path }
      return path == "/" ? "/\(name)" : "\(path)/\(name)"
    }
  }

  /// With an ending, where nobody has typed one.
  private static func path(_ path: String, ending: String) -> String {
    FilePath.name(of: path).dropFirst().contains(".") ? path : "\(path).\(ending)"
  }

  /// What the program is told that hands a scene file over by itself; nil: no program is needed.
  ///
  /// - Parameter tape: The file of a film's gesture.
  public func command(for scene: String, tape: String, to path: String, replaces: Bool) -> [String]? {
    switch part {
    case .file(let system): ["handoff", scene, "--as", system.rawValue, "-o", path]
    case .folder: ["handoff", scene, "--all", "-o", path] + (replaces ? ["--force"] : [])
    case .film(let film):
      ["render", scene, "--tape", tape, "-o", path, "--progress"] + film.options + (replaces ? ["--force"] : [])
    case .tape: nil
    }
  }

  /// A film is made of it: that takes a while, and can be stopped.
  var isFilm: Bool { if case .film = part { true } else { false } }

  /// The request for it.
  ///
  /// - Parameter replaces: Also what is there already.
  func request(to path: String, replaces: Bool, in library: Library) -> Request? {
    guard let document = library[document] else { return nil }
    var scene = RelativePaths.absolute(document.scene, from: document.file.folder)
    if case .film(let film) = part, film.isTurned { scene.device = scene.device.rotated }
    return .handOver(self, scene: SceneWriter.text(of: scene), path: path, replaces: replaces)
  }
}

/// A gesture as it is to be filmed.
public struct FilmOrder: Hashable, Sendable {
  /// The text of a tape.
  public var tape: String
  public var situation: Situation?
  /// With the device around it.
  public var hasBody: Bool
  /// The device lies on its side.
  public var isTurned: Bool

  public init(tape: String, situation: Situation? = nil, hasBody: Bool = false, isTurned: Bool = false) {
    (self.tape, self.situation, self.hasBody, self.isTurned) = (tape, situation, hasBody, isTurned)
  }

  fileprivate var options: [String] {
    (situation.map { ["--situation", $0.rawValue] } ?? []) + (hasBody ? ["--body"] : [])
  }
}
