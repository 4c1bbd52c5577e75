/// One picture gives way to the next one, drawn over it, without the ground behind both showing more on the way.
///
/// Around either end nothing happens, so that a picture at rest stays as it is for small movements.
public struct Crossfade: Hashable, Sendable {
  /// How much of the second picture is seen, from 0 to 1.
  public var share: Double

  /// - Parameter share: The way from one to the other, from 0 to 1.
  public init(share: Double) {
    let middle = min(1, max(0, (share - Self.rest) / (1 - 2 * Self.rest)))
    self.share = middle * middle * (3 - 2 * middle)
  }

  /// The part of the way at either end on which nothing happens.
  public static let rest = 0.25

  /// The opacities of both, where the first is drawn on the ground and the second over it, and one alone would have
  /// the opacity `whole`.
  ///
  ///     ground·(1 - whole) + whole·((1 - share)·first + share·second)
  public func opacities(together whole: Double) -> (first: Double, second: Double) {
    let second = whole * share
    return (second < 1 ? whole * (1 - share) / (1 - second) : 0, second)
  }
}
