import Documents
import Foundation
import Handoff
import ScrollPhysics
import TestSupport
import Testing

@testable import HandoffTests

/// The pull of an exported page: its script under a clock of ours, compared with the physics of the studio.
@Suite struct PagePullTests {
  private static let scenes: [(name: String, sets: [String], holds: Double?)] = [
    ("header-stretch", [], nil), ("header-stretch", ["physics.return=spring"], nil),
    ("header-stretch", ["physics.returnRate=4", "physics.bandCoefficient=0.9"], nil),
    ("header-stretch", ["physics.return=spring", "physics.bounceDamping=0.5"], nil),
    ("header-stretch", ["physics.return=spring", "physics.bounceDamping=1.7"], nil), ("header-refresh", [], 60),
    ("header-refresh", ["physics.return=spring", "physics.bounceFrequency=14"], 60),
  ]
  private static let length = 844.0
  private static let way = 300.0
  private static let times = (0...45).map { Double($0) / 60 }

  /// A page without a browser: it records what is shown, and runs frames at the times that it is told.
  private static let surroundings = """
    let clock = 0, frames = [], shown = 0
    const heard = {}
    const performance = { now: () => clock }
    const innerHeight = \(length), scroller = { scrollTop: 0 }, offset = () => 0
    const matchMedia = () => ({ matches: false })
    const requestAnimationFrame = step => frames.push(step)
    const cancelAnimationFrame = () => { frames = [] }
    const signal = { addEventListener() {} }
    const element = () => ({
      classList: { add() {}, remove() {} },
      style: { setProperty(name, value) { if (name === '--fx-pull') shown = parseFloat(value) } },
      appendChild: child => child, addEventListener: (name, handler) => { heard[name] = handler },
    })
    const document = { createElement: element }
    const root = element()
    const onRefresh = () => new Promise(() => {})
    const touch = (name, y) =>
      heard[name]({ touches: [{ clientX: 9, clientY: y }], target: root, cancelable: true, preventDefault() {} })
    const run = until => {
      while (clock < until) {
        clock = Math.min(until, clock + 1000 / 60)
        const due = frames
        frames = []
        for (const step of due) step(clock)
      }
    }

    """

  private static func scene(_ name: String, _ sets: [String]) -> TestScene {
    var scene = TestScene(name)
    scene.sets = sets
    return scene
  }

  private static func script(_ name: String, _ sets: [String]) throws -> String {
    let text = try scene(name, sets).handoff.text(as: .css)
    let start = try #require(text.range(of: "// The pull past the upper edge")).lowerBound
    let end = try #require(text.range(of: "return () => controller.abort()")).lowerBound
    return surroundings + text[start..<end]
  }

  @Test(.enabled(if: Node.path != nil, "node is not installed"), arguments: scenes)
  func `a page's pull comes back as the studio's`(_ name: String, _ sets: [String], _ holds: Double?) throws {
    let code =
      try Self.script(name, sets) + """
        touch('touchstart', 100)
        touch('touchmove', \(100 + Self.way))
        touch('touchend')
        console.log(shown)
        for (const time of \(Self.times.dropFirst())) { run(time * 1000); console.log(shown) }
        """
    let said = try Node.output(of: code).split(separator: "\n").map { Double($0) ?? .nan }
    try #require(said.count == Self.times.count, "\(said)")
    var parameters = try Self.scene(name, sets).scene.scroll
    parameters.dragSlop = 0
    var axis = ScrollAxis(bounds: ScrollBounds(high: 5000, viewport: Self.length), parameters: parameters)
    axis.begin(at: 100, time: 0)
    axis.move(to: 100 + Self.way, time: 0)
    axis.end(time: 1)
    if let holds { axis.setBounds(ScrollBounds(low: -holds, high: 5000, viewport: Self.length), time: 1) }
    for (time, pull) in zip(Self.times, said) {
      // Both rest half a point from the edge, by rules of their own.
      let error = (max(0, -axis.offset(at: 1 + time)) - pull).magnitude
      #expect(error <= (pull == holds ?? 0 ? 0.5 : 1e-3), "\(name) \(sets) at \(time): \(pull)")
    }
  }

  @Test(.enabled(if: Node.path != nil, "node is not installed"))
  func `a refresh is called once, and not again by pulls while it lasts`() throws {
    let code =
      try Self.script("header-refresh", []).replacing(
        "const onRefresh = () => new Promise(() => {})",
        with: "const onRefresh = () => { console.log('refresh'); return new Promise(() => {}) }")
        + """
        for (const pull of [1, 2, 3]) {
          touch('touchstart', 100)
          touch('touchmove', 500)
          touch('touchend')
          run(pull * 2000)
        }
        console.log(shown)
        """
    #expect(try Node.output(of: code) == "refresh\n60\n")
  }

  /// As much of GSAP as its pull calls: tweens are kept and not run.
  private static let library = """
    let shown = 0, observed = {}
    const tweens = []
    const gsap = {
      set: (_, vars) => { shown = parseFloat(vars['--fx-pull']) }, killTweensOf() {},
      to: (target, vars) => { tweens.push({ target, vars }) },
    }
    const scroller = { clientHeight: \(length) }, root = { appendChild: child => child }
    const document = { createElement: () => ({ classList: { add() {}, remove() {} } }) }
    const ScrollTrigger = { create: () => ({ start: 0, scroll: () => 0 }) }
    const Observer = { create: vars => { observed = vars; return { y: 0 } } }
    const onRefresh = () => { console.log('refresh'); return new Promise(() => {}) }
    const reduceMotion = false, number = () => 300

    """

  @Test(.enabled(if: Node.path != nil, "node is not installed"))
  func `a pull of GSAP that is let go to refresh goes on from where it is`() throws {
    let text = try Self.scene("header-refresh", []).handoff.text(as: .gsap)
    let start = try #require(text.range(of: "// A pull resists more")).lowerBound
    let end = try #require(text.range(of: "return () => spinner.remove()")).lowerBound
    let code =
      Self.library + text[start..<end] + """
        observed.onChangeY({ event: { type: 'touchmove' }, deltaY: 400 })
        const before = shown
        observed.onRelease()
        tweens[0].vars.onUpdate()
        console.log(before > 100, Math.abs(shown - before) < 1e-9)
        // Where the tween leads.
        Object.assign(tweens[0].target, { distance: tweens[0].vars.distance })
        tweens[0].vars.onUpdate()
        console.log(shown)
        observed.onChangeY({ event: { type: 'touchmove' }, deltaY: 400 })
        observed.onRelease()
        """
    #expect(try Node.output(of: code) == "refresh\ntrue true\n60\n")
  }

  @Test(.enabled(if: Node.path != nil, "node is not installed"))
  func `a zoom, a sideways gesture and a scroller inside are none of its business`() throws {
    let code =
      try Self.script("header-stretch", []) + """
        let stopped = 0
        const inner = { scrollTop: 40, parentElement: root }
        const turn = event => heard.wheel({ deltaX: 0, deltaY: -90, target: root, cancelable: true, preventDefault() { stopped += 1 }, ...event })
        turn({ ctrlKey: true })
        turn({ deltaX: 200 })
        turn({ target: inner })
        turn({ cancelable: false })
        turn({ deltaY: 90 })
        console.log(stopped, shown)
        const move = (x, y, target = root) => heard.touchmove({ touches: [{ clientX: x, clientY: y }], target, cancelable: true, preventDefault() { stopped += 1 } })
        heard.touchstart({ touches: [{ clientX: 0, clientY: 0 }], target: root })
        move(90, 20)
        move(90, 200)
        heard.touchstart({ touches: [{ clientX: 0, clientY: 0 }, { clientX: 9, clientY: 9 }], target: root })
        move(0, 200)
        heard.touchstart({ touches: [{ clientX: 0, clientY: 0 }], target: inner })
        move(0, 200, inner)
        console.log(stopped, shown)
        turn({})
        console.log(stopped, shown > 0)
        """
    #expect(try Node.output(of: code) == "0 0\n0 0\n1 true\n")
  }

  @Test(.enabled(if: Node.path != nil, "node is not installed"), arguments: ["pull", "spring"])
  func `a page caught while it comes back does not jump`(_ law: String) throws {
    let code =
      try Self.script("header-stretch", ["physics.return=\(law)"]) + """
        touch('touchstart', 100)
        touch('touchmove', 400)
        touch('touchend')
        run(100)
        console.log(shown)
        touch('touchstart', 500)
        run(400)
        touch('touchmove', 500)
        console.log(shown)
        touch('touchmove', 510)
        console.log(shown)
        touch('touchend')
        run(5000)
        console.log(shown)
        """
    let said = try Node.output(of: code).split(separator: "\n").map { Double($0) ?? .nan }
    try #require(said.count == 4, "\(said)")
    #expect(said[0] > 20 && (said[1] - said[0]).magnitude < 1e-3, "\(said)")
    #expect(said[2] > said[1] && said[2] < said[1] + 10 && said[3] == 0, "\(said)")
  }
}
