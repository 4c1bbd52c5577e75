import Foundation
import OuterSupport
import TestSupport
import Testing

@testable import Handoff
@testable import HandoffTests

/// The code for Motion in Chromium, with Motion and React themselves.
@Suite(
  .serialized, .timeLimit(.minutes(8)), .enabled(if: MotionPage.isThere, MotionPage.missing),
  .enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
struct MotionTests {
  /// Those that scroll from right to left.
  private static let mirrored = ["album-stack", "pager"].map { TestScene($0, "device.direction=rtl") }

  /// Those whose list may be the page's.
  private static let ofPages =
    ["header-stretch", "stretch-banner", "stacking-cards", "mountain-hero"].map { TestScene($0) }

  @Test func `in strict mode each layer is where layout has it`() throws {
    let browser = try Browser(.chromium)
    let scenes = BrowserTests.checked + Self.mirrored
    try BrowserTests.check("Motion", of: scenes, in: browser, stops: 9) { try MotionPage.page($0) }
    try BrowserTests.check("Motion, scrolled by the page", of: Self.ofPages, in: browser, stops: 9) {
      try MotionPage.page($0, isPage: true)
    }
  }

  @Test func `what a server renders becomes the same`() throws {
    let browser = try Browser(.chromium)
    try BrowserTests.check("Motion, hydrated", of: TestScene.prompt, in: browser, stops: 5) {
      try MotionPage.page($0, .hydrated)
    }
  }

  @Test func `with reduced motion it agrees, too, after hydration as well`() throws {
    let browser = try Browser(.chromium, asksForLessMotion: true)
    try BrowserTests.check("Motion, still", of: BrowserTests.stillScenes, in: browser, stops: 9, isStill: true) {
      try MotionPage.page($0)
    }
    let scenes = BrowserTests.stillScenes
    try BrowserTests.check("Motion, still, hydrated", of: scenes, in: browser, stops: 5, isStill: true) {
      try MotionPage.page($0, .hydrated)
    }
  }

  /// Those that have all offsets at rest: the others get theirs from the script.
  private static let resting =
    TestScene.recipes + ["header-stretch", "header-refresh", "stretch-banner", "stacking-cards"].map { TestScene($0) }

  @Test func `a server's markup is the resting layout on every screen`() throws {
    let browser = try Browser(.chromium)
    try BrowserTests.check("Motion, a server's markup", of: Self.resting, in: browser, stops: 1) {
      try MotionPage.page($0, .alone)
    }
  }

  @Test(arguments: [false, true])
  func `nothing shifts when the script comes, and nothing is left when it goes`(_ isStill: Bool) throws {
    let browser = try Browser(.chromium, asksForLessMotion: isStill)
    let file = FileManager.default.temporaryDirectory.appending(path: "hydrated-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try browser.becomePhone(width: 430, height: 932)
    for scene in TestScene.builtIn {
      let page = try MotionPage.page(scene, .hydrated)
        .replacing("window.said = []", with: Self.watch)
      try page.write(to: file, atomically: true, encoding: .utf8)
      try browser.open(file)
      let answer = try browser.run(
        """
        const wait = time => new Promise(done => setTimeout(done, time))
        await wait(150)
        window.shifts.length = 0
        begin()
        await wait(300)
        const shift = shifts.reduce((sum, value) => sum + value, 0)
        const end = async () => {
          root.unmount()
          await wait(50)
          return `${[...listeners]} ${observers.size}`
        }
        // Motion itself keeps what it listens to for all.
        const first = await end()
        again()
        await wait(100)
        const second = await end()
        const left = first === second ? '' : `${first}, then ${second}`
        return [shift, said.join(' | '), left, document.querySelector('.scene').childElementCount,
          document.getAnimations().length]
        """)
      let found = try #require(answer as? [Any])
      let words = found.map { "\($0)" }
      print("Motion: \(scene.testDescription)\(isStill ? ", still" : ""): \(words)")
      // A picture that fills covers less with reduced motion, of which a server does not know.
      #expect(isStill || (found[0] as? NSNumber)?.doubleValue == 0, "\(scene): \(words)")
      #expect(Array(words[1...]) == ["", "", "0", "0"], "\(scene): \(words)")
    }
  }

  /// Notes what moves by itself, and what the code listens to.
  private static let watch = """
    window.said = []
    window.waits = true
    window.shifts = []
    new PerformanceObserver(list => { for (const entry of list.getEntries()) shifts.push(entry.value) })
      .observe({ type: 'layout-shift', buffered: true })
    window.listeners = new Map()
    for (const [name, step] of [['addEventListener', 1], ['removeEventListener', -1]]) {
      const usual = EventTarget.prototype[name]
      EventTarget.prototype[name] = function (kind, ...rest) {
        // React listens to the root for good.
        const isOurs = ['scroll', 'resize', 'change'].includes(kind) && !(this.classList && this.classList.contains('scene'))
        if (isOurs && this !== document) listeners.set(kind, (listeners.get(kind) ?? 0) + step)
        return usual.call(this, kind, ...rest)
      }
    }
    window.observers = new Set()
    const Observer = window.ResizeObserver
    window.ResizeObserver = class extends Observer {
      observe(...rest) { observers.add(this); super.observe(...rest) }
      disconnect() { observers.delete(this); super.disconnect() }
    }
    """
}
