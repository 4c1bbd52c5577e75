import System

/// Why a page cannot be served.
public enum ServeError: Error, Hashable, Sendable {
  case portTaken(UInt16)
  case portRefused(UInt16)
  /// It is no IPv4 address.
  case wrongAddress(String)
  /// It is not an address of this machine.
  case foreignAddress(String)
  case system(SystemError)
  case noThread
}

extension ServeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portTaken(let port): "Port \(port) is taken by another program. Choose another with --port, or 0 for any."
    case .portRefused(let port): "Port \(port) is reserved for the system. Choose one above 1023, or 0 for any."
    case .wrongAddress(let address): "\"\(address)\" is not an IPv4 address such as 192.168.1.20."
    case .foreignAddress(let address): "\(address) is not an address of this machine."
    case .system(let error): "The page cannot be served: \(error)."
    case .noThread: "The page cannot be served: the system starts no more threads."
    }
  }
}
