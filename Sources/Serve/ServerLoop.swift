import Documents
import Glibc
import Notation
import System

/// The server's thread: it waits for all connections at once, and for its owner.
final class ServerLoop {
  private let shared: SharedState<ServedState>
  private let socket: ListeningSocket
  private let token: AccessToken
  /// Whether it listens at every address, so that connections to others than the real ones are refused.
  private let isOpen: Bool
  private let limits: ServeLimits
  private let keep: (SentTape) -> Result<String, TapeRefusal>
  private let wake: () -> Void

  private var connections: [PhoneConnection] = []
  private var buffer: [UInt8] = []
  /// Addresses at which phones may reach this machine.
  private var addresses: Set<String> = []
  /// When the process may have room for connections again.
  private var acceptsFrom = -Double.infinity
  private var nextForgetting = Double.infinity
  private var tapes: Allowance

  /// Interval of looking whether a phone has acknowledged a change, in seconds.
  private static let look = 0.004
  /// Connections that are accepted at once, so that none waits for others without end.
  private static let crowd = 32

  init(
    _ shared: SharedState<ServedState>, _ socket: ListeningSocket, token: AccessToken, isOpen: Bool,
    limits: ServeLimits, keeping keep: @escaping (SentTape) -> Result<String, TapeRefusal>,
    waking wake: @escaping () -> Void
  ) {
    (self.shared, self.socket, self.token, self.isOpen) = (shared, socket, token, isOpen)
    (self.limits, self.keep, self.wake) = (limits, keep, wake)
    tapes = Allowance(atOnce: limits.tapesAtOnce, perSecond: limits.tapesPerSecond)
  }
}

// The wait.
extension ServerLoop {
  func run() {
    // Strangers keep it busy, and frames must not wait for that.
    WorkerThread.giveWay()
    while !shared.isClosing {
      let (waits, listens) = wait()
      if shared.isClosing { break }
      let time = MonotonicClock.now
      for (index, wait) in waits.enumerated() { handle(connections[index], wait.revents, at: time) }
      follow(at: time)
      forget(at: time)
      connections.removeAll { if case .over = $0.phase { true } else { false } }
      if listens { accept(at: time) }
    }
    connections = []
    socket.close()
  }

  /// Sleeps until something happens or is due. Returns what happened to each connection, and whether somebody calls.
  private func wait() -> (waits: [pollfd], listens: Bool) {
    let time = MonotonicClock.now
    let accepts = time >= acceptsFrom && hasRoom(at: time)
    var waits = connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    waits.append(pollfd(fd: shared.orders.descriptor, events: Int16(POLLIN), revents: 0))
    waits.append(pollfd(fd: accepts ? socket.descriptor : -1, events: Int16(POLLIN), revents: 0))
    let pause = max(0, due(at: time) - time)
    let milliseconds = pause < 60 ? Int32((pause * 1000).rounded(.up)) : 60_000
    while poll(&waits, nfds_t(waits.count), milliseconds) < 0, errno == EINTR {}
    if waits[connections.count].revents != 0 { shared.orders.forget() }
    return (Array(waits.dropLast(2)), waits[connections.count + 1].revents != 0)
  }

  private func due(at time: Double) -> Double {
    var due = nextForgetting
    if acceptsFrom > time { due = min(due, acceptsFrom) }
    let state = shared.withLock { $0 }
    for connection in connections {
      due = min(due, connection.deadline)
      guard case .stream(let stream) = connection.phase else { continue }
      due = min(due, stream.lastSent + limits.silence)
      if stream.isBehind(state), !connection.hasOutput { due = min(due, time + Self.look) }
    }
    if connections.count >= limits.connections {
      for connection in connections where connection.isReadingHead { due = min(due, connection.since + limits.grace) }
    }
    return due
  }

  /// Whether another connection may come, in place of one whose head is late if necessary.
  private func hasRoom(at time: Double) -> Bool {
    connections.count < limits.connections
      || connections.contains { $0.isReadingHead && time - $0.since >= limits.grace }
  }

  private func accept(at time: Double) {
    for _ in 0..<Self.crowd {
      if connections.count >= limits.connections {
        let late = connections.indices.filter { connections[$0].isReadingHead }
          .min { connections[$0].since < connections[$1].since }
        guard let late, time - connections[late].since >= limits.grace else { return }
        connections.remove(at: late)
      }
      switch socket.accept() {
      case .connection(let descriptor):
        let connection = PhoneConnection(descriptor, at: time, patience: limits.headTime)
        if isWelcome(descriptor) { connections.append(connection) }
      case .nobody: return
      case .exhausted:
        acceptsFrom = time + 0.2
        return
      }
    }
  }

  /// Whether it came over a real interface, or from this machine, as over a cable.
  private func isWelcome(_ descriptor: Int32) -> Bool {
    guard isOpen else { return true }
    guard let address = ListeningSocket.reached(by: descriptor) else { return false }
    if address.hasPrefix("127.") || addresses.contains(address) { return true }
    addresses = Set(NetworkAddresses.all)
    return addresses.contains(address)
  }

  private func forget(at time: Double) {
    guard time >= nextForgetting else { return }
    let (isChanged, pause) = shared.withLock { ($0.forgetSilent(at: time), $0.forgettingPause) }
    nextForgetting = time + pause
    if isChanged { wake() }
  }
}

// A connection.
extension ServerLoop {
  private func handle(_ connection: PhoneConnection, _ events: Int16, at time: Double) {
    if events & Int16(POLLERR | POLLNVAL) != 0 || time >= connection.deadline { return end(connection) }
    if events & Int16(POLLOUT) != 0, !connection.write() { return end(connection) }
    if case .answer(let keepsAlive) = connection.phase, !connection.hasOutput {
      answered(connection, keepsAlive: keepsAlive, at: time)
    }
    guard events & Int16(POLLIN | POLLHUP) != 0 else { return }
    switch connection.phase {
    case .head, .body:
      guard connection.read(keeps: true, into: &buffer) else { return end(connection) }
      advance(connection, at: time)
    case .stream, .drain:
      if !connection.read(keeps: false, into: &buffer) { end(connection) }
    case .answer, .over: break
    }
  }

  private func end(_ connection: PhoneConnection) { connection.enter(.over, at: 0, patience: 0) }

  /// Uses what has come, for one request after the other.
  private func advance(_ connection: PhoneConnection, at time: Double) {
    if case .head = connection.phase { readHead(of: connection, at: time) }
    if case .body(let request, let route) = connection.phase, connection.input.count >= request.length {
      let body = Array(connection.input[..<request.length])
      connection.input.removeFirst(request.length)
      answer(connection, self.answer(to: request, route, body, at: time), request, at: time)
    }
  }

  private func readHead(of connection: PhoneConnection, at time: Double) {
    guard let end = HTTPRequest.end(in: connection.input, from: connection.searched) else {
      connection.searched = connection.input.count
      if connection.input.count > HTTPRequest.largestHead {
        refuse(connection, HTTPAnswer(.headTooLarge, "The request's head is too large."), at: time)
      }
      return
    }
    guard end <= HTTPRequest.largestHead else {
      return refuse(connection, HTTPAnswer(.headTooLarge, "The request's head is too large."), at: time)
    }
    let head = connection.input[..<end]
    do throws(HTTPRequest.Fault) {
      let request = try HTTPRequest(head)
      connection.input.removeFirst(end)
      connection.searched = 0
      take(request, connection, at: time)
    } catch {
      let answer =
        error == .lengthRequired
        ? HTTPAnswer(.lengthRequired, "The request's length is missing.")
        : HTTPAnswer(.badRequest, "This is not a request.")
      refuse(connection, answer, at: time)
    }
  }

  private func take(_ request: HTTPRequest, _ connection: PhoneConnection, at time: Double) {
    guard let route = ServedRoute(request.path, token: token) else {
      return reject(connection, .notFound, request, at: time)
    }
    guard request.method == route.method else {
      var answer = HTTPAnswer(.methodNotAllowed, "Only \(route.method) is known here.")
      answer.fields.append(("Allow", route.method))
      return reject(connection, answer, request, at: time)
    }
    guard route.method == "POST" else {
      if request.length > 0 {
        return reject(connection, HTTPAnswer(.badRequest, "This request has no body."), request, at: time)
      }
      if route == .events { return stream(connection, request, at: time) }
      return answer(connection, answer(to: request, route, [], at: time), request, at: time)
    }
    let most = route == .tapes ? limits.tape : limits.presence
    guard request.length <= most else {
      return reject(connection, HTTPAnswer(.tooLarge, "At most \(most) bytes are taken."), request, at: time)
    }
    if request.expectsContinue, connection.input.count < request.length {
      connection.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    connection.enter(.body(request, route), at: time, patience: limits.bodyTime)
  }

  /// Answers a request whose body is not read, and ends the connection if there is one.
  private func reject(
    _ connection: PhoneConnection, _ answer: HTTPAnswer, _ request: HTTPRequest, at time: Double
  ) {
    if request.length == 0 { return self.answer(connection, answer, request, at: time) }
    refuse(connection, answer, isHead: request.method == "HEAD", at: time)
  }

  /// Answers and reads on without keeping anything, so that the sender sees the answer.
  private func refuse(_ connection: PhoneConnection, _ answer: HTTPAnswer, isHead: Bool = false, at time: Double) {
    connection.input = []
    connection.send(answer.head(keepsAlive: false), then: isHead ? [] : answer.body)
    connection.enter(.drain, at: time, patience: limits.drainTime)
    if !connection.write() { return end(connection) }
    if !connection.hasOutput { connection.endOutput() }
  }

  private func answer(
    _ connection: PhoneConnection, _ answer: HTTPAnswer, _ request: HTTPRequest, at time: Double
  ) {
    connection.send(
      answer.head(keepsAlive: request.keepsAlive), then: request.method == "HEAD" ? [] : answer.body)
    let patience = limits.answerTime + Double(answer.body.count) / limits.leastSpeed
    connection.enter(.answer(keepsAlive: request.keepsAlive), at: time, patience: patience)
    if !connection.write() { return end(connection) }
    if !connection.hasOutput { answered(connection, keepsAlive: request.keepsAlive, at: time) }
  }

  private func answered(_ connection: PhoneConnection, keepsAlive: Bool, at time: Double) {
    guard keepsAlive else {
      connection.endOutput()
      return connection.enter(.drain, at: time, patience: 1)
    }
    connection.enter(.head, at: time, patience: limits.headTime)
    if !connection.input.isEmpty { advance(connection, at: time) }
  }
}

// The answers.
extension ServerLoop {
  /// What the page may load and do: its own pictures and paths, and the scripts that it came with.
  private static func policy(_ nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'unsafe-inline'",
      "style-src-elem 'nonce-\(nonce)'", "style-src-attr 'unsafe-inline'", "img-src 'self' data:",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  private func answer(
    to request: HTTPRequest, _ route: ServedRoute, _ body: [UInt8], at time: Double
  ) -> HTTPAnswer {
    switch route {
    case .page: page()
    case .picture(let number): picture(number)
    case .tapes: tape(body, agent: request["user-agent"] ?? "", at: time)
    case .presence: presence(body, agent: request["user-agent"] ?? "", at: time)
    case .events: .notFound
    }
  }

  private func page() -> HTTPAnswer {
    let nonce = AccessToken().text
    let (page, revision) = shared.withLock { ($0.page, $0.revision) }
    guard let page else { return HTTPAnswer(.unavailable, "There is no page yet.") }
    return HTTPAnswer(
      status: .ok,
      fields: [
        ("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", Self.policy(nonce)),
        ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
      ], body: Array(page.document(revision: revision, nonce: nonce).utf8))
  }

  private func picture(_ number: Int) -> HTTPAnswer {
    let pictures = shared.withLock { $0.page?.pictures } ?? []
    guard pictures.indices.contains(number) else { return .notFound }
    let picture = pictures[number]
    return HTTPAnswer(
      status: .ok,
      fields: [
        ("Content-Type", picture.mediaType), ("Cache-Control", "private, max-age=3600"),
        // An SVG that is opened by itself runs nothing.
        ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
      ], body: picture.bytes)
  }

  private func tape(_ body: [UInt8], agent: String, at time: Double) -> HTTPAnswer {
    guard shared.withLock({ $0.kept }) < limits.tapes else {
      return HTTPAnswer(.tooMany, "\(limits.tapes) tapes are kept already; start the server again for more.")
    }
    guard tapes.take(at: time) else {
      return HTTPAnswer(.unavailable, "Swipes come faster than thumbs make them; send it again later.")
    }
    let reading = TapeReader.read(body)
    guard let tape = reading.tape else {
      return HTTPAnswer(.badRequest, reading.problems.first?.line(file: "tape") ?? "This is not a tape.")
    }
    switch keep(SentTape(tape: tape, device: Phone.device(agent))) {
    case .success(let name):
      shared.withLock { $0.kept += 1 }
      var answer = HTTPAnswer(.created, "")
      answer.fields = [("Content-Type", "application/json")]
      answer.body = Array("\(JSONWriter.compact(["file": .text(name)]))\n".utf8)
      return answer
    case .failure(let refusal): return HTTPAnswer(.failed, refusal.sentence)
    }
  }

  /// A phone says that it is there, or that it is put away, and is told the present revision.
  private func presence(_ body: [UInt8], agent: String, at time: Double) -> HTTPAnswer {
    let reading = JSONReader.read(body)
    guard reading.problems.isEmpty, let root = reading.root, let id = root["id"]?.text, (1...64).contains(id.utf8.count)
    else { return HTTPAnswer(.badRequest, "This is not a phone's description of itself.") }
    let isChanged: Bool
    if root["away"]?.flag == true {
      isChanged = shared.withLock { $0.leave(id) }
    } else {
      guard let phone = Phone(root, agent: agent) else {
        return HTTPAnswer(.badRequest, "A phone's width and height are numbers above 0.")
      }
      let (offset, rests) = (Phone.offset(of: root), root["rests"]?.flag == true)
      let pause: Double
      (isChanged, pause) = shared.withLock { state in
        let isNew = state.hear(phone, id: id, at: time)
        let isElsewhere = offset.map { state.scroll(to: $0, by: id, rests: rests, at: time) } ?? false
        return (isNew || isElsewhere, state.forgettingPause)
      }
      nextForgetting = min(nextForgetting, time + pause)
    }
    if isChanged { wake() }
    let revision = shared.withLock { $0.revision }
    return HTTPAnswer(
      status: .ok, fields: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
      body: Array("\(JSONWriter.compact(["revision": .number(Double(revision))]))\n".utf8))
  }
}

// Changes.
extension ServerLoop {
  private func stream(_ connection: PhoneConnection, _ request: HTTPRequest, at time: Double) {
    guard connections.count(where: \.isStream) < limits.streams else {
      return answer(connection, HTTPAnswer(.unavailable, "Too many phones are connected."), request, at: time)
    }
    let state = shared.withLock { $0 }
    let known = (request["last-event-id"] ?? request.queryValue("after")).flatMap { Int($0) }
    let head = """
      HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\
      X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n
      """
    connection.send(Array((head + ChangeStream.hello(state)).utf8))
    connection.enter(
      .stream(ChangeStream(state, known: known, phone: request.queryValue("phone"), at: time)), at: time,
      patience: 2 * limits.silence)
    connection.input = []
    if !connection.write() { end(connection) }
  }

  /// Sends every phone the present state, once it has what it was sent before: while a control is dragged, it skips
  /// the states between.
  private func follow(at time: Double) {
    guard connections.contains(where: \.isStream) else { return }
    let state = shared.withLock { $0 }
    for connection in connections {
      guard case .stream(var stream) = connection.phase, !connection.hasOutput else { continue }
      if connection.unacknowledged == 0 { stream.lastHeard = time }
      if stream.isBehind(state), stream.lastHeard == time {
        connection.send(Array(stream.next(state).utf8))
        stream.lastSent = time
      } else if time - stream.lastSent >= limits.silence {
        connection.send(Array(ChangeStream.signOfLife.utf8))
        stream.lastSent = time
      }
      connection.phase = .stream(stream)
      connection.extend(to: stream.lastHeard + 2 * limits.silence)
      if connection.hasOutput, !connection.write() { end(connection) }
    }
  }
}
