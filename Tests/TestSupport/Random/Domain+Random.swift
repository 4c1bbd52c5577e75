import JSON
import Parameters

extension Domain {
  /// A value of the domain, its ends more often than chance would have it.
  public func anyValue(using random: inout SplitMix64) -> JSONValue {
    switch self {
    case .number(let range, _, _): return .number(random.edgy(range))
    case .whole(let range): return .whole(random.whole(0...5) == 0 ? range.upperBound : random.whole(range))
    case .words(let words): return .text(random.pick(words))
    case .flag: return .flag(random.flag())
    case .text: return .text(random.pick(["", "Lisbon", "a \"quoted\" text", "ünïcode\n", "maps/a.jpg"]))
    case .path: return .text(random.pick(["maps/a.jpg", "/a \"quoted\" name", "ünïcode\n"]))
    case .null: return .null
    case .list(let item, let count):
      let length = random.whole(count.lowerBound...min(count.upperBound, count.lowerBound + 5))
      var entries: [JSONValue] = []
      for _ in 0..<length { entries.append(item.anyValue(using: &random)) }
      return .list(entries)
    case .either(let one, let other): return (random.flag() ? one : other).anyValue(using: &random)
    }
  }

  /// The extreme values: both ends of a range, every word, the shortest list of each extreme.
  public var extremes: [JSONValue] {
    switch self {
    case .number(let range, _, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .whole(let range): [.whole(range.lowerBound), .whole(range.upperBound)]
    case .words(let words): words.map { .text($0) }
    case .flag: [.flag(false), .flag(true)]
    case .text: [.text(""), .text("Zürich \u{1F5FA} \"\\\u{7}")]
    case .path: [.text("a"), .text("/Zürich \u{1F5FA}/\"\\\u{7}")]
    case .null: [.null]
    case .list(let item, let count):
      [.list([])].filter { _ in count.lowerBound == 0 }
        + item.extremes.map { .list(Array(repeating: $0, count: max(1, count.lowerBound))) }
    case .either(let one, let other): one.extremes + other.extremes
    }
  }
}
