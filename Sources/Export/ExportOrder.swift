import Documents
import Handoff

/// A file or a folder to write, complete: whatever reads the order needs only the pictures that its scenes name.
public struct ExportOrder: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case film(Shot, FilmCut)
    /// A picture, or several side by side.
    case picture(Shot, PictureMoment)
    /// The curve of a layer over the offset, as a drawing or a picture.
    case curve(Shot, CurveLayer)
    /// Code for another system, or a page.
    case code(PlacedScene, HandoffSystem)
    /// A folder of everything.
    case folder(PlacedScene)
    /// A finished text, and the end of its file's name: `-curve.svg`.
    case text(String, ending: String)
  }

  public var content: Content
  public var path: String
  /// Overwrites files that are there already.
  public var replaces: Bool

  public init(_ content: Content, to path: String, replaces: Bool = false) {
    (self.content, self.path, self.replaces) = (content, path, replaces)
  }
}

extension ExportOrder {
  /// Takes a while, tells its progress and can be stopped.
  public var isFilm: Bool { if case .film = content { true } else { false } }

  public var isFolder: Bool { if case .folder = content { true } else { false } }

  /// The scene that it is about; nil: it is a finished text.
  public var scene: PlacedScene? {
    switch content {
    case .film(let shot, _), .picture(let shot, _), .curve(let shot, _): shot.scene
    case .code(let scene, _), .folder(let scene): scene
    case .text: nil
    }
  }
}

/// The part of a gesture that a film shows.
public struct FilmCut: Hashable, Sendable {
  /// Frames a second; nil: as many as is usual for the format.
  public var rate: Double?
  /// Seconds on the tape.
  public var from: Double
  /// Nil: when everything rests.
  public var to: Double?
  /// The curve at the right of the screen; nil: none.
  public var curve: CurveLayer?

  public init(rate: Double? = nil, from: Double = 0, to: Double? = nil, curve: CurveLayer? = nil) {
    (self.rate, self.from, self.to, self.curve) = (rate, from, to, curve)
  }
}

/// The moment, or the moments, of a picture.
public enum PictureMoment: Hashable, Sendable {
  /// Points; none: at rest.
  case offsets([Double])
  /// Seconds on the shot's tape.
  case time(Double)
}

/// The layer of a curve, and what the curve shows of it.
public struct CurveLayer: Hashable, Sendable {
  /// As `layout` prints it; nil: the layer that the effect is about.
  public var name: String?
  /// Draws all offsets and not only those at which the layer is visible.
  public var isWhole: Bool
  public var showsArticle: Bool

  public init(name: String? = nil, isWhole: Bool = false, showsArticle: Bool = false) {
    (self.name, self.isWhole, self.showsArticle) = (name, isWhole, showsArticle)
  }
}
