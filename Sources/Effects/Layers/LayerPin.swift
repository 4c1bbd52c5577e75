import Geometry
import Notation
import Parameters

/// A stretch of the offset in which a layer stays where it is on the screen: it goes with the content up to `from`,
/// stays until `to`, and goes on after it. Distances from rest, in points.
public struct LayerPin: Hashable, Sendable {
  public var from: Double
  public var to: Double

  public init(from: Double, to: Double) { (self.from, self.to) = (from, to) }
}

extension LayerPin {
  /// The distance from which the layer has not moved, at a distance from rest.
  public func hold(at scrolled: Double) -> Double { HeldStretch(from: from, to: to).hold(at: scrolled) }
}

/// Written as `[120, 480]`.
extension LayerPin: ParameterValue {
  static let domain = Domain.list(of: .points(0...204_800), count: 2...2)

  public init?(_ value: JSONValue) {
    guard let ends = [Double](value), ends.count == 2 else { return nil }
    self.init(from: ends[0], to: ends[1])
  }

  public var value: JSONValue { .numbers([from, to]) }

  /// Why it is no stretch.
  func problem(at path: String) -> FieldProblem? {
    guard to < from else { return nil }
    let (from, to) = (from.formatted(.shortest), to.formatted(.shortest))
    return FieldProblem(
      path: path, message: "\(from) is after \(to), its end",
      help: "The smaller one comes first: [\(to), \(from)].")
  }
}

/// The side of a layer from which `reveal` shows it.
public enum RevealSide: String, Hashable, Sendable {
  case bottom, top, left, right, center
}

extension RevealSide {
  /// The part of a unit square that a share shows.
  public func part(_ share: Double) -> Rect {
    switch self {
    case .bottom: Rect(x: 0, y: 1 - share, width: 1, height: share)
    case .top: Rect(x: 0, y: 0, width: 1, height: share)
    case .left: Rect(x: 0, y: 0, width: share, height: 1)
    case .right: Rect(x: 1 - share, y: 0, width: share, height: 1)
    case .center: Rect(x: (1 - share) / 2, y: (1 - share) / 2, width: share, height: share)
    }
  }
}

extension LayerSettings.From {
  func side(isRightToLeft: Bool) -> RevealSide {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    }
  }
}
