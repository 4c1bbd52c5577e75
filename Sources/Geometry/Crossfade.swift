/// A crossfade between two pictures that keeps the background equally covered throughout.
///
/// Near either end nothing changes, so a picture at rest ignores small movements.
public struct Crossfade: Hashable, Sendable {
  /// Visible share of the second picture, from 0 to 1.
  public var share: Double

  /// - Parameter share: Progress from the first picture to the second, from 0 to 1.
  public init(share: Double) { self.share = Self.share(way: share) }

  /// Share of the way at either end in which nothing changes.
  public static let rest = 0.25

  /// The visible share of the second picture.
  ///
  /// - Parameter way: Progress from the first picture to the second, from 0 to 1.
  public static func share<Number: Quantity>(way: Number) -> Number {
    let (rest, all) = (Number(floatLiteral: Self.rest), Number(floatLiteral: 1 - 2 * Self.rest))
    let middle = ((way - rest) / all).clamped(0, 1).called("t", "the middle half of the way")
    return middle * middle * (3 - 2 * middle)
  }

  /// The opacities of both pictures, the first drawn on the background and the second over it. A single picture would
  /// have the opacity `whole`.
  ///
  ///     ground·(1 - whole) + whole·((1 - share)·first + share·second)
  public func opacities(together whole: Double) -> (first: Double, second: Double) {
    let second = whole * share
    return (second < 1 ? whole * (1 - share) / (1 - second) : 0, second)
  }
}
