import Glibc

/// A connection: what has come, what is to be sent, and how long it may take. Only the server's thread has it. A class
/// because it owns a descriptor.
final class PhoneConnection {
  enum Phase {
    /// A request's head is being read.
    case head
    /// The body of a request to a path is being read.
    case body(HTTPRequest, ServedRoute)
    /// An answer is being sent.
    case answer(keepsAlive: Bool)
    /// Changes are sent as they happen.
    case stream(ChangeStream)
    /// A refused request is read to its end, so that its sender sees the answer.
    case drain
    case over
  }

  let descriptor: Int32
  var phase = Phase.head
  /// When the phase began, and when it has to end.
  private(set) var since: Double
  private(set) var deadline: Double
  /// Bytes that have come and are not used yet.
  var input: [UInt8] = []
  /// Bytes of the input in which no head's end was found.
  var searched = 0
  private var output: [UInt8] = []
  /// Sent after the output, and shared with others.
  private var body: [UInt8] = []
  private var sent = 0

  /// Bytes that are read at once.
  private static let piece = 64 * 1024

  init(_ descriptor: Int32, at time: Double, patience: Double) {
    self.descriptor = descriptor
    since = time
    deadline = time + patience
  }

  deinit { close(descriptor) }
}

extension PhoneConnection {
  func enter(_ phase: Phase, at time: Double, patience: Double) {
    self.phase = phase
    since = time
    deadline = time + patience
  }

  func extend(to deadline: Double) { self.deadline = deadline }

  var hasOutput: Bool { sent < output.count + body.count }

  /// What the thread waits for.
  var events: Int16 {
    switch phase {
    case .head, .body, .drain: Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0)
    case .answer: Int16(POLLOUT)
    case .stream: Int16(POLLIN) | (hasOutput ? Int16(POLLOUT) : 0)
    case .over: 0
    }
  }

  /// Whether it only waits for the rest of a head.
  var isReadingHead: Bool { if case .head = phase { true } else { false } }

  var isStream: Bool { if case .stream = phase { true } else { false } }

  func send(_ bytes: [UInt8], then body: [UInt8] = []) {
    if hasOutput {
      output = Array(pending) + bytes
    } else {
      output = bytes
    }
    (self.body, sent) = (body, 0)
  }

  private var pending: [UInt8] {
    sent < output.count ? Array(output[sent...]) + body : Array(body.dropFirst(sent - output.count))
  }

  /// Reads what has come. Returns false if the sender has closed or is gone.
  ///
  /// - Parameter keeps: Whether the bytes matter.
  func read(keeps: Bool, into buffer: inout [UInt8]) -> Bool {
    if buffer.count < Self.piece { buffer = [UInt8](repeating: 0, count: Self.piece) }
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count != 0 else { return false }
    guard count > 0 else { return errno == EAGAIN || errno == EINTR }
    if keeps { input += buffer[..<count] }
    return true
  }

  /// Sends as much as the network takes. Returns false if the receiver is gone.
  func write() -> Bool {
    while hasOutput {
      let isHead = sent < output.count
      let start = isHead ? sent : sent - output.count
      let count = (isHead ? output : body).withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return errno == EAGAIN || errno == EINTR }
      sent += count
    }
    (output, body, sent) = ([], [], 0)
    return true
  }

  /// Bytes that the other side has not acknowledged.
  var unacknowledged: Int {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
  }

  /// Says that nothing more will be sent.
  func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }
}
