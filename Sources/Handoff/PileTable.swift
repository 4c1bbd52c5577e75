import Effects
import Geometry
import Notation

/// The table of an effect without a ratio: a card's looks under each number of other cards.
public struct PileTable: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// Such as `under 2 cards`.
    public var name: String
    /// How far it lies above the place where it stopped, in points.
    public var rise: String
    /// Its size over that of the foremost card.
    public var size: String
    /// How much darker it is, in percent.
    public var shade: String
    /// How much of it is seen, in percent.
    public var opacity: String
  }

  public var rows: [Row]

  init(_ pile: CardPile<Double>) {
    rows = (0...Int(pile.seen)).map { depth in
      // Card 0 as the others come to their places.
      let place = pile.place(of: 0, scrolled: Double(depth) * pile.pitch)
      func percent(_ share: Double) -> String { "\((share * 100).formatted(.upTo(1))) %" }
      return Row(
        name: depth == 0 ? "in front" : "under \(counted(depth, "card"))", rise: (pile.top - place.top).short,
        size: place.scale.formatted(.upTo(4)), shade: percent(place.shade), opacity: percent(place.opacity))
    }
  }
}

extension PileTable {
  /// The table in Markdown.
  public var text: String {
    let lines = rows.map { "| \($0.name) | \($0.rise) pt | \($0.size) | \($0.shade) | \($0.opacity) |\n" }
    return "| a card | higher by | size | darker by | seen |\n|---|---|---|---|---|\n" + lines.joined()
  }
}

extension SceneHandoff {
  /// The table of an effect without a ratio; nil for one that has one.
  public var pileTable: PileTable? {
    guard case .cards(let cards) = blueprint else { return nil }
    return PileTable(cards.pile)
  }
}
