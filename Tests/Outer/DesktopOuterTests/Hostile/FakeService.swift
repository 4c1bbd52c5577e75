import Foundation
import Synchronization
import System
import TestSupport

@testable import Desktop

/// A program with a name on a bus that answers calls as it is told to.
final class FakeService: Sendable {
  private let state = Mutex((isThere: false, isEnding: false))
  private let orders: WakePipe

  /// - Parameter answer: Returns the values of the answer, or nil for none at all.
  init(_ name: String, on address: String, answering answer: @escaping @Sendable (BusMessage) -> [BusValue]?) throws {
    orders = try WakePipe()
    WorkerThread.start { [self] in
      guard let bus = try? SessionBus.patient(address) else { return }
      bus.takeName(name)
      state.withLock { $0.isThere = true }
      while bus.isConnected, !state.withLock({ $0.isEnding }) {
        while let message = bus.next() {
          if message.isCall, let values = answer(message) { bus.reply(to: message, with: values) }
        }
        bus.wait(or: [orders.descriptor], longest: 200)
      }
    }
    guard eventually({ state.withLock { $0.isThere } }) else {
      throw BusFailure(description: "\(name) does not come to \(address)")
    }
  }

  func end() {
    state.withLock { $0.isEnding = true }
    orders.wake()
  }

  /// A desktop on which a screen reader runs, with its bus at an address.
  static func accessibility(on bus: PrivateBus, at address: String) throws -> FakeService {
    try FakeService("org.a11y.Bus", on: bus.address) { message in
      switch message.member {
      case "GetAll": [.table(["IsEnabled": .flag(true), "ScreenReaderEnabled": .flag(true)])]
      case "GetAddress": [.text(address)]
      default: []
      }
    }
  }
}
