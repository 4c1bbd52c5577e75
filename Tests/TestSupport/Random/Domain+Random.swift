import Notation
import Parameters

extension Domain {
  /// A value of the domain, often at one of its ends.
  public func anyValue(using random: inout SplitMix64) -> JSONValue {
    switch self {
    case .number(let range, _, _): return .number(random.edgy(range))
    case .whole(let range): return .whole(random.whole(0...5) == 0 ? range.upperBound : random.whole(range))
    case .safe(let range): return SafeLength.safe(plus: random.edgy(range)).value
    case .words(let words): return .text(random.pick(words))
    case .flag: return .flag(random.flag())
    case .color(let hasAlpha):
      let alpha = hasAlpha && random.flag() ? UInt8(random.whole(0...255)) : 255
      return HexColor(hex: UInt32(random.whole(0...0xFFFFFF)), alpha: alpha).value
    case .text: return .text(random.pick(["", "Lisbon", "a \"quoted\" text", "ünïcode\n", "maps/a.jpg"]))
    case .path: return .text(random.pick(["maps/a.jpg", "/a \"quoted\" name", "ünïcode\n"]))
    case .null: return .null
    case .list(let item, let count):
      let length = random.whole(count.lowerBound...min(count.upperBound, count.lowerBound + 5))
      var entries: [JSONValue] = []
      for _ in 0..<length { entries.append(item.anyValue(using: &random)) }
      guard let place = item.record?.fields.first(where: { $0.role == .offset })?.name else { return .list(entries) }
      func offset(_ entry: JSONValue) -> Double { entry[place].flatMap { Double($0) } ?? 0 }
      // Two keys at one place are a jump.
      return .list(
        entries.sorted { offset($0) < offset($1) }.reduce(into: []) { kept, entry in
          if kept.last.map({ offset(entry) - offset($0) > 1 }) ?? true { kept.append(entry) }
        })
    case .record(let shape):
      var fields: [JSONField] = []
      // Ids belong together: `Scene` checks them.
      // A picture has a file, whatever else it has.
      for field in shape.fields where (random.flag() || field.domain == .path) && field.name != "id" {
        // A record has only one of two rivals.
        if fields.contains(where: { field.rivals.contains($0.key) }) { continue }
        let domain = field.role == .picture ? Domain.whole(0...99_999) : field.domain
        fields.append(JSONField(field.name, domain.anyValue(using: &random)))
      }
      // Omit fields whose combination is not allowed.
      let wrong = problems(with: .object(fields)).map { $0.path.dropFirst().prefix { $0 != "." && $0 != "[" } }
      return .object(fields.filter { !wrong.contains($0.key[...]) })
    case .either(let one, let other): return (random.flag() ? one : other).anyValue(using: &random)
    }
  }

  /// The extreme values: both ends of a range, every word, the shortest list of each extreme.
  public var extremes: [JSONValue] {
    switch self {
    case .number(let range, _, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .whole(let range): [.whole(range.lowerBound), .whole(range.upperBound)]
    case .safe(let range): [range.lowerBound, range.upperBound].map { SafeLength.safe(plus: $0).value }
    case .words(let words): words.map { .text($0) }
    case .flag: [.flag(false), .flag(true)]
    case .color: [HexColor(hex: 0).value, HexColor(hex: 0xFFFFFF).value]
    case .text: [.text(""), .text("Zürich \u{1F5FA} \"\\\u{7}")]
    case .path: [.text("a"), .text("/Zürich \u{1F5FA}/\"\\\u{7}")]
    case .null: [.null]
    case .list(let item, let count):
      [.list([])].filter { _ in count.lowerBound == 0 }
        + item.extremes.map { .list(Array(repeating: $0, count: max(1, count.lowerBound))) }
    case .record(let shape): [shape.standard]
    case .either(let one, let other): one.extremes + other.extremes
    }
  }
}
