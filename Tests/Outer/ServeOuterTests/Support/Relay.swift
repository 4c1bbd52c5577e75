import Glibc
import System
import Testing

@testable import Serve

/// A way to a server that can be cut: connections through it then end, and no new ones come about until it is mended.
final class Relay {
  let port: UInt16
  private let isOpen: SharedState<Bool>

  init(to target: UInt16) throws {
    // A free port, which it takes again after each cut.
    let socket = try ListeningSocket(address: "127.0.0.1", port: 0)
    let port = socket.port
    self.port = port
    isOpen = try #require(SharedState.start(true) { Self.run($0, socket, port: port, to: target) })
  }

  deinit { isOpen.close() }
}

extension Relay {
  func cut() { set(false) }

  func mend() { set(true) }

  private func set(_ isOpen: Bool) {
    self.isOpen.withLock { $0 = isOpen }
    self.isOpen.orders.wake()
  }

  private static func run(_ isOpen: SharedState<Bool>, _ first: ListeningSocket, port: UInt16, to target: UInt16) {
    var listener: ListeningSocket? = first
    // Both ends of each connection, one after the other.
    var ends: [Int32] = []
    func end(_ index: Int) {
      for place in [index | 1, index & ~1] { close(ends.remove(at: place)) }
    }
    while !isOpen.isClosing {
      if isOpen.withLock({ $0 }) {
        if listener == nil { listener = try? ListeningSocket(address: "127.0.0.1", port: port) }
      } else {
        listener?.close()
        listener = nil
        while !ends.isEmpty { end(0) }
      }
      var waits = ([isOpen.orders.descriptor, listener?.descriptor ?? -1] + ends).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&waits, nfds_t(waits.count), -1)
      if waits[0].revents != 0 { isOpen.orders.forget() }
      for index in ends.indices.reversed() where index < ends.count && waits[index + 2].revents != 0 {
        if !pass(from: ends[index], to: ends[index ^ 1]) { end(index) }
      }
      if waits[1].revents != 0, case .connection(let caller, _)? = listener?.accept() {
        if let other = connected(to: target) { ends += [caller, other] } else { close(caller) }
      }
    }
    listener?.close()
    while !ends.isEmpty { end(0) }
  }

  /// Passes on what has come. Returns false if nothing more will.
  private static func pass(from one: Int32, to other: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(one, &buffer, buffer.count, 0)
    guard count > 0 else { return count < 0 && errno == EAGAIN }
    var sent = 0
    while sent < count {
      let more = send(other, Array(buffer[sent..<count]), count - sent, Int32(MSG_NOSIGNAL))
      if more < 0, errno == EAGAIN {
        var wait = pollfd(fd: other, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
        continue
      }
      guard more > 0 else { return false }
      sent += more
    }
    return true
  }

  private static func connected(to port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isOpen { return descriptor }
    close(descriptor)
    return nil
  }
}
