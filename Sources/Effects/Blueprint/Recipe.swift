import Geometry
import Parameters

/// Pieces that move by curves of the offset. `s` is the distance from rest, in points.
///
///     centre(s) = middle - ratio·u(s) along the axis + (x(s), y(s)); size(s) = size·scale(s), about the centre
///     u(s) = s - clamp(s - a, 0, b - a) with a pin [a, b], otherwise s
///
/// The share reveal(s) of that box is seen, from its side, turned by rotation(s) degrees clockwise about the centre.
/// Nothing in it knows a screen: the same recipe holds on every one.
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
    /// Width over height of the page that stands in for the rows.
    public var pageAspect: Double?
  }

  /// The screen that the scene was made on.
  public var screen: Size
  public var axis: Axis
  /// Nil: the pieces lie on the whole screen.
  public var header: Header?
  /// How many screens long a whole screen scrolls.
  public var length: Double
  /// A horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  /// The furthest back first.
  public var pieces: [Piece]
}

/// One thing that moves.
public struct Piece: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture by its place in the scene's list, and its width over its height.
    case picture(Int, aspect: Double)
    /// A line of text, so many points tall.
    case text(LayerText, line: Double)
  }

  /// The area that a picture covers beyond the box at rest.
  public struct Cover: Hashable, Sendable {
    /// On each side, in shares of the screen's width or height, and in points.
    public var shares = Insets()
    public var points = Insets()
    /// How much larger it is drawn than that, about its middle, so that its keys can shrink it.
    public var zoom = 1.0

    public init() {}
  }

  /// In a few words, such as a designer has given it.
  public var name: String
  /// The layer that it is; of one that goes on without end, any of its tiles.
  public var layer: LayerID?
  public var content: Content
  /// Where its middle lies at rest, in shares of the screen's width and of the box's length; of a piece that covers
  /// its box, how what is too much of it is shared out.
  public var x: Double
  public var y: Double
  /// Its width in shares of the screen's.
  public var width: Double
  /// Nil: it lies at its place. Else it covers the box, grows with a header that is pulled, and stays where it is once
  /// that has collapsed.
  public var cover: Cover?
  public var ratio: Double
  /// It goes on without end along the axis.
  public var isRepeated: Bool
  /// Where it stays in place for a stretch of the offset.
  public var pin: LayerPin?
  /// The side from which its keys reveal it.
  public var from: RevealSide
  public var keys: [LayerKey]
}

extension Piece {
  public var isText: Bool { if case .text = content { true } else { false } }

  /// Where it lies at rest on a screen, before its keys, in points.
  ///
  /// - Parameter box: Width of the screen, and length of the box at rest.
  public func frame(in box: Size) -> Rect {
    let width = width * box.width
    switch content {
    case .text(_, let line):
      return Rect(x: x * box.width - width / 2, y: y * box.height - line / 2, width: width, height: line)
    case .picture(_, let aspect):
      guard let cover else {
        let height = width / aspect
        return Rect(x: x * box.width - width / 2, y: y * box.height - height / 2, width: width, height: height)
      }
      let (left, top) = (
        cover.shares.left * box.width + cover.points.left, cover.shares.top * box.height + cover.points.top
      )
      let room = Rect(
        x: 0 - left, y: 0 - top,
        width: box.width * (1 + cover.shares.right) + cover.points.right + left,
        height: box.height * (1 + cover.shares.bottom) + cover.points.bottom + top)
      let height = max(room.height, room.width / aspect)
      let size = Size(width: height * aspect * cover.zoom, height: height * cover.zoom)
      let middle = Point(
        x: room.x + x * (room.width - height * aspect) + height * aspect / 2,
        y: room.y + y * (room.height - height) + height / 2)
      return Rect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
  }
}

extension Piece {
  /// As a right-to-left reader has it.
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
    return piece
  }
}
