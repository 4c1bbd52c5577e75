import Foundation
import Synchronization
import System
import TestSupport

@testable import Desktop

/// A bus that does its part up to a step of connecting, and then nothing.
final class StuckBus: Sendable {
  /// The step that it does not do.
  enum Step: String, CaseIterable, Sendable {
    /// Its backlog is full, and it accepts no connection.
    case backlog
    /// It accepts, and is silent.
    case greeting
    /// It rejects every authentication.
    case rejection
    /// It accepts the authentication, and sends something else after it.
    case garbage
    /// It does not answer whether files can be passed.
    case negotiation
    /// It registers no one.
    case hello
    /// It registers, and answers no call.
    case calls
    /// It closes the connection instead of registering.
    case end
  }

  let address: String
  private let path: String
  private let listener: Int32
  private let connections = Mutex<[Int32]>([])
  private let isEnding = Mutex(false)

  init(_ step: Step) throws {
    // The path of a socket has to be short, which a scratch folder's may not be.
    path = "/tmp/parallax-stuck-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    address = "unix:path=\(path)"
    listener = try LocalSocket.listen(at: path)
    guard step != .backlog else {
      // Connections that are never accepted fill it.
      while let waiting = try? LocalSocket.call(path) { connections.withLock { $0.append(waiting) } }
      return
    }
    WorkerThread.start { [self] in serve(step) }
  }

  deinit { end() }

  func end() {
    let isFirst = isEnding.withLock { ending in
      defer { ending = true }
      return !ending
    }
    guard isFirst else { return }
    close(listener)
    unlink(path)
    connections.withLock { connections in
      for connection in connections { close(connection) }
      connections = []
    }
  }
}

extension StuckBus {
  private func serve(_ step: Step) {
    while !isEnding.withLock({ $0 }) {
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, 50)
      guard let connection = LocalSocket.accept(on: listener) else { continue }
      connections.withLock { $0.append(connection) }
      WorkerThread.start { [self] in
        answer(connection, step)
        if step == .end { shutdown(connection, Int32(SHUT_RDWR)) }
      }
    }
  }

  private func answer(_ connection: Int32, _ step: Step) {
    func say(_ text: String) { _ = LocalSocket.send(Array(text.utf8), to: connection, patience: 5) }
    func hears(_ text: String) -> Bool {
      var heard: [UInt8] = []
      let all = LocalSocket.readAll(from: connection, limit: 4096, patience: 30) { bytes in
        heard = bytes
        return String(decoding: bytes, as: UTF8.self).hasSuffix(text)
      }
      return all != nil && String(decoding: heard, as: UTF8.self).hasSuffix(text)
    }
    if step == .greeting { return }
    while step == .rejection {
      guard hears("\r\n") else { return }
      say("REJECTED EXTERNAL\r\n")
    }
    guard hears("\r\n") else { return }
    say("OK 0123456789abcdef0123456789abcdef\r\n")
    guard hears("\r\n"), step != .negotiation else { return }
    say("AGREE_UNIX_FD\r\n")
    if step == .garbage { return say(String(repeating: "\u{1}no message at all\n", count: 100)) }
    let begin = Array("BEGIN\r\n".utf8)
    let heard = LocalSocket.readAll(from: connection, limit: 4096, patience: 30) { bytes in
      let start = bytes.dropFirst(begin.count)
      return BusMessage.size(of: start.prefix(BusMessage.startSize)).map { $0 <= start.count } ?? false
    }
    var files = 0
    guard step == .calls, let heard, let size = BusMessage.size(of: heard.dropFirst(begin.count).prefix(16)),
      let call = BusMessage(heard.dropFirst(begin.count).prefix(size), files: &files)
    else { return }
    var hello = BusMessage(.answer, [.text(":1.1")])
    (hello.answered, hello.receiver) = (call.serial, ":1.1")
    hello.sender = BusMessage.bus
    _ = LocalSocket.send(hello.bytes(serial: 1), to: connection, patience: 5)
  }
}
