import Notation

/// A text whose letters cannot all be read: at any offset although it shows, or where the content begins.
public struct LegibleFinding: Hashable, Sendable {
  /// What hides the letters, in the order in which a pixel is assigned to one of them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The edge of the screen, of the layer's box, or of the part that its keys reveal.
    case edge
    /// The camera, or a rounded corner of the screen.
    case cutout
    /// A layer over it.
    case covered
    /// Another text.
    case overlap
    /// Its own blur.
    case blur
  }

  /// The layer, by its name in the output of `layout`.
  public var layer: String
  public var words: String
  public var kind: Kind
  /// The offset at which most of it can be read.
  public var offset: Double
  /// Share of the letters that are hidden there, 0...1.
  public var share: Double
  /// Whether it can be read at another offset.
  public var passes: Bool
  public var device = ""
}

extension LegibleFinding.Kind {
  /// What it does to letters: `the screen's edge cuts off`.
  var clause: String {
    switch self {
    case .edge: "the edge of the screen or of its box cuts off"
    case .cutout: "the camera or a corner of the screen hides"
    case .covered: "the layers over it hide"
    case .overlap: "another text runs through"
    case .blur: "its blur dissolves"
    }
  }
}

extension LegibleFinding {
  /// Whether another finding is more severe.
  func isWeaker(than other: LegibleFinding) -> Bool {
    passes == other.passes ? share < other.share : passes
  }

  /// What is wrong, for people.
  public var sentence: String {
    let place = "\(offset.formatted(.upTo(0))) pt"
    let part = "\((share * 100).formatted(.upTo(0))) % of the letters"
    return passes
      ? "\u{201C}\(words)\u{201D} can be read, but not at \(place): \(kind.clause) \(part)."
      : "\u{201C}\(words)\u{201D} cannot be read at any offset. At its best, \(place), \(kind.clause) \(part)."
  }
}
