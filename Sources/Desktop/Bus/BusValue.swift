/// A value in D-Bus's type system.
indirect enum BusValue: Hashable, Sendable {
  case text(String)
  /// An object path: `/a/b`, of letters, digits and `_`.
  case object(String)
  case flag(Bool)
  case number(UInt32)
  case signed(Int32)
  case short(Int16)
  case real(Double)
  case byte(UInt8)
  case bytes([UInt8])
  /// The types of other values.
  case signature(String)
  /// An array, whose element type is given even if it is empty.
  case list([BusValue], of: String)
  case record([BusValue])
  /// A dictionary of variants.
  case table([String: BusValue])
  /// A dictionary of strings.
  case dictionary([String: String])
  case variant(BusValue)
  /// An open file, by the sender's descriptor, which the sender closes. Received ones are in `BusMessage.files`.
  case file(Int32)
  /// A type not used here.
  case other
}

extension BusValue {
  /// The type signature.
  var kind: String {
    switch self {
    case .text: "s"
    case .object: "o"
    case .flag: "b"
    case .number: "u"
    case .signed: "i"
    case .short: "n"
    case .real: "d"
    case .byte: "y"
    case .bytes: "ay"
    case .signature: "g"
    case .list(_, let kind): "a" + kind
    case .record(let fields): "(" + fields.map(\.kind).joined() + ")"
    case .table: "a{sv}"
    case .dictionary: "a{ss}"
    case .variant: "v"
    case .file: "h"
    case .other: ""
    }
  }

  /// The value without enclosing variants.
  var plain: BusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The strings of an array. Nil if it is not one.
  var texts: [String]? {
    guard case .list(let values, of: "s") = plain else { return nil }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// A path in D-Bus's format, with a terminating zero.
  static func path(_ path: String) -> BusValue { .bytes(Array(path.utf8) + [0]) }
}
