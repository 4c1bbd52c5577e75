import Glibc

/// A connection: what has come, what is to be sent, and how long it may take. Only the server's thread has it. A class
/// because it owns a descriptor.
final class PhoneConnection {
  enum Phase {
    /// A request's head is being read.
    case head
    /// The body of a request to a path is being read, up to its length.
    case body(HTTPRequest, ServedRoute, Int)
    /// An answer is being sent.
    case answer(keepsAlive: Bool)
    /// Changes are sent as they happen.
    case stream(ChangeStream)
    /// A refused request is read to its end, so that its sender sees the answer.
    case drain
    case over
  }

  let descriptor: Int32
  /// The address of this machine that it has reached, and the one that it comes from.
  let own: String
  let peer: String
  /// Whether a request on it had the token.
  var isKnown = false
  var phase = Phase.head
  /// When the phase began, and when it has to end.
  private(set) var since: Double
  private(set) var deadline: Double
  /// Bytes that have come, how many of them are used, and up to where no head's end was found.
  private(set) var input: [UInt8] = []
  private(set) var used = 0
  private var searched = 0
  private var output: [UInt8] = []
  /// Sent after the output, and shared with others.
  private var body: [UInt8] = []
  private var sent = 0

  /// Bytes that are read at once.
  private static let piece = 64 * 1024

  init(_ descriptor: Int32, own: String, peer: String, at time: Double, patience: Double) {
    (self.descriptor, self.own, self.peer) = (descriptor, own, peer)
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
    case .head, .body, .drain, .stream:
      (isUnsearched ? 0 : Int16(POLLIN)) | (hasOutput ? Int16(POLLOUT) : 0)
    case .answer: Int16(POLLOUT)
    case .over: 0
    }
  }

  /// Whether a whole request may have come.
  var isUnsearched: Bool { if case .head = phase { searched < input.count } else { false } }

  /// Bytes that have come and are not used.
  var unused: Int { input.count - used }

  /// The end of a request's head among the input. Nil if it has not come yet.
  func headEnd() -> Int? {
    let end = HTTPRequest.end(in: input, from: used, searched: searched)
    searched = input.count
    return end
  }

  func use(upTo end: Int) {
    (used, searched) = (end, end)
    if used == input.count { forgetInput() }
  }

  func forgetInput() { (input, used, searched) = ([], 0, 0) }

  /// When it may make room for another one. Nil if it does something for a phone.
  ///
  /// - Parameter grace: Seconds for a head, and for an answer to go out.
  func yields(after grace: Double) -> Double? {
    switch phase {
    case .head: since + grace
    case .drain: hasOutput ? since + grace : since
    case .body, .answer, .stream, .over: nil
    }
  }

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
    if keeps {
      if used > 0 { input.removeFirst(used) }
      (searched, used) = (searched - used, 0)
      input += buffer[..<count]
    }
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
