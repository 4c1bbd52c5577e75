import Glibc
import System

/// A connected socket of a bus, which never blocks: bytes in both directions, and open files passed along with them.
struct BusStream: ~Copyable {
  let descriptor: Int32
  /// Files received and not taken yet.
  private var files: [BusFile] = []

  /// Maximum number of files waiting to be taken, more than a message may carry.
  private static let mostFiles = 16
  /// Bytes read at once.
  private static let stride = 16_384

  /// Connects to the first socket that accepts. Nil if none does by `end`.
  init?(_ address: BusAddress, by end: Double, givingUp isGivenUp: () -> Bool) {
    for socket in address.sockets {
      while true {
        do throws(SystemError) {
          descriptor = try LocalSocket.call(named: socket)
          return
        } catch {
          // A full backlog is reported at once, and ends when the listener accepts.
          guard error.code == EAGAIN, MonotonicClock.now < end, !isGivenUp() else { break }
          usleep(10_000)
        }
      }
    }
    return nil
  }

  deinit { close(descriptor) }
}

extension BusStream {
  /// Sends as many bytes as the socket takes. Returns their number; nil if the connection is broken.
  ///
  /// - Parameter files: Descriptors to pass along with the first byte.
  func send(_ bytes: ArraySlice<UInt8>, passing files: [Int32] = []) -> Int? {
    let size = MemoryLayout<cmsghdr>.size
    var control = [UInt8](repeating: 0, count: files.isEmpty ? 0 : (size + files.count * 4 + 7) & ~7)
    if !files.isEmpty {
      control.withUnsafeMutableBytes { room in
        var head = cmsghdr()
        (head.cmsg_len, head.cmsg_level, head.cmsg_type) = (size + files.count * 4, SOL_SOCKET, Int32(SCM_RIGHTS))
        room.storeBytes(of: head, as: cmsghdr.self)
        for (index, file) in files.enumerated() {
          room.storeBytes(of: file, toByteOffset: size + index * 4, as: Int32.self)
        }
      }
    }
    var rest = bytes
    let sent = rest.withUnsafeMutableBytes { bytes in
      withMessage(bytes, &control) { sendmsg(descriptor, &$0, Int32(MSG_NOSIGNAL)) }
    }
    if sent >= 0 { return sent }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Appends the bytes that have arrived. Returns false if the connection is broken.
  mutating func receive(into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.stride)
    var control = [UInt8](repeating: 0, count: 256)
    var heard = 0
    let count = buffer.withUnsafeMutableBytes { room in
      withMessage(room, &control) { message in
        let count = recvmsg(descriptor, &message, Int32(MSG_CMSG_CLOEXEC))
        heard = count < 0 ? 0 : message.msg_controllen
        return count
      }
    }
    take(control[..<heard])
    if count > 0 { bytes += buffer[..<count] }
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// Removes the next files. Nil if there are fewer.
  mutating func takeFiles(_ count: Int) -> [BusFile]? {
    guard count <= files.count else { return nil }
    defer { files.removeFirst(count) }
    return Array(files[..<count])
  }

  /// Waits until the socket is ready, another descriptor is readable, or the time has come.
  ///
  /// - Parameter longest: In milliseconds; negative means no limit.
  /// - Returns: False on timeout.
  func wait(for events: Int32, or others: [Int32] = [], longest: Int32) -> Bool {
    var waits = ([descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    waits[0].events = Int16(events)
    return poll(&waits, nfds_t(waits.count), longest) != 0
  }

  /// Takes over received files.
  private mutating func take(_ control: ArraySlice<UInt8>) {
    let size = MemoryLayout<cmsghdr>.size
    var rest = control
    while rest.count >= size {
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: cmsghdr.self) }
      guard head.cmsg_len >= size, head.cmsg_len <= rest.count else { return }
      if head.cmsg_level == SOL_SOCKET, head.cmsg_type == Int32(SCM_RIGHTS) {
        let numbers = rest.dropFirst(size).prefix(head.cmsg_len - size)
        for place in Swift.stride(from: 0, to: numbers.count - 3, by: 4) {
          let file = BusFile(numbers.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int32.self) })
          if files.count < Self.mostFiles { files.append(file) }
        }
      }
      rest = rest.dropFirst((head.cmsg_len + 7) & ~7)
    }
  }

  private func withMessage(
    _ bytes: UnsafeMutableRawBufferPointer, _ control: inout [UInt8], _ body: (inout msghdr) -> Int
  ) -> Int {
    var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
    return withUnsafeMutablePointer(to: &part) { part in
      control.withUnsafeMutableBytes { control in
        var message = msghdr()
        (message.msg_iov, message.msg_iovlen) = (part, 1)
        (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
        return body(&message)
      }
    }
  }
}

/// An open file received from another program. A class because it owns the descriptor.
final class BusFile: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
