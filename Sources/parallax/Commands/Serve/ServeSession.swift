import Desktop
import Documents
import Glibc
import Notation
import Serve
import System

/// A scene that is served until a signal ends it: follows its files, and says what phones do.
final class ServeSession {
  private let name: String
  private let invocation: Invocation
  private let tapes: KeptTapes
  private let maker = ServedScene()
  private let signal = CaughtSignal()
  private let watcher = FileWatcher()
  private let news: News<String>
  private let judge: SwipeJudge
  private var scene: LoadedScene
  private var server: PhoneServer?
  private var known: [Phone] = []
  /// When to say what to look at, as long as no phone has come.
  private var hintTime: Double?

  /// Seconds without a phone until the hints.
  private static let patience = 20.0

  init(_ name: String, _ scene: LoadedScene, _ invocation: Invocation, tapes: KeptTapes) throws(Failure) {
    (self.name, self.scene, self.invocation, self.tapes) = (name, scene, invocation, tapes)
    let news = try News<String>()
    self.news = news
    // Threads inherit what it says of signals, so it comes before the first of them.
    signal.listen { news.wake() }
    judge = try SwipeJudge()
  }
}

extension ServeSession {
  /// Listens at the first port that is free, and prints the addresses.
  func start(address: String?, ports: [Int]) throws(Failure) {
    let (page, faults) = try maker.page(of: scene.placed)
    for fault in faults { Console.complain(fault) }
    watcher.watch(ServedScene.files(of: scene.placed), at: MonotonicClock.now)
    let server = try Self.server(page, address: address, ports: ports) { [tapes, news, judge] sent in
      do throws(FileError) {
        let name = try tapes.keep(sent)
        judge.judge(sent) { news.add("A swipe on \($0): \(name)") }
        return name
      } catch {
        news.add("parallax: A swipe cannot be kept: \(error)")
        return nil
      }
    } waking: { [news] in
      news.wake()
    }
    self.server = server
    hintTime = MonotonicClock.now + Self.patience
    try announce(server, address: address)
  }

  private static func server(
    _ page: LivePage, address: String?, ports: [Int],
    keeping keep: @escaping @Sendable (SentTape) -> String?,
    waking wake: @escaping @Sendable () -> Void
  ) throws(Failure) -> PhoneServer {
    var last = ServeError.noThread
    for port in ports {
      do throws(ServeError) {
        return try PhoneServer(page, address: address, port: UInt16(clamping: port), keeping: keep, waking: wake)
      } catch {
        last = error
        guard case .portTaken = error else { break }
      }
    }
    if case .wrongAddress = last { throw Failure(.usage, "--address: \(last)") }
    throw Failure(.unavailable, "\(last)")
  }

  private func announce(_ server: PhoneServer, address: String?) throws(Failure) {
    var hosts = address.map { [$0] } ?? NetworkAddresses.all
    if hosts.isEmpty {
      hosts = ["127.0.0.1"]
      Console.complain("There is no network; this machine alone can open the page.")
    }
    let addresses = hosts.map(server.address)
    if invocation.has("json") {
      let line = JSONWriter.compact([
        "port": .number(Double(server.port)), "urls": .list(addresses.map { .text($0) }),
      ])
      return try Console.write("\(line)\n")
    }
    var text = "Open this on a phone in the same network:\n"
    for address in addresses {
      text += "\n  \(address)\n"
      if let code = QRCode(address) { text += "\n\(code.terminalText)" }
    }
    if address == nil, let name = NetworkAddresses.localName { text += "\n  or \(server.address(at: name))\n" }
    try Console.write(text, isStyled: true)
    let files = scene.stored.isCopy || scene.stored.packed != nil ? "its pictures" : name
    try Console.write("\nEvery save of \(files) shows at once. Ctrl C ends it.\n")
  }

  /// Follows the scene until a signal asks it to end.
  func run() -> ExitCode {
    while true {
      wait()
      if let caught = signal.caught {
        server?.end()
        UnpackedScenes.remove()
        ProcessEnd.exit(128 + caught)
      }
      for line in news.take() { Console.tell(line) }
      meetPhones()
      if !watcher.changes(at: MonotonicClock.now).isEmpty { reload() }
    }
  }

  private func wait() {
    let due = [watcher.due, hintTime].compactMap(\.self).min()
    let pause = due.map { Int32(min(max(0, (($0 - MonotonicClock.now) * 1000).rounded(.up)), 60_000)) } ?? -1
    var waits = [
      pollfd(fd: news.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watcher.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&waits, 2, pause)
  }

  private func meetPhones() {
    let phones = server?.phones ?? []
    let (names, old) = (phones.map(\.name), known.map(\.name))
    if phones.count > known.count || names != old,
      let new = phones.last(where: { !old.contains($0.name) }) ?? phones.last
    {
      Console.tell("\(counted(phones.count, "phone", "phones")) connected: \(new.words)")
    }
    known = phones
    if !phones.isEmpty { hintTime = nil }
    if let time = hintTime, MonotonicClock.now >= time, let server {
      hintTime = nil
      if !invocation.has("json") {
        Console.tell("No phone yet.")
        for hint in ConnectionHints.all(port: server.port) { Console.tell("  \(hint)") }
      }
    }
  }

  /// Shows the scene as it is on the disk now. While it is broken, phones keep what they have.
  private func reload() {
    do throws(Failure) {
      let loaded = try LoadedScene(name, invocation)
      let (page, faults) = try maker.page(of: loaded.placed, isQuick: true)
      for fault in faults { Console.complain(fault) }
      scene = loaded
      watcher.watch(ServedScene.files(of: loaded.placed), at: MonotonicClock.now)
      server?.show(page)
      // Pictures in another size follow.
      if maker.isProvisional { server?.show(try maker.page(of: loaded.placed).page) }
    } catch {
      for line in error.lines { Console.complain(line) }
      server?.report(ServedScene.sentence(error.lines.first ?? "The scene cannot be read.", of: name))
    }
  }
}
