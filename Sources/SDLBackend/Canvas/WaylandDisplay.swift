import Glibc
import System

/// A check of a Wayland display before SDL connects: SDL 2.26 crashes without pointer and keyboard, and waits forever
/// for a display that does not answer.
struct WaylandDisplay {
  enum State: Hashable { case ready, hasNoSeat, isSilent, isNone }

  /// Path of the display's socket.
  private let path: String

  /// Timeout for an answer, in seconds. Generous, for busy machines.
  private static let patience = 20.0
  /// Maximum size of an answer; a display lists a few dozen interfaces.
  private static let mostBytes = 65_536

  /// Nil if the session has no display to ask. Inherited connections are left to SDL.
  init?(_ variable: (String) -> String?) {
    guard variable("WAYLAND_SOCKET") == nil else { return nil }
    let name = variable("WAYLAND_DISPLAY").flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
    if name.hasPrefix("/") {
      path = name
    } else {
      guard let folder = variable("XDG_RUNTIME_DIR") else { return nil }
      path = "\(folder)/\(name)"
    }
  }
}

extension WaylandDisplay {
  func state(patience: Double = Self.patience) -> State {
    let socket: Int32
    do {
      socket = try LocalSocket.call(path)
    } catch {
      return .isNone
    }
    defer { close(socket) }
    var answer: WaylandAnswer?
    guard LocalSocket.send(WaylandAnswer.question, to: socket, patience: patience) else { return .isSilent }
    let isHeard = LocalSocket.readAll(from: socket, limit: Self.mostBytes, patience: patience) { bytes in
      answer = WaylandAnswer(bytes)
      return answer != nil
    }
    guard isHeard != nil, let answer else { return .isSilent }
    return answer.hasSeat ? .ready : .hasNoSeat
  }
}

/// The answer to the registry query, in Wayland's wire format: 32-bit numbers in the byte order of the machine.
struct WaylandAnswer {
  let hasSeat: Bool

  private static let registry: UInt32 = 2
  private static let callback: UInt32 = 3

  /// Asks the display, object 1, to list its globals to object 2 and then to signal object 3.
  static var question: [UInt8] { words(1, 12 << 16 | 1, registry) + words(1, 12 << 16, callback) }

  /// Nil if the answer is incomplete.
  init?(_ bytes: [UInt8]) {
    var hasSeat = false
    var rest = bytes[...]
    while let sender = Self.number(rest, 0), let head = Self.number(rest, 1) {
      let (size, event) = (Int(head >> 16), head & 0xFFFF)
      guard size >= 8, rest.count >= size else { return nil }
      if sender == Self.callback {
        self.hasSeat = hasSeat
        return
      }
      // A number and the name of an interface: its length with the terminating zero, and the letters.
      if sender == Self.registry, event == 0, Self.number(rest, 3) == 8,
        rest.dropFirst(16).prefix(7).elementsEqual("wl_seat".utf8)
      {
        hasSeat = true
      }
      rest = rest.dropFirst(size)
    }
    return nil
  }

  static func words(_ numbers: UInt32...) -> [UInt8] {
    numbers.flatMap { number in withUnsafeBytes(of: number, Array.init) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32? {
    let four = bytes.dropFirst(place * 4).prefix(4)
    guard four.count == 4 else { return nil }
    var number: UInt32 = 0
    withUnsafeMutableBytes(of: &number) { $0.copyBytes(from: four) }
    return number
  }
}
