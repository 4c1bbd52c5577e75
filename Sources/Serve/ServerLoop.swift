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
  private let keep: (SentTape) -> String?
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
  /// Where phones on a cable come from.
  private static let cable = "127.0.0.1"

  init(
    _ shared: SharedState<ServedState>, _ socket: ListeningSocket, token: AccessToken, isOpen: Bool,
    limits: ServeLimits, keeping keep: @escaping (SentTape) -> String?,
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
    for connection in connections where connection.isStream {
      connection.send(Array(ChangeStream.end.utf8))
      _ = connection.write()
    }
    connections = []
    socket.close()
    shared.withLock { $0.hasEnded = true }
  }

  /// Sleeps until something happens or is due. Returns what happened to each connection, and whether somebody calls.
  private func wait() -> (waits: [pollfd], listens: Bool) {
    let time = MonotonicClock.now
    let accepts = time >= acceptsFrom && opening <= time
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
    if connections.contains(where: \.isUnsearched) { due = time }
    return opening > time ? min(due, opening) : due
  }

  /// When another connection may come, in place of one that is there if necessary.
  private var opening: Double {
    guard connections.count >= limits.connections else { return -.infinity }
    return connections.compactMap { $0.yields(after: limits.grace) }.min() ?? .infinity
  }

  private func accept(at time: Double) {
    for _ in 0..<Self.crowd where opening <= time {
      switch socket.accept() {
      case .connection(let descriptor, let peer):
        let own = ListeningSocket.reached(by: descriptor) ?? ""
        let connection = PhoneConnection(descriptor, own: own, peer: peer, at: time, patience: limits.headTime)
        guard isWelcome(own) else { continue }
        if let other = leaver(for: peer, at: time) { connections.remove(at: other) }
        connections.append(connection)
      case .nobody: return
      case .exhausted:
        acceptsFrom = time + 0.2
        return
      }
    }
  }

  /// The connection that makes room for one from an address: a stranger's from there if these are too many, else one of
  /// the address with the most strangers.
  private func leaver(for peer: String, at time: Double) -> Int? {
    var strangers: [String: Int] = [:]
    for connection in connections where !connection.isKnown { strangers[connection.peer, default: 0] += 1 }
    func weight(_ connection: PhoneConnection) -> Int { connection.isKnown ? 0 : strangers[connection.peer] ?? 0 }
    func oldest(_ indices: [Int]) -> Int? { indices.min { connections[$0].since < connections[$1].since } }
    if peer != Self.cable, strangers[peer] ?? 0 >= limits.strangers {
      return oldest(connections.indices.filter { !connections[$0].isKnown && connections[$0].peer == peer })
    }
    guard connections.count >= limits.connections else { return nil }
    let late = connections.indices.filter { connections[$0].yields(after: limits.grace).map { $0 <= time } ?? false }
    let most = late.map { weight(connections[$0]) }.max()
    return oldest(late.filter { weight(connections[$0]) == most })
  }

  /// Whether it came over a real interface, or from this machine, as over a cable.
  private func isWelcome(_ address: String) -> Bool {
    guard isOpen, !address.hasPrefix("127.") else { return true }
    if addresses.contains(address) { return true }
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
    if events & Int16(POLLIN | POLLHUP) != 0 {
      switch connection.phase {
      case .head, .body:
        guard connection.read(keeps: true, into: &buffer) else { return end(connection) }
      case .stream, .drain:
        guard connection.read(keeps: false, into: &buffer) else { return end(connection) }
      case .answer, .over: break
      }
    }
    advance(connection, at: time)
  }

  private func end(_ connection: PhoneConnection) { connection.enter(.over, at: 0, patience: 0) }

  /// Uses what has come, for one request at most: the others have their turn before the next.
  private func advance(_ connection: PhoneConnection, at time: Double) {
    if connection.isUnsearched { readHead(of: connection, at: time) }
    if case .body(let request, let route, let length) = connection.phase, connection.unused >= length {
      let end = connection.used + length
      let body = Array(connection.input[connection.used..<end])
      connection.use(upTo: end)
      answer(connection, self.answer(to: request, route, body, at: time), request, at: time)
    }
  }

  private func readHead(of connection: PhoneConnection, at time: Double) {
    let end = connection.headEnd()
    guard let end, end - connection.used <= HTTPRequest.largestHead else {
      if end != nil || connection.unused > HTTPRequest.largestHead { refuse(connection, .notFound, at: time) }
      return
    }
    let request = HTTPRequest(connection.input[connection.used..<end])
    connection.use(upTo: end)
    guard let request else { return refuse(connection, .notFound, at: time) }
    take(request, connection, at: time)
  }

  private func take(_ request: HTTPRequest, _ connection: PhoneConnection, at time: Double) {
    guard let route = ServedRoute(request.path, token: token), request.isMeant(for: connection.own) else {
      return refuse(connection, .notFound, isHead: request.method == "HEAD", at: time)
    }
    connection.isKnown = true
    guard request.method == route.method else {
      var answer = HTTPAnswer(.methodNotAllowed, "Only \(route.method) is known here.")
      answer.fields.append(("Allow", route.method))
      return reject(connection, answer, request, at: time)
    }
    guard route.method == "POST" else {
      if request.length != 0 {
        return reject(connection, HTTPAnswer(.badRequest, "This request has no body."), request, at: time)
      }
      if route == .events { return stream(connection, request, at: time) }
      return answer(connection, answer(to: request, route, [], at: time), request, at: time)
    }
    let most = route == .tapes ? limits.tape : limits.presence
    guard let length = request.length else {
      return reject(connection, HTTPAnswer(.lengthRequired, "The request's length is missing."), request, at: time)
    }
    guard length <= most else {
      return reject(connection, HTTPAnswer(.tooLarge, "At most \(most) bytes are taken."), request, at: time)
    }
    if request.expectsContinue, connection.unused < length {
      connection.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    connection.enter(.body(request, route, length), at: time, patience: limits.bodyTime)
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
    connection.forgetInput()
    connection.send(answer.head(keepsAlive: false), then: isHead ? [] : answer.body)
    connection.enter(.drain, at: time, patience: limits.drainTime)
    if !connection.write() { return end(connection) }
    if !connection.hasOutput { connection.endOutput() }
  }

  private func answer(
    _ connection: PhoneConnection, _ answer: HTTPAnswer, _ request: HTTPRequest, at time: Double
  ) {
    if answer.status == .notFound { return refuse(connection, answer, at: time) }
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
    guard let sent = SentTape(tape, on: Phone.device(agent)) else {
      return HTTPAnswer(
        .badRequest, "tape: a phone's tape has touches, wheels and offsets, no \"set\" and no \"resize\".")
    }
    guard let name = keep(sent) else { return HTTPAnswer(.failed, "The computer cannot keep this swipe.") }
    shared.withLock { $0.kept += 1 }
    return HTTPAnswer(
      status: .created, fields: [("Content-Type", "application/json")],
      body: Array("\(JSONWriter.compact(["file": .text(name)]))\n".utf8))
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
    connection.forgetInput()
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
