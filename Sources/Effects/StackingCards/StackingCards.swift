import Parameters

/// Cards, one a row, that stop near the top of the screen, each on those before it. Covered cards keep a strip in
/// sight, and become smaller and darker.
public struct StackingCards: Effect {
  public var cardHeight = 420.0
  public var gap = 16.0
  public var top = 72.0
  public var peek = 12.0
  public var visible = 3
  public var scale = 0.95
  public var dim = 0.12
  public var margin = 16.0
  public var radius = 20.0

  public init() {}

  public static let name = "stacking-cards"
  public static let title = "Stacking cards"
  public static let traits: Set<EffectTrait> = [.containsPictures]
  public static let content: Set<ContentPart> = [
    .rows, .images, .titles, .items, .pictureSize, .tabBar, .tone, .scrim, .textScale,
  ]

  public static let parameters: [Parameter<Self>] = [
    Parameter("cardHeight", \.cardHeight, .points(60...1200), "Height of a card."),
    Parameter("gap", \.gap, .points(0...200), "Space between two cards."),
    Parameter("top", \.top, .points(0...600), "Distance from the top of the screen at which cards stop."),
    Parameter("peek", \.peek, .points(0...100), "Visible strip of a covered card above the next one."),
    Parameter("visible", \.visible, .whole(1...8), "Number of visible cards in the pile, including the foremost."),
    Parameter(
      "scale", \.scale, .number(0.5...1, unit: "x"), "Scale relative to the card above it, from the top edge."),
    Parameter("dim", \.dim, .number(0...1), "Darkening per card on top.").labeled("Darkening"),
    Parameter("margin", \.margin, .points(0...100), "Space on either side of a card."),
    Parameter("radius", \.radius, .points(0...60), "Radius of the corners."),
  ]
}
