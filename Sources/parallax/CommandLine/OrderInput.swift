import Glibc
import StudioKit

/// Orders of the studio on standard input, a line each, of which the last one counts.
struct OrderInput {
  /// Bytes of orders that are not complete.
  private var bytes: [UInt8] = []
  private(set) var hasEnded = false
}

extension OrderInput {
  /// Reads what there is, or waits until there is something.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0, bytes.count + count <= SceneOrder.largest else {
      hasEnded = true
      return
    }
    bytes += buffer[..<count]
  }

  /// The last complete orders of each kind; earlier ones are of no use any more. Nil while more of one comes.
  mutating func takeLast() -> (scene: SceneOrder?, follow: FollowOrder?) {
    guard let end = bytes.lastIndex(of: 0x0A) else { return (nil, nil) }
    let lines = bytes[..<end].split(separator: 0x0A)
    bytes.removeFirst(end + 1)
    let last = lines.reversed().lazy
    return (last.compactMap { SceneOrder(line: $0) }.first, last.compactMap { FollowOrder(line: $0) }.first)
  }

  /// Answers the scenes of orders, one after the other. It gives way to the studio, whose frames must not wait for it.
  static func answerEach(_ body: (SceneOrder) throws(Failure) -> Void) throws(Failure) {
    signal(SIGPIPE, SIG_IGN)
    _ = nice(niceness)
    var input = OrderInput()
    while !input.hasEnded {
      input.read()
      if let order = input.takeLast().scene { try body(order) }
    }
  }

  private static let niceness: Int32 = 10

  /// Whether there is something to read, or nothing comes any more.
  nonisolated static var isWaiting: Bool {
    var waits = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waits, 1, 0) > 0
  }
}
