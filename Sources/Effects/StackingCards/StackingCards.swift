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
    .rows, .images, .titles, .items, .pictureSize, .tone, .scrim, .textScale,
  ]

  public static let parameters: [Parameter<Self>] = [
    Parameter("cardHeight", \.cardHeight, .points(60...1200), "Height of a card."),
    Parameter("gap", \.gap, .points(0...200), "Room between two cards on their way."),
    Parameter("top", \.top, .points(0...600), "Where cards stop, from the top of the screen."),
    Parameter("peek", \.peek, .points(0...100), "How much of a covered card stays in sight above the one on it."),
    Parameter("visible", \.visible, .whole(1...8), "How many cards of the pile can be seen, the foremost included."),
    Parameter(
      "scale", \.scale, .number(0.5...1, unit: "x"), "Size of a card over that of the card on it, about its top edge."),
    Parameter("dim", \.dim, .number(0...1), "How much darker each card on a card makes it.").labeled("Darkening"),
    Parameter("margin", \.margin, .points(0...100), "Room on either side of a card."),
    Parameter("radius", \.radius, .points(0...60), "Radius of the corners."),
  ]
}
