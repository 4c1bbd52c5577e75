/// A message of a bus.
struct BusMessage: Sendable {
  enum Kind: UInt8, Sendable { case call = 1, answer, error, signal }

  let kind: Kind
  /// Whether the sender of a call waits for no answer.
  var isAnswerUnwanted = false
  /// Whether a call may start its receiver.
  var startsProgram = true
  /// The sender's number for it.
  var serial: UInt32 = 0
  /// The number of the call that it answers.
  var answered: UInt32 = 0
  /// The path of its object.
  var object = ""
  var interface = ""
  var member = ""
  /// The name of an error.
  var fault = ""
  var receiver = ""
  /// The unique name of the sender, which the bus fills in and no program can choose.
  var sender = ""
  /// The types of its values, and their bytes.
  private(set) var kinds = ""
  private(set) var body: [UInt8] = []
  /// The descriptors to pass along.
  private(set) var passed: [Int32] = []
  /// The files that came along.
  var files: [BusFile] = []
  private var isBigEndian = false

  init(_ kind: Kind, _ values: [BusValue] = []) {
    self.kind = kind
    kinds = values.map(\.kind).joined()
    var writer = BusWriter()
    for value in values { writer.append(value) }
    (body, passed) = (writer.bytes, writer.files)
  }
}

extension BusMessage {
  /// The sender of the bus's own messages.
  static let bus = "org.freedesktop.DBus"

  /// Maximum size of a received message in bytes: far above any list of files.
  static let largest = 4 << 20
  /// Size of the beginning, which tells the size of the rest.
  static let startSize = 16

  func isSignal(_ interface: String, _ member: String) -> Bool {
    kind == .signal && self.interface == interface && self.member == member
  }

  var isCall: Bool { kind == .call }

  /// Its values; none if they are malformed.
  var values: [BusValue] {
    var reader = BusReader(body[...], isBigEndian: isBigEndian)
    return reader.values(kinds) ?? []
  }
}

/// The fields of a header, by their codes.
private enum BusField: UInt8 {
  case object = 1, interface, member, fault, answered, receiver, sender, kinds, files
}

extension BusMessage {
  private static let unwanted: UInt8 = 1
  private static let noStart: UInt8 = 2

  /// Its bytes with a number.
  func bytes(serial: UInt32) -> [UInt8] {
    var fields: [BusValue] = []
    func add(_ field: BusField, _ value: BusValue, unless isMissing: Bool) {
      if !isMissing { fields.append(.record([.byte(field.rawValue), .variant(value)])) }
    }
    add(.object, .object(object), unless: object.isEmpty)
    add(.interface, .text(interface), unless: interface.isEmpty)
    add(.member, .text(member), unless: member.isEmpty)
    add(.fault, .text(fault), unless: fault.isEmpty)
    add(.answered, .number(answered), unless: answered == 0)
    add(.receiver, .text(receiver), unless: receiver.isEmpty)
    add(.sender, .text(sender), unless: sender.isEmpty)
    add(.kinds, .signature(kinds), unless: kinds.isEmpty)
    add(.files, .number(UInt32(passed.count)), unless: passed.isEmpty)
    var writer = BusWriter()
    let flags = (isAnswerUnwanted ? Self.unwanted : 0) | (startsProgram ? 0 : Self.noStart)
    for byte in [UInt8(ascii: "l"), kind.rawValue, flags, 1] { writer.append(.byte(byte)) }
    writer.append(.number(UInt32(body.count)))
    writer.append(.number(serial))
    writer.append(.list(fields, of: "(yv)"))
    writer.align(8)
    return writer.bytes + body
  }

  /// The size of a message by its beginning. Nil if it is none, or too large.
  static func size(of start: ArraySlice<UInt8>) -> Int? {
    guard let isBig = isBigEndian(start) else { return nil }
    var reader = BusReader(start.dropFirst(4), isBigEndian: isBig)
    guard case .number(let body)? = reader.value("u"), reader.value("u") != nil,
      case .number(let fields)? = reader.value("u"), body <= largest, fields <= largest
    else { return nil }
    let size = (startSize + Int(fields) + 7) & ~7 + Int(body)
    return size <= largest ? size : nil
  }

  /// Reads a whole message, except for its files. Nil if it is malformed.
  init?(_ bytes: ArraySlice<UInt8>, files count: inout Int) {
    guard let isBig = Self.isBigEndian(bytes), let kind = Kind(rawValue: bytes[bytes.startIndex + 1]) else {
      return nil
    }
    self.init(kind)
    isBigEndian = isBig
    isAnswerUnwanted = bytes[bytes.startIndex + 2] & Self.unwanted != 0
    var reader = BusReader(bytes, isBigEndian: isBig)
    guard reader.values("yyyy") != nil, case .number(let size)? = reader.value("u"),
      case .number(let serial)? = reader.value("u"), serial != 0, case .list(let fields, _)? = reader.value("a(yv)")
    else { return nil }
    self.serial = serial
    for field in fields {
      guard case .record(let pair) = field, pair.count == 2, case .byte(let code) = pair[0] else { return nil }
      switch (BusField(rawValue: code), pair[1].plain) {
      case (.object, .object(let name)): object = name
      case (.interface, .text(let name)): interface = name
      case (.member, .text(let name)): member = name
      case (.fault, .text(let name)): fault = name
      case (.answered, .number(let number)): answered = number
      case (.receiver, .text(let name)): receiver = name
      case (.sender, .text(let name)): sender = name
      case (.kinds, .signature(let name)): kinds = name
      case (.files, .number(let number)): count = Int(number)
      default: break
      }
    }
    reader.align(8)
    guard reader.rest.count == Int(size) else { return nil }
    body = Array(reader.rest)
  }

  private static func isBigEndian(_ bytes: ArraySlice<UInt8>) -> Bool? {
    guard bytes.count >= startSize, bytes[bytes.startIndex + 3] == 1 else { return nil }
    switch bytes.first {
    case UInt8(ascii: "l"): return false
    case UInt8(ascii: "B"): return true
    default: return nil
    }
  }
}
