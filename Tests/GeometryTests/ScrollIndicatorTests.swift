import Geometry
import TestSupport
import Testing

/// The bar stays on its track, has a minimum length, and moves with the content.
@Suite struct ScrollIndicatorTests {
  private func span(_ offset: Double, content: Double = 2000, track: Double = 500) -> (start: Double, length: Double)? {
    ScrollIndicator.span(track: track, content: content, offset: offset, bounds: 0...max(0, content - track))
  }

  @Test func `its length is the share of the content that shows`() throws {
    try #require(span(0).map { $0 == (0, 125) } == true)
    try #require(span(1500).map { $0 == (375, 125) } == true)
  }

  @Test func `it shortens while the content is pulled, at either end`() throws {
    try #require(span(-500).map { $0 == (0, 100) } == true)
    try #require(span(2000).map { $0 == (400, 100) } == true)
  }

  @Test func `beside ten million rows it is 36 points long`() throws {
    try #require(span(0, content: 5e8)?.length == 36)
    try #require(span(0, content: 5e8, track: 20)?.length == 20)
  }

  @Test func `content that fits has none, and bad numbers have none`() throws {
    try #require(span(0, content: 400) == nil)
    try #require(span(0, track: 0) == nil)
    try #require(span(0, track: -5) == nil)
    try #require(span(.nan) == nil)
    try #require(span(.infinity) == nil)
  }

  @Test func `it never leaves its track`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<3000 {
      let track = random.number(1...1000)
      let content = random.number(1...5000)
      let offset = random.number(-3000...6000)
      guard let bar = span(offset, content: content, track: track) else { continue }
      try #require(
        bar.start >= 0 && bar.start + bar.length <= track + 1e-9 && bar.length > 0,
        "span(\(offset), content: \(content), track: \(track))")
    }
  }
}
