import Effects
import Foundation
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Cards that stop near the top of the screen, each on those before it.
@Suite struct StackingCardsTests {
  /// Random cards in random settings.
  private func check(
    seed: UInt64, count: Int = 800, _ finding: (StackingCards, inout Setting, inout SplitMix64) throws -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      let effect = StackingCards.any(using: &random)
      var setting = Setting.any(using: &random, rows: 0...12)
      setting.scrim = random.flag() ? 0.5 : 0
      let complaint = try finding(effect, &setting, &random)
      try #require(complaint == nil, "\(effect.pasted) in \(setting): \(complaint ?? "")")
    }
  }

  @Test func `every card lies where the formulas say, also past both ends and in both directions`() throws {
    try check(seed: 1) { effect, setting, random in
      let (pile, high) = (effect.cardHeight + effect.gap, effect.extent(in: setting).bounds.upperBound)
      let s = random.edgy(-300...high + 300)
      var seen: Set<Int> = []
      for layer in effect.layers(at: s, in: setting) where layer.id.description.hasSuffix("/image") {
        let card = Double(layer.id.index ?? -1)
        seen.insert(layer.id.index ?? -1)
        let depth = max(0, s / pile - card)
        let steps = min(depth, Double(effect.visible - 1))
        let size = pow(effect.scale, steps)
        let width = max(0, setting.viewport.width - 2 * effect.margin)
        let top = effect.top + max(0, card - s / pile) * pile - effect.peek * steps
        let want = Rect(
          x: setting.viewport.width / 2 - width * size / 2, y: top, width: width * size,
          height: effect.cardHeight * size)
        guard layer.frame.distance(to: want) < 1e-6 else { return "\(layer) at \(s), not \(want)" }
        guard abs(layer.opacity - min(1, Double(effect.visible) - depth)) < 1e-9 else { return "\(layer) at \(s)" }
        let dim = effect.layer("card-\(layer.id.index ?? -1)/dim", at: s, in: setting)
        let shade = min(1, effect.dim * steps)
        guard abs((dim?.opacity ?? 0) - shade * layer.opacity) < 1e-9 else { return "\(shade), but \(dim as Any)" }
        if let dim, dim.frame != layer.frame || dim.radius != layer.radius { return "\(dim) is not on \(layer)" }
      }
      for card in 0..<setting.rows where !seen.contains(card) {
        let (depth, width) = (s / pile - Double(card), setting.viewport.width - 2 * effect.margin)
        let top = effect.top + max(0, -depth) * pile - effect.peek * min(max(0, depth), Double(effect.visible - 1))
        if depth < Double(effect.visible), top < setting.viewport.height - 1e-6, top + effect.cardHeight / 256 > 0,
          width > 0
        {
          return "card \(card) is missing at \(s)"
        }
      }
      return nil
    }
  }

  @Test func `the later card lies over the earlier, and its words lie on it`() throws {
    try check(seed: 2) { effect, setting, random in
      let layers = effect.layers(at: random.number(0...3000), in: setting).filter { $0.id.owner == "card" }
      for (one, other) in zip(layers, layers.dropFirst()) where one.id.index != other.id.index {
        if one.id.index ?? 0 > other.id.index ?? 0 { return "\(one) is below \(other)" }
      }
      let order = ["image", "scrim", "title", "dim"]
      for (one, other) in zip(layers, layers.dropFirst()) where one.id.index == other.id.index {
        let places = [one, other].map { order.firstIndex(of: $0.id.part) ?? -1 }
        if places[0] >= places[1] { return "\(one) is below \(other)" }
      }
      return nil
    }
  }

  @Test func `words shrink with their card, about the middle of its top edge`() throws {
    let effect = StackingCards()
    var setting = Setting(rows: 4, pictures: [Size(width: 1, height: 1)])
    for isRightToLeft in [false, true] {
      setting.isRightToLeft = isRightToLeft
      let rest = try #require(effect.layer("card-0/title", at: 0, in: setting))
      let card = try #require(effect.layer("card-0/image", at: 0, in: setting))
      let later = try #require(effect.layer("card-0/title", at: 436, in: setting))
      let shrunk = try #require(effect.layer("card-0/image", at: 436, in: setting))
      #expect(rest.zoom == 1 && later.zoom == 0.95)
      #expect(abs((later.frame.y - shrunk.frame.y) / 0.95 - (rest.frame.y - card.frame.y)) < 1e-9)
      #expect(abs((later.frame.midX - 195) / 0.95 - (rest.frame.midX - 195)) < 1e-9)
      // It lies at the lower leading corner.
      #expect(card.frame.maxY - rest.frame.maxY == 18)
    }
  }

  @Test func `with reduced motion it is a plain list`() throws {
    try check(seed: 3) { effect, setting, random in
      setting.isStill = true
      let (pitch, s) = (effect.cardHeight + effect.gap, random.number(-300...3000))
      for layer in effect.layers(at: s, in: setting) where layer.id.owner == "card" {
        if layer.id.part == "dim" || layer.opacity != 1 || layer.zoom != 1 { return "\(layer)" }
        guard layer.id.part == "image" else { continue }
        let top = effect.top + Double(layer.id.index ?? 0) * pitch - s
        if abs(layer.frame.y - top) > 1e-6 || layer.frame.height != effect.cardHeight {
          return "\(layer), not at \(top)"
        }
      }
      return nil
    }
  }

  @Test func `the last card rests where the first one does, and each is an item to snap to`() throws {
    try check(seed: 4) { effect, setting, _ in
      let (extent, pitch) = (effect.extent(in: setting), effect.cardHeight + effect.gap)
      guard extent.bounds == 0...(Double(max(1, setting.rows) - 1) * pitch) else { return "\(extent.bounds)" }
      guard setting.rows > 0 else { return extent.items == nil ? nil : "items of nothing" }
      let last = effect.layer("card-\(setting.rows - 1)/image", at: extent.bounds.upperBound, in: setting)
      if let last, abs(last.frame.y - effect.top) > 1e-6 { return "\(last)" }
      let items = try #require(extent.items)
      let places = (0..<items.track.count).map { items.first + items.track.top(of: $0) }
      return places == (0..<setting.rows).map { Double($0) * pitch } ? nil : "\(places)"
    }
  }

  @Test func `strips above the screen are found, and both numbers of the finding end it`() {
    let setting = Setting(pictures: [Size(width: 3, height: 4)])
    let advice = StackingCards(["peek": 30, "visible": 5, "top": 72]).advice(in: setting)
    #expect(advice.findings.map(\.fields) == [["peek", "top"]])
    #expect(advice.findings[0].message.contains("a peek of 18 or a top of 120 shows it"))
    #expect(
      advice.remedies.map { [$0.peek, $0.top, Double($0.visible)] } == [[18, 72, 5], [30, 120, 5], [30, 72, 3]])
    #expect(advice.remedies.allSatisfy { $0.advice(in: setting).findings.isEmpty })
    #expect(StackingCards().advice(in: setting).findings.isEmpty)
    #expect(StackingCards(["peek": 100, "visible": 1, "top": 0]).advice(in: setting).findings.isEmpty)
  }

  @Test func `a picture is sharp when it covers a card at the device's scale`() {
    let setting = Setting(
      rows: 2, pictures: [Size(width: 3, height: 1), Size(width: 1, height: 3), Size(width: 1, height: 1)])
    let needs = StackingCards().advice(in: setting).pictureNeeds(most: 9)
    #expect(needs.map(\.size.height) == [1260, 358 * 3 * 3])
    #expect(needs.allSatisfy { $0.growth == 1 })
  }

  @Test func `items may rest at uneven places`() throws {
    let items = try #require(Extent.Items(at: [40, 100, 350, 351]))
    #expect((0..<items.track.count).map { items.first + items.track.top(of: $0) } == [40, 100, 350, 351])
    #expect(Extent.Items(at: []) == nil && Extent.Items(at: [3, 3]) == nil && Extent.Items(at: [7])?.first == 7)
  }
}
