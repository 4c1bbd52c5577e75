import ScrollPhysics
import TestSupport
import Testing

/// Repeating stops, and the number of stops per flick.
@Suite struct SnapTrackTests {
  private static let bounds = ScrollBounds(high: 1200, viewport: 390)

  /// Albums every 112 points, on a strip that ends with the last one.
  private static let albums = SnapTrack(from: 0, pitch: 112, count: 100)
  private static let strip = ScrollBounds(high: 99 * 112, viewport: 390)

  private func axis(_ reach: SnapReach = .coast, preset: ScrollPreset = .ios, at offset: Double = 0) throws
    -> ScrollAxis
  {
    ScrollAxis(
      bounds: Self.strip, parameters: preset.parameters, snap: .track(try #require(Self.albums), reach), offset: offset)
  }

  @Test func `a track has the same targets as a list of its stops`() throws {
    var random = SplitMix64(seed: 141)
    for _ in 0..<4000 {
      let low = random.number(-200...200)
      let bounds = ScrollBounds(low: low, high: low + random.number(0...3000), viewport: 390)
      let track = try #require(SnapTrack.random(along: bounds, &random))
      var stops = (0..<track.count).map { track.offset(of: $0, in: bounds) }
      if track.stopsAtLow { stops.append(bounds.low) }
      let isBounded = Bool.random(using: &random)
      // On a stop as often as between stops.
      let offset =
        Bool.random(using: &random)
        ? stops[Int.random(in: 0..<stops.count, using: &random)] : random.number(bounds.low...bounds.high)
      let projection = random.number(bounds.low - 500...bounds.high + 500)
      let velocity = PointsPerSecond(random.speed(upTo: 4000))
      let target = Snap.track(track, isBounded ? .one : .coast).target(
        from: offset, projection: projection, velocity: velocity, bounds: bounds)
      let wanted = Snap.targets(stops, limitOne: isBounded).target(
        from: offset, projection: projection, velocity: velocity, bounds: bounds)
      #expect(target == wanted, "\(track) in \(bounds) from \(offset) to \(projection), one: \(isBounded)")
    }
  }

  @Test func `pages turn as Flutter turns them, and the last one ends with the content`() throws {
    let pages = try #require(SnapTrack(pagesIn: Self.bounds))
    #expect(pages.count == 5 && pages.offset(of: 4, in: Self.bounds) == 1200)
    var random = SplitMix64(seed: 142)
    for _ in 0..<2000 {
      let offset = random.number(0...1170)
      let velocity = PointsPerSecond(random.speed(upTo: 3000))
      // Flutter's last page is a whole one.
      let whole = ScrollBounds(high: 1170, viewport: 390)
      let track = Snap.track(try #require(SnapTrack(pagesIn: whole)), .turn(slowest: 20))
      let target = track.target(from: offset, projection: 0, velocity: velocity, bounds: whole)
      let wanted = Snap.flutterPage(390).target(from: offset, projection: 0, velocity: velocity, bounds: whole)
      #expect(target == wanted, "from \(offset) at \(velocity)")
    }
  }

  @Test(arguments: ScrollPreset.allCases)
  func `a flick rests on a stop, two of its reach at most one stop on`(_ preset: ScrollPreset) throws {
    var random = SplitMix64(seed: 143)
    for _ in 0..<200 {
      let offset = random.number(0...5000)
      let velocity = PointsPerSecond(random.speed(upTo: 6000))
      for reach in [SnapReach.coast, .one, .turn(slowest: 20)] {
        var axis = try axis(reach, preset: preset, at: offset)
        axis.glide(at: velocity, time: 1)
        let rest = try #require(axis.restOffset)
        #expect(
          (rest / 112).rounded() * 112 == rest && Self.strip.contains(rest), "\(rest) from \(offset) at \(velocity)")
        if reach != .coast { #expect(abs(rest - offset) <= 112, "\(reach) from \(offset) at \(velocity)") }
      }
    }
  }

  @Test func `ten million stops cost as much as ten, and each is found`() throws {
    let bounds = ScrollBounds(low: -47, high: 6e8, viewport: 844)
    let track = try #require(SnapTrack(from: -47, round: [0, 60, 120, 180], period: 310, count: 10_000_000))
    for stop in [0, 1, 3, 4, 5_000_001, 7_700_000] {
      #expect(track.stop(at: track.offset(of: stop, in: bounds), in: bounds) == stop)
    }
    #expect(track.stop(at: 12, in: bounds) == nil)
    #expect(track.stop(at: 6e8, in: bounds).map { track.offset(of: $0, in: bounds) } == 6e8)
  }

  @Test func `stops that are none make no track`() {
    #expect(SnapTrack(from: 0, pitch: 100, count: 0) == nil)
    #expect(SnapTrack(from: 0, round: [], period: 100, count: 3) == nil)
    #expect(SnapTrack(from: 0, round: [0, 200], period: 100, count: 3) == nil)
    #expect(SnapTrack(from: .nan, pitch: 100, count: 3) == nil)
    #expect(SnapTrack(from: 0, pitch: .infinity, count: 3) == nil)
    #expect(SnapTrack(pagesIn: ScrollBounds(high: 100, viewport: 0)) == nil)
    // Coinciding stops count as one.
    let heap = SnapTrack(from: 50, pitch: 0, count: 3)
    #expect(heap?.stop(at: 50, in: Self.bounds) == 0)
    let target = heap.map { Snap.track($0).target(from: 0, projection: 900, velocity: 5, bounds: Self.bounds) }
    #expect(target == 50)
  }

  @Test(arguments: [SnapReach.coast, .one, .turn(slowest: 20)])
  func `a notch of the wheel goes to a stop in its direction, however far that is`(_ reach: SnapReach) throws {
    let track = try #require(SnapTrack(pagesIn: Self.bounds))
    for (start, ticks, rest): (Double, Double, Double) in [(0, 1, 390), (390, -1, 0), (0, 0.2, 390), (780, 5, 1200)] {
      var axis = ScrollAxis(bounds: Self.bounds, snap: .track(track, reach), offset: start)
      axis.wheel(ticks, time: 1)
      #expect(axis.restOffset == rest, "\(ticks) from \(start)")
    }
  }

  @Test func `content that is sent somewhere goes to the stop there, and by a small step to the next one`() throws {
    for (from, to, rest): (Double, Double, Double) in [
      (224, 284, 336), (224, 164, 112), (224, 1000, 1008), (224, 224, 224), (0, -900, 0), (224, 99_999, 99 * 112),
    ] {
      var axis = try axis(at: from)
      axis.glide(to: to, time: 1)
      #expect(axis.restOffset == rest, "from \(from) to \(to)")
    }
  }

  @Test func `content that plays by itself ends on the last stop, and one that stops goes to the nearest`() throws {
    let bounds = ScrollBounds(low: -20, high: 99 * 112 + 20, viewport: 390)
    var axis = ScrollAxis(bounds: bounds, snap: .track(try #require(Self.albums)), offset: 0)
    axis.autoplay(300, time: 0)
    #expect(axis.offset(at: 1) == 300 && axis.restOffset == 99 * 112)
    axis.glide(at: .zero, time: 1)
    #expect(axis.restOffset == 336)
  }

  @Test(arguments: [ScrollPreset.ios, .flutter, .android, .chromium])
  func `a page is turned within a second and a half, and begins at the finger's speed`(_ preset: ScrollPreset) throws {
    let parameters = preset.parameters
    let snap = Snap.track(try #require(SnapTrack(pagesIn: Self.bounds)), parameters.pageReach)
    for offset in stride(from: 400.0, to: 760, by: 40) {
      for speed in stride(from: -4000.0, through: 4000, by: 400) {
        let plan = Plan(
          from: offset, velocity: PointsPerSecond(speed), bounds: Self.bounds, parameters: parameters, snap: snap)
        #expect(plan.restTime < 1.5, "\(plan.restTime) from \(offset) at \(speed)")
        #expect(abs(plan.velocity(at: 0).value - speed) < 1e-9 && [390, 780].contains(plan.restOffset))
      }
    }
  }

  @Test func `other places to rest do not move the content at that moment`() throws {
    var axis = ScrollAxis(bounds: Self.strip, offset: 500)
    axis.setSnap(.track(try #require(Self.albums)), time: 1)
    #expect(axis.offset(at: 1) == 500 && axis.restOffset == 448)
    axis.setSnap(.none, time: 9)
    #expect(axis.restOffset == 448)
  }

  @Test func `where each event ends a moment's question changes nothing`() throws {
    // Sampled at every frame and sampled once: the same offsets, bit for bit.
    var random = SplitMix64(seed: 144)
    for _ in 0..<60 {
      var once = try axis(at: 1000)
      var often = once
      let velocity = PointsPerSecond(random.speed(upTo: 5000))
      once.glide(at: velocity, time: 0)
      often.glide(at: velocity, time: 0)
      for frame in 0..<240 {
        let time = Double(frame) / 60
        _ = often.sample(at: time)
        #expect(often.sample(at: time) == once.sample(at: time))
      }
    }
  }
}
