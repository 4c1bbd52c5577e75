/// The movements of everything that is not content, of each moment in which the content moves, and what they say about
/// a ratio.
///
/// What is pulled past its edge is left out: there layers stretch, reveal or ride by other rules. The edge is where the
/// film begins or ends at rest.
struct RatioEvidence {
  private struct Moment {
    /// Movement of the content.
    let content: Double
    /// Its offset in the middle of the movement.
    let offset: Double
    let time: Int
    /// Movements of the blocks that neither go with the content nor stand still.
    var others: [Double]
    /// Blocks with enough texture, in all.
    let blocks: Int
    /// The content's share of all blocks.
    let share: Double
    /// The shorter side of the area that the content covers, as a share of the frame's.
    let spread: Double

    func supporters(of ratio: Double, within tolerances: Double) -> [Double] {
      let way = content * ratio
      let near = tolerances * MotionTally.tolerance(at: way)
      return others.filter { ($0 - way).magnitude <= near }
    }

    /// Without what is about as fast as the content.
    var apart: Moment {
      var rest = self
      rest.others.removeAll { ($0 / content - 1).magnitude <= RatioEvidence.nearContent }
      return rest
    }

    /// The ratios of its blocks in a range.
    func others(in range: ClosedRange<Double>) -> [Double] {
      others.map { $0 / content }.filter { range.contains($0) }
    }

    func without(_ ratio: Double) -> Moment {
      var rest = self
      let way = content * ratio
      let near = 2.5 * MotionTally.tolerance(at: way)
      rest.others = others.filter { ($0 - way).magnitude > near }
      return rest
    }
  }

  private var moments: [Moment] = []
  /// Moments that were left out, as the content was pulled.
  private var pulled = 0
  /// Whether the film begins or ends at rest, so that its edge is known.
  private var hasRest = false
  /// Whether the content ever is past where the film begins.
  private var goesOn = false
  private let isMarked: Bool

  /// Minimum movement of the content, in pixels, for a moment to count.
  private static let leastWay = 4.0
  /// Movement below which a block stands still.
  private static let still = 0.45

  /// - Parameters:
  ///   - layers: Movements of a marked layer; nil where the layer is to be found.
  ///   - places: The offset at each frame.
  ///   - returns: Whether the film ends where it begins, whatever the offsets add up to.
  init(
    _ steps: [FilmTracker.Step], contents: [Double?], layers: [Double?]?, _ places: [FilmMotion.Place], returns: Bool
  ) {
    isMarked = layers != nil
    let edge = Self.edge(places, returns: returns)
    hasRest = edge != nil
    goesOn = places.contains { $0.offset > 8 }
    for index in steps.indices {
      guard let content = contents[index], content.magnitude >= Self.leastWay else { continue }
      let offset = places[index + 1].offset + content / 2
      if let edge, offset < edge - 3 || places[index + 1].offset < edge - 3 {
        pulled += 1
        continue
      }
      let near = 1.5 * MotionTally.tolerance(at: content)
      let others =
        layers.map { $0[index].map { [$0] } ?? [] }
        ?? steps[index].ways.filter { ($0 - content).magnitude > near && $0.magnitude > Self.still }
      let step = steps[index]
      let mine = step.ways.indices.filter { (step.ways[$0] - content).magnitude <= near }
      let spreads = [step.rows, step.columns].map { places in Self.spread(mine.map { places[$0] }) }
      moments.append(
        Moment(
          content: content, offset: offset, time: step.to, others: others, blocks: step.blocks,
          share: Double(mine.count) / Double(max(1, step.blocks)), spread: spreads.min() ?? 0))
    }
    if layers == nil { dropAliases() }
  }

  /// Whether what counts as content is large at most of these moments, or all over the frame.
  private static func isLarge(in moments: [Moment]) -> Bool {
    RobustRatio.median(moments.map { ($0.share, 1) }) >= leastShare
      || RobustRatio.median(moments.map { ($0.spread, 1) }) >= leastSpread
  }

  /// Leaves out blocks that were taken for others like them: rows look alike, and then they are as far from the content,
  /// however far that has moved. A layer is so at one way of the content alone.
  private mutating func dropAliases() {
    var contents: [Int: [Int]] = [:]
    for moment in moments {
      for way in moment.others {
        contents[Int((way - moment.content).rounded()), default: []].append(Int(moment.content / 2))
      }
    }
    func count(_ apart: Int) -> Int { contents[apart]?.count ?? 0 }
    let aliases = contents.keys.filter { apart in
      let here = (apart - 1...apart + 1).flatMap { contents[$0] ?? [] }
      let around = (3...5).reduce(0) { $0 + count(apart - $1) + count(apart + $1) }
      return abs(apart) >= Self.leastAlias && here.count >= max(Self.leastBlocks, 2 * around)
        && Set(here).count >= Self.leastWays
    }
    guard !aliases.isEmpty else { return }
    for index in moments.indices {
      let content = moments[index].content
      moments[index].others.removeAll { way in aliases.contains { (way - content - Double($0)).magnitude <= 1 } }
    }
  }

  /// How far apart places are, without the tenth at either end.
  private static func spread(_ places: [Double]) -> Double {
    let sorted = places.sorted()
    let tenth = sorted.count / 10
    return sorted.isEmpty ? 0 : sorted[sorted.count - 1 - tenth] - sorted[tenth]
  }

  /// The lower one of the offsets at which the film begins and ends at rest. One that only ends there may have come
  /// from before, unless it was mostly beyond. Both are one place in a film that returns.
  private static func edge(_ places: [FilmMotion.Place], returns: Bool) -> Double? {
    guard places.count > 8 else { return nil }
    func rests(_ part: ArraySlice<FilmMotion.Place>) -> Double? {
      guard let first = part.first else { return nil }
      return part.allSatisfy { ($0.offset - first.offset).magnitude < 0.7 } ? first.offset : nil
    }
    let (start, end) = (rests(places.prefix(5)), rests(places.suffix(5)))
    if returns, start != nil || end != nil { return places[0].offset }
    if let start { return min(start, end ?? start) }
    let offsets = places.map(\.offset)
    guard let end, let low = offsets.min(), let high = offsets.max(), end - low < (high - low) / 3 else { return nil }
    return end
  }
}

extension RatioEvidence {
  private static let ratios = stride(from: -0.95, through: 1.6, by: 0.005).filter { ($0 - 1).magnitude > 0.02 }
  /// What the ratio of a layer takes: moments, blocks in all, and movement of the content in pixels.
  private static let (leastMoments, leastBlocks, leastTravel) = (6, 24, 60.0)
  /// The share of the blocks that content has at least, unless it is spread over this much of the frame in both directions: else it is a
  /// line of text, or a picture in front.
  private static let (leastShare, leastSpread) = (0.175, 0.4)
  /// Ratios this near to 1 are not measured unless they are marked.
  private static let nearContent = 0.07
  /// Ratios below this are believed only where most of what is not content has them.
  private static let against = -0.05
  /// Moments from which a range can be told.
  private static let leastTelling = 14
  /// A second speed that is seen as often as this, over the first one, is a layer.
  private static let second = 0.25
  /// The share that a layer has of the blocks that move about as fast: a layer is a peak, and a title that shrinks on its
  /// way is a slope. A layer with a tenth of all blocks is no title, and may be mixed with more.
  private static let (leastPeak, leastPeakOfLarge, large) = (0.75, 0.6, 0.1)
  /// How far from a ratio blocks count as about as fast, and how far apart those of one layer are.
  private static let (reach, width) = (0.15, 0.015)
  /// How far parts of a film may be apart, and the precision of any film.
  private static let (apart, precision) = (0.035, 0.004)

  /// Pixels between what looks alike, at least, and ways of the content at which that is seen, two pixels each.
  private static let (leastAlias, leastWays) = (12, 8)

  /// Tolerance of what moves at a ratio, over that of a group; wide to find it, narrow to measure it.
  private static let (wide, narrow) = (1.5, 0.5)

  /// The ratio with most supporters among moments, and in how many of these it has some.
  private static func strongest(_ moments: [Moment]) -> (ratio: Double, blocks: Int, moments: Int) {
    var best = (ratio: 1.0, blocks: 0, moments: 0)
    // A sample of the moments says as much as all of them.
    let step = max(1, moments.count / 200)
    let asked = stride(from: 0, to: moments.count, by: step).map { moments[$0] }
    for ratio in ratios {
      var (blocks, seen) = (0, 0)
      for moment in asked {
        let way = moment.content * ratio
        let near = wide * MotionTally.tolerance(at: way)
        // Too close to the content, or to rest, to tell them apart.
        guard (way - moment.content).magnitude > 2 * near, way.magnitude > still + near else { continue }
        let count = moment.others.count { ($0 - way).magnitude <= near }
        blocks += count
        if count >= 2 { seen += 1 }
      }
      if blocks > best.blocks { best = (ratio, blocks, seen) }
    }
    return (best.ratio, best.blocks * step, best.moments * step)
  }

  /// The ratio by all evidence, and what can be told about it.
  func judged(after guess: RobustRatio) -> (RobustRatio, RatioVerdict) {
    guard moments.count >= Self.leastMoments else { return (guess, .unknown(pulled > 3 ? .pulled : .scarce)) }
    if isMarked { return fitted(moments.filter { !$0.others.isEmpty }, guess) { $0.others } }
    guard Self.isLarge(in: moments) else { return (guess, .unknown(.small)) }
    let main = Self.strongest(moments)
    let others = moments.reduce(0) { $0 + $1.others.count }
    guard main.blocks >= Self.leastBlocks, main.moments >= Self.leastMoments else {
      return (guess, .unknown(others < Self.leastBlocks ? .resting : .scarce))
    }
    // What is hardly slower than the content is not told from it.
    var rest = moments.map(\.apart)
    var all = [main.ratio]
    while all.count < 6 {
      rest = rest.map { $0.without(all[all.count - 1]) }
      let next = Self.strongest(rest)
      // Rows look alike, and blocks hold some of two speeds: what is hardly slower than the content, or goes against it,
      // has to be seen more often.
      let share = (0.02...0.95).contains(next.ratio) ? Self.second : 2 * Self.second
      guard Double(next.blocks) > share * Double(main.blocks), next.moments >= Self.leastMoments,
        next.moments * 6 > moments.count
      else { break }
      all.append(next.ratio)
    }
    guard all.count == 1 else {
      let ratios = all.sorted()
      return (guess, .unknown(areApart(all) ? .changing(ratios[0]...ratios[1]) : .several(ratios)))
    }
    let telling = moments.filter { $0.supporters(of: main.ratio, within: Self.wide).count >= 2 }
    let (mine, seen) = telling.reduce((0, 0)) {
      ($0.0 + $1.supporters(of: main.ratio, within: Self.wide).count, $0.1 + $1.apart.others.count)
    }
    guard Self.isLarge(in: telling) else { return (guess, .unknown(.small)) }
    let about = Self.about(main.ratio)
    let isSteady = telling.count * 2 > moments.count
    let near = telling.reduce(0.0) { sum, moment in
      let ratios = moment.others(in: about)
      // Blocks that hold some of the content, too, are on its side. A title that shrinks is seen for a while only.
      let mixed = isSteady && main.ratio < 1 ? ratios.count { $0 > main.ratio + Self.width } : 0
      return sum + Double(ratios.count) - Double(mixed) / 2
    }
    let isLarge = Double(mine) >= Self.large * Double(telling.reduce(0) { $0 + $1.blocks })
    let share = isLarge ? Self.leastPeakOfLarge : Self.leastPeak
    guard Double(mine) > share * near else { return (guess, .unknown(.mixed)) }
    let peaks = Self.peaks(of: telling, in: about)
    guard peaks.upperBound - peaks.lowerBound <= Self.apart else { return (guess, .unknown(.changing(peaks))) }
    let (ratio, verdict) = fitted(telling, guess) { $0.supporters(of: main.ratio, within: Self.wide) }
    // So near the content's speed it may be a title that shrinks on its way.
    guard mine * 2 > seen, (1 - ratio.value).magnitude > Self.nearContent else { return (ratio, .unknown(.mixed)) }
    // What goes against the content in parts of it is rather the look of several layers together.
    guard ratio.value > Self.against || mine * 4 > seen * 3 else { return (ratio, .unknown(.mixed)) }
    if !hasRest, !goesOn, (ratio.value - 0.5).magnitude < 0.01 { return (ratio, .unknown(.pulled)) }
    guard let range = verdict.range else { return (ratio, verdict) }
    // Blocks that hold something else, too, pull a ratio to one side: those nearest to it must agree.
    let (nearest, _) = fitted(telling, ratio) { $0.supporters(of: ratio.value, within: Self.narrow) }
    let doubt = max(Self.precision, nearest.doubt)
    return (
      nearest, .within(min(range.lowerBound, nearest.value - doubt)...max(range.upperBound, nearest.value + doubt))
    )
  }

  /// The ratios about as high as one, but not nearer to the content.
  private static func about(_ ratio: Double) -> ClosedRange<Double> {
    ratio - reach...max(ratio, min(ratio + reach, ratio < 1 ? (1 + ratio) / 2 : .infinity))
  }

  /// The lowest and the highest of the ratios that most blocks have while the content goes a short, a middle and a long
  /// way: what a film shows too late is behind by as much, however far that is.
  private static func peaks(of moments: [Moment], in range: ClosedRange<Double>) -> ClosedRange<Double> {
    let byWay = moments.sorted { $0.content.magnitude < $1.content.magnitude }
    let third = moments.count / 3
    let peaks = [byWay.prefix(third), byWay.dropFirst(third).prefix(third), byWay.suffix(third)].map { part in
      let ratios = part.flatMap { $0.others(in: range) }.sorted()
      var (best, start) = (0..<0, 0)
      for (end, ratio) in ratios.enumerated() {
        while ratio - ratios[start] > 2 * width { start += 1 }
        if end - start >= best.count { best = start..<end + 1 }
      }
      return best.isEmpty ? range.lowerBound : ratios[best.lowerBound + best.count / 2]
    }
    return (peaks.min() ?? range.lowerBound)...(peaks.max() ?? range.lowerBound)
  }

  /// Whether two ratios are seen in different moments, as those of one layer are.
  private func areApart(_ ratios: [Double]) -> Bool {
    guard ratios.count == 2 else { return false }
    let seen = ratios.map { ratio in
      Set(moments.indices.filter { moments[$0].supporters(of: ratio, within: Self.wide).count >= 2 })
    }
    return seen[0].intersection(seen[1]).count * 4 < min(seen[0].count, seen[1].count)
  }

  /// The ratio of moments, and of parts of them: by offset, by time, forwards and backwards. All must agree.
  private func fitted(
    _ moments: [Moment], _ guess: RobustRatio, _ layer: (Moment) -> [Double]
  ) -> (RobustRatio, RatioVerdict) {
    func fit(_ part: some Sequence<Moment>) -> RobustRatio? {
      let pairs = part.compactMap { moment in
        let ways = layer(moment)
        return ways.isEmpty ? nil : (moment.content, RobustRatio.median(ways.map { ($0, 1) }))
      }
      guard pairs.count >= Self.leastMoments, pairs.reduce(0, { $0 + $1.0.magnitude }) >= Self.leastTravel else {
        return nil
      }
      return RobustRatio(pairs.map { (content: $0.0, layer: $0.1) })
    }
    guard let whole = fit(moments) else { return (guess, .unknown(pulled > moments.count ? .pulled : .scarce)) }
    let (byOffset, byTime) = (moments.sorted { $0.offset < $1.offset }, moments.sorted { $0.time < $1.time })
    let third = moments.count / 3
    let parts: [RobustRatio] = [
      fit(byOffset.prefix(third)), fit(byOffset.dropFirst(third).prefix(third)), fit(byOffset.suffix(third)),
      fit(byTime.prefix(third)), fit(byTime.suffix(third)), fit(moments.filter { $0.content > 0 }),
      fit(moments.filter { $0.content < 0 }),
    ].compactMap(\.self)
    let values = parts.map(\.value) + [whole.value]
    let (low, high) = (values.min() ?? whole.value, values.max() ?? whole.value)
    guard whole.count >= Self.leastTelling else { return (whole, .unknown(.scarce)) }
    guard high - low <= Self.apart else { return (whole, .unknown(.changing(low...high))) }
    let doubt = max(Self.precision, whole.doubt)
    return (whole, .within(low - doubt...high + doubt))
  }
}
