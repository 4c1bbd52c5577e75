import Documents
import Effects
import Foundation
import Geometry
import Handoff
import OuterSupport
import ScrollPhysics
import TestSupport
import Testing

@testable import HandoffTests

/// Bars that hide, in the code of each system: where the law has them after each frame, and on their way to an end.
@Suite(.serialized) struct BarTests {
  /// Places in whole points, which turn several times, and where they come to rest.
  static func places(seed: UInt64) -> [[Double]] {
    var random = SplitMix64(seed: seed)
    // And at the end, which is not far.
    return [[60, 100_000, 20, 100_000]]
      + (0..<8).map { part in
        var place = part == 0 ? 0 : Double.random(in: 0...700, using: &random).rounded()
        var speed = Double.random(in: -30...30, using: &random)
        let way = (0..<50).map { frame in
          if frame % 9 == 0 { speed = Double.random(in: -30...30, using: &random) }
          place = max(0, (place + speed).rounded())
          return place
        }
        // Bars are gone, and then a part of them is back; never just half of one.
        let far = place + 400
        return way + [far, far - Double([6, 13, 17, 27, 33, 38, 43].randomElement(using: &random) ?? 0)]
      }
  }

  /// Moments on the way to an end, in seconds from the rest, and how far the content moves after them.
  static let moments = [0, 0.016, 0.05, 0.08, 0.11]
  private static let nudge = 7.0

  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [HandoffSystem.css, .gsap])
  func `a page's bars are where the law has them`(_ engine: Browser.Engine, _ system: HandoffSystem) throws {
    let browser = try Browser(engine)
    // Of the last one nothing goes to an end.
    for (number, scene) in TestScene.hiding.dropLast().enumerated() {
      let rows = try Self.frames(of: scene, as: system, Self.places(seed: UInt64(number)), in: browser)
      try Self.compare(rows, scene, "\(engine.rawValue), \(system.name)", snapping: 10)
    }
  }

  /// Motion draws in frames: each place is looked at after one.
  @Test(
    .enabled(if: MotionPage.isThere, MotionPage.missing),
    .enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
  func `Motion's bars are where the law has them, and go to their ends`() throws {
    let browser = try Browser(.chromium)
    for (number, scene) in TestScene.hiding.dropLast().enumerated() {
      // Its lists are short: each part ends a little before the end.
      let ends = [6.0, 13, 17, 27, 33, 38, 43, 9, 19]
      let places = zip(Self.places(seed: UInt64(number)), ends).map { Array($0.prefix(14)) + [100_000, -$1] }
      let answer = try browser.run(
        """
        const places = \(places), rows = [], frame = () => new Promise(done => window.requestAnimationFrame(done))
        let rests = false
        window.addEventListener('scrollend', event => { if (!rests) event.stopImmediatePropagation() }, true)
        await frame()
        await frame()
        const all = [...document.querySelectorAll('.scene div')], style = element => window.getComputedStyle(element)
        const scroller = all.find(element => style(element).overflowY === 'auto')
        const sticky = all.filter(element => style(element).position === 'sticky')
        const inner = element => style(element).pointerEvents === 'none' ? element.firstElementChild : element
        const bar = inner(sticky[0]), tabs = inner(sticky.at(-1))
        const look = rested =>
          rows.push([rested, scroller.scrollTop, bar.getBoundingClientRect().bottom, tabs.getBoundingClientRect().top])
        const scroll = async place => {
          scroller.scrollTop = place < 0 ? scroller.scrollTop + place : place
          scroller.dispatchEvent(new Event('scroll'))
          await frame()
          await frame()
          look(-1)
        }
        await scroll(0)
        for (const part of places) {
          for (const place of part) await scroll(place)
          rests = true
          scroller.dispatchEvent(new Event('scrollend'))
          for (let frames = 0; frames < 40; frames++) await frame()
          rests = false
          look(9)
          await scroll(-\(Self.nudge))
        }
        return rows
        """, in: "<style>* { scrollbar-width: none }</style>" + MotionPage.page(scene), width: 390, height: Self.height)
      try Self.compare(Self.looks(answer), scene, "Motion", snapping: 5)
    }
  }

  /// How much of the bar of a header is gone after each scroll, and of that a while after the rest that ends each part.
  private static func law(_ parts: [[Double]], _ scene: TestScene) throws -> (
    bar: Links.Bar, low: Double, gone: [Double]
  ) {
    let handoff = try scene.handoff
    let (effect, setting) = (handoff.scene.effect, handoff.setting)
    let extent = effect.extent(in: setting)
    let (links, low) = (Links(of: effect, extent, in: setting), extent.bounds.lowerBound)
    let bars = handoff.scene.physics.preset.bars
    var (past, was) = (links.rest(at: low), 0.0)
    var gone: [Double] = []
    for part in parts {
      for place in part {
        past.pass(OffsetStretch(lasting: 1 / 60, from: low + was, to: low + place), links)
        was = place
        gone.append(past.bar)
      }
      past.snapBars(links) { bars.share(of: $0, after: pause) }
      gone.append(past.bar)
    }
    return (try #require(links.bar), low, gone)
  }

  /// Seconds that a bar is on its way to an end before a finger stops it.
  private static let pause = 0.08

  private static func compare(_ said: String, _ gone: [Double], _ name: String) throws {
    let numbers = said.split(separator: "\n").compactMap { Double($0) }
    try #require(numbers.count == gone.count, "\(name): \(said.prefix(400))")
    let worst = zip(numbers, gone).map { ($0 - $1).magnitude }.max() ?? 0
    print("\(name): \(numbers.count) scrolls, bars are off by at most \(worst) pt")
    #expect(worst < 1e-4 && Set(gone).count > 20, "\(name)")
  }

  @Test(
    .enabled(if: TypeScript.path != nil, "tsc is not installed"), arguments: [HandoffSystem.reactNative, .motion])
  func `TypeScript has a bar where the law has it`(_ system: HandoffSystem) throws {
    let scene = TestScene.hiding[1]
    let (parts, text) = (Array(Self.places(seed: 40).dropFirst()), try scene.text(as: system))
    let (bar, low, gone) = try Self.law(parts, scene)
    let steps = try #require(
      text.firstMatch(of: /export function (goneOf\w+)(?s:.+?)\n}\n(?s:.+?)function (nearerEndOf\w+)(?s:.+?)\n}/))
    let curve = scene.sets.contains("physics.preset=android") ? "s * (2 - s)" : "s * s * (3 - 2 * s)"
    let said = try TypeScript.output(
      of: "declare const console: { log(...words: unknown[]): void }\n"
        + steps.output.0.replacing("export ", with: "") + """

          let gone = 0, was = 0
          const start = \(bar.reach.lowerBound - low), height = \(bar.height), curve = (s: number) => \(curve)
          for (const part of \(parts)) {
            for (const place of part) {
              gone = \(steps.output.1)(gone, was, place, start, height)
              was = place
              console.log(gone)
            }
            const { end, duration } = \(steps.output.2)(gone, height)
            gone += (end - gone) * curve(Math.min(1, \(Self.pause) / duration))
            console.log(gone)
          }
          """)
    try Self.compare(said, gone, system.title)
  }

  @Test(.enabled(if: Compiler.path != nil, "swiftc is not installed"))
  func `Swift has a bar where the law has it`() throws {
    let scene = TestScene.hiding[1]
    let (parts, text) = (Array(Self.places(seed: 41).dropFirst()), try scene.text(as: .uikit))
    let (bar, low, gone) = try Self.law(parts, scene)
    let code = try #require(text.firstMatch(of: /nonisolated struct (\w+HidingBar)(?s:.+?)\n}\n/))
    let said = try Compiler.output(
      of: "import Foundation\n\(RecipeCodeTests.curves)\n\(code.output.0)" + """

        var (bar, was, time) = (\(code.output.1)(), CGFloat(0), 0.0)
        (bar.start, bar.height) = (\(bar.reach.lowerBound - low), \(bar.height))
        let parts: [[CGFloat]] = \(parts)
        for part in parts {
          for place in part {
            time += 1 / 60
            bar.scroll(from: was, to: place, at: time)
            was = place
            print(bar.gone)
          }
          _ = bar.rest(at: time)
          time += \(Self.pause)
          bar.stop(at: time)
          print(bar.gone)
        }
        """)
    try Self.compare(said, gone, "Swift")
  }

  /// One look at a page: what is before it, and the lower edge of the bar, and the upper one of the tab bar.
  struct Look {
    /// Seconds since the rest; nil: after a scroll.
    var rested: Double?
    var place, bar, tabs: Double
  }

  static func compare(_ rows: [Look], _ test: TestScene, _ name: String, snapping least: Int) throws {
    var scene = try test.scene
    (scene.device.width, scene.device.height, scene.device.insets) = (390, Self.height, Insets())
    let handoff = try #require(SceneHandoff(scene, named: test.name, pictureSize: TestScene.size(of:)))
    let (effect, setting) = (handoff.scene.effect, handoff.setting)
    let extent = effect.extent(in: setting)
    let (links, low) = (Links(of: effect, extent, in: setting), extent.bounds.lowerBound)
    let law = scene.physics.preset.bars
    var (past, was) = (links.rest(at: low), 0.0)
    var (worst, place) = (0.0, "")
    var (hidden, snapping) = (Set<Int>(), 0)
    var resting: Past?
    for (index, row) in rows.enumerated() {
      var now = past
      if let time = row.rested {
        now.snapBars(links) { law.share(of: $0, after: time) }
        if now != past { snapping += 1 }
        resting = now
      } else {
        past = resting ?? past
        resting = nil
        past.pass(OffsetStretch(lasting: 1 / 60, from: low + was, to: low + row.place), links)
        now = past
      }
      was = row.place
      hidden.insert(Int(now.tabBar))
      let layers = effect.layers(at: Moment(offset: low + row.place, past: now), in: setting)
      func frame(_ word: String) -> Rect? { layers.first { $0.id.description == word }?.frame }
      let errors = [
        frame("bar/background").map { $0.maxY - row.bar } ?? max(0, row.bar),
        frame("tab-bar/background").map { $0.y - row.tabs } ?? max(0, Self.height - row.tabs),
      ]
      for error in errors where error.magnitude > worst {
        (worst, place) = (error.magnitude, "look \(index): \(row), off by \(errors)")
      }
    }
    print("\(name): \(test.testDescription): \(rows.count) looks, largest error \(worst) px")
    #expect(worst < 0.5, "\(name): \(test.testDescription): \(place)")
    // Neither stays where it is for the whole time.
    #expect(
      rows.count > 150 && hidden.count > 10 && snapping >= least, "\(test.testDescription): \(hidden) \(snapping)")
  }

  private static let height = 844.0

  private static func frames(
    of scene: TestScene, as system: HandoffSystem, _ places: [[Double]], in browser: Browser
  ) throws -> [Look] {
    let page = try system == .gsap ? BrowserTests.gsapPage(scene) : scene.text(as: system)
    let answer = try browser.run(
      """
      const places = \(places), moments = \(moments), rows = []
      const scroller = document.scrollingElement, name = document.querySelector('body > div').className
      const bar = document.querySelector(`.${name}-bar`), tabs = document.querySelector(`.${name}-tabs`)
      const look = rested =>
        rows.push([rested, scroller.scrollTop, bar.getBoundingClientRect().bottom, tabs.getBoundingClientRect().top])
      const scroll = place => {
        scroller.scrollTop = place
        window.dispatchEvent(new Event('scroll'))
        look(-1)
      }
      scroll(0)
      for (const part of places) {
        for (const place of part) scroll(place)
        const rest = new Event('scrollend', { bubbles: true })
        document.dispatchEvent(rest)
        for (const call of window.timers.splice(0)) call()
        const start = 'onscrollend' in window ? rest.timeStamp : window.performance.now()
        for (const moment of moments) {
          for (const call of window.calls.splice(0)) call(start + 1000 * moment)
          look(moment)
        }
        scroll(part.at(-1) + \(nudge))
      }
      return rows
      """, in: page.replacing("<body>", with: "\(Self.quiet)<body>"), width: 390, height: Self.height)
    return try looks(answer)
  }

  private static func looks(_ answer: Any?) throws -> [Look] {
    try #require(answer as? [[NSNumber]]).map {
      let numbers = $0.map(\.doubleValue)
      return Look(rested: numbers[0] < 0 ? nil : numbers[0], place: numbers[1], bar: numbers[2], tabs: numbers[3])
    }
  }

  /// A page has no scroll bar, rests nowhere by itself, and its timers and frames wait for the test.
  private static let quiet = """
    <style>* { scrollbar-width: none; scroll-snap-type: none !important }</style>
    <script>window.performance.now = () => 5000
    window.timers = []; window.setTimeout = call => timers.push(call)
    window.calls = []; window.requestAnimationFrame = call => calls.push(call)
    window.cancelAnimationFrame = () => { calls.length = 0 }
    for (const name of ['scroll', 'scrollend'])
      window.addEventListener(name, event => { if (event.isTrusted) event.stopImmediatePropagation() }, true)</script>
    """
}
