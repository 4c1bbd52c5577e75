import Foundation
import Geometry
import TestSupport

@testable import Desktop

/// The accessibility bus on a private session bus, with an assistive program.
final class AccessibilityBus {
  let session: PrivateBus
  private let folder: ScratchFolder
  private let launcher: Program
  private let reader: SessionBus

  /// Milliseconds for a call: on a busy machine an answer comes late, and a call that is given up may still be carried out.
  private static let patience = Int32(generousDeadline * 1000)
  private static let launcherPath = "/usr/libexec/at-spi-bus-launcher"

  static let isInstalled = PrivateBus.isInstalled && access(launcherPath, X_OK) == 0

  init() throws {
    session = try PrivateBus()
    folder = try ScratchFolder()
    launcher = try Program(
      ["--launch-immediately"], of: Self.launcherPath,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": session.address, "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
        "DISPLAY": nil, "GSETTINGS_BACKEND": "memory",
      ])
    let asking = try SessionBus.patient(session.address)
    var found: SessionBus?
    _ = eventually {
      let question = BusCall(
        program: "org.a11y.Bus", object: "/org/a11y/bus", interface: "org.a11y.Bus", method: "GetAddress")
      if case .text(let address)? = asking.call(question)?.first { found = try? .patient(address) }
      return found != nil
    }
    guard let found else { throw BusFailure(description: "there is no accessibility bus: \(launcher.errors)") }
    reader = found
  }

  deinit { end() }

  func end() {
    launcher.send(SIGTERM)
    _ = launcher.wait()
    session.end()
    folder.remove()
  }
}

extension AccessibilityBus {
  /// Starts or stops an assistive program.
  func listen(_ isListening: Bool) throws {
    let answer = try SessionBus.patient(session.address).call(
      BusCall(
        program: "org.a11y.Bus", object: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Set",
        arguments: [.text("org.a11y.Status"), .text("IsEnabled"), .variant(.flag(isListening))]),
      patience: Self.patience)
    if answer == nil { throw BusFailure(description: "the desktop does not take whether a screen reader listens") }
  }

  /// The registered programs, by bus name.
  var programs: [String] {
    let answer = call("org.a11y.atspi.Registry", AccessibleTree.root, "GetChildren")?.first
    guard case .list(let children, _)? = answer else { return [] }
    return children.compactMap { child in
      if case .record(let fields) = child, case .text(let name)? = fields.first { name } else { nil }
    }
  }

  /// An object of a program.
  struct Object {
    var path: String
    var name: String
    var states: AccessibleStates
  }

  /// The objects of the first program.
  var objects: [Object] {
    guard let program = programs.first,
      case .list(let items, _)? = reader.call(
        BusCall(
          program: program, object: AccessibleAnswers.cache, interface: "org.a11y.atspi.Cache", method: "GetItems"),
        patience: Self.patience)?
        .first
    else { return [] }
    return items.compactMap { item in
      guard case .record(let fields) = item, fields.count == 10, case .record(let reference) = fields[0],
        case .object(let path)? = reference.last, case .text(let name) = fields[6],
        case .list(let words, _) = fields[9], case .number(let low)? = words.first, case .number(let high)? = words.last
      else { return nil }
      return Object(path: path, name: name, states: AccessibleStates(rawValue: UInt64(high) << 32 | UInt64(low)))
    }
  }

  /// The place of an object, in pixels of the screen. Nil if there is no such object.
  func frame(of path: String) -> Rect? {
    guard let program = programs.first,
      case .record(let fields)? = reader.call(
        BusCall(
          program: program, object: path, interface: AccessibleInterface.component.rawValue, method: "GetExtents",
          arguments: [.number(0)]), patience: Self.patience)?.first
    else { return nil }
    let numbers = fields.compactMap { if case .signed(let number) = $0 { Double(number) } else { nil } }
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Receives every key first from now on, like a screen reader.
  func listenToKeys() {
    let listener: BusValue = .object("/org/a11y/atspi/listeners/0")
    // Every combination of modifiers: some keymaps have xdotool hold Alt for function keys.
    for held in 0..<16 {
      _ = reader.call(
        BusCall(
          program: "org.a11y.atspi.Registry", object: "/org/a11y/atspi/registry/deviceeventcontroller",
          interface: "org.a11y.atspi.DeviceEventController", method: "RegisterKeystrokeListener",
          arguments: [
            listener, .list([], of: "(iisi)"), .number(UInt32(held)), .number(3),
            .record([.flag(true), .flag(true), .flag(false)]),
          ]))
    }
  }

  /// Reads this many events of a key; `takes` decides which ones to take. Those of other keys are left to the studio.
  func readKeys(_ count: Int, of key: String, takes: (String) -> Bool) -> [String] {
    var keys: [String] = []
    _ = eventually {
      while let message = reader.next() {
        guard message.isCall, message.member == "NotifyEvent", case .record(let event)? = message.values.first,
          event.count == 7, case .text(let name) = event[5]
        else { continue }
        if name == key { keys.append((event[0] == .number(0) ? "+" : "-") + name) }
        reader.reply(to: message, with: [.flag(name == key && takes(name))])
      }
      return keys.count >= count
    }
    return keys
  }

  func path(of name: String) -> String? { objects.first { $0.name == name }?.path }

  func value(of name: String) -> Double? {
    guard let program = programs.first, let path = path(of: name),
      case .real(let value)? = property(program, path, "Get", [.text("CurrentValue")])?.first?.plain
    else { return nil }
    return value
  }

  /// Sets the number of an object, once it is there. The window has not necessarily carried it out yet.
  func set(_ name: String, to value: Double) throws {
    try act(on: name, "set to \(value)") { program, path in
      property(program, path, "Set", [.text("CurrentValue"), .variant(.real(value))]) != nil
    }
  }

  /// Presses an object, once it is there.
  func press(_ name: String) throws {
    try act(on: name, "pressed") { program, path in
      let call = BusCall(
        program: program, object: path, interface: AccessibleInterface.action.rawValue, method: "DoAction",
        arguments: [.signed(0)])
      return reader.call(call, patience: Self.patience) == [.flag(true)]
    }
  }

  /// Repeats a call until the program takes it: one that it refuses changes nothing.
  private func act(on name: String, _ words: String, _ isTaken: (_ program: String, _ path: String) -> Bool) throws {
    let isDone = eventually {
      guard let program = programs.first, let path = path(of: name) else { return false }
      return isTaken(program, path)
    }
    if !isDone {
      throw BusFailure(description: "\(name) cannot be \(words) among \(objects.map(\.name)) of \(programs)")
    }
  }

  private func property(_ program: String, _ path: String, _ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    reader.call(
      BusCall(
        program: program, object: path, interface: "org.freedesktop.DBus.Properties", method: method,
        arguments: [.text(AccessibleInterface.value.rawValue)] + arguments),
      patience: Self.patience)
  }

  private func call(_ program: String, _ path: String, _ method: String) -> [BusValue]? {
    reader.call(
      BusCall(
        program: program, object: path, interface: AccessibleInterface.accessible.rawValue, method: method),
      patience: Self.patience)
  }
}
