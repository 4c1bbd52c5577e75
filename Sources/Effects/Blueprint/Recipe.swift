import Geometry

/// What pieces that move by curves of the offset are built from. `s` is the distance from rest, in points.
///
///     centre(s) = middle - ratio·s along the axis + (x(s), y(s)); size(s) = size·scale(s), about the centre
public struct Recipe: Hashable, Sendable {
  /// A box at the head of a list that clips its pieces, collapses with the list and grows when it is pulled.
  public struct Header: Hashable, Sendable {
    /// Its length at rest, and when it has collapsed, in points.
    public var rest: Double
    public var minimum: Double

    public init(rest: Double, minimum: Double) {
      self.rest = rest
      self.minimum = minimum
    }
  }

  public var screen: Size
  public var axis: Axis
  /// Nil: the pieces lie on the whole screen.
  public var header: Header?
  /// How far it scrolls, in points.
  public var travel: Double
  /// The rows below a header, as many as were asked for.
  public var rowHeights: [Double]
  /// Height of the page that stands in for the rows, in points.
  public var pageHeight: Double?
  /// What the lower edge of the screen takes from the list, in points.
  public var bottomInset: Double
  /// A horizontal strip in a right-to-left interface.
  public var isMirrored: Bool
  /// The furthest back first.
  public var pieces: [Piece]
  public var isDark: Bool

  public init(
    screen: Size, axis: Axis = .vertical, header: Header? = nil, travel: Double, rowHeights: [Double] = [],
    pageHeight: Double? = nil, bottomInset: Double = 0, isMirrored: Bool = false, isDark: Bool = false,
    pieces: [Piece]
  ) {
    self.screen = screen
    self.axis = axis
    self.header = header
    self.travel = travel
    self.rowHeights = rowHeights
    self.pageHeight = pageHeight
    self.bottomInset = bottomInset
    self.isMirrored = isMirrored
    self.isDark = isDark
    self.pieces = pieces
  }
}

/// One thing that moves.
public struct Piece: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case picture(Int)
    case text(LayerText)
    /// The scene's title in a bar, and the bar's ground.
    case heading(LayerText)
    case ground
  }

  /// In a few words, such as a designer has given it.
  public var name: String
  /// The layer that it is; of one that goes on without end, any of its tiles.
  public var layer: LayerID?
  public var content: Content
  /// Where it lies at rest, before its keys, in points.
  public var frame: Rect
  public var ratio: Double
  /// It grows with a header that is pulled, and stays where it is once that has collapsed.
  public var isFilling: Bool
  /// It goes on without end along the axis.
  public var isRepeated: Bool
  public var keys: [LayerKey]

  public init(
    name: String, layer: LayerID? = nil, content: Content, frame: Rect, ratio: Double, isFilling: Bool = false,
    isRepeated: Bool = false,
    keys: [LayerKey] = []
  ) {
    self.name = name
    self.layer = layer
    self.content = content
    self.frame = frame
    self.ratio = ratio
    self.isFilling = isFilling
    self.isRepeated = isRepeated
    self.keys = keys
  }
}
