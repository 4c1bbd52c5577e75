import Glibc
import Testing

/// Messages from other clients to the window manager.
extension XClient {
  public struct Message: Hashable, Sendable {
    public var type: UInt
    /// The data as five words.
    public var words: [UInt]
    /// The data as twenty bytes.
    public var bytes: [UInt8]
  }

  /// Starts listening to the root window.
  public func listen() throws {
    typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
    typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
    // Substructure and property events.
    _ = try function("XSelectInput", Select.self)(display, root, 1 << 19 | 1 << 22)
    _ = try function("XSync", Sync.self)(display, 0)
  }

  /// The messages since the last call.
  public func messages() throws -> [Message] {
    typealias Pending = @convention(c) (OpaquePointer) -> Int32
    typealias Next = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
    let (pending, next) = (try function("XPending", Pending.self), try function("XNextEvent", Next.self))
    var messages: [Message] = []
    while pending(display) > 0 {
      var event = [UInt](repeating: 0, count: 24)
      event.withUnsafeMutableBytes { bytes in if let start = bytes.baseAddress { _ = next(display, start) } }
      guard event[0] & 0xFFFF_FFFF == 33 else { continue }
      let isBytes = event[6] & 0xFF == 8
      messages.append(
        Message(
          type: event[5], words: isBytes ? [] : Array(event[7..<12]),
          bytes: isBytes ? event[7..<10].withUnsafeBytes { Array($0.prefix(20)) } : []))
    }
    return messages
  }
}
