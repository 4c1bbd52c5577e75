import FrameStats
import Text

/// What the window tells of a frame that it has shown.
public struct ShownFrame: Hashable, Sendable {
  /// When it was shown, on the studio's clock, in seconds.
  public var time: Double
  public var spans: FrameSpans
  /// Time since the frame before, in milliseconds; 0 after a rest.
  public var interval: Double
  public var drawCalls: Int
  public var textureBytes: Int
  /// Memory of the whole program.
  public var residentBytes: Int

  public init(
    time: Double, spans: FrameSpans, interval: Double, drawCalls: Int, textureBytes: Int, residentBytes: Int
  ) {
    self.time = time
    self.spans = spans
    self.interval = interval
    self.drawCalls = drawCalls
    self.textureBytes = textureBytes
    self.residentBytes = residentBytes
  }
}

/// The last frames and what they cost. It remembers always and is drawn when it is switched on.
///
/// What it shows stands still while the stage does: a meter that moved with its own frames would never let the window
/// rest.
public struct Meter: Sendable {
  /// How many frames it remembers: ten seconds at 60 a second.
  static let capacity = 600
  /// How often words and figures change while something moves, in seconds: often enough to be live, seldom enough to
  /// be read, and too seldom to cost what they are there to measure.
  private static let patience = 0.25

  /// The record of frame n lies at n modulo the capacity.
  private var records: [ShownFrame] = []
  /// Frames that it was told of, ever; the number of the next.
  private(set) var count = 0
  private var intervals = FrameRing(capacity: capacity)
  private var costs = FrameRing(capacity: capacity)
  private var errors = FrameRing(capacity: capacity)
  /// Frames before this one are in the graph.
  private(set) var end = 0
  /// The frame that is told of in detail while none is chosen.
  private var latest: ShownFrame?
  private(set) var figures: Figures?
  private var shownAt = -Double.infinity
  /// The number of the frame that was clicked: it stays that frame while others come.
  private(set) var chosen: Int?
  /// Frames a second that the window aims at.
  public var rate = 60.0
  /// What draws, in its own words: the name of a graphics card, or that it is the processor.
  public var device = ""

  init() { records.reserveCapacity(Self.capacity) }

  /// What the frames amount to.
  struct Figures: Hashable, Sendable {
    var cost: Percentiles
    var pace: FramePace
    /// Mean difference between the step of the motion and the time that the frame took, in milliseconds.
    var animationError: Double
    /// Of the pace's hitch ratio.
    var rating: HitchRating
  }
}

extension Meter {
  /// Time that a frame has, in milliseconds.
  var budget: Double { 1000 / max(1, rate) }

  /// What the hitch ratio is held to.
  static let hitchScale = HitchScale.scrolling

  /// What the window says of a frame that it has shown.
  public mutating func add(_ record: ShownFrame) {
    if record.interval > 0, let before = self[count - 1] {
      intervals.add(record.interval)
      errors.add(((record.time - before.time) * 1000 - record.interval).magnitude)
    }
    costs.add(record.spans.total)
    if records.count < Self.capacity { records.append(record) } else { records[count % Self.capacity] = record }
    count += 1
  }

  /// Frame number `number`, while it is remembered.
  subscript(number: Int) -> ShownFrame? {
    number >= 0 && number < count && number >= count - Self.capacity ? records[number % Self.capacity] : nil
  }

  /// Takes over what happened since the last time; into words only if that is long enough ago.
  mutating func refresh(at time: Double) {
    end = count
    if let chosen, self[chosen] == nil { choose(nil) }
    guard time - shownAt >= Self.patience || time < shownAt else { return }
    shownAt = time
    latest = self[count - 1]
    guard let cost = costs.percentiles(), let pace = intervals.pace(budget: budget) else { return }
    figures = Figures(
      cost: cost, pace: pace, animationError: errors.pace(budget: 0)?.mean ?? 0,
      rating: Self.hitchScale.rating(pace.hitchRatio))
  }

  /// Whether it has never been seen, or its bars are about to be forgotten.
  var isStale: Bool { shownAt == -.infinity || count - end > Self.capacity / 2 }

  /// Tells of a frame in detail; nil: of the last.
  mutating func choose(_ number: Int?) { chosen = number }

  /// The frame that is told of in detail: the one that was clicked, else the last.
  var described: ShownFrame? { chosen.flatMap { self[$0] } ?? latest }

  /// Every frame that is remembered, a line each, for a spreadsheet.
  var log: String {
    var log = "time_s,interval_ms," + FrameSpans.names.map { "\($0)_ms" }.joined(separator: ",")
    log += ",draw_calls,texture_bytes,resident_bytes\n"
    for number in max(0, count - Self.capacity)..<count {
      guard let record = self[number] else { continue }
      let spans = FrameSpans.names.indices.map { record.spans[$0].formatted(.fixed(3)) }.joined(separator: ",")
      log += "\(record.time.formatted(.fixed(3))),\(record.interval.formatted(.fixed(3))),\(spans)"
      log += ",\(record.drawCalls),\(record.textureBytes),\(record.residentBytes)\n"
    }
    return log
  }
}
