import Glibc
import System
import Testing

/// A raw connection to the server, which can send anything.
public final class Caller {
  private let descriptor: Int32
  private var heard: [UInt8] = []

  /// - Parameter own: The address of this machine that it comes from. Nil for the usual one.
  public init(port: UInt16, from own: String? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    if let own {
      address.sin_addr.s_addr = inet_addr(own)
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
      }
      try #require(isBound, "\(own) is no address of this machine")
    }
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
    }
    try #require(isOpen, "nobody listens at port \(port)")
    var patience = timeval(tv_sec: Int(generousDeadline), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }
}

extension Caller {
  /// Sends everything, or stops at an error. Returns the number of bytes sent.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  public func send(_ text: String) { send(Array(text.utf8)) }

  public func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads until what was heard suffices. Returns nil if the connection ends before.
  public func hear<Result>(_ enough: ([UInt8]) -> (result: Result, used: Int)?) -> Result? {
    while true {
      if let (result, used) = enough(heard) {
        heard.removeFirst(used)
        return result
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      heard += buffer[..<count]
    }
  }

  /// Everything until the other side closes.
  public func hearAll() -> [UInt8] {
    let none: Int? = hear { _ in nil }
    _ = none
    return heard
  }

  /// Reads until the other side has said these words, and forgets what came before. Returns whether it says them.
  public func hears(_ words: String) -> Bool {
    let bytes = Array(words.utf8)
    return hear { heard in heard.firstRange(of: bytes).map { ((), $0.upperBound) } } != nil
  }

  /// The next answer, by its length.
  public func answer(isHead: Bool = false) -> CallAnswer? {
    hear { bytes in
      guard let end = Self.end(of: bytes) else { return nil }
      var answer = CallAnswer(head: String(decoding: bytes[..<end], as: UTF8.self))
      let length = isHead ? 0 : answer["content-length"].flatMap { Int($0) } ?? 0
      guard bytes.count >= end + length else { return nil }
      answer.body = Array(bytes[end..<end + length])
      return (answer, end + length)
    }
  }

  /// The next event of a stream, without signs of life.
  public func event() -> StreamEvent? {
    hear { bytes in
      var start = 0
      for index in bytes.indices.dropFirst() where bytes[index] == 10 && bytes[index - 1] == 10 {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let event = StreamEvent(text) { return (event, index + 1) }
        start = index + 1
      }
      return nil
    }
  }

  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }.map { $0 + 4 }
  }
}

/// An answer of the server.
public struct CallAnswer: Equatable {
  public var head: String
  public var body: [UInt8] = []

  fileprivate init(head: String) { self.head = head }

  public var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

  public var text: String { String(decoding: body, as: UTF8.self) }

  public subscript(field: String) -> String? {
    for line in head.split(separator: "\r\n").dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == field { return parts[1].drop { $0 == " " }.description }
    }
    return nil
  }
}

/// An event of a stream.
public struct StreamEvent: Equatable {
  public var name = ""
  public var data = ""
  public var id: String?

  /// Nil if the lines are no event.
  public init?(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
      if line.hasPrefix("data: ") { data = String(line.dropFirst(6)) }
      if line.hasPrefix("id: ") { id = String(line.dropFirst(4)) }
    }
    if name.isEmpty { return nil }
  }
}
