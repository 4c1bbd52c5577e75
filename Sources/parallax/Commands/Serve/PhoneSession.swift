import Desktop
import Documents
import Glibc
import Notation
import Serve
import StudioKit
import System

/// Scenes of a studio on phones: orders come in lines, and answers go out, until the orders end.
final class PhoneSession {
  private let maker = ServedScene()
  private let watcher = FileWatcher()
  /// Lines to say.
  private let news: News<String>
  private let judge: SwipeJudge
  private var server: PhoneServer?
  /// The scene of the last order.
  private var scene: PlacedScene?
  private var input = OrderInput()
  private var hasFailed = false
  /// Whether phones keep an older scene.
  private var isRefused = false
  private var known: [Phone] = []
  /// Where the stage was last. Phones may not follow it.
  private var wanted = FollowOrder(nil)
  /// Where a thumb has the content, as the studio knows. Nil if none does.
  private var thumb: Double?
  /// When pictures are made in the size that the scene needs now.
  private var refining: Double?
  /// When to say what to look at, as long as no phone has come.
  private var hintTime: Double?

  /// The port that a firewall can be told once.
  static let usualPort: UInt16 = 7270
  /// The studio draws the column again for each swipe, so it gets no more than thumbs make.
  private static let limits = {
    var limits = ServeLimits()
    (limits.tapesAtOnce, limits.tapesPerSecond) = (2, 1)
    return limits
  }()
  /// Seconds without an order after which pictures are made in their sizes, and without a phone until the hints.
  private static let (calm, patience) = (0.4, 20.0)

  init() throws(Failure) { (news, judge) = (try News(), try SwipeJudge()) }
}

extension PhoneSession {
  func run() throws(Failure) -> ExitCode {
    while !input.hasEnded, !hasFailed {
      let (hasInput, hasNews) = wait()
      if hasInput { input.read() }
      if hasNews { for line in news.take() { try say(line: line) } }
      let orders = input.takeLast()
      if let order = orders.scene {
        scene = order.scene
        try show(isQuick: true)
      }
      if let follow = orders.follow {
        wanted = follow
        server?.follow(follow.offset)
      }
      if !watcher.changes(at: MonotonicClock.now).isEmpty { try show(isQuick: true) }
      if let time = refining, MonotonicClock.now >= time { try show(isQuick: false) }
      try meetPhones()
    }
    server?.end()
    return .done
  }

  private func wait() -> (hasInput: Bool, hasNews: Bool) {
    let due = [watcher.due, hintTime, refining].compactMap(\.self).min()
    let pause = due.map { Int32(min(max(0, (($0 - MonotonicClock.now) * 1000).rounded(.up)), 60_000)) } ?? -1
    var waits = [STDIN_FILENO, news.descriptor, watcher.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&waits, nfds_t(waits.count), pause)
    return (waits[0].revents != 0, waits[1].revents != 0)
  }

  private func show(isQuick: Bool) throws(Failure) {
    guard let scene else { return }
    refining = nil
    let page: LivePage
    do throws(Failure) {
      page = try maker.page(of: scene, isQuick: isQuick).page
    } catch {
      let why = error.lines.first ?? "The scene cannot be shown on phones."
      server?.report(ServedScene.sentence(why, of: scene.path))
      isRefused = true
      return server == nil ? try fail(why) : try say(.refused(why))
    }
    if maker.isProvisional { refining = MonotonicClock.now + Self.calm }
    watcher.watch(Array(ServedScene.files(of: scene).dropFirst()), at: MonotonicClock.now)
    if let server {
      server.show(page)
      if isRefused { try say(.shown) }
      isRefused = false
      return
    }
    try start(page)
  }

  private func start(_ page: LivePage) throws(Failure) {
    let server: PhoneServer
    do throws(ServeError) {
      server = try self.server(of: page)
    } catch {
      return try fail("\(error)")
    }
    self.server = server
    server.follow(wanted.offset)
    hintTime = MonotonicClock.now + Self.patience
    try announce(server)
  }

  /// At the usual port, or at any that is free.
  private func server(of page: LivePage) throws(ServeError) -> PhoneServer {
    let (news, judge) = (news, judge)
    func server(at port: UInt16) throws(ServeError) -> PhoneServer {
      try PhoneServer(
        page, port: port, limits: Self.limits,
        keeping: { sent in
          let name = "\(sent.device) \(LocalTime().text("%Y-%m-%d %H.%M.%S"))"
          let tape = TapeWriter.text(of: sent.tape)
          judge.judge(sent) { news.add(PhoneAnswer.swipe(name: name, tape: tape, glide: $0).line) }
          return "\(name)\(Tape.ending)"
        }, waking: { news.wake() })
    }
    do throws(ServeError) {
      return try server(at: Self.usualPort)
    } catch .portTaken {
      return try server(at: 0)
    }
  }

  private func announce(_ server: PhoneServer) throws(Failure) {
    let hosts = NetworkAddresses.all
    guard !hosts.isEmpty else {
      return try fail("This computer is in no network, so no phone can find it.")
    }
    var addresses = hosts.map { host in
      let text = server.address(at: host)
      let code = QRCode(text)
      return PhoneAddress(
        text,
        code: code.map { code in
          (0..<code.side).map { y in
            String(decoding: (0..<code.side).map { UInt8(code.isDark(x: $0, y: y) ? 49 : 48) }, as: UTF8.self)
          }
        } ?? [])
    }
    if let name = NetworkAddresses.localName { addresses.append(PhoneAddress(server.address(at: name), code: [])) }
    try say(.serving(addresses))
  }

  private func meetPhones() throws(Failure) {
    let phones = server?.phones ?? []
    if phones != known {
      known = phones
      try say(.phones(phones.map(\.words)))
    }
    let held = server?.lead.flatMap { $0.isHeld ? $0.offset : nil }
    if held != thumb {
      thumb = held
      try say(.scrolled(held))
    }
    if !phones.isEmpty { hintTime = nil }
    if let time = hintTime, MonotonicClock.now >= time, let server {
      hintTime = nil
      try say(.hints(ConnectionHints.all(port: server.port)))
    }
  }

  private func fail(_ why: String) throws(Failure) {
    hasFailed = true
    try say(.failed(why))
  }

  private func say(_ answer: PhoneAnswer) throws(Failure) { try say(line: answer.line) }

  private func say(line: String) throws(Failure) { try Console.write(line + "\n") }
}
