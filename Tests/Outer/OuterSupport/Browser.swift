import Foundation
import Glibc
import Synchronization
import Testing

/// A headless browser driven over WebDriver, for checking pages independently.
public final class Browser {
  public enum Engine: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case chromium, webkit

    public var testDescription: String { rawValue }

    /// The driver, and a browser that it drives.
    private var programs: (driver: String, browser: String?) {
      switch self {
      case .chromium: ("/usr/bin/chromedriver", "/usr/bin/chromium")
      case .webkit: ("/usr/bin/WebKitWebDriver", Self.miniBrowser)
      }
    }

    private static let miniBrowser =
      ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
      .map { "\($0)/webkit2gtk-4.1/MiniBrowser" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The engines whose browser and driver are installed.
    public static let installed = allCases.filter(\.isThere)

    private var isThere: Bool {
      let files = FileManager.default
      guard files.isExecutableFile(atPath: programs.driver), let browser = programs.browser,
        files.isExecutableFile(atPath: browser)
      else { return false }
      return self == .chromium || files.isExecutableFile(atPath: "/usr/bin/Xvfb")
    }

    fileprivate var driver: String { programs.driver }

    /// Beginnings of the names of its processes: one of each is there as long as a page is.
    fileprivate var processes: [String] {
      switch self {
      case .chromium: ["chrom"]
      case .webkit: ["MiniBrowser", "WebKitWeb"]
      }
    }

    /// - Parameter profile: A folder for the browser's profile.
    fileprivate func options(profile: URL) -> [String: Any] {
      switch self {
      case .chromium:
        // A window costs what it shows, sixty times a second. What a test looks at is as large as it says.
        let words = [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=1",
          "--window-size=500,300", "--allow-file-access-from-files", "--user-data-dir=\(profile.path)",
        ]
        return ["goog:chromeOptions": ["binary": programs.browser ?? "", "args": words]]
      case .webkit:
        return [
          "webkitgtk:browserOptions": ["binary": programs.browser ?? "", "args": ["--automation"]],
          "browserName": "MiniBrowser",
        ]
      }
    }
  }

  /// The reason for which a test of pages is skipped.
  public static let missing: Comment =
    "pages are not opened: install chromium and chromium-driver, or webkit2gtk-driver and xvfb"

  public struct Failure: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
  }

  private let process: BrowserProcess
  public var engine: Engine { process.engine }

  /// One that another test has left, or a new one.
  ///
  /// - Parameter asksForLessMotion: Whether its pages are told that a person asked for less motion.
  public init(_ engine: Engine, asksForLessMotion: Bool = false) throws {
    process =
      try BrowserProcess.idle(engine, asksForLessMotion: asksForLessMotion)
      ?? BrowserProcess(engine, asksForLessMotion: asksForLessMotion)
  }

  deinit { process.leave() }

  public func open(_ file: URL) throws { try process.open(file) }

  /// Runs the body of an asynchronous function and returns its result.
  public func run(_ script: String) throws -> Any? { try process.run(script) }

  /// Ends the browser behind the driver's back.
  public func endPages() { process.endPages() }

  /// How often the page's styles have been computed. Supported only by Chromium.
  public func styleCount() throws -> Double {
    try process.command("Performance.enable")
    let answer = try process.command("Performance.getMetrics")
    let metrics = (answer as? [String: Any])?["metrics"] as? [[String: Any]] ?? []
    let count = metrics.first { $0["name"] as? String == "RecalcStyleCount" }?["value"] as? NSNumber
    guard let count else { throw Failure(description: "no count of styles") }
    return count.doubleValue
  }

  /// Emulates the setting for reduced motion. Supported only by Chromium.
  public func ask(forLessMotion isStill: Bool) throws { try process.ask(forLessMotion: isStill) }

  /// Emulates the screen of a phone, which is touched. Supported only by Chromium.
  ///
  /// - Parameter density: Pixels per point.
  public func becomePhone(width: Int, height: Int, density: Int = 2) throws {
    let screen: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": density, "mobile": true]
    try process.command("Emulation.setDeviceMetricsOverride", screen)
    try process.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
  }

  /// Runs a script in a page that is in a frame of this size, in any engine: `window` and `document` are those of the page.
  public func run(_ script: String, in page: String, width: Double, height: Double) throws -> Any? {
    let file = FileManager.default.temporaryDirectory.appending(path: "framed-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: [page]), as: UTF8.self)
    try
      "<!doctype html><meta charset=\"utf-8\"><body style=\"margin: 0\"><script>const [page] = \(text.replacing("</", with: "<\\/"))</script>"
      .write(to: file, atomically: true, encoding: .utf8)
    try open(file)
    return try run(
      """
      const frame = document.createElement('iframe')
      frame.style = 'border: 0; width: \(width)px; height: \(height)px'
      frame.srcdoc = page
      await new Promise(done => { frame.onload = done; document.body.append(frame) })
      // What the page observes is said after a frame.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      return await (async (window, document) => {
      \(script)
      })(frame.contentWindow, frame.contentDocument)
      """)
  }

  /// Puts fingers at these places, or lifts them. Supported only by Chromium.
  ///
  /// - Parameter kind: `touchStart`, `touchMove` or `touchEnd`.
  public func touch(_ kind: String, _ places: [(x: Double, y: Double)] = []) throws {
    try process.command(
      "Input.dispatchTouchEvent", ["type": kind, "touchPoints": places.map { ["x": $0.x, "y": $0.y] }])
  }
}

/// A browser and its driver.
private final class BrowserProcess: Sendable {
  let engine: Browser.Engine
  private let asksForLessMotion: Bool
  private let driver: Process
  private let screen: Process?
  private let port: Int
  private let profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
  private let id = Mutex("")
  private var session: String { id.withLock { $0 } }

  init(_ engine: Browser.Engine, asksForLessMotion: Bool) throws {
    (self.engine, self.asksForLessMotion) = (engine, asksForLessMotion)
    port = Int.random(in: 20_000..<30_000)
    var environment = ProcessInfo.processInfo.environment
    if engine == .webkit {
      let display = ":\(Int.random(in: 160..<400))"
      let screen = Process()
      screen.executableURL = URL(filePath: "/usr/bin/Xvfb")
      screen.arguments = [display, "-screen", "0", "2400x1100x24", "-nolisten", "tcp"]
      screen.standardError = FileHandle.nullDevice
      try screen.run()
      self.screen = screen
      environment["DISPLAY"] = display
      environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
      environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
      if asksForLessMotion {
        let settings = profile.appending(path: "gtk-3.0")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try "[Settings]\ngtk-enable-animations=0\n"
          .write(to: settings.appending(path: "settings.ini"), atomically: true, encoding: .utf8)
        environment["XDG_CONFIG_HOME"] = profile.path
      }
    } else {
      screen = nil
    }
    driver = Process()
    driver.executableURL = URL(filePath: engine.driver)
    driver.arguments = ["--port=\(port)"]
    driver.environment = environment
    driver.standardOutput = FileHandle.nullDevice
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    let started = try start()
    id.withLock { $0 = started }
    if asksForLessMotion, engine == .chromium { try ask(forLessMotion: true) }
  }

  // The browser ends with its session; the driver may ignore a request to end.
  deinit {
    if !session.isEmpty { _ = try? send("DELETE", "session/\(session)") }
    for program in [driver, screen].compactMap(\.self) {
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: profile)
  }

  /// Retried until the driver listens, which in turn waits for a screen.
  private func start() throws -> String {
    let wanted = ["capabilities": ["alwaysMatch": engine.options(profile: profile)]]
    var last: (any Error)?
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(60) {
      do {
        let answer = try send("POST", "session", wanted) as? [String: Any]
        if let id = answer?["sessionId"] as? String { return id }
      } catch {
        last = error
      }
      usleep(100_000)
    }
    throw last ?? Browser.Failure(description: "no session")
  }

  /// Why no answer will come; nil while one may. A driver that has lost its browser waits for it without end.
  private func lost() -> Browser.Failure? {
    guard driver.isRunning else { return Browser.Failure(description: "the driver of \(engine) has ended") }
    guard !session.isEmpty else { return nil }
    let names = Self.processes(below: driver.processIdentifier).compactMap(Self.stat).map(\.name)
    guard let missing = engine.processes.first(where: { start in !names.contains { $0.hasPrefix(start) } }) else {
      // It answers this at any time, whatever it waits for.
      let answer = try? exchange(Array("GET /status HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8), within: 20)
      return answer?.isEmpty == false ? nil : Browser.Failure(description: "the driver of \(engine) is silent")
    }
    return Browser.Failure(description: "the driver of \(engine) has lost its browser: no process is called \(missing)")
  }

  /// The processes that a process and those below it have begun.
  private static func processes(below process: Int32) -> [Int32] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    let children = Dictionary(grouping: all) { stat($0)?.parent ?? 0 }
    var found: [Int32] = []
    var next = [process]
    while let one = next.popLast() {
      next += children[one] ?? []
      found += children[one] ?? []
    }
    return found
  }

  private static func stat(_ process: Int32) -> (name: String, parent: Int32)? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let start = stat.firstIndex(of: "("), let end = stat.lastIndex(of: ")"),
      let parent = stat[end...].split(separator: " ").dropFirst(2).first.flatMap({ Int32($0) })
    else { return nil }
    return (String(stat[stat.index(after: start)..<end]), parent)
  }

  @discardableResult
  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = """
      \(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\
      Content-Type: application/json\r\nContent-Length: \(sent.count)\r\n\r\n
      """
    let isWaiting = method != "DELETE"
    let answer = try exchange([UInt8](head.utf8) + sent, within: isWaiting ? 120 : 5, watches: isWaiting)
    guard let start = answer.firstRange(of: Data("\r\n\r\n".utf8))?.upperBound else {
      throw Browser.Failure(description: "no answer to \(path)")
    }
    let object = try JSONSerialization.jsonObject(with: answer[start...]) as? [String: Any]
    if let value = object?["value"] as? [String: Any], let error = value["error"] as? String {
      throw Browser.Failure(description: "\(error): \(value["message"] ?? "")")
    }
    return object?["value"]
  }

  /// Sends a request to the driver and returns its full answer.
  ///
  /// - Parameter watches: Whether it gives up as soon as no answer can come.
  private func exchange(_ words: [UInt8], within seconds: Int, watches: Bool = false) throws -> Data {
    let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(line) }
    var patience = timeval(tv_sec: watches ? min(3, seconds) : seconds, tv_usec: 0)
    setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(line, $0, size) == 0 }
    }
    guard isOpen else { throw Browser.Failure(description: "the driver does not listen") }
    var rest = words[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw Browser.Failure(description: "the driver does not hear") }
      rest = rest.dropFirst(count)
    }
    let start = ContinuousClock.now
    var heard = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(line, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN, watches, start.duration(to: .now) < .seconds(seconds) {
        if let reason = lost() { throw reason }
        continue
      }
      guard count > 0 else { return heard }
      heard.append(contentsOf: buffer[..<count])
      // A driver may keep the connection open, so the answer ends at its declared length.
      if let length = Self.length(of: heard), heard.count >= length { return heard }
    }
  }

  /// Total length of an answer, once its head is complete.
  private static func length(of heard: Data) -> Int? {
    guard let end = heard.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: heard[..<end.lowerBound], as: UTF8.self).lowercased()
    guard let field = head.split(separator: "\r\n").first(where: { $0.hasPrefix("content-length:") }) else {
      return nil
    }
    return Int(field.dropFirst("content-length:".count).drop { $0 == " " }).map { end.upperBound + $0 }
  }

  /// Ends the browser behind the driver's back.
  func endPages() {
    for id in Self.processes(below: driver.processIdentifier) { kill(id, SIGKILL) }
  }

  func open(_ file: URL) throws { try send("POST", "session/\(session)/url", ["url": file.absoluteString]) }

  /// Runs the body of an asynchronous function and returns its result.
  func run(_ script: String) throws -> Any? {
    try send("POST", "session/\(session)/timeouts", ["script": 110_000])
    let body = """
      const done = arguments[arguments.length - 1];
      (async () => { \(script) })().then(done, error => done('error ' + error))
      """
    let value = try send("POST", "session/\(session)/execute/async", ["script": body, "args": [Any]()])
    if let text = value as? String, text.hasPrefix("error ") { throw Browser.Failure(description: text) }
    return value
  }

  func ask(forLessMotion isStill: Bool) throws {
    let feature = ["name": "prefers-reduced-motion", "value": isStill ? "reduce" : "no-preference"]
    try command("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  @discardableResult
  func command(_ name: String, _ parameters: [String: Any] = [:]) throws -> Any? {
    try send("POST", "session/\(session)/goog/cdp/execute", ["cmd": name, "params": parameters])
  }
}

/// A start costs two seconds of processor time, so a browser that a test has left waits for the next one.
extension BrowserProcess {
  private static let waiting = Mutex<[BrowserProcess]>([])

  static func idle(_ engine: Browser.Engine, asksForLessMotion: Bool) -> BrowserProcess? {
    waiting.withLock { waiting in
      let index = waiting.firstIndex { $0.engine == engine && $0.asksForLessMotion == asksForLessMotion }
      return index.map { waiting.remove(at: $0) }
    }
  }

  /// Makes it wait, with an empty page as a window has it, unless it is gone. The last ones end with the program.
  func leave() {
    do {
      if engine == .chromium {
        try ask(forLessMotion: asksForLessMotion)
        try command("Emulation.clearDeviceMetricsOverride")
        try command("Emulation.setTouchEmulationEnabled", ["enabled": false])
      }
      guard let empty = URL(string: "about:blank") else { return }
      try open(empty)
    } catch {
      return
    }
    Self.waiting.withLock { $0.append(self) }
    _ = Self.atEnd
  }

  private static let atEnd: Void = { _ = atexit { BrowserProcess.waiting.withLock { $0.removeAll() } } }()
}
