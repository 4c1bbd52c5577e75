/// A value in a test vector.
enum Value: Hashable, Sendable, Decodable {
  case number(Double), flag(Bool), text(String), list([Value]), null

  init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let flag = try? box.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? box.decode(Double.self) {
      self = .number(number)
    } else if let text = try? box.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try box.decode([Value].self))
    }
  }
}

extension Value: ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  init(floatLiteral value: Double) { self = .number(value) }

  init(booleanLiteral value: Bool) { self = .flag(value) }

  init(stringLiteral value: String) { self = .text(value) }
}

extension Value {
  var number: Double {
    if case .number(let number) = self { number } else { .nan }
  }

  var list: [Value] {
    if case .list(let list) = self { list } else { [] }
  }

  var numbers: [Double] { list.map(\.number) }
}
