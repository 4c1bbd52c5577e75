import Foundation
import Geometry
import TestSupport
import Testing

/// Cards that stop on each other: the published formulas, on random numbers.
@Suite struct CardPileTests {
  private func any(_ random: inout SplitMix64) -> CardPile<Double> {
    CardPile(
      height: random.edgy(60...1200), gap: random.edgy(0...200), top: random.edgy(0...600), peek: random.edgy(0...100),
      visible: Double(random.whole(1...8)), scale: random.edgy(0.5...1), dim: random.edgy(0...1))
  }

  @Test func `a card goes with the list until it arrives, and stays`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let (pile, card) = (any(&random), random.whole(0...20))
      let arrival = Double(card) * pile.pitch
      let before = pile.place(of: card, scrolled: arrival - 70)
      #expect(abs(before.top - (pile.top + 70)) < 1e-9 && before.depth == 0 && before.scale == 1 && before.shade == 0)
      let after = pile.place(of: card, scrolled: arrival)
      #expect(abs(after.top - pile.top) < 1e-9 && abs(after.opacity - 1) < 1e-9)
      let pulled = pile.place(of: card, scrolled: -90)
      #expect(abs(pulled.top - (pile.top + arrival + 90)) < 1e-9 && pulled.scale == 1)
    }
  }

  @Test func `each card on it lifts it by a strip, shrinks and darkens it, and the last of the seen ones fades it`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let pile = any(&random)
      let depth = random.number(0...Double(pile.visible))
      let place = pile.place(of: 3, scrolled: (3 + depth) * pile.pitch)
      let steps = min(depth, Double(pile.visible - 1))
      #expect(abs(place.top - (pile.top - pile.peek * steps)) < 1e-6)
      #expect(abs(place.scale - pow(pile.scale, steps)) < 1e-9)
      #expect(abs(place.shade - min(1, pile.dim * steps)) < 1e-9)
      #expect(abs(place.opacity - min(1, Double(pile.visible) - depth)) < 1e-9)
    }
  }

  @Test func `every card that can be seen is among those of the screen`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      var pile = any(&random)
      pile.isStill = random.flag()
      let (count, screen) = (random.whole(0...40), random.number(100...1400))
      let scrolled = random.number(-400...Double(count) * pile.pitch + 400)
      let cards = pile.cards(of: count, scrolled: scrolled, screen: screen)
      for card in 0..<count where !cards.contains(card) {
        let place = pile.place(of: card, scrolled: scrolled)
        let isSeen = place.opacity > 0 && place.top < screen && place.top + pile.height * place.scale > 0
        #expect(!isSeen, "\(card) of \(cards) at \(scrolled): \(pile)")
      }
      #expect(cards.count <= Int(screen / pile.pitch) + Int(pile.visible) + 4, "\(cards) at \(scrolled): \(pile)")
    }
    let still = CardPile(height: 0, gap: 0, top: 0, peek: 0, visible: 3, scale: 1, dim: 0)
    #expect(still.cards(of: 9, scrolled: 0, screen: 800).isEmpty)
  }
}
