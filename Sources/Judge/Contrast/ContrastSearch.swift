import Effects

/// The search for the worst contrast of a line of text: spans of offsets whose bound is low are halved until none can
/// hide a worse one than was seen.
struct ContrastSearch<Painter: AuditPainter> {
  private let looker: WordLooker<Painter>
  private let id: LayerID
  private var spans: [Span] = []
  private var worst: Sighting?

  /// A contrast that was seen.
  private struct Sighting {
    var words: String
    var offset: Double
    var ratio: Double
    var needs: Double
    var apca: Double
    /// The contrast over what the text needs by its size there.
    var share: Double { ratio / needs }
  }

  /// A span of offsets: the contrast at its middle, and the least that it can have anywhere, over what is needed.
  private struct Span {
    var low: Double
    var high: Double
    var value: Double
    /// 0 if nothing is known.
    var bound: Double
    var isSettled = false
    var width: Double { high - low }
  }

  /// The length of spans to begin with, and that of spans that are looked at no closer, in points.
  private static var first: Double { 24 }
  private static var least: Double { 1.0 / 16 }
  /// The difference between the contrasts that were seen and that are possible at which the search ends, and that for
  /// twice what is needed or more.
  private static var tolerance: Double { 0.03 }
  private static var ampleTolerance: Double { 0.3 }
  private static var mostSpans: Int { 1200 }
  /// Contrasts that differ by less are equal: eight bits make steps of them.
  private static var even: Double { 0.002 }

  init(_ looker: WordLooker<Painter>, _ id: LayerID) { (self.looker, self.id) = (looker, id) }
}

extension ContrastSearch {
  /// - Parameter runs: Ranges of offsets at which the text shows.
  mutating func run(over runs: [ClosedRange<Double>]) throws(AuditFailure) -> ContrastFinding? {
    for run in runs { try begin(run) }
    while spans.count < Self.mostSpans, let place = next() { try halve(place) }
    try polish()
    return finding()
  }

  private mutating func begin(_ run: ClosedRange<Double>) throws(AuditFailure) {
    let places = [run.lowerBound] + looker.screen.landmarks.filter { run.contains($0) }.sorted() + [run.upperBound]
    for (start, end) in zip(places, places.dropFirst()) {
      let count = max(1, Int(((end - start) / Self.first).rounded(.up)))
      for number in 0..<count where end > start || places.count == 2 {
        let step = (end - start) / Double(count)
        try add(start + step * Double(number), start + step * Double(number + 1), above: 0)
      }
    }
    for place in places { _ = try value(at: place) }
  }

  private mutating func add(_ low: Double, _ high: Double, above least: Double) throws(AuditFailure) {
    guard let value = try value(at: (low + high) / 2) else { return }
    var bound = least
    if let span = try SpanBound(looker, id, from: low, to: high), let found = try span.least() {
      bound = max(bound, found)
    }
    spans.append(Span(low: low, high: high, value: value, bound: min(bound, value)))
  }

  private func sighting(at offset: Double) throws(AuditFailure) -> Sighting? {
    guard let look = try looker.look(for: id, at: offset) else { return nil }
    let (ratio, apca) = try looker.contrast(of: look)
    return Sighting(
      words: look.line.words, offset: offset, ratio: ratio, needs: Legibility.needed(by: look.line.style), apca: apca)
  }

  /// The contrast at an offset over what is needed. Nil if the text does not show there.
  private mutating func value(at offset: Double) throws(AuditFailure) -> Double? {
    guard let sighting = try sighting(at: offset) else { return nil }
    if sighting.share < worst?.share ?? .infinity { worst = sighting }
    return sighting.share
  }

  /// The span that can hide the lowest contrast; then those of which it is not clear whether they have enough.
  private func next() -> Int? {
    guard let worst else { return nil }
    var lowest: Int?
    for index in spans.indices where !spans[index].isSettled {
      if spans[index].bound < lowest.map({ spans[$0].bound }) ?? .infinity { lowest = index }
    }
    guard let lowest else { return nil }
    let tolerance = worst.share > 2 ? Self.ampleTolerance : Self.tolerance
    if spans[lowest].bound < worst.share - tolerance / worst.needs { return lowest }
    guard worst.share < 1 else { return nil }
    return spans.indices.first { index in
      let span = spans[index]
      return !span.isSettled && span.width > 1 && span.bound < 1 && span.value >= 1
    }
  }

  private mutating func halve(_ index: Int) throws(AuditFailure) {
    let span = spans[index]
    guard span.width > Self.least else {
      // What changes at once, such as a color, is seen on both sides.
      let sides = [try value(at: span.low), try value(at: span.high)].compactMap(\.self)
      spans[index].isSettled = true
      if span.bound <= 0 { spans[index].bound = min(span.value, sides.min() ?? span.value) }
      return
    }
    spans.remove(at: index)
    let middle = (span.low + span.high) / 2
    try add(span.low, middle, above: span.bound)
    try add(middle, span.high, above: span.bound)
  }

  /// Goes downhill from the worst offset, and then to the middle of where it is as low.
  private mutating func polish() throws(AuditFailure) {
    var step = 2.0
    while step >= Self.least, let here = worst {
      for offset in [here.offset - step, here.offset + step] where isShown(offset) { _ = try value(at: offset) }
      if let worst, worst.share >= here.share - 1e-4 { step /= 2 }
    }
    guard let lowest = worst else { return }
    let (before, after) = (try reach(from: lowest, by: -0.25), try reach(from: lowest, by: 0.25))
    if var middle = try sighting(at: (before + after) / 2), middle.ratio <= lowest.ratio + Self.even,
      middle.needs == lowest.needs
    {
      middle.ratio = min(middle.ratio, lowest.ratio)
      worst = middle
    }
  }

  /// The last offset in a direction at which the contrast is as low.
  private func reach(from lowest: Sighting, by step: Double) throws(AuditFailure) -> Double {
    var offset = lowest.offset
    while (offset - lowest.offset).magnitude < Self.first, isShown(offset + step),
      let next = try sighting(at: offset + step), next.ratio <= lowest.ratio + Self.even
    {
      offset += step
    }
    return offset
  }

  private func isShown(_ offset: Double) -> Bool { spans.contains { $0.low <= offset && offset <= $0.high } }

  private func finding() -> ContrastFinding? {
    guard let worst, !spans.isEmpty else { return nil }
    let failing = spans.filter { $0.value < 1 }
    let whole = spans.reduce(0) { $0 + $1.width }
    return ContrastFinding(
      layer: id.description, words: worst.words, worst: worst.ratio, offset: worst.offset,
      guaranteed: min(worst.ratio, (spans.map(\.bound).min() ?? worst.share) * worst.needs), needs: worst.needs,
      failing: whole > 0 ? failing.reduce(0) { $0 + $1.width } / whole : failing.isEmpty ? 0 : 1,
      failingFrom: failing.map(\.low).min(), failingTo: failing.map(\.high).max(), apca: worst.apca,
      shown: (spans.map(\.low).min() ?? worst.offset)...(spans.map(\.high).max() ?? worst.offset))
  }
}
