import Documents
import Handoff

/// A complete order to write a file or folder. Besides it, only the pictures named by its scenes are needed.
public struct ExportOrder: Hashable, Codable, Sendable {
  public indirect enum Content: Hashable, Codable, Sendable {
    case film(Shot, FilmCut)
    /// The size of a film and the time that it takes. Nothing is written.
    case estimate(Shot, FilmCut)
    /// A picture, or several side by side.
    case picture(Shot, PictureMoment)
    /// The curve of a layer over the offset, as a vector drawing or a picture.
    case curve(Shot, CurveLayer)
    /// Code for another system, or a web page.
    case code(PlacedScene, HandoffSystem)
    /// A folder with everything.
    case folder(PlacedScene)
    /// A scene with its pictures in one file, or in a folder.
    case packed(PlacedScene, over: FileExpectation)
    case unpacked(PlacedScene)
    /// A finished text, and the suffix of its file name: `-curve.svg`.
    case text(String, ending: String)
  }

  public var content: Content
  public var path: String
  /// Whether to overwrite existing files.
  public var replaces: Bool

  public init(_ content: Content, to path: String, replaces: Bool = false) {
    (self.content, self.path, self.replaces) = (content, path, replaces)
  }
}

extension ExportOrder {
  /// Whether it takes a while, reports progress and can be cancelled.
  public var isFilm: Bool { if case .film = content { true } else { false } }

  /// Whether a single file is written. A folder has several, and an estimate none.
  public var isFile: Bool {
    switch content {
    case .folder, .unpacked, .estimate: false
    default: true
    }
  }

  public var isFolder: Bool {
    switch content {
    case .folder, .unpacked: true
    default: false
    }
  }

  /// The scene it concerns. Nil for a finished text.
  public var scene: PlacedScene? {
    switch content {
    case .film(let shot, _), .estimate(let shot, _), .picture(let shot, _), .curve(let shot, _): shot.scene
    case .code(let scene, _), .folder(let scene), .packed(let scene, _), .unpacked(let scene): scene
    case .text: nil
    }
  }
}

/// The part of a gesture that a film shows.
public struct FilmCut: Hashable, Codable, Sendable {
  /// Frames per second. Nil for the format's default.
  public var rate: Double?
  /// Start on the tape, in seconds.
  public var from: Double
  /// End. Nil for the time when everything rests.
  public var to: Double?
  /// How often it is shown.
  public var repeats = 1
  /// The curve at the right of the screen. Nil for none.
  public var curve: CurveLayer?

  public init(rate: Double? = nil, from: Double = 0, to: Double? = nil, curve: CurveLayer? = nil) {
    (self.rate, self.from, self.to, self.curve) = (rate, from, to, curve)
  }
}

/// The moment or moments of a picture.
public enum PictureMoment: Hashable, Codable, Sendable {
  /// Offsets in points; empty means at rest.
  case offsets([Double])
  /// Seconds on the shot's tape.
  case time(Double)
}

/// The layer of a curve, and the part to show.
public struct CurveLayer: Hashable, Codable, Sendable {
  /// The name as printed by `layout`. Nil for the effect's main layer.
  public var name: String?
  /// Whether to draw all offsets, not only those at which the layer is visible.
  public var isWhole: Bool
  public var showsArticle: Bool

  public init(name: String? = nil, isWhole: Bool = false, showsArticle: Bool = false) {
    (self.name, self.isWhole, self.showsArticle) = (name, isWhole, showsArticle)
  }
}
