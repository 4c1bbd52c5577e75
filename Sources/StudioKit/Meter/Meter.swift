import FrameStats

/// The last frames and what they cost. It remembers always and is drawn when it is switched on.
///
/// What it shows stands still while the stage does: a meter that moved with its own frames would never let the window
/// rest.
struct Meter: Sendable {
  /// How many frames it remembers: ten seconds at 60 a second.
  static let capacity = 600
  /// How often the figures change while something moves, in seconds: often enough to be live, seldom enough to be read.
  private static let patience = 0.25

  private var records: [ShownFrame] = []
  /// Where the next record goes once the memory is full.
  private var next = 0
  private var intervals = FrameRing(capacity: capacity)
  private var costs = FrameRing(capacity: capacity)
  /// What is shown.
  private(set) var figures: Figures?
  private(set) var bars: [Float] = []
  private var shownAt = -Double.infinity
  /// The frame that was clicked, counted from the oldest bar.
  var chosen: Int?
  private(set) var shownRecords: [ShownFrame] = []

  init() {
    records.reserveCapacity(Self.capacity)
    bars.reserveCapacity(Self.capacity)
    shownRecords.reserveCapacity(Self.capacity)
  }

  /// What the frames amount to.
  struct Figures: Hashable, Sendable {
    var cost: Percentiles
    var rate: Double
    var frames: Int
    var missed: Int
    var hitchRatio: Double
    var rating: HitchRating
  }
}

extension Meter {
  mutating func add(_ record: ShownFrame) {
    if records.count < Self.capacity {
      records.append(record)
    } else {
      records[next] = record
      next = (next + 1) % Self.capacity
    }
    costs.add(record.spans.total)
    if record.interval > 0 { intervals.add(record.interval) }
  }

  /// Takes over what happened since the last time, if that is long enough ago.
  mutating func refresh(at time: Double, budget: Double) {
    bars.removeAll(keepingCapacity: true)
    shownRecords.removeAll(keepingCapacity: true)
    for index in records.indices {
      let record = records[(next + index) % records.count]
      bars.append(Float(record.spans.total))
      shownRecords.append(record)
    }
    if chosen.map({ $0 >= bars.count }) ?? false { chosen = nil }
    guard time - shownAt >= Self.patience || time < shownAt else { return }
    shownAt = time
    guard let cost = costs.summary(budget: budget), let pace = intervals.summary(budget: budget, isPaced: false) else {
      return
    }
    figures = Figures(
      cost: cost.percentiles, rate: pace.meanRate, frames: pace.count, missed: pace.deadlines?.missed ?? 0,
      hitchRatio: pace.deadlines?.hitchRatio ?? 0,
      rating: HitchScale.scrolling.rating(pace.deadlines?.hitchRatio ?? 0))
  }

  /// Whether it has never been seen.
  var isNew: Bool { shownAt == -.infinity }

  /// The frame that is told of in detail: the one that was clicked, else the last.
  var described: ShownFrame? { chosen.map { shownRecords[$0] } ?? shownRecords.last }

  /// Every frame that is remembered, a line each, for a spreadsheet.
  var log: String {
    let head =
      "time_s,interval_ms," + FrameSpans.names.map { "\($0)_ms" }.joined(separator: ",") + ",draw_calls,texture_bytes\n"
    return head
      + records.indices.map { index in
        let record = records[(next + index) % records.count]
        let spans = (0..<FrameSpans.names.count).map { Spelled.thousandths(record.spans[$0]) }.joined(separator: ",")
        let times = "\(Spelled.thousandths(record.time)),\(Spelled.thousandths(record.interval))"
        return "\(times),\(spans),\(record.drawCalls),\(record.textureBytes)\n"
      }.joined()
  }
}
