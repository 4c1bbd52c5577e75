import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Handoff
import Notation
import OuterSupport
import PreviewKit
import TestSupport
import Testing

@testable import Serve
@testable import ServeTests

/// Chromium and WebKit as phones: they take changes where they are scrolled, and come back after they were cut off.
/// Chromium, whose fingers can be played, sends its swipes.
@Suite(.serialized, .timeLimit(.minutes(8))) struct PhoneInBrowserTests {
  private static let hasChromium = Browser.Engine.installed.contains(.chromium)

  private static func handoff(_ scene: Scene, _ name: String) throws -> SceneHandoff {
    try #require(SceneHandoff(scene, named: name, pictureSize: { _ in nil }))
  }

  private static func scene(_ name: String, _ sets: [(String, JSONValue)] = []) throws -> Scene {
    var scene = try #require(BuiltInScene.named(name))
    for (path, value) in sets { #expect(scene.assign(value, to: path).isEmpty, "\(path)") }
    return scene
  }

  private static func page(_ name: String, _ sets: [(String, JSONValue)] = []) throws -> LivePage {
    try LivePageTests.live(try handoff(try scene(name, sets), name))
  }

  /// - Parameter port: A way to the server. Nil for its own port.
  private static func open(_ server: TestServer, in browser: Browser, through port: UInt16? = nil) throws {
    // WebKit's window is as large as it is.
    if browser.engine == .chromium { try browser.becomePhone(width: 390, height: 844, density: 1) }
    let port = port ?? server.server.port
    try browser.open(try #require(URL(string: "http://127.0.0.1:\(port)\(server.path)")))
    let isKnown = eventually { !server.server.phones.isEmpty }
    #expect(isKnown, "the page does not say that it is there")
  }

  /// Waits until the page has a title with these words, and returns where it is scrolled and the boxes of all that moves.
  private static func shown(_ words: String, in browser: Browser) throws -> (top: Double, boxes: [Double]) {
    let answer = try browser.run(
      """
      while (!document.title.includes(\(JSONWriter.compact(.text(words)))))
        await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const root = document.body.firstElementChild
      const boxes = [...root.querySelectorAll('*')].flatMap(e => {
        const { x, y, width, height } = e.getBoundingClientRect()
        return [x, y, width, height]
      })
      return [document.scrollingElement.scrollTop, ...boxes]
      """)
    let numbers = try #require(answer as? [NSNumber]).map(\.doubleValue)
    return (numbers[0], Array(numbers.dropFirst()))
  }

  /// A scene with changed fields.
  private struct Change: Sendable {
    var scene: String
    var sets: [(String, JSONValue)] = []
  }

  /// How many times all changes come in a row before they are looked at one by one.
  private static let rounds = isLong ? 3 : 0

  /// Whether a change is of a kind that no other one before it has: of the ratios, only the last.
  private static func isOfAKind(_ index: Int) -> Bool { isLong || index >= ratios - 1 }

  private static let ratios = 12

  /// Changes of every kind: numbers, words, rows, the device, the physics, the whole effect.
  private static let changes: [Change] = {
    var changes = (0..<ratios).map {
      Change(scene: "map-crop", sets: [("parameters.ratio", .number(0.3 + Double($0) / 20))])
    }
    let fields: [(String, JSONValue)] = [
      ("content.rows", .number(40)), ("parameters.rowHeight", .number(150)), ("content.rowStyle", .text("cards")),
      ("device.direction", .text("rtl")),
    ]
    changes += fields.map { Change(scene: "map-crop", sets: [$0]) } + [Change(scene: "map-crop")]
    changes.append(Change(scene: "mountain-hero"))
    changes.append(Change(scene: "mountain-hero", sets: [("parameters.height", .number(380))]))
    changes.append(Change(scene: "mountain-hero", sets: [("parameters.layers.2.ratio", .number(0.8))]))
    changes.append(Change(scene: "header-stretch"))
    changes.append(Change(scene: "header-stretch", sets: [("physics.preset", .text("android"))]))
    changes.append(
      Change(scene: "header-stretch", sets: [("parameters.minHeight", .number(88)), ("parameters.bar", .flag(true))]))
    changes.append(Change(scene: "stacking-cards"))
    changes.append(Change(scene: "stacking-cards", sets: [("parameters.visible", .number(5))]))
    changes.append(Change(scene: "weather-menu"))
    return changes
  }()

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `every change comes to where the page is scrolled, and leaves the page that is handed over`(
    _ engine: Browser.Engine
  ) throws {
    let browser = try Browser(engine)
    let server = try TestServer(try Self.page("map-crop"))
    try Self.open(server, in: browser)
    _ = try browser.run("window.isSame = true; scrollTo({ top: 150, behavior: 'instant' })")
    var boxes: [[Double]] = []
    let pages = try Self.changes.enumerated().map { index, change in
      (mark: "change-\(index)-is-here", page: try Self.page(change.scene, change.sets + [Self.title(index)]))
    }
    // In the long run a hundred changes.
    for round in 0..<Self.rounds {
      for (index, change) in Self.changes.enumerated() {
        let mark = "\(round)-\(index)"
        server.server.show(try Self.page(change.scene, change.sets + [("title", .text(mark))]))
        let (top, _) = try Self.shown(mark, in: browser)
        #expect(abs(top - 150) <= 0.5, "\(change) moved the page to \(top)")
      }
    }
    for (change, page) in zip(Self.changes, pages) {
      server.server.show(page.page)
      let (top, shown) = try Self.shown(page.mark, in: browser)
      #expect(abs(top - 150) <= 0.5, "\(change) moved the page to \(top)")
      boxes.append(shown)
    }
    let isSame = try browser.run("return window.isSame === true") as? Bool
    #expect(isSame == true, "the page was loaded again")
    // The same pages, loaded.
    for (index, page) in pages.enumerated() where Self.isOfAKind(index) {
      server.server.show(page.page)
      try Self.open(server, in: browser)
      _ = try browser.run("scrollTo({ top: 150, behavior: 'instant' })")
      let (_, fresh) = try Self.shown(page.mark, in: browser)
      #expect(boxes[index].count == fresh.count, "\(Self.changes[index])")
      let most = zip(boxes[index], fresh).reduce(0) { max($0, abs($1.0 - $1.1)) }
      #expect(most <= 0.05, "\(Self.changes[index]) leaves a box \(most) away")
    }
  }

  /// Every scene that pages have, as it is, and others with any numbers; each has a title of its own. Those as the
  /// articles have them only in the long run: they have the effects of the others.
  private static func all() throws -> [SceneHandoff] {
    var random = RandomScenes(seed: 63)
    var layers = SplitMix64(seed: 63)
    let any = (0..<(isLong ? 30 : 6)).map { number in
      number % 5 == 0 ? Scene(effect: Layers.any(using: &layers)) : random.scene()
    }
    let scenes = LivePageTests.scenes.filter { isLong || !$0.hasSuffix("-plain") }
    // What lags is somewhere else in each frame until it rests.
    let prompt = try (scenes.map { try scene($0) } + any).filter { scene in
      scene.effect.links(in: scene.setting { _ in nil }).isEmpty
    }
    return try prompt.enumerated().map { index, scene in
      var scene = scene
      scene.title = "scene-\(index)"
      return try handoff(scene, "scene-\(index)")
    }
  }

  /// The boxes of everything in a page, at three places of its scroll.
  private static let boxes = """
    const root = document.body.firstElementChild
    // It rests, and begins at its beginning.
    root.dispatchEvent(new Event('pointerdown'))
    scrollTo({ left: 0, top: 0, behavior: 'instant' })
    const box = root.querySelector('[class$="-strip"], [class$="-scroller"]') ?? document.scrollingElement
    box.style.scrollSnapType = document.documentElement.style.scrollSnapType = 'none'
    const boxes = []
    for (const place of [0, 150, 700]) {
      box.scrollTo({ left: place, top: place, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const { x, y, width, height } = element.getBoundingClientRect()
        boxes.push(x, y, width, height)
      }
    }
    return boxes
    """

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `one scene after the other, the page has every box where the page that is handed over has it`(
    _ engine: Browser.Engine
  ) throws {
    let browser = try Browser(engine)
    let handoffs = try Self.all()
    let server = try TestServer(try LivePageTests.live(handoffs[0]))
    try Self.open(server, in: browser)
    let live = try handoffs.enumerated().map { index, handoff in
      server.server.show(try LivePageTests.live(handoff))
      return try #require(
        browser.run(
          """
          while (document.title !== 'scene-\(index)') await new Promise(requestAnimationFrame)
          \(Self.boxes)
          """) as? [NSNumber]
      ).map(\.doubleValue)
    }
    let folder = try ScratchFolder()
    var worst = 0.0
    for (index, handoff) in handoffs.enumerated() {
      // Only that has a frame, which a window of a browser may be wide enough for.
      let page = try handoff.text(as: .page, from: .builtIn) { "pictures/\($0.index)" }
        .replacing(/max-width: [0-9.]+px; margin-inline: auto;/, with: "")
      try page.write(toFile: folder / "page.html", atomically: false, encoding: .utf8)
      try browser.open(URL(filePath: folder / "page.html"))
      let loaded = try #require(browser.run(Self.boxes) as? [NSNumber]).map(\.doubleValue)
      #expect(live[index].count == loaded.count && loaded.count > 24, "\(handoff.scene)")
      let off = zip(live[index], loaded).reduce(0) { max($0, abs($1.0 - $1.1)) }
      #expect(off <= 0.05, "\(index), \(handoff.scene.effect): a box is \(off) away")
      worst = max(worst, off)
    }
    print("\(engine): \(handoffs.count) scenes live and handed over, boxes at most \(worst) px apart")
  }

  /// A title by which a change is recognized.
  private static func title(_ index: Int) -> (String, JSONValue) { ("title", .text("change-\(index)-is-here")) }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `after the network was gone a page shows the last state where it was scrolled`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    let server = try TestServer(try Self.page("map-crop"))
    let relay = try Relay(to: server.server.port)
    try Self.open(server, in: browser, through: relay.port)
    _ = try browser.run("window.isSame = true; scrollTo({ top: 150, behavior: 'instant' })")
    for round in 0..<(isLong ? 3 : 2) {
      relay.cut()
      for number in 0..<5 {
        server.server.show(try Self.page("map-crop", [("title", .text("missed-\(round)-\(number)"))]))
      }
      relay.mend()
      let (top, _) = try Self.shown("missed-\(round)-4", in: browser)
      #expect(abs(top - 150) <= 0.5, "the page is at \(top)")
    }
    #expect(try browser.run("return window.isSame === true") as? Bool == true, "the page was loaded again")
  }

  /// The words at the lower edge, once they have changed. Nil if nothing stands there.
  private static func line(_ browser: Browser, showing words: String?) throws -> Bool {
    try eventually {
      let text =
        try browser.run(
          """
          const line = document.querySelector('html > [role="status"]')
          const box = line.getBoundingClientRect()
          return box.height > 0 && box.bottom === innerHeight && box.width === innerWidth ? line.textContent : ''
          """) as? String
      return words.map { text?.contains($0) == true } ?? (text == "")
    }
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `a page that is old says so, and why, for as long as it is`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    let server = try TestServer(try Self.page("map-crop"))
    let relay = try Relay(to: server.server.port)
    try Self.open(server, in: browser, through: relay.port)
    #expect(try Self.line(browser, showing: nil))
    server.server.report("a.json:1:2: there is a mistake")
    #expect(try Self.line(browser, showing: "a.json:1:2: there is a mistake"))
    relay.cut()
    #expect(try Self.line(browser, showing: "No connection to the computer."))
    relay.mend()
    #expect(try Self.line(browser, showing: "a.json:1:2: there is a mistake"))
    server.server.show(try Self.page("map-crop"))
    #expect(try Self.line(browser, showing: nil))
    server.server.close()
    #expect(try Self.line(browser, showing: "The computer has ended this page."))
  }

  @Test(.enabled(if: hasChromium, Browser.missing))
  func `a phone on its side and a tablet show the page in their whole width`() throws {
    let browser = try Browser(.chromium)
    for name in ["map-crop", "header-stretch", "mountain-hero"] {
      let server = try TestServer(try Self.page(name))
      try Self.open(server, in: browser)
      for (width, height) in [(844, 390), (1024, 1366)] {
        try browser.becomePhone(width: width, height: height, density: 1)
        let widths = try browser.run("return [innerWidth, document.body.getBoundingClientRect().width]") as? [NSNumber]
        #expect(widths?.map(\.intValue) == [width, width], "\(name)")
      }
    }
  }

  @Test(.enabled(if: hasChromium, Browser.missing))
  func `a page follows the studio but not its own thumb, and the thumb leads`() throws {
    let browser = try Browser(.chromium)
    let name = "header-stretch"
    let handoff = try Self.handoff(try Self.scene(name), name)
    let server = try TestServer(try LivePageTests.live(handoff))
    try Self.open(server, in: browser)
    let start = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
    func top() throws -> Double? {
      (try browser.run("return document.scrollingElement.scrollTop") as? NSNumber)?.doubleValue
    }
    for place in [40.0, 120, 80] {
      server.server.follow(start + place)
      #expect(try eventually { try top() == place })
    }
    try browser.touch("touchStart", [(195, 700)])
    for step in 1...8 { try browser.touch("touchMove", [(195, 700 - Double(step * 25))]) }
    #expect(eventually { server.server.lead?.isHeld == true })
    server.server.follow(start)
    try browser.touch("touchEnd")
    #expect(eventually { server.server.lead?.isHeld == false })
    let end = try #require(try top())
    let lead = try #require(server.server.lead?.offset)
    #expect(end > 200 && abs(lead - start - end) < 0.01, "the page is at \(end), and its thumb said \(lead - start)")
    server.server.follow(start + 30)
    #expect(try eventually { try top() == 30 })
  }

  @Test(.enabled(if: hasChromium, Browser.missing))
  func `a pull on the stage stretches the header of a page that follows it, until a thumb comes`() throws {
    let browser = try Browser(.chromium)
    for name in ["header-stretch", "stretch-banner", "mountain-hero"] { try Self.pull(name, in: browser) }
  }

  private static func pull(_ name: String, in browser: Browser) throws {
    let handoff = try Self.handoff(try Self.scene(name), name)
    let server = try TestServer(try LivePageTests.live(handoff))
    try Self.open(server, in: browser)
    let start = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
    /// Where the page is scrolled, the height of what is pulled, and how far and how many times it is.
    func shown() throws -> [Double] {
      let numbers = try browser.run(
        """
        const root = document.body.firstElementChild, style = getComputedStyle(root)
        const box = root.querySelector('[class$="-header"], [class$="-stage"]').getBoundingClientRect()
        const pull = parseFloat(style.getPropertyValue('--fx-pull'))
        return [document.scrollingElement.scrollTop, box.height, pull, Number(style.getPropertyValue('--fx-grow')) || 0]
        """)
      return try #require(numbers as? [NSNumber]).map(\.doubleValue)
    }
    func shows(_ wanted: [Double]) throws -> Bool {
      try eventually { zip(try shown(), wanted).allSatisfy { abs($0 - $1) < 0.01 } }
    }
    let rest = try shown()
    #expect(rest[0] == 0 && rest[2] == 0 && rest[1] > 100, "\(name)")
    func pulled(_ length: Double) -> [Double] {
      [0, rest[1] + length, length, rest[3] == 0 ? 0 : 1 + length / rest[1]]
    }
    for length in [60.0, 25.5] {
      server.server.follow(start - length)
      let isPulled = try shows(pulled(length))
      let now = try shown()
      #expect(isPulled, "\(name), \(length): \(now) for \(rest)")
    }
    server.server.follow(start + 40)
    #expect(try shows([40, rest[1], 0]), "\(name)")
    server.server.follow(start - 30)
    #expect(try shows(pulled(30)), "\(name)")
    try browser.touch("touchStart", [(195, 700)])
    #expect(try shows(rest), "\(name)")
    #expect(eventually { server.server.lead?.isHeld == true }, "\(name)")
    try browser.touch("touchEnd")
    #expect(eventually { server.server.lead?.isHeld == false }, "\(name)")
    server.server.follow(start - 30)
    #expect(try shows(pulled(30)), "\(name)")
    server.server.follow(nil)
    #expect(try shows(rest), "\(name)")
  }

  @Test(.enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed)
  func `what a hidden page has missed it shows when it is seen again`(_ engine: Browser.Engine) throws {
    let browser = try Browser(engine)
    let server = try TestServer(try Self.page("map-crop"))
    try Self.open(server, in: browser)
    // Put away and taken out again, as far as the page can tell.
    func hide(_ isHidden: Bool) throws {
      _ = try browser.run(
        """
        Object.defineProperty(document, 'hidden', { value: \(isHidden), configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        """)
    }
    try hide(true)
    #expect(eventually { server.server.phones.isEmpty })
    server.server.show(try Self.page("map-crop", [("title", .text("missed"))]))
    server.server.show(try Self.page("map-crop", [("title", .text("missed-too"))]))
    try hide(false)
    _ = try Self.shown("missed-too", in: browser)
    let width = try #require(try browser.run("return innerWidth") as? NSNumber).intValue
    #expect(eventually { server.server.phones.map(\.width) == [width] })
  }

  /// Expects each picture that a preview shows where a page has one.
  ///
  /// - Parameter boxes: Edges and sides of the page's pictures, four numbers each.
  private static func compare(_ boxes: [Double], with preview: Preview, at time: Double) {
    var layers: [Layer] = []
    preview.layers(at: time, into: &layers)
    for layer in layers {
      guard case .picture = layer.content, layer.touches(preview.setting.screen) else { continue }
      let places = [layer.frame, layer.wholePicture]
      let isThere = stride(from: 0, to: boxes.count, by: 4).contains { box in
        places.contains { place in
          // A picture that covers its box is wider than the box, and has the same middle.
          let (middle, y, height) = (boxes[box] + boxes[box + 2] / 2, boxes[box + 1], boxes[box + 3])
          return [place.midX - middle, place.y - y, place.height - height].allSatisfy { abs($0) <= 0.5 }
        }
      }
      #expect(isThere, "\(layer.id) at \(places), \(time) s")
    }
  }

  @Test(.enabled(if: hasChromium, Browser.missing))
  func `a swipe is a tape of the offsets that the page had, frame by frame`() throws {
    let browser = try Browser(.chromium)
    for name in ["mountain-hero", "header-stretch", "map-crop"] {
      let server = try Self.swipe(name, in: browser)
      guard name == "map-crop" else { continue }
      // A tap is no swipe.
      try browser.touch("touchStart", [(195, 300)])
      try browser.touch("touchEnd")
      _ = try browser.run("for (let i = 0; i < 60; i++) await new Promise(requestAnimationFrame)")
      #expect(server.kept.count == 1)
    }
  }

  private static func swipe(_ name: String, in browser: Browser) throws -> TestServer {
    var scene = try Self.scene(name)
    // A browser's window has no insets.
    scene.device.insets = Insets()
    let handoff = try Self.handoff(scene, name)
    let server = try TestServer(try LivePageTests.live(handoff))
    try Self.open(server, in: browser)
    _ = try browser.run(
      """
      window.frames_ = []
      const boxes = () => [...document.images].flatMap(image => {
        const { x, y, width, height } = image.getBoundingClientRect()
        return [x, y, width, height]
      })
      const record = now => {
        frames_.push([document.scrollingElement.scrollTop, ...boxes()])
        requestAnimationFrame(record)
      }
      requestAnimationFrame(record)
      """)
    try browser.touch("touchStart", [(195, 700)])
    for step in 1...12 { try browser.touch("touchMove", [(195, 700 - Double(step * 25))]) }
    try browser.touch("touchEnd")
    #expect(eventually { server.kept.count == 1 }, "\(name)")
    let sent = try #require(server.kept.first)
    let frames = try #require(browser.run("return frames_") as? [[NSNumber]]).map { $0.map(\.doubleValue) }
    let start = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
    #expect(sent.tape.from == start, "\(name)")
    var run = TapeRun(sent.tape, into: Preview(handoff.scene))
    var offsets: [Double] = []
    for event in sent.tape.events {
      guard case .offset(let offset) = event.action else { continue }
      offsets.append(offset)
      let top = offset - start
      let frame = try #require(frames.first { abs($0[0] - top) < 0.01 }, "\(top) was never seen")
      run.seek(to: event.time)
      #expect(abs(run.preview.offset(at: event.time) - offset) < 1e-9)
      Self.compare(Array(frame.dropFirst()), with: run.preview, at: event.time)
    }
    #expect(offsets.count > 5 && (offsets.last ?? 0) - (offsets.first ?? 0) > 150, "\(name): \(offsets)")
    let fingers = sent.tape.events.filter { if case .input = $0.action { true } else { false } }
    #expect(fingers.first?.action == .input(.down(Point(x: 195, y: 700))))
    guard case .input(.up)? = fingers.last?.action else {
      Issue.record("\(name): the finger does not lift")
      return server
    }
    return server
  }
}
