import Testing

@testable import Desktop

/// Conversion of values to messages and back.
@Suite struct BusValueTests {
  private static func carried(_ values: [BusValue]) -> [BusValue] {
    let bytes = BusMessage(.signal, values).bytes(serial: 7)
    #expect(BusMessage.size(of: bytes[..<BusMessage.startSize]) == bytes.count)
    var files = 0
    let message = BusMessage(bytes[...], files: &files)
    #expect(message?.serial == 7 && files == 0)
    return message?.values ?? []
  }

  @Test func `what goes into a message comes out of it`() {
    let values: [BusValue] = [
      .text("ä b"), .text(""), .object("/a/b_1"), .flag(true), .number(.max), .real(0.25), .bytes([]),
      .bytes([0, 255]),
      .list([], of: "s"), .list([.text("x")], of: "s"), .list([.record([.number(0), .text("*")])], of: "(us)"),
      .record([.text("a"), .list([.number(1), .number(2)], of: "u")]), .variant(.variant(.text("deep"))), .table([:]),
      .table(["k": .number(1), "l": .table(["m": .bytes([1])])]),
    ]
    #expect(Self.carried(values) == values)
    #expect(Self.carried([]).isEmpty)
  }

  @Test func `the values of a table stand without the variants that carry them`() {
    #expect(Self.carried([.table(["k": .variant(.number(1))])]) == [.table(["k": .number(1)])])
    #expect(BusValue.variant(.variant(.number(3))).plain == .number(3))
    #expect(BusValue.path("/ä").plain == .bytes(Array("/ä".utf8) + [0]))
  }

  @Test func `of two entries with the same key the first counts`() {
    let entries: [BusValue] = [1, 2].map { .record([.text("k"), .variant(.number($0))]) }
    #expect(Self.carried([.list(entries, of: "{sv}")]) == [.table(["k": .number(1)])])
  }

  @Test func `bytes that are no message are none, wherever they are cut or changed`() {
    var message = BusMessage(.call, [.text("ä"), .table(["k": .list([.text("x")], of: "s")]), .real(1)])
    (message.object, message.interface, message.member) = ("/a", "a.b", "c")
    let bytes = message.bytes(serial: 1)
    var files = 0
    for count in 0..<bytes.count { #expect(BusMessage(bytes[..<count], files: &files) == nil, "\(count)") }
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << bit
        // It may be another message, but nothing beyond its bytes is read.
        if BusMessage.size(of: other[..<BusMessage.startSize]) == other.count {
          _ = BusMessage(other[...], files: &files)?.values
        }
      }
    }
    // Too large, nested too deeply, or with a size that no memory has.
    var large = bytes
    large.replaceSubrange(4..<8, with: [255, 255, 255, 255])
    #expect(BusMessage.size(of: large[..<BusMessage.startSize]) == nil)
    #expect(BusKind.length(Substring(String(repeating: "a", count: 40) + "s").utf8) == nil)
    #expect(BusKind.length(Substring("(s").utf8) == nil && BusKind.length(Substring("a{sv}s").utf8) == 5)
    var reader = BusReader([255, 255, 255, 127, 65], isBigEndian: false)
    #expect(reader.value("s") == nil)
  }

  @Test func `an address names local sockets and nothing else`() {
    #expect(BusAddress("unix:path=/a%20b,guid=1")?.sockets == [Array("/a b".utf8)])
    #expect(BusAddress("tcp:host=x;unix:guid=2,abstract=/t")?.sockets == [[0] + Array("/t".utf8)])
    for text in ["unixexec:path=/bin/true", "tcp:host=h,port=1", "autolaunch:", "unix:tmpdir=/tmp", "disabled:", ""] {
      #expect(BusAddress(text) == nil, "\(text)")
    }
  }
}
