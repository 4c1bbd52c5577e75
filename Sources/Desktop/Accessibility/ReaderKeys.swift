import Boundary

/// Offers keys to assistive programs before they are used. A class because it owns a connection, on the thread that
/// reads the keys.
final class ReaderKeys {
  private let bus: SessionBus
  /// Set when a program did not answer in time; it is not asked again.
  private var isDeaf = false

  private static let controller = "org.a11y.atspi.DeviceEventController"
  /// Milliseconds that a key waits for an answer.
  private static let patience: Int32 = 2_000

  /// Nil if there is no listener at the address.
  init?(_ address: String) {
    guard let bus = SessionBus(address) else { return nil }
    self.bus = bus
  }

  /// Returns true if an assistive program took the key, which then has no effect here.
  func take(_ key: AccessibleKey) -> Bool {
    guard !isDeaf else { return false }
    let event: BusValue = .record([
      .number(key.isDown ? 0 : 1), .signed(key.symbol), .short(key.code), .short(key.modifiers), .signed(key.time),
      .text(key.name), .flag(true),
    ])
    let question = BusCall(
      program: "org.a11y.atspi.Registry", object: "/org/a11y/atspi/registry/deviceeventcontroller",
      interface: Self.controller, method: "NotifyListenersSync", arguments: [event])
    let answer = bus.call(question, patience: Self.patience)
    // Discard any other messages on this connection.
    while bus.next() != nil {}
    isDeaf = answer == nil
    return answer?.first == .flag(true)
  }
}
