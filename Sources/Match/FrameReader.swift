import Effects
import Geometry
import Measure

/// Reads the frames of a film: where its content is, and where the points of each layer are.
struct FrameReader<Painter: MatchPainter> {
  private var frames: DesignedFrames<Painter>
  private(set) var names = SeenLayers()
  /// The last frame, its reading, and the speed of its content in points per second.
  private var last: (frame: GrayFrame, reading: FrameReading)?
  private var speed = 0.0
  /// How far each group was from where it should be in that frame, in pixels.
  private var ways: [MovingGroup: Double] = [:]

  /// The part of a frame that is judged; nil for all of it.
  private let part: FilmBand?

  init(_ frames: DesignedFrames<Painter>, judging part: FilmBand? = nil) { (self.frames, self.part) = (frames, part) }
}

extension FrameReader {
  /// The mean difference of the pixels of frames that are equal.
  private static var same: Double { 0.35 }
  /// How far content is looked for around where it should be, in points, and how much worse than usual a place may be.
  private static var slack: Double { 60 }
  private static var poor: Double { 1.5 }
  /// Difference of sketches above which a frame shows something else.
  private static var alien: Double { 22 }
  /// Offset between two layouts to tell speeds.
  private static var step: Double { 0.5 }
  /// The most blocks of content that tell the offset.
  private static var mostContent: Int { 32 }

  /// - Parameter offset: The content's offset, if it is known.
  mutating func read(
    _ frame: GrayFrame, at time: Double?, offset known: Double? = nil
  ) throws(MatchFailure) -> FrameReading {
    if let last, last.frame.difference(from: frame) < Self.same {
      var reading = last.reading
      reading = FrameReading(
        time: time, offset: reading.offset, sightings: reading.sightings, looked: reading.looked,
        missed: reading.missed, isRepeated: true)
      self.last?.reading = reading
      return reading
    }
    var reading = FrameReading(time: time)
    let before = ways
    for known in known.map({ [$0, nil] }) ?? [nil] where reading.offset == nil {
      if let rough = try roughOffset(of: frame, at: time, known) {
        reading = try settled(frame, around: rough, isKnown: known != nil, FrameReading(time: time))
      }
    }
    reading = known == nil ? try withoutLeap(reading, frame, before) : try withoutMiss(reading, frame, before)
    if let offset = reading.offset, let before = last?.reading, let old = before.offset, let time,
      let then = before.time,
      time > then
    {
      speed = (offset - old) / (time - then)
    } else if reading.offset == nil {
      speed = 0
    }
    last = (frame, reading)
    return reading
  }

  /// The same reading, unless it leaps and more of the content is seen where its motion leads. Rows that look alike
  /// make content leap.
  private mutating func withoutLeap(
    _ reading: FrameReading, _ frame: GrayFrame, _ before: [MovingGroup: Double]
  ) throws(MatchFailure) -> FrameReading {
    guard let offset = reading.offset, let next = nextOffset(at: reading.time), (offset - next).magnitude > Self.leap
    else { return reading }
    return try other(than: reading, of: frame, around: next, before) { other, offset in
      (offset - next).magnitude < Self.leap && Self.weight(of: other) > Self.weight(of: reading)
    }
  }

  /// The same reading, unless hardly any of the content is seen where it is said to be, and more of it elsewhere: a header
  /// of another height puts it there.
  private mutating func withoutMiss(
    _ reading: FrameReading, _ frame: GrayFrame, _ before: [MovingGroup: Double]
  ) throws(MatchFailure) -> FrameReading {
    let (seen, looked) = (reading.content.seen, reading.content.looked)
    guard looked >= Self.enough, Double(seen) < Self.least * Double(looked),
      let rough = try roughOffset(of: frame, at: reading.time, nil)
    else { return reading }
    return try other(than: reading, of: frame, around: rough, before) { other, _ in
      other.content.seen * 2 > other.content.looked && other.content.seen > seen
    }
  }

  /// The reading around another offset, if that is better.
  ///
  /// - Parameter before: How far each group was from where it should be in the frame before.
  private mutating func other(
    than reading: FrameReading, of frame: GrayFrame, around place: Double, _ before: [MovingGroup: Double],
    isBetter: (FrameReading, _ offset: Double) -> Bool
  ) throws(MatchFailure) -> FrameReading {
    let seen = ways
    ways = before
    let other = try settled(frame, around: place, isKnown: false, FrameReading(time: reading.time))
    if let offset = other.offset, isBetter(other, offset) { return other }
    ways = seen
    return reading
  }

  /// The fewest blocks of content that tell whether it is there, and the smallest share of them that has to be seen.
  private static var enough: Int { 6 }
  private static var least: Double { 1.0 / 3 }

  /// Content that is farther from where its motion leads has leaped, in points.
  private static var leap: Double { 20 }

  /// The score of a reading. A block that is not seen counts half as much against it as one that is seen counts for it.
  private static func weight(of reading: FrameReading) -> Int { 3 * reading.content.seen - reading.content.looked }

  /// Where the content is if it goes on as before.
  private func nextOffset(at time: Double?) -> Double? {
    guard let time, let before = last?.reading, let offset = before.offset, let then = before.time else { return nil }
    return offset + speed * (time - then)
  }

  /// The known offset, or the multiple of the spacing whose sketch of the design differs least from the frame.
  private mutating func roughOffset(
    of frame: GrayFrame, at time: Double?, _ known: Double?
  ) throws(MatchFailure) -> Double? {
    if let known { return known }
    let sketch = Sketch(frame)
    let spacing = DesignedFrames<Painter>.spacing
    func number(_ offset: Double) -> Int { Int((offset / spacing).rounded()) }
    let bounds = frames.screen.bounds
    let pull = frames.screen.screen.height / 2
    let (low, high) = (number(bounds.lowerBound - pull), number(min(bounds.upperBound, Self.farthest) + pull))
    var best: (number: Int, difference: Double)?
    func look(at numbers: some Sequence<Int>) throws(MatchFailure) {
      for candidate in numbers where candidate >= low && candidate <= high {
        let difference = sketch.difference(from: try frames.sketch(candidate))
        if difference < best?.difference ?? .infinity { best = (candidate, difference) }
      }
    }
    if time != nil, let offset = last?.reading.offset {
      let next = nextOffset(at: time) ?? offset
      let reach = number(Self.slack)
      let (from, to) = (min(number(next), number(offset)) - reach, max(number(next), number(offset)) + reach)
      try look(at: from...to)
      // A best match at an end of the range may be worse than one outside.
      if let best, best.difference < Self.alien / Self.poor, best.number > from, best.number < to {
        return Double(best.number) * spacing
      }
    }
    // Everywhere, coarsely first. Rows that repeat look alike in several places, until they are looked at closely.
    var places: [(number: Int, difference: Double)] = []
    for place in stride(from: low, through: high, by: Self.coarse) {
      places.append((place, sketch.difference(from: try frames.sketch(place))))
    }
    for place in places.sorted(by: { $0.difference < $1.difference }).prefix(Self.mostPlaces) {
      try look(at: place.number - Self.coarse...place.number + Self.coarse)
    }
    guard let best, best.difference < Self.alien else { return nil }
    return Double(best.number) * spacing
  }

  /// The step of the coarse search, in sketches, and how many of its best matches are searched closely.
  private static var coarse: Int { 4 }
  private static var mostPlaces: Int { 4 }
  /// How often the offset is corrected until its blocks stay.
  private static var mostRounds: Int { 5 }
  /// A longer content is looked at up to here, in points.
  private static var farthest: Double { 12_000 }

  /// The offset to which the blocks of content lead, and the places of all blocks there.
  private mutating func settled(
    _ film: GrayFrame, around rough: Double, isKnown: Bool, _ empty: FrameReading
  ) throws(MatchFailure) -> FrameReading {
    var reading = empty
    var offset = rough
    for round in 0..<Self.mostRounds {
      let view = try view(at: offset, film)
      guard let way = view.way(blocks: round == 0 ? Self.mostContent / 2 : Self.mostContent) else {
        guard !isKnown else {
          reading.offset = rough
          try self.view(at: rough, film).sight(in: part, &ways, into: &reading, &names)
          return reading
        }
        return try settledWithoutContent(film, around: offset, reading)
      }
      offset += way
      // Blocks are painted where they are, but for less than a pixel.
      guard way.magnitude * frames.map.across < 0.75 else { continue }
      reading.offset = offset
      view.sight(in: part, &ways, into: &reading, &names)
      break
    }
    return reading
  }

  /// The same where too little is content: by the blocks that move fastest, or by the nearest picture.
  private mutating func settledWithoutContent(
    _ film: GrayFrame, around rough: Double, _ empty: FrameReading
  ) throws(MatchFailure) -> FrameReading {
    var reading = empty
    var offset = rough
    var view = try view(at: offset, film)
    if view.likelyWay == nil {
      guard let nearest = try nearestOffset(to: film, around: rough) else { return reading }
      offset = nearest
      view = try self.view(at: offset, film)
    }
    for _ in 0..<2 {
      guard let way = view.likelyWay, way.magnitude > Self.fine else { break }
      offset += way
      view = try self.view(at: offset, film)
    }
    view.sight(in: part, &ways, into: &reading, &names)
    reading.offset = offset
    return reading
  }

  /// Points around an offset in which the nearest one is looked for, how finely, and the difference from which it is
  /// none.
  private static var around: Double { 9 }
  private static var near: Double { 2.25 }
  private static var fine: Double { 0.06 }
  private static var unlike: Double { 14 }

  /// The offset at which the design is most like the film, pixel by pixel: where too little of it is content.
  private func nearestOffset(to film: GrayFrame, around rough: Double) throws(MatchFailure) -> Double? {
    var known: [Double: Double] = [:]
    func difference(_ offset: Double) throws(MatchFailure) -> Double {
      if let known = known[offset] { return known }
      let painted = try frames.frame(of: frames.screen.layers(at: offset))
      let difference = painted.cappedDifference(from: film)
      known[offset] = difference
      return difference
    }
    var (best, step) = (rough, Self.near)
    for way in stride(from: -Self.around, through: Self.around, by: Self.near)
    where try difference(rough + way) < difference(best) { best = rough + way }
    while step > Self.fine {
      for other in [best - step, best + step] where try difference(other) < difference(best) {
        best = other
        break
      }
      step /= 2
    }
    // Halving loses the way where the first step went too far.
    for other in [best - Self.fine, best + Self.fine] where try difference(other) < difference(best) { best = other }
    return try difference(best) < Self.unlike ? best : nil
  }

  /// Where the points of a frame's layers are across the axis, with the content at an offset.
  mutating func readAcross(_ frame: GrayFrame, _ along: FrameReading) throws(MatchFailure) -> FrameReading? {
    guard let offset = along.offset else { return nil }
    var reading = FrameReading(time: along.time, offset: offset)
    var none: [MovingGroup: Double] = [:]
    let axis: Axis = frames.screen.axis == .vertical ? .horizontal : .vertical
    try view(at: offset, frame, along: axis, reach: Self.farAcross).sight(in: part, &none, into: &reading, &names)
    return reading
  }

  /// How far a block is looked for across the axis, in pixels: nothing scrolls that way.
  private static var farAcross: Int { 40 }

  /// - Parameters:
  ///   - axis: The axis along which blocks are looked for; nil for the content's.
  ///   - reach: How far they are looked for, in pixels; nil for the usual way.
  private mutating func view(
    at offset: Double, _ film: GrayFrame, along axis: Axis? = nil, reach: Int? = nil
  ) throws(MatchFailure) -> FrameView {
    let layers = frames.screen.layers(at: offset)
    let blocks = try BlockOwners(layers, in: &frames).blocks()
    let finder = BlockFinder(try frames.frame(of: layers), film, along: axis ?? frames.screen.axis, reach: reach)
    return FrameView(
      layers: layers, next: frames.screen.layers(at: offset + Self.step), step: Self.step, screen: frames.screen,
      blocks: blocks.filter { finder.isTelling($0.band) }, finder: finder, map: frames.map)
  }
}

extension GrayFrame {
  /// The mean difference of every second pixel of every second row.
  fileprivate func cappedDifference(from other: GrayFrame) -> Double { difference(from: other, upTo: 40) }

  fileprivate func difference(from other: GrayFrame, upTo most: Int = 255) -> Double {
    guard width == other.width, height == other.height else { return .infinity }
    var (sum, count) = (0, 0)
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        for y in stride(from: 0, to: height, by: 2) {
          for x in stride(from: 0, to: width, by: 2) {
            let difference = Int(mine[y * width + x]) - Int(theirs[y * width + x])
            sum += min(most, difference < 0 ? -difference : difference)
            count += 1
          }
        }
      }
    }
    return Double(sum) / Double(max(1, count))
  }
}
