import TestSupport
import Testing

@testable import Notation

/// For any bytes, reading ends, reports places, and is consistent.
@Suite struct GarbageTests {
  private let scene = """
    { "parallax": 1, "title": "Map \\u00fc \\ud83d\\ude00 ü𝄞", "effect": "map-crop",
      "parameters": { "ratio": -0.7e-1, "overscan": "auto", "list": [1, 2.5, [], {}, null, true, false] } }
    """

  private func check(_ bytes: [UInt8]) {
    let reading = JSONReader.read(bytes, limits: ReadLimits(depth: 20, values: 500, problems: 20))
    let lines = bytes.count { $0 == 0x0A } + 1
    let places = reading.problems.map(\.place)
    #expect(places == places.sorted() && places.count <= 20, "\(bytes)")
    #expect(
      places.allSatisfy { (1...lines).contains($0.line) && (1...bytes.count + 1).contains($0.column) }, "\(bytes)")
    guard let root = reading.root else { return #expect(!places.isEmpty, "\(bytes)") }
    let again = JSONReader.read(Array(JSONWriter.compact(root.value).utf8))
    #expect(again.problems.isEmpty && again.root?.value == root.value, "\(bytes)")
    if places.isEmpty { #expect(String(validating: bytes, as: UTF8.self) != nil, "\(bytes)") }
  }

  @Test func `random bytes never trap`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...40, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func `random marks of the grammar never trap`() {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "D800", "1", "-", "+", ".", "e", "0", "true", "NaN", "a",
      "\n", " ", "//", "/*", "*/", "#", "\"a\"",
      "\"a\":", "ü", "“", "=", "@", "\u{0}",
    ]
    var random = SplitMix64(seed: 3)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      check(Array(text.utf8))
    }
  }

  @Test func `a scene with some bytes changed never traps`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<10_000 {
      var bytes = Array(scene.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      check(bytes)
    }
  }

  @Test func `a scene cut off anywhere is refused`() {
    let bytes = Array(scene.utf8)
    #expect(JSONReader.read(bytes).problems == [])
    for count in 0..<bytes.count {
      check(Array(bytes[..<count]))
      #expect(!JSONReader.read(Array(bytes[..<count])).problems.isEmpty, "\(count)")
    }
  }
}
