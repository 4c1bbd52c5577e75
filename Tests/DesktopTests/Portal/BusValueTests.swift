internal import CDBus
import Testing

@testable import Desktop

/// Conversion of values to messages and back.
@Suite struct BusValueTests {
  private static func carried(_ values: [BusValue]) -> [BusValue] {
    guard let message = dbus_message_new_signal("/a", "a.b", "c") else { return [] }
    defer { dbus_message_unref(message) }
    BusWriter.append(values, to: message)
    return BusReader.values(of: message)
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
}
