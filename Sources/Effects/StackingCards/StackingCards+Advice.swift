import Geometry
import Notation
import Parameters

extension StackingCards {
  /// Advice on cards: strips above the screen, and the size of the pictures. Nothing in it has a ratio.
  public struct Advice: EffectAdvice {
    public var effect: StackingCards
    public var setting: Setting
  }

  public func advice(in setting: Setting) -> Advice { Advice(effect: self, setting: setting) }
}

extension StackingCards.Advice {
  private var pile: CardPile<Double> { effect.pile(in: setting) }

  /// The steps of the pile: the covered cards that can be seen.
  private var steps: Double { Double(max(1, effect.visible) - 1) }

  /// Covered cards whose strips are above the screen.
  public var findings: [Finding] {
    let rise = pile.rise
    guard !setting.isStill, rise > effect.top else { return [] }
    let strips = effect.visible == 2 ? "the strip" : "the last of \(effect.visible - 1) strips"
    return [
      finding(
        [\.peek, \.top],
        "\(strips) is above the screen (needs \(rise.formatted(.upTo(1))) pt, has \(effect.top.formatted(.upTo(1)))); "
          + "a peek of \(narrowest.formatted(.upTo(2))) or a top of \(rise.formatted(.upTo(1))) shows it",
        at: .offset(start + steps * (effect.cardHeight + effect.gap)))
    ]
  }

  /// The largest strip with which all of them are on the screen, rounded down so that it is right as it is written.
  private var narrowest: Double { (effect.top / max(1, steps)).rounded(digits: 2, .down) }

  /// Narrower strips; a lower place; fewer cards.
  public var remedies: [StackingCards] {
    guard pile.rise > effect.top else { return [] }
    let range = StackingCards.parameter(\.top)?.domain.range
    let lowered = pile.rise.rounded(digits: 2, .up)
    let seen = effect.peek > 0 ? Int((effect.top / effect.peek).rounded(.down)) + 1 : effect.visible
    return [effect.with(\.peek, narrowest)]
      + (range?.contains(lowered) == true ? [effect.with(\.top, lowered)] : [])
      + [effect.with(\.visible, max(1, min(effect.visible, seen)))]
  }

  /// Each picture as large as it is on a card in front.
  public func pictureNeeds(most: Int) -> [PictureNeed] {
    let card = effect.frame(top: 0, in: setting).size
    return (0..<min(most, max(0, setting.rows), setting.pictures.count)).map { setting.need(ofPicture: $0, in: card) }
  }

  /// Lower cards.
  public func sharpened(by factor: Double) -> StackingCards? {
    guard factor > 0 else { return nil }
    return effect.with(\.cardHeight, (effect.cardHeight / factor).rounded(.down))
  }

  public func idle(_ field: PartialKeyPath<StackingCards>) -> IdleField? {
    switch field {
    case \.peek, \.scale, \.dim:
      guard effect.visible <= 1 else { return nil }
      return IdleField("Only the foremost card is seen.", "Show three", set: \StackingCards.visible, to: 3)
    default: return nil
    }
  }
}
