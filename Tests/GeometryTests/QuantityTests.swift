import FrameStats
import Geometry
import TestSupport
import Testing

/// Bounds and expressions of formulas made at random, and of those of the effects.
@Suite struct QuantityTests {
  @Test func `the bounds of a formula contain each of its values`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let formula = RandomFormula(&random)
      let bounds = try #require(formula.raw.value { formula.ranges[$0] })
      for _ in 0..<(isLong ? 1000 : 100) {
        let numbers = formula.numbers(&random)
        let value = try #require(formula.raw.value { numbers[$0] })
        // A division by nothing is no number, and min and max may swallow it.
        let near = try #require(formula.raw.value { name in numbers[name].map { Bounds($0, $0) } })
        guard near.low.isFinite, near.high.isFinite, !value.isNaN else { continue }
        try #require(bounds.contains(value), "\(formula.raw) is \(value), not in \(bounds)")
      }
    }
  }

  @Test func `what is exact stays exact`() {
    #expect(1 - Bounds(0, 1) == Bounds(0, 1))
    #expect(Bounds(0.25, 0.5) * 8 + 1 == Bounds(3, 5))
    #expect(Bounds(3, 6) / 3 == Bounds(1, 2))
    #expect(Bounds(0.1, 0.1) + Bounds(0.2, 0.2) != Bounds(0.1 + 0.2, 0.1 + 0.2))
  }

  @Test func `what is written without parts that no value needs has the same value`() throws {
    var random = SplitMix64(seed: 2)
    var shorter = 0
    for _ in 0..<4000 {
      let formula = RandomFormula(&random)
      let written = try #require(
        formula.raw.value { name in formula.ranges[name].map { Expression.name(name, $0) } })
      shorter += written == formula.raw ? 0 : 1
      for _ in 0..<20 {
        let numbers = formula.numbers(&random)
        // A division by nothing is no number, and whether min and max swallow it depends on their order.
        guard !numbers.values.contains(0), let value = formula.raw.value({ numbers[$0] }), value.isFinite,
          // Near a division by nothing the order of arithmetic decides.
          let magnitude = formula.raw.value({ Bounds(numbers[$0] ?? 0, numbers[$0] ?? 0) }),
          magnitude.high - magnitude.low < 1e-9 * max(1, value.magnitude)
        else { continue }
        let other = try #require(written.value { numbers[$0] })
        try #require(
          abs(other - value) <= 1e-6 * max(1, value.magnitude), "\(formula.raw) is \(value), \(written) \(other)")
      }
    }
    #expect(shorter > 1000)
  }

  @Test func `a maximum or a minimum that bounds decide is not written`() {
    let (height, ratio) = (Expression.name("height", Bounds(20, 800)), Expression.name("ratio", Bounds(0, 1)))
    let low = Expression.least(.name("low", Bounds(0, 400)), height)
    #expect(Expression.most(0, height) == height)
    #expect(Expression.size(1 - ratio) == 1 - ratio)
    #expect(Expression.most(0, height - low) == height - low)
    #expect(Expression.most(low, height) == height)
    #expect(Expression.most(0, ratio - 0.5) != ratio - 0.5)
  }

  @Test func `steps come after those that they need, each once`() {
    let half = (Expression.name("w", Bounds(0, 9)) / 2).called("half", "")
    let sum = (half + (half * 3).called("more", "")).called("sum", "of both")
    #expect(sum.steps().map(\.name) == ["half", "more", "sum"])
    #expect(sum.steps(besides: ["half"]).map(\.name) == ["more", "sum"])
    #expect(sum.steps().last?.meaning == "of both")
  }
}

/// What bounds prove of every offset, against the closed solvers.
@Suite struct ProofTests {
  private func point(_ value: Double) -> Bounds { Bounds(value, value) }

  @Test func `a window leaves a gap where its bounds say so, at every offset`() throws {
    var random = SplitMix64(seed: 3)
    var covered = 0
    for _ in 0..<500 {
      let (screen, cell) = (random.edgy(100...1400), random.edgy(20...800))
      let window = PictureWindow(
        pass: Pass(screen: screen, cell: cell), ratio: random.edgy(-0.5...1.5), anchor: random.pick(Anchor.allCases),
        drawn: cell * random.edgy(0.8...4))
      let proof = PictureWindow(
        pass: Pass(screen: point(screen), cell: point(cell)), ratio: point(window.ratio), anchor: window.anchor,
        drawn: point(window.drawn))
      let gap = Bounds(-cell, screen).greatest(within: 1e-3) { proof.gap(start: $0) }
      try #require(gap.high - gap.low <= 2e-3, "\(window): \(gap)")
      try #require(window.isCovering ? gap.low <= 1e-6 : gap.high > 1e-6, "\(window): \(gap)")
      covered += window.isCovering ? 1 : 0
      // No tenth of a point leaves more.
      for start in stride(from: -cell, through: screen, by: isLong ? 0.1 : 7.3) {
        try #require(window.gap(start: start) <= gap.high, "\(window) at \(start)")
      }
      guard let safe = PictureWindow.safeRatios(of: window.pass, anchor: window.anchor, drawn: window.drawn) else {
        continue
      }
      for ratio in [safe.lowerBound, safe.upperBound] {
        var edge = proof
        edge.ratio = point(ratio)
        let gap = Bounds(-cell, screen).greatest(within: 1e-3) { [edge] in edge.gap(start: $0) }
        try #require(gap.low < 1e-6 && gap.high < 2e-3, "\(window) at \(ratio): \(gap)")
      }
    }
    #expect((50...450).contains(covered))
  }

  @Test func `so does a header, however far it has collapsed`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<100 {
      let (width, screen) = (random.number(100...1200), random.number(150...1200))
      let header = Header(
        width: width, height: width / random.edgy(0.5...4),
        natural: random.flag() ? nil : width / random.pick([2, 1.5, random.number(0.4...5)]),
        ratio: random.edgy(-0.5...1.5), minimum: random.pick([0, random.number(0...400)]),
        maximumZoom: random.edgy(1...10), pull: random.pick([.reveal, .zoom, .ride]))
      guard let safe = header.safeRatios(on: screen), header.height > header.minimum + 1 else { continue }
      var proof = Header(
        width: point(width), height: point(header.height), natural: header.natural.map(point), ratio: 0,
        minimum: point(header.minimum), maximumZoom: point(header.maximumZoom), pull: header.pull)
      for (ratio, isSafe) in [
        (safe.lowerBound - 0.001, false), (safe.lowerBound, true), (safe.upperBound, true),
        (safe.upperBound + 0.001, false),
      ] {
        proof.ratio = point(ratio)
        let gap = Bounds(0, header.height - header.minimum).greatest(within: 0.1, parts: 200_000) { [proof] in
          proof.gap(scrolled: $0, on: Bounds(screen, screen))
        }
        try #require(
          isSafe ? gap.low < 1e-6 && gap.high < 0.25 : gap.high > 1e-8, "\(header) on \(screen) at \(ratio): \(gap)")
      }
    }
  }
}

/// A formula of five names, as deep as it happens.
private struct RandomFormula {
  let raw: Expression
  let ranges: [String: Bounds]

  init(_ random: inout SplitMix64) {
    var ranges: [String: Bounds] = [:]
    for name in ["a", "b", "c", "d", "e"] {
      let (one, other) = (random.edgy(-20...20), random.edgy(-20...20))
      ranges[name] = random.flag() ? Bounds(min(one, other), max(one, other)) : Bounds(0, max(0.5, abs(one)))
    }
    self.ranges = ranges
    raw = Self.formula(&random, ranges, depth: random.whole(1...5))
  }

  private static func formula(_ random: inout SplitMix64, _ ranges: [String: Bounds], depth: Int) -> Expression {
    guard depth > 0 else {
      let name = random.pick(["a", "b", "c", "d", "e"])
      return random.whole(0...3) == 0
        ? .number(random.pick([0, 1, 2, 0.5, -1])) : .name(name, ranges[name] ?? .unknown)
    }
    let one = formula(&random, ranges, depth: depth - 1)
    let other = random.flag() ? formula(&random, ranges, depth: depth - 1) : formula(&random, ranges, depth: 0)
    switch random.whole(0...7) {
    case 0: return .sum(one, other)
    case 1, 2: return .difference(one, other)
    case 3: return .product(one, other)
    case 4: return .quotient(one, other)
    case 5: return .smaller(one, other)
    case 6: return .larger(one, other)
    default: return .negative(one)
    }
  }

  func numbers(_ random: inout SplitMix64) -> [String: Double] {
    // A dictionary's order is another one in each run.
    var numbers: [String: Double] = [:]
    for (name, range) in ranges.sorted(by: { $0.key < $1.key }) { numbers[name] = random.edgy(range.low...range.high) }
    return numbers
  }
}
