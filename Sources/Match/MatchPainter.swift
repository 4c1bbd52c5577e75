import Boundary
import Measure

/// Paints for a comparison with a film. The program's painter is one; the comparison knows no other way to a pixel.
public protocol MatchPainter {
  /// Size of the film's frames, in pixels.
  var width: Int { get }
  var height: Int { get }
  /// A drawing in pixels of the film, in gray.
  func gray(of list: DrawList) throws(MatchFailure) -> GrayFrame
}

/// A comparison that failed.
public struct MatchFailure: Error, Hashable, Sendable {
  public var message: String

  public init(_ message: String) { self.message = message }
}
