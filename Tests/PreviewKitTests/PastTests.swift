import Boundary
import CAllocations
import Documents
import Effects
import Geometry
import Parameters
import PreviewKit
import ScrollPhysics
import TestSupport
import Testing

/// The laws of links with a past, summed a second time, in small steps.
private struct SmallSteps {
  var lag = 0.0
  var speed = 0.0
  var clock: Double
  var tabBar = 0.0

  let law: PastTests.Law
  let bounds: ClosedRange<Double>

  init(_ law: PastTests.Law, restingAt offset: Double, in bounds: ClosedRange<Double>) {
    self.law = law
    self.bounds = bounds
    clock = offset - bounds.lowerBound >= law.start ? law.end : 0
  }

  mutating func jump(from start: Double, to end: Double) {
    lag += end - start
    speed += 12 * (end - start)
    tabBar = gone(tabBar, start, end)
  }

  mutating func step(from start: Double, to end: Double, lasting time: Double) {
    let way = end - start
    // The midpoint rule.
    lag += way - law.follow * (lag + (way - law.follow * lag * time) / 2) * time
    speed += 12 * (way - (speed + 6 * (way - speed * time)) * time)
    let isForward = (start + end) / 2 - bounds.lowerBound >= law.start
    clock = min(max(0, clock + (isForward ? time : law.returns ? -time : 0)), law.end)
    tabBar = gone(tabBar, start, end)
  }

  private func gone(_ gone: Double, _ start: Double, _ end: Double) -> Double {
    func place(_ offset: Double) -> Double { min(max(bounds.lowerBound, offset), bounds.upperBound) }
    return min(max(0, gone + place(end) - place(start)), law.tabBarHeight)
  }
}

@Suite(.serialized) struct PastTests {
  /// The numbers of all links.
  struct Law {
    var follow = 8.0
    var start = 0.0
    var end = 0.4
    var returns = true
    var tabBarHeight = 49.0

    init(from generator: inout SplitMix64) {
      follow = Double.random(in: 0.5...60, using: &generator)
      start = Double.random(in: 0...600, using: &generator)
      end = Double.random(in: 0.05...1, using: &generator)
      returns = Bool.random(using: &generator)
    }
  }

  /// A list with bars, one layer that follows, one over speed and one over time.
  private static func scene(_ law: Law, _ preset: ScrollPreset, isLinked: Bool = true) -> Scene {
    var (follower, fast, timed) = (LayerSettings(), LayerSettings(), LayerSettings())
    (follower.follow, follower.ratio) = (law.follow, 0.5)
    (fast.over, fast.ratio, fast.keys) = (.speed, 0, [LayerKey(at: -4000, [.x: -400]), LayerKey(at: 4000, [.x: 400])])
    (timed.over, timed.ratio, timed.keys) = (.time, 0, [LayerKey(at: 0), LayerKey(at: law.end, [.x: 100 * law.end])])
    (timed.start, timed.returns) = (law.start, law.returns)
    var effect = Layers()
    (effect.place, effect.length) = (.screen, 6)
    if isLinked { effect.layers = [follower, fast, timed] }
    var scene = Scenes.scene(effect)
    scene.physics = ScenePhysics(preset: preset)
    scene.content.tabBar = TabBar()
    scene.content.tabBar?.hides = .down
    scene.content.tabBar?.snaps = false
    return scene
  }

  /// Flicks, holds, reversals and wheel turns, at whole milliseconds.
  private static func tape(from generator: inout SplitMix64) -> Tape {
    var tape = Tape(from: Double.random(in: 0...1500, using: &generator))
    var time = 0
    func add(_ event: InputEvent) {
      tape.events.append(TapeEvent(time: Double(time) / 1000, action: .input(event)))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if Int.random(in: 0...3, using: &generator) == 0 {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          add(.wheel(dx: 0, dy: Double(Int.random(in: -3...3, using: &generator)), at: Point(x: 195, y: 400)))
          time += Int.random(in: 10...120, using: &generator)
        }
        continue
      }
      var place = Point(x: 195, y: Double.random(in: 100...700, using: &generator))
      add(.down(place))
      let pace = Double.random(in: -60...60, using: &generator)
      for _ in 0..<Int.random(in: 2...30, using: &generator) {
        time += Int.random(in: 4...20, using: &generator)
        place.y += pace + Double.random(in: -8...8, using: &generator)
        add(.move(place))
      }
      add(.up(nil))
      time += Int.random(in: 50...1200, using: &generator)
    }
    return tape
  }

  // Seeds 173 and 196 rest with a jump, a rounding error after the end of the spring.
  @Test(arguments: Array(0..<36) + [173, 196]) func `every law is what small steps come to`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let law = Law(from: &generator)
    let preset = ScrollPreset.allCases[seed % ScrollPreset.allCases.count]
    let tape = Self.tape(from: &generator)
    let preview = Preview(Self.scene(law, preset), offset: tape.from)
    var plain = Self.scene(law, preset, isLinked: false)
    plain.content.tabBar?.hides = .never
    var player = TapePlayer(tape, into: Preview(plain, offset: tape.from))
    var linked = TapePlayer(tape, into: preview)
    let extent = preview.extent.bounds
    var sums = SmallSteps(law, restingAt: preview.offset(at: 0), in: extent)
    let (rate, seconds) = (20_000, 1.5 + tape.duration)
    var last = preview.offset(at: 0)
    var worst = (lag: 0.0, speed: 0.0, clock: 0.0, tab: 0.0)
    for step in 0..<Int(seconds * Double(rate)) {
      let (now, next) = (Double(step) / Double(rate), Double(step + 1) / Double(rate))
      player.play(to: now)
      let here = player.preview.offset(at: now)
      sums.jump(from: last, to: here)
      last = player.preview.offset(at: next)
      sums.step(from: here, to: last, lasting: next - now)
      guard step % 1777 == 1776 else { continue }
      linked.play(to: next.nextDown)
      let past = linked.preview.moment(at: next).past ?? Past()
      worst.lag = max(worst.lag, (past.lags[0] - sums.lag).magnitude)
      worst.speed = max(worst.speed, (past.speed - sums.speed).magnitude)
      worst.clock = max(worst.clock, (past.clocks[2] - sums.clock).magnitude)
      worst.tab = max(worst.tab, (past.tabBar - sums.tabBar).magnitude)
    }
    #expect(worst.lag < 0.01, "\(preset) \(law)")
    // A speed moves a layer by a hundredth of it, or less.
    #expect(worst.speed < 0.5, "\(preset) \(law)")
    #expect(worst.clock < 1.5 / Double(rate), "\(preset) \(law)")
    #expect(worst.tab < 0.01, "\(preset) \(law)")
  }

  /// The times of frames: at five rates, and at uneven ones that also meet each half second.
  private static func paces(until end: Double, from generator: inout SplitMix64) -> [[Double]] {
    let even = [24, 30, 60, 90, 120].map { rate in (0...Int(end * Double(rate))).map { Double($0) / Double(rate) } }
    let uneven = (0..<Int(end * 50)).map { _ in Double.random(in: 0...end, using: &generator) }
    return even + [(uneven + stride(from: 0, through: end, by: 0.5)).sorted()]
  }

  @Test(arguments: 0..<12) func `films at every frame rate have equal pictures at equal moments`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) + 300)
    let law = Law(from: &generator)
    var scene = Self.scene(law, ScrollPreset.allCases[seed % ScrollPreset.allCases.count])
    scene.content.tabBar?.snaps = true
    let tape = Self.tape(from: &generator)
    let end = (tape.duration + 1.5).rounded(.up)
    var pictures: [Double: DrawList] = [:]
    var kinds: Set<DrawList> = []
    for times in Self.paces(until: end, from: &generator) {
      var player = TapePlayer(tape, into: Preview(scene))
      var layers: [Layer] = []
      for time in times {
        player.play(to: time)
        guard time.remainder(dividingBy: 0.5) == 0 else { continue }
        var list = DrawList()
        player.preview.layers(at: time, into: &layers)
        LayerPainter(player.preview).draw(layers, at: time, into: &list)
        #expect(pictures[time] == nil || pictures[time] == list, "at \(time) of \(tape)")
        pictures[time] = list
        kinds.insert(list)
      }
    }
    #expect(pictures.count == Int(end * 2) + 1 && kinds.count > 2)
  }

  @Test(arguments: 0..<12) func `a moment has one past, whatever was looked at before it`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) + 100)
    let law = Law(from: &generator)
    let preview = Preview(Self.scene(law, ScrollPreset.allCases[seed % ScrollPreset.allCases.count]))
    let tape = Self.tape(from: &generator)
    var run = TapeRun(tape, into: preview)
    for _ in 0..<30 {
      let moment = Double.random(in: 0...run.end, using: &generator)
      run.seek(to: moment)
      var player = TapePlayer(tape, into: preview)
      player.play(to: moment)
      #expect(run.preview.moment(at: moment) == player.preview.moment(at: moment), "at \(moment)")
    }
  }

  @Test(arguments: ScrollPreset.allCases) func `a scene with every link allocates nothing in a frame`(
    preset: ScrollPreset
  ) {
    var generator = SplitMix64(seed: 7)
    var scene = Self.scene(Law(from: &generator), preset)
    if var effect = scene.effect as? Layers {
      effect.layers = (0..<64).map { effect.layers[$0 % 3] }
      scene.effect = effect
    }
    var preview = Preview(scene)
    preview.drag(from: 700, to: 200, at: 0, lasting: 0.2, lift: false)
    preview.handle(.up(Point(x: 195, y: 200)), at: 0.2)
    var player = TapePlayer(Tape(), into: preview)
    var (layers, list): ([Layer], DrawList) = ([], DrawList())
    var counts: [Int] = []
    for frame in 0..<90 {
      let time = 0.3 + Double(frame) / 60
      allocations_begin()
      player.play(to: time)
      player.preview.layers(at: time, into: &layers)
      list.removeAll()
      LayerPainter(player.preview).draw(layers, at: time, into: &list)
      counts.append(Int(allocations_end()))
    }
    // The first frames make room in the lists.
    #expect(counts.dropFirst(30).allSatisfy { $0 == 0 }, "\(counts)")
    #expect(layers.count > 20)
  }

  @Test func `content that is put somewhere rests there`() {
    var generator = SplitMix64(seed: 8)
    var preview = Preview(Self.scene(Law(from: &generator), .ios))
    preview.drag(from: 700, to: 200, at: 0, lasting: 0.2)
    preview.jump(to: 900, at: 0.25)
    let past = preview.moment(at: 0.25).past
    #expect(past?.lags[0] == 0 && past?.speed == 0 && past?.tabBar == 0)
  }

  @Test func `the x-ray outlines where a picture would be without its lag`() {
    var generator = SplitMix64(seed: 12)
    var scene = Self.scene(Law(from: &generator), .ios)
    scene.content.tabBar = nil
    var preview = Preview(scene)
    func outlines(at time: Double) -> Int {
      var (layers, list): ([Layer], DrawList) = ([], DrawList())
      preview.layers(at: time, into: &layers)
      XRay(preview, scale: 2).draw(layers, at: time, into: &list)
      return list.commands.count { if case .shape = $0 { true } else { false } }
    }
    let still = outlines(at: 0)
    preview.handle(.down(Point(x: 195, y: 700)), at: 0)
    preview.handle(.move(Point(x: 195, y: 600)), at: 0.05)
    preview.handle(.move(Point(x: 195, y: 560)), at: 0.1)
    #expect(outlines(at: 0.11) > still)
  }

  @Test func `what lags moves on under a finger that has stopped, and then rests`() {
    var generator = SplitMix64(seed: 9)
    var preview = Preview(Self.scene(Law(from: &generator), .ios))
    preview.handle(.down(Point(x: 195, y: 700)), at: 0)
    preview.handle(.move(Point(x: 195, y: 600)), at: 0.1)
    preview.handle(.move(Point(x: 195, y: 400)), at: 0.2)
    #expect(preview.isMoving(at: 0.25))
    #expect(!preview.isMoving(at: 60))
    #expect(preview.isHeld)
  }
}

/// How bars come to rest, by the laws that each system publishes, written a second time.
@Suite struct BarRestTests {
  /// The share of its way that a bar has gone, by the system's source.
  private static func published(_ preset: ScrollPreset, part: Double, after time: Double) -> Double? {
    switch preset {
    case .android:
      // AppBarLayout: round(150·(distance/height + 1)) ms, decelerating.
      let share = min(1, time / (0.15 * (part + 1)))
      return 1 - (1 - share) * (1 - share)
    case .chromium: return min(1, time / 0.2)
    case .firefox:
      let share = min(1, time / 0.15)
      return 1 - (1 - share) * (1 - share)
    case .flutter, .flutterAndroid:
      // The cubic of Curves.easeOut, by halving.
      let share = min(1, time / 0.2)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if 3 * (1 - middle) * middle * middle * 0.58 + middle * middle * middle < share {
          low = middle
        } else {
          high = middle
        }
      }
      return 3 * (1 - low) * low * low + low * low * low
    default: return nil
    }
  }

  private static func scene(_ preset: ScrollPreset) -> Scene {
    var scene = Scenes.scene(MapCrop())
    scene.physics = ScenePhysics(preset: preset)
    scene.content.bar.hides = .down
    return scene
  }

  /// How far the bar is moved up.
  private static func gone(_ preview: Preview, at time: Double) -> Double {
    var layers: [Layer] = []
    preview.layers(at: time, into: &layers)
    return -(layers.first { $0.id.description == "bar/background" }?.frame.y ?? -44)
  }

  @Test(arguments: ScrollPreset.allCases) func `a bar that is half gone goes to the nearer end as its system's do`(
    preset: ScrollPreset
  ) {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let way = Double.random(in: 3...41, using: &generator)
      var preview = Preview(Self.scene(preset))
      // A recorded offset brings it there without a glide.
      let low = preview.extent.bounds.lowerBound
      preview.steer(at: low, to: (offset: low + way, time: 1), at: 0)
      #expect((Self.gone(preview, at: 1) - way).magnitude < 1e-9)
      let end = way < 22 ? 0.0 : 44
      let part = (end - way).magnitude / 44
      for _ in 0..<6 {
        let time = Double.random(in: 0...0.35, using: &generator)
        let gone = Self.gone(preview, at: 1 + time)
        guard let share = Self.published(preset, part: part, after: time) else { continue }
        #expect((gone - (way + (end - way) * share)).magnitude < 1e-6, "\(way) after \(time)")
      }
      #expect(Self.gone(preview, at: 2) == end)
      #expect(!preview.isMoving(at: 2))
    }
  }

  @Test func `a bar comes back as soon as the offset shrinks, and a bounce does nothing`() {
    var preview = Preview(Self.scene(.ios))
    let low = preview.extent.bounds.lowerBound
    preview.steer(at: low, to: (offset: low + 500, time: 1), at: 0)
    #expect(Self.gone(preview, at: 1) == 44)
    preview.steer(at: low + 500, to: (offset: low + 470, time: 1.1), at: 1)
    #expect((Self.gone(preview, at: 1.1) - 14).magnitude < 1e-9)
    preview.steer(at: low + 470, to: (offset: low - 80, time: 2), at: 1.1)
    #expect(Self.gone(preview, at: 2) == 0)
    preview.steer(at: low - 80, to: (offset: low, time: 3), at: 2)
    #expect(Self.gone(preview, at: 3) == 0)
  }

  @Test func `a bar that goes with the content is back at the start alone`() {
    var scene = Self.scene(.ios)
    scene.content.bar.hides = .away
    var preview = Preview(scene)
    let low = preview.extent.bounds.lowerBound
    for (way, gone) in [(0.0, 0.0), (20, 20), (44, 44), (300, 44), (30, 30), (-60, 0)] {
      preview.jump(to: low + way, hold: true, at: 0)
      #expect((Self.gone(preview, at: 0) - gone).magnitude < 1e-9)
    }
  }

  @Test func `a header's bar hides from where it has collapsed`() {
    var effect = HeaderParallax()
    (effect.minHeight, effect.bar) = (88, true)
    var scene = Scenes.scene(effect)
    scene.content.bar.hides = .down
    var preview = Preview(scene)
    let collapse = 390.0 / 2 - 88
    preview.steer(at: 0, to: (offset: collapse, time: 1), at: 0)
    #expect(Self.gone(preview, at: 1) == 0)
    preview.steer(at: collapse, to: (offset: collapse + 30, time: 2), at: 1)
    #expect((Self.gone(preview, at: 2) - 30).magnitude < 1e-9)
  }
}
