import Boundary
import Geometry

/// Draws for the audit. The program's painter is one; the audit knows no other way to a pixel.
public protocol AuditPainter {
  /// The top left part of a drawing on black, one pixel per point.
  func pixels(of list: DrawList, width: Int, height: Int) throws(AuditFailure) -> PixelGrid
  /// The largest part that can be drawn, in points.
  var mostWidth: Int { get }
  var mostHeight: Int { get }
  /// The pictures that could not be loaded, of those that were drawn.
  var lostPictures: Set<PictureID> { get }
  /// Widths of lines of text.
  var textMeasure: TextMeasure { get }
}

extension AuditPainter {
  /// The part of a drawing that begins at a corner.
  func pixels(
    of list: DrawList, from corner: Point, width: Int, height: Int
  ) throws(AuditFailure) -> PixelGrid {
    var placed = DrawList()
    placed.append(list, scaledBy: 1, at: Point(x: 0 - corner.x, y: 0 - corner.y))
    return try pixels(of: placed, width: width, height: height)
  }
}

/// A drawing that failed.
public struct AuditFailure: Error, Hashable {
  public var message: String

  public init(_ message: String) { self.message = message }

  /// What a painter throws that is not to draw any more.
  public static let givenUp = AuditFailure("The audit was given up.")
}
