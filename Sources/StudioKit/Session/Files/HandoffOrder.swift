import Documents
import Handoff
import PreviewKit
import Text

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
    /// A picture of one moment, for the clipboard.
    case moment(StageMoment)
    /// What moves over the offset, as a drawing: its text.
    case curve(String)
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
    case .tape: return title + Tape.ending
    case .moment: return "\(title).png"
    case .curve: return "\(title)-curve.svg"
    case .file, .folder: break
    }
    guard let handoff = document.handoff else { return nil }
    switch part {
    case .film, .tape, .curve, .moment: return nil
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
    case .tape: return Self.path(path, ending: String(Tape.ending.dropFirst()))
    case .moment: return Self.path(path, ending: "png")
    case .curve: return Self.path(path, ending: "svg")
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
  /// - Parameters:
  ///   - tape: The file of a film's gesture.
  ///   - other: That of the scene that is seen beside it.
  public func command(
    for scene: String, tape: String, other: String = "", to path: String, replaces: Bool
  ) -> [String]? {
    switch part {
    case .file(let system): ["handoff", scene, "--as", system.rawValue, "-o", path]
    case .folder: ["handoff", scene, "--all", "-o", path] + (replaces ? ["--force"] : [])
    case .film(let film):
      ["render", scene, "--tape", tape, "-o", path, "--progress"] + film.look.options(other: other)
        + (film.curve?.options ?? []) + (replaces ? ["--force"] : [])
    case .moment(let moment): ["render", scene, "-o", path] + moment.options(tape: tape, other: other)
    case .tape, .curve: nil
    }
  }

  /// It is in a file only until the browser or the clipboard has it.
  public var isPassing: Bool { if case .moment = part { true } else { isForBrowser } }

  /// A film is made of it: that takes a while, and can be stopped.
  var isFilm: Bool { if case .film = part { true } else { false } }

  /// What is said once it is written.
  func success(at path: String) -> String {
    if case .moment = part { return "The picture of this moment is in the clipboard" }
    return isForBrowser ? "\(FilePath.name(of: path)) is in the browser" : "It is in \(path)"
  }

  /// The gesture that it needs, as the text of a tape.
  public var tape: String? {
    switch part {
    case .film(let film): film.tape
    case .moment(let moment): moment.tape
    case .file, .folder, .tape, .curve: nil
    }
  }

  /// How the stage is shown, where that is what is handed over.
  private var look: StageLook? {
    get {
      switch part {
      case .film(let film): film.look
      case .moment(let moment): moment.look
      case .file, .folder, .tape, .curve: nil
      }
    }
    set {
      guard let newValue else { return }
      switch part {
      case .film(var film):
        film.look = newValue
        part = .film(film)
      case .moment(var moment):
        moment.look = newValue
        part = .moment(moment)
      case .file, .folder, .tape, .curve: break
      }
    }
  }

  /// The text of the scene that is seen beside, where it has one.
  public var otherScene: String? { look?.comparison?.text }

  /// The request for it.
  ///
  /// - Parameter replaces: Also what is there already.
  func request(to path: String, replaces: Bool, in library: Library) -> Request? {
    guard let document = library[document] else { return nil }
    var scene = RelativePaths.absolute(document.scene, from: document.file.folder)
    if look?.isTurned == true { scene.device = scene.device.rotated }
    let text = SceneWriter.text(of: scene)
    guard let other = otherScene, look?.comparison?.isOtherFirst == true else {
      return .handOver(self, scene: text, path: path, replaces: replaces)
    }
    // What comes first is the scene, and the document's is what it is compared with.
    var order = self
    order.look?.comparison?.other = .scene(text)
    order.look?.comparison?.isOtherFirst = false
    return .handOver(order, scene: other, path: path, replaces: replaces)
  }
}

/// A gesture as it is to be filmed.
public struct FilmOrder: Hashable, Sendable {
  /// The text of a tape.
  public var tape: String
  public var look: StageLook
  /// The curve at its right; nil: none is shown.
  public var curve: CurveLayer?

  public init(tape: String, look: StageLook = StageLook(), curve: CurveLayer? = nil) {
    (self.tape, self.look, self.curve) = (tape, look, curve)
  }
}

/// Which layer a curve is of, and what it shows of that.
public struct CurveLayer: Hashable, Sendable {
  /// As `layout` prints it.
  public let name: String
  /// Over all offsets.
  public let isWhole: Bool
  public let showsArticle: Bool

  fileprivate var options: [String] {
    ["--curve", "--layer", name] + (isWhole ? ["--whole"] : []) + (showsArticle ? ["--article"] : [])
  }
}

/// A moment of the stage as it is to be drawn.
public struct StageMoment: Hashable, Sendable {
  /// The text of the tape that plays; nil: the content was scrolled by hand.
  public var tape: String?
  /// Seconds on that tape, else where the content is, in points.
  public var place: Double
  public var look: StageLook

  public init(tape: String? = nil, place: Double, look: StageLook = StageLook()) {
    (self.tape, self.place, self.look) = (tape, place, look)
  }

  fileprivate func options(tape file: String, other: String) -> [String] {
    (tape == nil ? ["--offset=\(place)"] : ["--tape", file, "--at", "\(place)"]) + look.options(other: other)
  }
}

/// How the stage is shown, as far as films and pictures of it are the same.
public struct StageLook: Hashable, Sendable {
  public var situation: Situation?
  /// With the device around it.
  public var hasBody: Bool
  /// The device lies on its side.
  public var isTurned: Bool
  /// What it is compared with; nil: nothing.
  public var comparison: FilmComparison?
  /// The names of other devices on which it is seen beside its own.
  public var screens: [String]

  public init(
    situation: Situation? = nil, hasBody: Bool = false, isTurned: Bool = false, comparison: FilmComparison? = nil,
    screens: [String] = []
  ) {
    (self.situation, self.hasBody, self.isTurned) = (situation, hasBody, isTurned)
    (self.comparison, self.screens) = (comparison, screens)
  }

  /// - Parameter other: The file of the scene that is seen beside.
  fileprivate func options(other: String) -> [String] {
    (situation.map { ["--situation", $0.rawValue] } ?? []) + (hasBody ? ["--body"] : [])
      + (comparison?.options(other) ?? []) + (screens.isEmpty ? [] : ["--devices", screens.joined(separator: ",")])
  }
}

/// Two scenes as they are to be drawn together.
public struct FilmComparison: Hashable, Sendable {
  /// What is seen beside the scene.
  public enum Other: Hashable, Sendable {
    /// The text of a scene file.
    case scene(String)
    case article, none
  }

  public var other: Other
  public var arrangement: Comparison.Arrangement
  /// Where the line between the two lies, or how much of the second is seen: 0...1.
  public var share: Double
  /// The other one comes first: A is left of B.
  var isOtherFirst = false

  fileprivate var text: String? { if case .scene(let text) = other { text } else { nil } }

  fileprivate func options(_ file: String) -> [String] {
    let what =
      switch other {
      case .scene: file
      case .article: "article"
      case .none: "none"
      }
    let view =
      switch arrangement {
      case .sideBySide: "side"
      case .split: "split"
      case .onion: "onion"
      case .difference: "difference"
      }
    return ["--compare", what, "--view", view, "--share", "\(share.formatted(.upTo(3)))"]
  }
}
