import ScrollPhysics
import TestSupport
import Testing

@testable import Measure

/// Measurements of synthetic films with known motion.
@Suite struct MeasureTests {
  /// Back and forth, faster and slower, by fractions of pixels.
  private static let offsets: [Double] = (0..<46).map { index in
    let share = Double(index) / 45
    return 260 * 4 * share * (1 - share) + 100
  }

  @Test(arguments: [-10.3, -3.5, -0.25, 0, 0.4, 1.6, 7.77, 21.4]) func `a block is followed finer than a pixel`(
    way: Double
  ) throws {
    let pattern = SyntheticFilm.Pattern(seed: 4)
    func frame(_ offset: Double) -> GrayFrame {
      let pixels = (0..<120 * 120).map { UInt8(pattern.value($0 % 120, pattern.angles(Double($0 / 120) + offset))) }
      return GrayFrame(width: 120, height: 120, pixels: pixels)
    }
    let finder = ShiftFinder(reach: -30...30)
    let block = FilmBand(x: 40, y: 50, width: 40, height: 20)
    let found = try #require(finder.shift(of: block, from: frame(0), to: frame(-way)))
    #expect(abs(found.way - way) < 0.02 && found.residual < 0.1, "\(found)")
    let flat = GrayFrame(width: 120, height: 120, pixels: [])
    #expect(finder.shift(of: block, from: flat, to: flat) == nil)
    #expect(finder.shift(of: FilmBand(x: 90, y: 50, width: 40, height: 20), from: frame(0), to: frame(0)) == nil)
  }

  @Test(arguments: [-0.4, 0.2, 0.62, 0.8, 0.9]) func `the ratio of a film is found, whatever it is`(
    ratio: Double
  ) throws {
    for seed in [1, 2] as [UInt64] {
      let motion = try SyntheticFilm(ratio: ratio, seed: seed, noise: 6).tracker(Self.offsets).motion().motion
      #expect(abs(motion.ratio.value - ratio) < 0.004, "\(motion.ratio), seed \(seed)")
      let range = try #require(motion.verdict.range, "\(motion.verdict)")
      #expect(range.contains(ratio) && range.upperBound - range.lowerBound < 0.03, "\(range)")
      for place in motion.places {
        #expect(abs(place.offset - (Self.offsets[place.frame] - Self.offsets[0])) < 1, "\(place)")
        #expect(abs(place.layer - place.offset * ratio) < 2, "\(place)")
      }
    }
  }

  @Test(arguments: [-0.3, 0.5, 1.3]) func `marked bands are compared, also where the layer is in front`(
    ratio: Double
  ) throws {
    // With rows of 4000, the first screen is the picture and the second the content.
    let film = SyntheticFilm(ratio: ratio, seed: 9)
    var random = SplitMix64(seed: 1)
    var tracker = FilmTracker(bands: [
      FilmBand(x: 0, y: 210, width: 200, height: 180), FilmBand(x: 0, y: 10, width: 200, height: 180),
    ])
    for offset in Self.offsets {
      // One half from each of two films.
      let (layer, content) = (
        SyntheticFilm(ratio: 1, seed: 21).frame(at: offset * ratio, random: &random),
        SyntheticFilm(ratio: 1, seed: 22).frame(at: offset, random: &random)
      )
      let pixels = Array(layer.pixels.prefix(200 * 200)) + Array(content.pixels.suffix(200 * 200))
      tracker.take(GrayFrame(width: film.width, height: film.height, pixels: pixels))
    }
    let motion = try FilmMotion(tracker.steps)
    #expect(abs(motion.ratio.value - ratio) < 0.004, "\(motion.ratio)")
  }

  @Test func `a film in which nothing moves, or all does at one speed, says so`() {
    let film = SyntheticFilm(ratio: 1, seed: 3)
    #expect(throws: FilmMotion.Failure.still) {
      try FilmMotion(film.steps([Double](repeating: 40, count: 6)))
    }
    #expect(throws: FilmMotion.Failure.oneSpeed) { try FilmMotion(film.steps(Self.offsets)) }
    #expect(throws: FilmMotion.Failure.still) { try FilmMotion([]) }
  }

  /// Films of two layers, or of one whose ratio changes.
  private static func verdict(_ ratio: @escaping (_ offset: Double, _ row: Int) -> Double) throws -> RatioVerdict {
    try FilmMotion(SyntheticFilm(ratio: 0, seed: 5, ratioOfRow: ratio).steps(offsets)).verdict
  }

  @Test func `of several layers no ratio stands for all`() throws {
    let verdict = try Self.verdict { _, row in row % 4 == 0 ? 0.3 : 0.7 }
    guard case .unknown(.several(let ratios)) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(ratios.count == 2 && abs(ratios[0] - 0.3) < 0.02 && abs(ratios[1] - 0.7) < 0.02, "\(ratios)")
  }

  @Test func `a ratio that changes with the offset is not one`() throws {
    let verdict = try Self.verdict { offset, _ in offset < 250 ? 0.5 : 0.8 }
    #expect(verdict.range == nil)
  }

  @Test func `what is pulled past the edge does not count`() throws {
    // At rest, pulled, back at rest, and scrolled: by another rule while it is pulled.
    let rest = [Double](repeating: 400, count: 8)
    let pull = (0...24).map { 400 - 140 * (1 - abs(Double($0) - 12) / 12) }
    let scroll = (0...40).map { 400 + 260 * Double($0) / 40 }
    let film = SyntheticFilm(ratio: 0, seed: 6) { offset, _ in offset < 400 ? 0.5 : 0.8 }
    let both = try FilmMotion(film.steps(rest + pull + scroll))
    #expect(try #require(both.verdict.range, "\(both.verdict)").contains(0.8))
    let pulled = try FilmMotion(film.steps(rest + pull + pull + rest))
    #expect(pulled.verdict == .unknown(.pulled))
  }

  @Test func `where a film ends as it began its edge is there, whatever the steps add up to`() throws {
    let rest = [Double](repeating: 400, count: 8)
    let pull = (0...24).map { 400 - 140 * (1 - abs(Double($0) - 12) / 12) }
    let scroll = (0...40).map { 400 + 260 * Double($0) / 40 }
    let offsets = rest + pull + pull + pull + scroll + scroll.reversed() + rest
    let film = SyntheticFilm(ratio: 0, seed: 6) { offset, _ in offset < 400 ? 0.5 : 0.8 }
    var steps = film.steps(offsets)
    // Rows that were taken for others, on the way back.
    let wrong = try #require(steps.lastIndex { $0.to == offsets.count - 20 })
    for index in steps.indices[wrong...] where steps[index].from == steps[wrong].from {
      steps[index] = steps[index].moved(by: 120)
    }
    let speeds = try FilmMotion.speeds(of: steps)
    let returning = try FilmMotion(steps, speeds, losing: MotionPath.Loss(), returns: true)
    let offset = try #require(returning.places.last?.offset)
    #expect(offset < -40, "\(offset)")
    #expect(returning.verdict.range?.contains(0.8) == true, "\(returning.verdict)")
    #expect(try FilmMotion(steps, speeds, losing: MotionPath.Loss()).verdict.range == nil)
  }

  @Test func `a film that trembles has not gone anywhere`() throws {
    var random = SplitMix64(seed: 3)
    let offsets = (0..<90).map { 100 + min(120, 3 * Double($0)) + Double.random(in: -0.3...0.3, using: &random) }
    let motion = try FilmMotion(SyntheticFilm(ratio: 0.5, seed: 8).steps(offsets))
    #expect(abs(motion.travel - 120) < 2, "\(motion.travel)")
  }

  /// There by large steps at first, and back by large steps at first.
  private static let (there, back): ([Double], [Double]) = {
    let steps = (0...40).map { 10 * (1 - Double($0) / 40) }
    let way = steps.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    return (way, way.map { way[way.count - 1] - $0 })
  }()

  @Test func `content that is seen twice has to be in the same place`() {
    let rest = [Double](repeating: 0, count: 8)
    let end = [Double](repeating: Self.there[Self.there.count - 1], count: 12)
    let offsets = rest + Self.there + end + Self.back + rest
    // Half of the first steps is lost in both directions, so that the end is right.
    let half = { (way: [Double]) in way.map { $0 - min(max($0 - way[0], -60), 60) / 2 } }
    let wrong = half(Self.there)
    let back = half(Self.back).map { $0 - Self.back[0] + wrong[wrong.count - 1] }
    let lost = rest + wrong + end.map { _ in wrong[wrong.count - 1] } + back + rest
    func places(_ offsets: [Double]) -> [FilmMotion.Place] {
      offsets.enumerated().map { FilmMotion.Place(frame: $0, offset: $1, layer: $1 / 2, isSeen: true) }
    }
    for seed in 20..<23 as Range<UInt64> {
      let film = SyntheticFilm(ratio: 0.5, seed: seed).tracker(offsets)
      #expect(film.failures(of: places(offsets), ratio: 0.5) == 0, "seed \(seed)")
      #expect(film.failures(of: places(lost), ratio: 0.5) > 0.1, "seed \(seed)")
    }
  }

  @Test func `the motion of a film there and back adds up`() throws {
    for seed in 30..<32 as Range<UInt64> {
      let rest = [Double](repeating: 0, count: 8)
      let film = SyntheticFilm(ratio: 0.5, seed: seed, noise: 4).tracker(rest + Self.there + Self.back + rest)
      let (motion, isSupported) = try film.motion()
      let way = 2 * Self.there[Self.there.count - 1]
      #expect(isSupported && abs(motion.travel - way) < 6, "\(motion.travel) of \(way), seed \(seed)")
    }
  }

  @Test func `one frame that is read wrongly does not add to the way`() throws {
    let film = SyntheticFilm(ratio: 0.5, seed: 9)
    var steps = film.steps((0...40).map { 3 * Double($0) })
    steps[20] = steps[20].moved(by: 80)
    let travel = try FilmMotion(steps).travel
    #expect(abs(travel - 120) < 6, "\(travel)")
  }

  @Test func `points that are far off do not move a ratio`() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<50 {
      let ratio = Double.random(in: -0.5...1.5, using: &random)
      let pairs = (0..<200).map { index -> (content: Double, layer: Double) in
        let content = Double.random(in: -20...20, using: &random)
        let off = Double.random(in: -0.1...0.1, using: &random)
        return (content, index % 4 == 0 ? Double.random(in: -30...30, using: &random) : content * ratio + off)
      }
      let found = try #require(RobustRatio(pairs))
      #expect(abs(found.value - ratio) < 0.003, "\(found) for \(ratio)")
      #expect(abs(found.value - ratio) < max(0.0005, 3 * found.doubt))
    }
    #expect(RobustRatio([(1, 1), (2, 2)]) == nil && RobustRatio([(0, 1), (0, 2), (0, 3)]) == nil)
  }

  @Test(arguments: [ScrollPreset.ios, .iosFast, .firefox, .chromium, .gtk])
  func `the system whose glide it is fits best`(preset: ScrollPreset) throws {
    let coast = preset.parameters.coast(from: 0, velocity: PointsPerSecond(2600))
    var random = SplitMix64(seed: 5)
    // A finger first, then the glide, then rest.
    let times = (0..<260).map { Double($0) / 60 }
    let offsets = times.map { time in
      let noise = Double.random(in: -0.15...0.15, using: &random)
      return (time < 0.5 ? 300 * time : 150 + coast.position(at: time - 0.5)) + noise
    }
    let glide = try #require(GlideFit(times: times, offsets: offsets))
    let own = try #require(glide.matches.first { $0.preset == preset })
    #expect(own.deviation < 0.5 && glide.best.contains { $0.preset == preset }, "\(preset): \(glide.matches)")
    #expect(glide.matches.count == ScrollPreset.allCases.count && glide.velocity > 300 && glide.start > 0.45)
    // Some systems share a coast; only those match.
    let rates: [ScrollPreset: Int] = [.ios: 3, .firefox: 3]
    #expect(glide.best.count <= (rates[preset] ?? 1) + 1, "\(preset): \(glide.matches)")
  }

  @Test func `a glide is found between frames at odd times, some of which are shown twice`() throws {
    let coast = ScrollPreset.ios.parameters.coast(from: 0, velocity: PointsPerSecond(1400))
    var random = SplitMix64(seed: 12)
    var (times, offsets, clock) = ([Double](), [Double](), 0.0)
    while clock < 3 {
      times.append(clock)
      let isLate = Int.random(in: 0...5, using: &random) == 0
      let shown = clock < 0.4 ? 100 * clock : 40 + coast.position(at: clock - 0.4)
      offsets.append(isLate ? offsets.last ?? shown : shown)
      clock += Double.random(in: 0.02...0.05, using: &random)
    }
    let glide = try #require(GlideFit(times: times, offsets: offsets))
    #expect(glide.best.contains { $0.preset == .ios } && abs(glide.start - 0.45) < 0.12, "\(glide)")
  }

  @Test(arguments: ScrollPreset.allCases, [30.0, 60, 120]) func `a glide whose release is known is its system's`(
    preset: ScrollPreset, rate: Double
  ) throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<10 {
      let velocity = Double.random(in: 700...4000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let release = Double.random(in: 0.3...0.6, using: &random)
      let coast = preset.parameters.coast(from: 40, velocity: PointsPerSecond(velocity))
      let times = (0..<Int(5 * rate)).map { Double($0) / rate }
      let offsets = times.map { $0 < release ? 40 - (release - $0) * velocity : coast.position(at: $0 - release) }
      let glide = try #require(GlideFit(times: times, offsets: offsets, release: release), "\(preset) \(velocity)")
      let own = try #require(glide.matches.first { $0.preset == preset })
      #expect(glide.isKnown && glide.best.contains { $0.preset == preset }, "\(preset): \(glide.matches)")
      #expect(abs(own.velocity - velocity) < 1 && abs(own.from - 40) < 0.1, "\(own) for \(velocity)")
    }
  }

  @Test func `a drag without a glide has no physics`() {
    let times = (0..<100).map { Double($0) / 60 }
    #expect(GlideFit(times: times, offsets: times.map { 120 * $0 }) == nil)
    #expect(GlideFit(times: [], offsets: []) == nil)
  }

  @Test func `a frame that is turned shows what went sideways`() {
    let frame = GrayFrame(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(frame.turned == GrayFrame(width: 2, height: 3, pixels: [1, 4, 2, 5, 3, 6]))
    #expect(
      FilmBand(x: -4, y: 1, width: 6, height: 9).inside(width: 3, height: 2)
        == FilmBand(x: 0, y: 1, width: 2, height: 1))
    #expect(FilmBand(x: 3, y: 0, width: 1, height: 1).inside(width: 3, height: 2) == nil)
  }
}

extension FilmTracker.Step {
  /// The same with all blocks further along, in pixels.
  fileprivate func moved(by way: Double) -> Self {
    Self(from: from, to: to, blocks: blocks, ways: ways.map { $0 + way }, rows: rows, columns: columns, bands: bands)
  }
}
