import TestSupport

@testable import Notation

extension SplitMix64 {
  /// A value of any kind, at most `depth` containers deep.
  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &self) {
    case 0: .null
    case 1: .flag(Bool.random(using: &self))
    case 2: .number(Double(Int.random(in: -1000...1000, using: &self)) / 10)
    case 3: .number(anyFiniteNumber())
    case 4, 5: .text(text())
    case 6:
      .list(
        (0..<Int.random(in: 0...60, using: &self)).map { _ in .number(Double(Int.random(in: 0...99, using: &self))) })
    case 7: .list((0..<Int.random(in: 0...5, using: &self)).map { _ in value(depth: depth - 1) })
    default: object(depth: depth - 1)
    }
  }

  private mutating func object(depth: Int) -> JSONValue {
    let count = Int.random(in: 0...6, using: &self)
    return .object((0..<count).map { JSONField("\($0)" + text(), value(depth: depth)) })
  }

  private mutating func anyFiniteNumber() -> Double {
    let number = Double(bitPattern: next())
    return number.isFinite ? number : -0.0
  }

  mutating func text() -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x22, 0x20...0x7F, 0x20...0x7F, 0x5C...0x5C, 0x80...0xD7FF, 0xE000...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }
}
