import Geometry
import Parameters

/// Pieces that move by curves of the offset. `s` is the distance from rest, in points.
///
///     center(s) = middle - ratio·u(s) along the axis + (x(s), y(s)); size(s) = size·scale(s), about the center
///     u(s) = s - clamp(s - a, 0, b - a) with a pin [a, b], otherwise s
///
/// The share reveal(s) of that box is seen, from its side, turned by rotation(s) degrees clockwise about the center.
/// It depends on no screen: the same recipe holds on every one.
public struct Recipe: Hashable, Sendable {
  /// A box at the head of a list that clips its pieces, collapses with the list and grows when it is pulled.
  public struct Header: Hashable, Sendable {
    /// Its length at rest, in points, and when it has collapsed.
    public var height: Double
    public var minHeight: SafeLength
    /// The bar that comes with the collapsed header.
    public var bar: BarBlueprint?
    /// The rows below, as many as were asked for. Empty where a page stands in for them.
    public var rowHeights: [Double]
    /// Aspect ratio of the page that replaces the rows.
    public var pageAspect: Double?
  }

  /// The screen that the scene was made on.
  public var screen: Size
  public var axis: Axis
  /// The header that contains the pieces; nil for a whole screen.
  public var header: Header?
  /// Length of a scrolling screen, in screens.
  public var length: Double
  /// Whether it is a horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  /// The pieces, the furthest back first.
  public var pieces: [Piece]
}

/// A picture, a shape or a text that moves.
public struct Piece: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture by its index in the scene's list, and its aspect ratio.
    case picture(Int, aspect: Double)
    /// A shape, with lengths in points.
    case shape(PaintedShape)
    /// A text, and its height in points.
    case text(LayerText, height: Double)
  }

  /// The area that a picture covers beyond the box at rest.
  public struct Cover: Hashable, Sendable {
    /// The excess on each side: a share of the screen's width or height, and points.
    public var shares = Insets()
    public var points = Insets()
    /// Scale about its middle, so that its keys can shrink it.
    public var zoom = 1.0

    public init() {}
  }

  /// The name given by a designer, or a number.
  public var name: String
  /// The corresponding layer; for a repeated piece, any of its tiles.
  public var layer: LayerID?
  public var content: Content
  /// The position of its middle at rest, in shares of the screen's width and of the box's length. For a piece that
  /// covers its box, the share of its excess before the box.
  public var x: Double
  public var y: Double
  /// Width in shares of the screen's width.
  public var width: Double
  /// The area it covers: it grows with a pulled header and stops when the header has collapsed. Nil for a piece at its
  /// own place.
  public var cover: Cover?
  public var ratio: Double
  /// Whether it repeats endlessly along the axis.
  public var isRepeated: Bool
  /// A stretch of the offset over which it stays in place.
  public var pin: LayerPin?
  /// The side from which its keys reveal it.
  public var from: RevealSide
  public var keys: [LayerKey]
  public var still: Still
  /// How fast it follows the offset, per second; nil: at once.
  public var follow: Double?
  /// What its keys run over; and of time, where it starts, in points from rest, and whether it runs backward before that.
  public var over = LayerSettings.Over.offset
  public var start = 0.0
  public var returns = true
  /// Radius of a picture’s corners in points, opacity of its shadow, and how it meets the colors behind.
  public var radius = 0.0
  public var shadow = 0.0
  public var blend = LayerSettings.Blend.normal

  /// What it is with reduced motion: its opacity follows its keys, and nothing else of it changes. A picture that covers
  /// its box covers no more than that.
  public struct Still: Hashable, Sendable {
    public var ratio: Double
    /// The values of its keys at every offset, except the opacity.
    public var values: KeyValues
    /// Scale about its middle, so that these values leave no gap.
    public var zoom = 1.0
  }
}

extension Piece {
  public var isText: Bool { if case .text = content { true } else { false } }

  /// Width over height; 1 for a text.
  public var aspect: Double {
    switch content {
    case .picture(_, let aspect): aspect
    case .shape(let shape): shape.aspect
    case .text: 1
    }
  }

  /// The frame at rest on a screen, before its keys, in points.
  ///
  /// - Parameter box: Width of the screen, and length of the box at rest.
  public func frame(in box: Size) -> Rect {
    let size = BoxSize(width: box.width, height: box.height)
    let width = width * box.width
    func placed(_ height: Double) -> Rect { Rect(RestingBox(x: x, y: y, width: width, height: height, in: size)) }
    switch content {
    case .text(_, let height): return placed(height)
    case .picture, .shape:
      guard let cover else { return placed(width / aspect) }
      return Rect(
        RestingBox(
          covering: size, x: x, y: y, aspect: aspect, shares: BoxExcess(cover.shares),
          points: BoxExcess(cover.points), zoom: cover.zoom))
    }
  }
}

extension BoxExcess where Number == Double {
  init(_ insets: Insets) {
    self.init(left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
  }
}

extension Piece {
  /// The piece for right-to-left reading.
  var mirrored: Piece {
    var piece = self
    piece.x = 1 - x
    if let cover {
      piece.cover?.shares.left = cover.shares.right
      piece.cover?.shares.right = cover.shares.left
      piece.cover?.points.left = cover.points.right
      piece.cover?.points.right = cover.points.left
    }
    for index in keys.indices { piece.keys[index].values = keys[index].values.mirrored() }
    piece.still.values = still.values.mirrored()
    return piece
  }
}
