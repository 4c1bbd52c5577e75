internal import CDBus

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
  case bytes([UInt8])
  /// An array, whose element type is given even if it is empty.
  case list([BusValue], of: String)
  case record([BusValue])
  /// A dictionary of variants.
  case table([String: BusValue])
  /// A dictionary of strings.
  case dictionary([String: String])
  case variant(BusValue)
  /// An open file, by the sender's descriptor, which the sender closes. Only sent, never received, as the receiver
  /// would have to close it.
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
    case .bytes: "ay"
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

/// Writes values into a message.
struct BusWriter {
  private var place: DBusMessageIter

  static func append(_ values: [BusValue], to message: OpaquePointer) {
    var place = DBusMessageIter()
    dbus_message_iter_init_append(message, &place)
    var writer = BusWriter(place: place)
    for value in values { writer.append(value) }
  }
}

extension BusWriter {
  private mutating func append(_ value: BusValue) {
    switch value {
    case .text(let text): append(text, BusKind.text)
    case .object(let name): append(name, BusKind.object)
    case .flag(let flag): append(dbus_bool_t(flag ? 1 : 0), BusKind.flag)
    case .number(let number): append(number, BusKind.number)
    case .signed(let number): append(number, BusKind.signed)
    case .short(let number): append(number, BusKind.short)
    case .real(let real): append(real, BusKind.real)
    case .bytes(let bytes):
      contain(BusKind.list, of: "y") { inside in
        bytes.withUnsafeBufferPointer { bytes in
          var start = bytes.baseAddress
          _ = dbus_message_iter_append_fixed_array(&inside.place, BusKind.byte, &start, Int32(bytes.count))
        }
      }
    case .list(let values, let kind):
      contain(BusKind.list, of: kind) { inside in for value in values { inside.append(value) } }
    case .record(let fields):
      contain(BusKind.record, of: nil) { inside in for field in fields { inside.append(field) } }
    case .table(let entries):
      contain(BusKind.list, of: "{sv}") { inside in
        for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
          inside.contain(BusKind.entry, of: nil) { entry in
            entry.append(.text(name))
            entry.append(.variant(value))
          }
        }
      }
    case .dictionary(let entries):
      contain(BusKind.list, of: "{ss}") { inside in
        for (name, text) in entries.sorted(by: { $0.key < $1.key }) {
          inside.contain(BusKind.entry, of: nil) { entry in
            entry.append(.text(name))
            entry.append(.text(text))
          }
        }
      }
    case .variant(let inner): contain(BusKind.variant, of: inner.kind) { inside in inside.append(inner) }
    case .file(let descriptor): append(descriptor, BusKind.file)
    case .other: break
    }
  }

  private mutating func append(_ text: String, _ kind: Int32) {
    text.withCString { text in
      var text: UnsafePointer<CChar>? = text
      _ = dbus_message_iter_append_basic(&place, kind, &text)
    }
  }

  private mutating func append<Number: BitwiseCopyable>(_ number: Number, _ kind: Int32) {
    var number = number
    dbus_message_iter_append_basic(&place, kind, &number)
  }

  private mutating func contain(_ kind: Int32, of content: String?, _ body: (inout BusWriter) -> Void) {
    var inside = BusWriter(place: DBusMessageIter())
    dbus_message_iter_open_container(&place, kind, content, &inside.place)
    body(&inside)
    dbus_message_iter_close_container(&place, &inside.place)
  }
}

/// Reads values from a message. Their types come from the message, and none are expected.
enum BusReader {
  static func values(of message: OpaquePointer) -> [BusValue] {
    var place = DBusMessageIter()
    return dbus_message_iter_init(message, &place) != 0 ? values(at: &place) : []
  }

  private static func values(at place: inout DBusMessageIter) -> [BusValue] {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&place) != BusKind.nothing {
      values.append(value(at: &place))
      guard dbus_message_iter_next(&place) != 0 else { break }
    }
    return values
  }

  private static func value(at place: inout DBusMessageIter) -> BusValue {
    switch dbus_message_iter_get_arg_type(&place) {
    case BusKind.text: return .text(text(at: &place))
    case BusKind.object: return .object(text(at: &place))
    case BusKind.flag: return .flag(number(at: &place, dbus_bool_t(0)) != 0)
    case BusKind.number: return .number(number(at: &place, 0))
    case BusKind.signed: return .signed(number(at: &place, 0))
    case BusKind.short: return .short(number(at: &place, 0))
    case BusKind.real: return .real(number(at: &place, 0.0))
    case BusKind.record: return .record(content(of: &place))
    case BusKind.variant: return .variant(content(of: &place).first ?? .other)
    case BusKind.list: return list(at: &place)
    default: return .other
    }
  }

  private static func list(at place: inout DBusMessageIter) -> BusValue {
    switch dbus_message_iter_get_element_type(&place) {
    case BusKind.byte:
      var inside = DBusMessageIter()
      dbus_message_iter_recurse(&place, &inside)
      var start: UnsafePointer<UInt8>?
      var count: Int32 = 0
      dbus_message_iter_get_fixed_array(&inside, &start, &count)
      return .bytes(Array(UnsafeBufferPointer(start: start, count: Int(count))))
    case BusKind.entry: return table(at: &place)
    case BusKind.text: return .list(content(of: &place), of: "s")
    default:
      let values = content(of: &place)
      return values.first.map { .list(values, of: $0.kind) } ?? .other
    }
  }

  /// Reads a dictionary, skipping entries without a string key.
  private static func table(at place: inout DBusMessageIter) -> BusValue {
    var inside = DBusMessageIter()
    dbus_message_iter_recurse(&place, &inside)
    var table: [String: BusValue] = [:]
    while dbus_message_iter_get_arg_type(&inside) == BusKind.entry {
      let entry = content(of: &inside)
      if entry.count == 2, case .text(let name) = entry[0] { table[name] = entry[1].plain }
      guard dbus_message_iter_next(&inside) != 0 else { break }
    }
    return .table(table)
  }

  private static func content(of place: inout DBusMessageIter) -> [BusValue] {
    var inner = DBusMessageIter()
    dbus_message_iter_recurse(&place, &inner)
    return values(at: &inner)
  }

  private static func text(at place: inout DBusMessageIter) -> String {
    var text: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&place, &text)
    return text.map { String(cString: $0) } ?? ""
  }

  private static func number<Number: BitwiseCopyable>(at place: inout DBusMessageIter, _ zero: Number) -> Number {
    var number = zero
    dbus_message_iter_get_basic(&place, &number)
    return number
  }
}

/// libdbus's type codes.
private enum BusKind {
  static let nothing: Int32 = 0
  static let text = Int32(UInt8(ascii: "s"))
  static let object = Int32(UInt8(ascii: "o"))
  static let flag = Int32(UInt8(ascii: "b"))
  static let number = Int32(UInt8(ascii: "u"))
  static let signed = Int32(UInt8(ascii: "i"))
  static let short = Int32(UInt8(ascii: "n"))
  static let real = Int32(UInt8(ascii: "d"))
  static let byte = Int32(UInt8(ascii: "y"))
  static let list = Int32(UInt8(ascii: "a"))
  static let record = Int32(UInt8(ascii: "r"))
  static let entry = Int32(UInt8(ascii: "e"))
  static let variant = Int32(UInt8(ascii: "v"))
  static let file = Int32(UInt8(ascii: "h"))
}
