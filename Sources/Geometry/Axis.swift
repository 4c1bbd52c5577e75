/// The direction in which content scrolls.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical
}

extension Axis {
  /// The perpendicular axis.
  public var crossing: Axis { self == .vertical ? .horizontal : .vertical }
}
