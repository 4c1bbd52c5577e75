import Glibc
import System

/// A TCP socket that listens. Neither it nor its connections block, and child processes do not inherit them.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  /// Connections that the system keeps until there is room.
  private static let backlog: Int32 = 1024

  /// - Parameters:
  ///   - address: An IPv4 address of this machine. Nil for all of them.
  ///   - port: 0 for any that is free.
  init(address: String?, port: UInt16) throws(ServeError) {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    if let address {
      guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else { throw .wrongAddress(address) }
    }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .system(.last) }
    Self.setFlags(of: descriptor)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, size) == 0 }
    }
    guard isBound, Glibc.listen(descriptor, Self.backlog) == 0 else {
      let error = SystemError.last
      Glibc.close(descriptor)
      switch error.code {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES: throw .portRefused(port)
      case EADDRNOTAVAIL: throw .foreignAddress(address ?? "")
      default: throw .system(error)
      }
    }
    withUnsafeMutablePointer(to: &name) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    (self.descriptor, self.port) = (descriptor, UInt16(bigEndian: name.sin_port))
  }
}

extension ListeningSocket {
  /// What came of accepting a connection.
  enum Acceptance {
    /// - Parameter peer: The address that it comes from.
    case connection(Int32, peer: String)
    /// Nobody is waiting.
    case nobody
    /// The process has no room for another one now.
    case exhausted
  }

  func close() { Glibc.close(descriptor) }

  func accept() -> Acceptance {
    while true {
      var name = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let connection = withUnsafeMutablePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.accept(descriptor, $0, &size) }
      }
      guard connection < 0 else {
        Self.setFlags(of: connection)
        var yes: Int32 = 1
        setsockopt(
          connection, Int32(IPPROTO_TCP), Int32(TCP_NODELAY), &yes, socklen_t(MemoryLayout<Int32>.size))
        return .connection(connection, peer: NetworkAddresses.text(of: name.sin_addr) ?? "")
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return .nobody
      default: return .exhausted
      }
    }
  }

  /// The address of this machine that a connection has reached. Nil if it is gone.
  static func reached(by connection: Int32) -> String? {
    var name = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(connection, $0, &size) == 0 }
    }
    return isKnown ? NetworkAddresses.text(of: name.sin_addr) : nil
  }

  private static func setFlags(of descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }
}
