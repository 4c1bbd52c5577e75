import Geometry

/// What a header over rows is built from.
public struct HeaderBlueprint: Hashable, Sendable {
  public var header: Header
  public var screen: Size
  /// Width over height of the picture's box while nothing is zoomed.
  public var aspect: Double
  /// What pulling past an edge and letting go does besides.
  public var refresh: Extent.Refresh?
  /// The rows below, as many as were asked for. Empty where a page stands in for them.
  public var rowHeights: [Double]
  /// Height of the page that stands in for the rows, in points.
  public var pageHeight: Double?
  /// What the lower edge of the screen takes from the list, in points.
  public var bottomInset: Double
}

extension HeaderBlueprint {
  /// How far the list scrolls until the header is as low as it gets, in points.
  public var collapse: Double { max(0, header.height - header.minimum) }

  /// Height of the whole picture at rest, in points.
  public var restingHeight: Double { header.restingPicture }

  /// Height of the box at rest, in points: more than the rows leave it where its minimum is.
  public var boxHeight: Double { max(header.height, header.minimum) }
}
