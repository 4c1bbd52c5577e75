import Desktop
import Documents
import Geometry
import Glibc
import Notation
import SDLBackend
import System

/// A page in an installed Chromium, which is scrolled and photographed. It reaches no host but its own.
final class BuiltPage {
  private let browser: ChildProcess
  private let input: Int32
  private let output: Int32
  private let profile: String
  private var number = 0
  private var session: String?
  private var unread: [UInt8] = []
  /// Whether the page has loaded.
  private var isOpen = false
  /// How often the page did not come to rest.
  private var restless = 0

  /// Names of the program, seconds that one answer may take, and the most bytes of one.
  private static let programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
  private static let (patience, mostBytes) = (30.0, 128 << 20)

  /// - Parameters:
  ///   - address: A file, or the address of a page.
  ///   - width: Size of its window, in points.
  init(_ address: String, width: Int, height: Int) throws(Failure) {
    let folders = Environment.value("PATH")
    guard let program = Self.programs.lazy.compactMap({ ChildProcess.program($0, in: folders) }).first else {
      throw Failure(.unavailable, "Chromium is needed to open pages; install the package chromium.")
    }
    let (url, host) = try Self.url(of: address)
    do throws(FileError) { profile = try Folder.temporary() } catch { throw Failure(error) }
    let fonts = "\(profile)/fonts.conf"
    do throws(Failure) {
      try ExportedFile.write(Self.fonts, to: fonts)
    } catch {
      Folder.remove(profile)
      throw error
    }
    do throws(SystemError) {
      let (orders, answers) = (try Descriptor.pipe(waits: true), try Descriptor.pipe(waits: true))
      defer {
        close(orders.reader)
        close(answers.writer)
      }
      // The browser hears orders on descriptor 3 and answers on 4.
      browser = try ChildProcess(
        "/bin/sh",
        ["sh", "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null", program] + Self.options(host, profile),
        environment: Environment.ofTools + ["FONTCONFIG_FILE=\(fonts)"], input: orders.reader,
        output: .descriptor(answers.writer), errors: .dropped,
        leadsGroup: true)
      (input, output) = (orders.writer, answers.reader)
    } catch {
      Folder.remove(profile)
      throw Failure(.unavailable, "Chromium cannot be started: \(error).")
    }
    do throws(Failure) {
      try open(url, width: width, height: height)
    } catch {
      end()
      throw error
    }
  }
}

extension BuiltPage {
  /// A page's address, and its host; a file has none.
  private static func url(of address: String) throws(Failure) -> (url: String, host: String?) {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
      guard access(address, R_OK) == 0 else { throw Failure(.noInput, "\(address): there is no such page.") }
      let path = FilePath.absolute(address).utf8.map { byte in
        byte < 0x21 || byte > 0x7E || byte == 0x25 || byte == 0x23 || byte == 0x3F
          ? "%" + hex(byte) : String(decoding: [byte], as: UTF8.self)
      }
      return ("file://" + path.joined(), nil)
    }
    let rest = address.drop { $0 != "/" }.dropFirst(2)
    let host = rest.prefix { !"/:?#".contains($0) }
    guard !host.isEmpty, host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }) else {
      throw Failure(.usage, "\(address): this is not the address of a page.")
    }
    return (address, String(host))
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  /// A configuration in which the system's font is the one that designs are drawn with.
  private static var fonts: String {
    let families = FontFamilies.usual.map { "<string>\($0)</string>" }.joined()
    let rules = ["system-ui", "sans-serif", "sans"].map { name in
      """
      <match target="pattern"><test name="family"><string>\(name)</string></test>
      <edit name="family" mode="prepend" binding="strong">\(families)</edit></match>
      """
    }
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>\(rules.joined())</fontconfig>

      """
  }

  private static func options(_ host: String?, _ profile: String) -> [String] {
    let own = host.map { ", EXCLUDE \($0)" } ?? ""
    var options = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--disable-extensions",
      "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--hide-scrollbars", "--mute-audio", "--allow-file-access-from-files",
      "--host-resolver-rules=MAP * ~NOTFOUND\(own)", "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--force-color-profile=srgb", "about:blank",
    ]
    // Chromium's sandbox refuses root.
    if geteuid() == 0 { options.insert("--no-sandbox", at: 0) }
    return options
  }

  private func open(_ url: String, width: Int, height: Int) throws(Failure) {
    let targets = try ask("Target.getTargets")
    guard case .list(let infos)? = targets["targetInfos"],
      let page = infos.first(where: { $0["type"] == .text("page") }), let id = page["targetId"],
      case .text(let session)? = try ask("Target.attachToTarget", ["targetId": id, "flatten": .flag(true)])["sessionId"]
    else { throw Failure(.unavailable, "Chromium opens no page.") }
    self.session = session
    _ = try ask("Page.enable")
    _ = try ask(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .whole(width), "height": .whole(height), "deviceScaleFactor": .number(1), "mobile": .flag(true),
      ])
    let answer = try ask("Page.navigate", ["url": .text(url)])
    if case .text(let reason)? = answer["errorText"] {
      throw Failure(.badData, "\(url): the page does not open: \(reason).")
    }
    let start = MonotonicClock.now
    while try evaluate("document.readyState === 'complete'") != .flag(true) {
      guard MonotonicClock.now - start < Self.patience else {
        throw Failure(.badData, "\(url): the page has not loaded after \(Int(Self.patience)) s.")
      }
    }
    isOpen = true
    try touch(width: width, height: height)
  }

  /// How far the page scrolls along an axis, in points: as a whole, or its largest part that scrolls.
  func length(along axis: Axis) throws(Failure) -> Double {
    let (side, overflow) = axis == .vertical ? ("Height", "overflowY") : ("Width", "overflowX")
    let script = """
      (() => {
        const all = [document.scrollingElement, ...document.querySelectorAll('*')];
        const way = e => e.scroll\(side) - e.client\(side);
        const scrolls = e => e === document.scrollingElement || /auto|scroll/.test(getComputedStyle(e).\(overflow));
        const found = all.filter(e => e && way(e) > 1 && scrolls(e));
        found.sort((a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth);
        const scroller = found[0];
        if (!scroller) return 0;
        // A page from right to left begins at its right end, and scrolls to the left.
        const sign = '\(side)' === 'Width' && getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
        // Offsets between the snaps are looked at, too.
        scroller.style.setProperty('scroll-snap-type', 'none', 'important');
        window.parallaxScrollTo = offset => scroller.scrollTo({
          ['\(axis == .vertical ? "top" : "left")']: sign * offset, behavior: 'instant' });
        return way(scroller);
      })()
      """
    guard case .number(let length) = try evaluate(script) else { return 0 }
    return length
  }

  /// Pictures of the page at one offset, as PNG files.
  struct Views {
    /// As soon as the page is drawn there, and when it stands still.
    let drawn: [UInt8]
    let rested: [UInt8]
    /// Whether it did stand still.
    let isAtRest: Bool
  }

  /// The seconds that a page has to come to rest, and the number of failures after which nothing waits for it.
  private static let (rest, tries) = (10.0, 2)

  func views(at offset: Double) throws(Failure) -> Views {
    try evaluate(
      """
      new Promise(done => {
        window.parallaxScrollTo(\(offset));
        requestAnimationFrame(() => requestAnimationFrame(done));
      })
      """)
    let drawn = try picture()
    var rested = drawn
    let due = MonotonicClock.now + Self.rest
    while restless < Self.tries {
      try evaluate("new Promise(done => setTimeout(done, 50))")
      let next = try picture()
      if next == rested { return Views(drawn: drawn, rested: rested, isAtRest: true) }
      rested = next
      if MonotonicClock.now > due {
        restless += 1
        break
      }
    }
    return Views(drawn: drawn, rested: rested, isAtRest: false)
  }

  private func picture() throws(Failure) -> [UInt8] {
    guard
      case .text(let data)? = try ask(
        "Page.captureScreenshot", ["format": .text("png"), "optimizeForSpeed": .flag(true)])["data"],
      let bytes = Base64.bytes(of: data.utf8)
    else { throw Failure(.badData, "Chromium gives no picture of the page.") }
    return bytes
  }

  /// Touches the page without a click, so that what plays until it is touched stops.
  private func touch(width: Int, height: Int) throws(Failure) {
    let point: JSONValue = ["x": .number(Double(width) / 2), "y": .number(Double(height) / 2)]
    _ = try ask("Input.dispatchTouchEvent", ["type": .text("touchStart"), "touchPoints": .list([point])])
    _ = try ask("Input.dispatchTouchEvent", ["type": .text("touchCancel"), "touchPoints": .list([])])
  }

  @discardableResult
  private func evaluate(_ script: String) throws(Failure) -> JSONValue {
    let answer = try ask(
      "Runtime.evaluate",
      ["expression": .text(script), "returnByValue": .flag(true), "awaitPromise": .flag(true)])
    guard answer["exceptionDetails"] == nil else {
      throw Failure(.badData, "The page's own scripts prevent it from being scrolled.")
    }
    return answer["result"]?["value"] ?? .null
  }

  private static let changed = "The page changed to another one while it was looked at."

  /// Sends an order, and waits for its answer.
  private func ask(_ method: String, _ values: JSONValue = [:]) throws(Failure) -> JSONValue {
    let order = try send(method, values)
    let due = MonotonicClock.now + Self.patience
    while true {
      let answer = try message(by: due)
      switch answer["method"] {
      case .text("Page.javascriptDialogOpening"):
        _ = try send("Page.handleJavaScriptDialog", ["accept": .flag(false)])
      case .text("Page.frameNavigated") where isOpen && answer["params"]?["frame"]?["parentId"] == nil:
        throw Failure(.badData, Self.changed)
      default: break
      }
      guard answer["id"] == .whole(order) else { continue }
      if case .text(let reason)? = answer["error"]?["message"] {
        // A script that runs has no other reason to end.
        throw Failure(
          .badData, isOpen && method == "Runtime.evaluate" ? Self.changed : "Chromium does not do \(method): \(reason)")
      }
      return answer["result"] ?? .null
    }
  }

  /// Sends an order, and returns the number that its answer will have.
  private func send(_ method: String, _ values: JSONValue) throws(Failure) -> Int {
    number += 1
    let order = JSONValue.present([
      "id": .whole(number), "method": .text(method), "params": values, "sessionId": session.map { .text($0) },
    ])
    do {
      try Descriptor.write(Array(JSONWriter.compact(order).utf8) + [0], to: input)
    } catch {
      throw Failure(.unavailable, "Chromium has ended.")
    }
    return number
  }

  /// The next message, which ends with a zero byte.
  private func message(by due: Double) throws(Failure) -> JSONValue {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = JSONValue(reading: String(decoding: unread[..<end], as: UTF8.self))
        unread.removeSubrange(...end)
        if let message { return message }
        continue
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let rest = Int32(max(0, (due - MonotonicClock.now) * 1000))
      guard poll(&waiting, 1, rest) > 0, unread.count < Self.mostBytes else {
        throw Failure(.unavailable, "Chromium has not answered for \(Int(Self.patience)) s.")
      }
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(.unavailable, "Chromium has ended.") }
      unread += buffer[..<count]
    }
  }

  /// Ends the browser, and removes what it has written.
  func end() {
    close(input)
    close(output)
    browser.send(SIGKILL)
    _ = browser.finish()
    Folder.remove(profile)
  }
}
