import TestSupport
import Testing

@testable import Measure

/// What is told of blocks whose movements are known: of layers, and of what only looks like one.
@Suite struct EvidenceTests {
  /// The content's offsets, of drags and glides there and back, and the movements of blocks that follow from them.
  private struct Blocks {
    private var random: SplitMix64
    private let offsets: [Double]
    private let noise: Double

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      noise = Double.random(in: 0.01...0.08, using: &random)
      var (offsets, offset, speed) = ([Double](repeating: 300, count: 6), 300.0, 0.0)
      for _ in 0..<12 {
        speed =
          Double.random(in: 4...16, using: &random)
          * (offset > 900 ? -1 : offset < 350 ? 1 : Bool.random(using: &random) ? 1 : -1)
        let decay = Double.random(in: 0.9...1, using: &random)
        for _ in 0..<12 where offset + speed > 300 {
          offset += speed
          speed *= decay
          offsets.append(offset)
        }
      }
      self.offsets = offsets
    }

    /// The steps of a film with 150 blocks of content and others, whose movements depend on that of the content and on
    /// where they are in the frame.
    mutating func steps(_ count: Int, in rows: ClosedRange<Double>, _ way: (Double, Double) -> Double) -> [FilmTracker
      .Step]
    {
      var reference = 0
      return (1..<offsets.count).map { index in
        let content = offsets[reference] - offsets[index]
        var (ways, places): ([Double], [Double]) = ([], [])
        for _ in 0..<150 {
          places.append(Double.random(in: 0...1, using: &random))
          ways.append(content)
        }
        for number in 0..<count {
          let place = rows.lowerBound + (rows.upperBound - rows.lowerBound) * Double(number) / Double(max(1, count - 1))
          places.append(place)
          ways.append(way(content, place))
        }
        // What holds some of both.
        for _ in 0..<count / 12 {
          places.append(rows.upperBound)
          ways.append(content + (way(content, rows.upperBound) - content) * Double.random(in: 0...1, using: &random))
        }
        for index in ways.indices { ways[index] += Double.random(in: -noise...noise, using: &random) }
        defer { if content.magnitude >= 48 || index - reference >= 30 { reference = index } }
        return FilmTracker.Step(
          from: reference, to: index, blocks: ways.count, ways: ways, rows: places, columns: places, bands: [])
      }
    }
  }

  private static func verdict(_ steps: [FilmTracker.Step]) -> RatioVerdict? {
    do { return try FilmMotion(steps).verdict } catch { return nil }
  }

  @Test func `the range of a layer holds its ratio, whatever that is`() throws {
    var random = SplitMix64(seed: 31)
    for seed in 0..<60 as Range<UInt64> {
      let ratio = Double.random(in: 0.08...0.9, using: &random)
      var blocks = Blocks(seed: seed)
      let steps = blocks.steps(Int.random(in: 16...80, using: &random), in: 0...0.4) { way, _ in way * ratio }
      let range = try #require(Self.verdict(steps)?.range, "\(ratio), seed \(seed)")
      #expect(
        range.contains(ratio) && range.upperBound - range.lowerBound < 0.03, "\(range) for \(ratio), seed \(seed)")
    }
  }

  @Test func `what shrinks on its way has no ratio`() {
    var random = SplitMix64(seed: 32)
    for seed in 100..<160 as Range<UInt64> {
      let (low, more) = (Double.random(in: 0.2...0.7, using: &random), Double.random(in: 0.1...0.25, using: &random))
      var blocks = Blocks(seed: seed)
      let steps = blocks.steps(Int.random(in: 8...60, using: &random), in: 0...0.2) { way, place in
        way * (low + more * place / 0.2)
      }
      let verdict = Self.verdict(steps)
      #expect(verdict?.range == nil, "\(low) to \(low + more), seed \(seed): \(String(describing: verdict))")
    }
  }

  @Test func `content that a film shows too late is no layer`() {
    var random = SplitMix64(seed: 33)
    for seed in 200..<260 as Range<UInt64> {
      let late = Double.random(in: 0.5...3, using: &random)
      var blocks = Blocks(seed: seed)
      let steps = blocks.steps(Int.random(in: 16...80, using: &random), in: 0...1) { way, _ in
        way.magnitude < late ? 0 : way - (way < 0 ? -late : late)
      }
      let verdict = Self.verdict(steps)
      #expect(verdict?.range == nil, "\(late) px, seed \(seed): \(String(describing: verdict))")
    }
  }

  @Test func `rows that are taken for their neighbors do not hide a layer`() throws {
    var random = SplitMix64(seed: 34)
    for seed in 300..<340 as Range<UInt64> {
      let (ratio, row) = (Double.random(in: 0.2...0.8, using: &random), Double.random(in: 40...80, using: &random))
      var blocks = Blocks(seed: seed)
      let count = 40
      let steps = blocks.steps(2 * count, in: 0...1) { way, place in
        place < 0.4 ? way * ratio : way < 0 ? way + row : way - row
      }
      let range = try #require(Self.verdict(steps)?.range, "\(ratio), rows of \(row), seed \(seed)")
      #expect(range.contains(ratio), "\(range) for \(ratio), rows of \(row), seed \(seed)")
    }
  }

  @Test func `readings that disagree tell the range of all, and one that cannot tell it is enough for none`() {
    let (one, other) = (RatioVerdict.within(0.5...0.52), RatioVerdict.within(0.49...0.51))
    #expect(RatioVerdict(of: [one, other]) == .within(0.49...0.52))
    #expect(RatioVerdict(of: [one, .unknown(.mixed), .unknown(.scarce)]) == .unknown(.mixed))
    #expect(RatioVerdict(of: []).range == nil)
  }
}
