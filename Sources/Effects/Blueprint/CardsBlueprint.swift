import Geometry

/// The numbers of cards that stop on each other, one a row. `pile` holds on every screen.
public struct CardsBlueprint: Hashable, Sendable {
  public var pile: CardPile<Double>
  /// The screen that the scene was made on.
  public var screen: Size
  public var count: Int
  /// Room on either side of a card, and the radius of its corners, in points.
  public var margin: Double
  public var radius: Double
  /// Distance of the words from a card's edges, in points.
  public var wordMargin: Double
  /// How much of a card its scrim takes, from the foot.
  public var scrimShare: Double
}
