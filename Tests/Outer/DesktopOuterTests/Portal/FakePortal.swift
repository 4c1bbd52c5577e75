import Foundation
import StudioKit
import Synchronization
import System
import TestSupport

@testable import Desktop

/// A portal on a private bus with configurable behavior.
final class FakePortal: Sendable {
  /// The behavior when asked for a file.
  enum Manner: Sendable {
    /// Answers with this code and these results.
    case answers(UInt32, [String: BusValue])
    /// Answers with these results, for files to open and for one to save.
    case chooses(open: [String: BusValue], save: [String: BusValue])
    /// Answers with these values.
    case says([BusValue])
    /// Keeps a dialog open.
    case waits
    /// Another program answers in its place with the first results, even by the dialog's path; then it does.
    case isForestalled([String: BusValue], then: [String: BusValue])
    /// The same, and stops responding altogether.
    case falls
    /// Receives no calls at all.
    case isDeaf
    /// Ends during the call.
    case dies
    /// Its dialog backend ends during the call, which it reports like a real one.
    case losesHelper
    /// Returns these values instead of the dialog's path.
    case returns([BusValue])
    /// Answers with an error.
    case refuses
  }

  /// A received call.
  struct Call: Sendable {
    let object: String
    let sender: String
    let method: String
    let arguments: [BusValue]
    /// The content of the file passed along.
    let file: String?
  }

  private struct State {
    var calls: [Call] = []
    var settings: [String: BusValue] = [:]
    var changes: [(String, BusValue)] = []
    var isThere = false
    var isEnding = false
    var hasEnded = false
    var hasFallen = false
  }

  private let state: Mutex<State>
  private let orders: WakePipe

  /// - Parameter version: The interface's version. Nil if it is missing.
  init(on bus: PrivateBus, _ manner: Manner = .waits, version: UInt32? = 4, settings: [String: BusValue] = [:]) throws {
    state = Mutex(State(settings: settings))
    orders = try WakePipe()
    let address = bus.address
    WorkerThread.start { [self] in
      serve(address, manner, version)
      state.withLock { ($0.isThere, $0.hasEnded) = (true, true) }
    }
    guard eventually({ state.withLock { $0.isThere && !$0.hasEnded } }) else {
      throw BusFailure(description: "the portal does not come to \(address)")
    }
  }

  /// All calls received so far.
  var calls: [Call] { state.withLock { $0.calls } }

  func end() {
    state.withLock { $0.isEnding = true }
    orders.wake()
    _ = eventually { state.withLock { $0.hasEnded } }
  }

  /// Signals a changed setting.
  func change(_ key: String, _ value: BusValue) {
    state.withLock {
      $0.settings[key] = value
      $0.changes.append((key, value))
    }
    orders.wake()
  }
}

extension FakePortal {
  private func serve(_ address: String, _ manner: Manner, _ version: UInt32?) {
    guard let bus = try? SessionBus.patient(address) else { return }
    // It must exist before the first call.
    let helper = FakeHelper(address)
    bus.takeName(DesktopPortal.name)
    state.withLock { $0.isThere = true }
    while bus.isConnected, !state.withLock({ $0.isEnding }) {
      for (key, value) in takeChanges() {
        bus.signal(
          "Settings", "SettingChanged", of: DesktopPortal.object,
          [.text("org.freedesktop.appearance"), .text(key), .variant(value)])
      }
      while let message = bus.next() {
        guard let call = Call(message) else { continue }
        let hasFallen = state.withLock { state in
          state.calls.append(call)
          return state.hasFallen
        }
        if hasFallen { continue }
        switch call.method {
        case "Get": bus.reply(to: message, with: version.map { [.variant(.number($0))] })
        case "ReadAll":
          let settings = state.withLock { $0.settings }
          bus.reply(to: message, with: [.table(["org.freedesktop.appearance": .table(settings)])])
        case "OpenFile", "SaveFile":
          if case .dies = manner {
            bus.reply(to: message, with: [.object(call.dialog)])
            return
          }
          if case .chooses(let open, let save) = manner {
            let results = call.method == "OpenFile" ? open : save
            show(message, call.dialog, .answers(0, results), helper, bus, address)
          } else {
            show(message, call.dialog, manner, helper, bus, address)
          }
        default: bus.reply(to: message, with: [])
        }
      }
      bus.wait(or: [orders.descriptor])
      orders.forget()
    }
  }

  private func takeChanges() -> [(String, BusValue)] {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }

  private func show(
    _ message: BusMessage, _ dialog: String, _ manner: Manner, _ helper: FakeHelper, _ bus: SessionBus,
    _ address: String
  ) {
    func respond(_ values: [BusValue], of dialog: String) { bus.signal("Request", "Response", of: dialog, values) }
    switch manner {
    case .isDeaf: break
    case .refuses: bus.reply(to: message, with: nil)
    case .returns(let values): bus.reply(to: message, with: values)
    default:
      bus.reply(to: message, with: [.object(dialog)])
      switch manner {
      case .answers(let code, let results): respond([.number(code), .table(results)], of: dialog)
      case .says(let values): respond(values, of: dialog)
      case .isForestalled(let lie, let truth):
        if let other = try? SessionBus.patient(address) {
          other.emit(
            dialog, DesktopPortal.interface("Request"), "Response", [.number(0), .table(lie)], to: message.sender)
          // Whatever was sent before has been passed on.
          _ = other.hasOwner(FakeHelper.name)
        }
        respond([.number(0), .table(truth)], of: dialog)
      case .falls: state.withLock { $0.hasFallen = true }
      case .losesHelper:
        helper.end()
        _ = eventually { bus.hasOwner(FakeHelper.name) == .flag(false) }
        respond([.number(2), .table([:])], of: dialog)
      default: break
      }
    }
  }
}

extension FakePortal.Call {
  /// Nil if it is not a method call.
  init?(_ message: BusMessage) {
    guard message.isCall else { return nil }
    (object, method, sender, arguments) = (message.object, message.member, message.sender, message.values)
    file = message.files.first.flatMap { try? Descriptor.readAll(from: $0.descriptor) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The entries of the last argument, if it is a dictionary.
  var options: [String: BusValue] { if case .table(let options)? = arguments.last { options } else { [:] } }

  /// The portal's path for the requested dialog.
  fileprivate var dialog: String {
    let token = if case .text(let token)? = options["handle_token"] { token } else { "t" }
    return "\(DesktopPortal.object)/request/\(sender.dropFirst().replacingOccurrences(of: ".", with: "_"))/\(token)"
  }
}

/// A portal's dialog backend with its own bus name. Its connection belongs to the portal's thread.
private final class FakeHelper {
  static let name = "org.freedesktop.impl.portal.desktop.fake"
  private var bus: SessionBus?

  init(_ address: String) {
    bus = try? .patient(address)
    bus?.takeName(Self.name)
  }

  func end() { bus = nil }
}

extension SessionBus {
  func takeName(_ name: String) { _ = daemon("RequestName", [.text(name), .number(0)]) }

  fileprivate func hasOwner(_ name: String) -> BusValue? { daemon("NameHasOwner", [.text(name)]) }

  private func daemon(_ method: String, _ arguments: [BusValue]) -> BusValue? {
    call(
      BusCall(
        program: "org.freedesktop.DBus", object: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
        method: method, arguments: arguments))?.first
  }

  fileprivate func signal(_ part: String, _ name: String, of object: String, _ values: [BusValue]) {
    emit(object, DesktopPortal.interface(part), name, values)
  }
}
