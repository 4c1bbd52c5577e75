import Notation
import Parameters

extension Domain {
  /// Initial values to try: every word, both states, null, and the ends and middle of a range.
  var tries: [JSONValue] {
    switch self {
    case .number(let range, _, _):
      [.number(range.lowerBound), .number((range.lowerBound + range.upperBound) / 2), .number(range.upperBound)]
    case .whole(let range): [.number(Double(min(range.upperBound, range.lowerBound + 3)))]
    case .safe(let range): [SafeLength.safe(plus: (range.lowerBound + range.upperBound) / 2).value]
    case .words(let words): words.map { .text($0) }
    case .flag: [true, false]
    case .color: [HexColor(hex: 0x30D158).value]
    case .text, .path: [.text("page.png")]
    case .null: [.null]
    case .list, .record: []
    case .either(let one, let other): one.tries + other.tries
    }
  }
}
