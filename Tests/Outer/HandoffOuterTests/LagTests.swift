import Documents
import Effects
import Foundation
import Geometry
import Handoff
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// What the code does, frame by frame, with what depends on the motion before: against the law.
@Suite struct LagTests {
  /// The seconds of frames: at three rates, uneven, and some of 60 a second left out.
  private static let paces: [[Double]] = {
    var random = SplitMix64(seed: 24)
    let uneven = (0..<200).map { _ in Double.random(in: 0.004...0.04, using: &random) }
    let dropped = (0..<150).map { _ in Double([1, 1, 1, 2, 3].randomElement(using: &random) ?? 1) / 60 }
    return [24.0, 60, 120].map { rate in Array(repeating: 1 / rate, count: Int(4 * rate)) } + [uneven, dropped]
  }()

  /// Where content is that begins at rest and turns several times.
  private struct Motion {
    private let waves: [(height: Double, rate: Double)]

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      waves = (0..<3).map { _ in
        (Double.random(in: 40...140, using: &random), Double.random(in: 0.8...2.4, using: &random))
      }
    }

    func offset(at time: Double) -> Double { waves.reduce(0) { $0 + $1.height * (1 - cos($1.rate * time)) } }

    func offsets(_ frames: [Double]) -> [Double] {
      var time = 0.0
      return frames.map { frame in
        time += frame
        return offset(at: time)
      }
    }
  }

  /// The past at each frame, from steps in which the motion is as good as straight.
  private static func law(_ links: Links, _ motion: Motion, _ frames: [Double]) -> [Past] {
    var (time, past) = (0.0, links.rest(at: 0))
    return frames.map { frame in
      let steps = Int((frame * 4000).rounded(.up))
      for step in 0..<steps {
        let ends = [step, step + 1].map { time + frame * Double($0) / Double(steps) }
        let places = ends.map(motion.offset)
        past.pass(OffsetStretch(lasting: ends[1] - ends[0], from: places[0], to: places[1]), links)
      }
      time += frame
      return past
    }
  }

  /// One layer lags, one has keys over speed, and one over time.
  private static let layers = TestScene(
    "pager", "parameters.layers.0.follow=8", "parameters.layers.1.over=speed", "parameters.layers.2.over=time",
    "parameters.layers.2.start=120", "parameters.layers.2.keys=[{\"at\":0},{\"at\":0.4,\"x\":60}]")

  /// - Parameter said: Of each frame at each pace the lag of the first layer, the speed and the clock.
  private static func compare(_ said: String, _ handoff: SceneHandoff, _ motion: Motion, _ name: String) throws {
    let rows = said.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
    let links = handoff.scene.effect.links(in: handoff.setting)
    let laws = paces.flatMap { law(links, motion, $0) }
    try #require(rows.count == laws.count && rows.allSatisfy { $0.count == 3 }, "\(name): \(said.prefix(400))")
    var worst = [0.0, 0, 0]
    for (row, past) in zip(rows, laws) {
      // In points: a speed by how far it lags, a clock by how far its key goes in that time.
      let errors = [row[0] - past.lags[0], (row[1] - past.speed) / 12, (row[2] - past.clocks[2]) * 60 / 0.4]
      for index in errors.indices { worst[index] = max(worst[index], errors[index].magnitude) }
    }
    print("\(name): lag, speed and time are off by at most \(worst) pt")
    #expect(worst.allSatisfy { $0 < 0.5 }, "\(name): \(worst)")
  }

  @Test(
    .enabled(if: TypeScript.path != nil, "tsc is not installed"), arguments: [HandoffSystem.reactNative, .motion])
  func `TypeScript is within half a point of the law in each frame, at every frame rate`(
    _ system: HandoffSystem
  ) throws {
    let handoff = try #require(SceneHandoff(try Self.layers.scene, pictureSize: TestScene.size(of:)))
    let text = try handoff.text(as: system)
    let start = try #require(text.range(of: "/** The numbers of the effect")).lowerBound
    let end = try #require(text.firstRange(of: /\n(type \w+Props|\/\*\* Layers that move)/)).lowerBound
    let name = try #require(text.firstMatch(of: /export const (\w+)Defaults/)).output.1
    let motion = Motion(seed: 7)
    let said = try TypeScript.output(
      of: RecipeCodeTests.surroundings + text[start..<end].replacing("export ", with: "") + """

        const frames = \(Self.paces), places = \(Self.paces.map(motion.offsets))
        frames.forEach((times, pace) => {
          let was = 0, pasts = \(name)Layers.map((layer) => rest\(name)Past(layer, 0))
          times.forEach((time, number) => {
            const now = places[pace][number]
            pasts = pasts.map((past, index) => next\(name)Past(past, \(name)Layers[index], was, now, time))
            was = now
            console.log(pasts[0].lag, pasts[1].speed, pasts[2].clock)
          })
        })
        """)
    try Self.compare(said, handoff, motion, system.title)
  }

  @Test(.enabled(if: Compiler.path != nil, "swiftc is not installed"))
  func `Swift is within half a point of the law in each frame, at every frame rate`() throws {
    let handoff = try #require(SceneHandoff(try Self.layers.scene, pictureSize: TestScene.size(of:)))
    let text = try handoff.text(as: .uikit)
    let start = try #require(text.range(of: "struct LayersSceneStyle")).lowerBound
    let end = try #require(text.range(of: "\n}\n", range: start..<text.endIndex)).upperBound
    let motion = Motion(seed: 8)
    let said = try Compiler.output(
      of: RecipeCodeTests.curves + text[start..<end] + """
        let layers = LayersSceneStyle().layers
        let (paces, places): ([[Double]], [[Double]]) = (\(Self.paces), \(Self.paces.map(motion.offsets)))
        for (frames, offsets) in zip(paces, places) {
          var (was, pasts) = (0.0, layers.map { $0.past(restingAt: 0) })
          for (time, now) in zip(frames, offsets) {
            pasts = zip(layers, pasts).map { $0.past(after: $1, from: was, to: now, in: time) }
            was = now
            print(pasts[0].lag, pasts[1].speed, pasts[2].clock)
          }
        }
        """)
    try Self.compare(said, handoff, motion, "Swift")
  }

  /// Scenes whose pages are run, and where they are scrolled at most.
  private static let pages = [
    TestScene("header-stretch", "parameters.follow=8"), TestScene("weather-menu", "parameters.follow=6"),
    TestScene("album-stack", "parameters.follow=8"),
    TestScene(
      "mountain-hero", "parameters.layers.0.follow=9", "parameters.layers.1.follow=6", "parameters.layers.2.over=time",
      "parameters.layers.2.start=100", "parameters.layers.2.keys=[{\"at\":0},{\"at\":0.4,\"y\":-60}]",
      "parameters.layers.3.over=speed",
      "parameters.layers.3.keys=[{\"at\":-500,\"y\":-30},{\"at\":0},{\"at\":500,\"y\":30}]"),
  ]

  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [HandoffSystem.css, .gsap])
  func `a page is where the law has it in each frame, and asks for none at rest`(
    _ engine: Browser.Engine, _ system: HandoffSystem
  ) throws {
    let browser = try Browser(engine)
    for (number, scene) in Self.pages.enumerated() {
      let motion = Motion(seed: UInt64(20 + number))
      // Browsers scroll by whole pixels.
      let places = Self.paces.map { motion.offsets($0).map { $0.rounded() } }
      let (rows, rest) = try Self.frames(of: scene, as: system, places, in: browser)
      var worst = (error: 0.0, place: "")
      var compared = 0
      let width = try #require(rows.first?.first?.numbers.last)
      var laid = try scene.scene
      (laid.device.width, laid.device.height) = (width, Self.height)
      laid.device.insets = Insets()
      let handoff = try #require(SceneHandoff(laid, named: scene.name, pictureSize: TestScene.size(of:)))
      let (effect, setting) = (handoff.scene.effect, handoff.setting)
      let (links, low) = (effect.links(in: setting), effect.extent(in: setting).bounds.lowerBound)
      var row = 0
      for (pace, frames) in Self.paces.enumerated() {
        var (was, past) = (0.0, links.rest(at: low))
        var isMoving = false
        for (index, frame) in frames.enumerated() {
          // A page ends somewhere.
          let now = try #require(rows[row].first?.numbers[2])
          // The first frame after a rest is taken to last as long as one of 60 a second.
          let time = isMoving ? frame : 1 / 60
          let before = past
          past.pass(OffsetStretch(lasting: time, from: low + was, to: low + now), links)
          isMoving =
            now != was || past.speed.magnitude > 0.12
            || (0..<8).contains { past.lags[$0].magnitude > 0.01 || past.clocks[$0] != before.clocks[$0] }
          was = now
          let layers = Dictionary(
            effect.layers(at: Moment(offset: low + now, past: past), in: setting).map { ($0.id.description, $0) },
            uniquingKeysWith: { one, _ in one })
          for box in rows[row] {
            guard let layer = layers[box.name] ?? layers[box.name.replacing("header/", with: "header")] else {
              continue
            }
            compared += 1
            let isWhole = layer.id.owner == "layer" || layer.id.owner == "row" && layer.clip == nil
            let want = isWhole ? layer.wholePicture : layer.frame
            for error in [box.numbers[0] - want.x, box.numbers[1] - want.y] where error.magnitude > worst.error {
              worst = (
                error.magnitude, "\(box.name) at \(now) in frame \(index) of \(pace): \(box.numbers), not \(want)"
              )
            }
          }
          row += 1
        }
      }
      print(
        "\(engine.rawValue), \(system.name): \(scene.testDescription): \(compared) boxes, largest error \(worst.error) px"
      )
      #expect(compared > 500 && worst.error < 0.5, "\(system.name): \(scene.testDescription): \(worst.place)")
      #expect(rest.allSatisfy { $0 < 400 }, "\(scene.testDescription): frames until rest \(rest)")
    }
  }

  private static let height = 844.0

  /// The boxes of a page in each frame of each pace, and how many frames it asked for until it rested.
  private static func frames(
    of scene: TestScene, as system: HandoffSystem, _ places: [[Double]], in browser: Browser
  ) throws -> (rows: [[(name: String, numbers: [Double])]], rest: [Int]) {
    let page = try system == .gsap ? BrowserTests.gsapPage(scene) : scene.text(as: system)
    let waiting = page.replacing(
      "<body>",
      with: """
        <style>* { scrollbar-width: none; scroll-snap-type: none !important }</style><body><script>
        window.calls = []
        window.requestAnimationFrame = call => calls.push(call)
        window.cancelAnimationFrame = () => {}
        </script>
        """)
    let answer = try browser.run(
      """
      const paces = \(paces), places = \(places)
      const scene = document.querySelector('body > div'), start = scene.className
      scene.dispatchEvent(new Event('pointerdown'))
      const strip = document.querySelector(`.${start}-strip`)
      const { calls } = window
      const isAcross = strip && window.getComputedStyle(strip).overflowX === 'auto'
      const scroller = isAcross ? strip : document.scrollingElement
      const all = selector => [...document.querySelectorAll(selector.replaceAll('.', `.${start}-`))]
      const albums = all('.album')
      const boxes = [
        ...all('.header img').map(element => ['header/image', element]),
        ...all('.window img').map(element =>
          [`row-${[...element.parentNode.parentNode.children].indexOf(element.parentNode)}/image`, element]),
        ...all('.album .layer').map(element =>
          [`album-${albums.indexOf(element.parentNode)}/layer-${element.style.getPropertyValue('--fx-i').trim()}`, element]),
        ...all('.stage .layer').map((element, index) =>
          [`layer-${index}/${element.matches('img') ? 'image' : 'text'}`, element]),
      ]
      let time = 1000
      const step = () => { for (const call of calls.splice(0)) call(time) }
      const scroll = place => {
        scroller[isAcross ? 'scrollLeft' : 'scrollTop'] = place
        window.dispatchEvent(new Event('scroll'))
        scroller.dispatchEvent(new Event('scroll'))
      }
      const rows = [], rest = []
      const settle = () => {
        let count = 0
        for (; calls.length && count < 1000; count++) { time += 1000 / 60; step() }
        return count
      }
      settle()
      paces.forEach((pace, index) => {
        pace.forEach((seconds, number) => {
          time += seconds * 1000
          scroll(places[index][number])
          step()
          rows.push(boxes.map(([name, element]) => {
            const box = element.getBoundingClientRect()
            return [name, box.left, box.top, scroller[isAcross ? 'scrollLeft' : 'scrollTop'], window.innerWidth]
          }))
        })
        rest.push(settle())
        scroll(0)
        settle()
      })
      return [rows, rest]
      """, in: waiting, width: 390, height: height)
    let parts = try #require(answer as? [Any])
    let rows = try #require(parts[0] as? [[[Any]]])
    return (
      rows.map { row in
        row.compactMap { box in
          (box[0] as? String).map { (name: $0, numbers: box.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }) }
        }
      },
      try #require(parts[1] as? [Any]).compactMap { ($0 as? NSNumber)?.intValue }
    )
  }
}
