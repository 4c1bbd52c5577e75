import FrameStats
import Notation

/// The record of a displayed frame.
public struct ShownFrame: Hashable, Sendable {
  /// The time of display on the studio's clock, in seconds.
  public var time: Double
  public var spans: FrameSpans
  /// Time since the previous frame, in milliseconds; 0 after a rest.
  public var interval: Double
  /// The number of deadlines that it missed.
  var missed = 0
  /// Time for which the scene was painted, in milliseconds: a part of the span `paint`, which is the whole window's. The
  /// span `layers` is the scene's alone.
  public var scenePaint: Double
  public var drawCalls: Int
  public var textureBytes: Int
  /// Memory of the whole program, in bytes.
  public var residentBytes: Int

  public init(
    time: Double, spans: FrameSpans, interval: Double, scenePaint: Double = 0, drawCalls: Int, textureBytes: Int,
    residentBytes: Int
  ) {
    self.time = time
    self.spans = spans
    self.interval = interval
    self.scenePaint = scenePaint
    self.drawCalls = drawCalls
    self.textureBytes = textureBytes
    self.residentBytes = residentBytes
  }
}

/// The record of the last frames and their cost. Always recorded, but drawn only when switched on.
///
/// Its display changes only while the stage moves: if it changed with its own frames, the window would never rest.
public struct Meter: Sendable {
  /// Number of recorded frames: ten seconds at 60 per second.
  static let capacity = 600
  /// Interval at which texts and figures change during motion, in seconds: often enough to be live, rarely enough to be
  /// read and not to affect the measurement.
  private static let patience = 0.25

  /// The record of frame n is at n modulo the capacity.
  private var records: [ShownFrame] = []
  /// Total number of frames, and so the number of the next one.
  private(set) var count = 0
  private var intervals = FrameRing(capacity: capacity)
  private var costs = FrameRing(capacity: capacity)
  private var errors = FrameRing(capacity: capacity)
  private var grid = DeadlineGrid()
  /// Frames before this one are in the graph.
  private(set) var end = 0
  /// The frame described in detail while none is selected.
  private var latest: ShownFrame?
  private(set) var figures: Figures?
  private var shownAt = -Double.infinity
  /// The number of the selected frame. It stays selected while others arrive.
  private(set) var chosen: Int?
  /// The window's target frame rate.
  public var rate = 60.0
  /// The renderer's own name: a graphics card or the processor.
  public var device = ""

  init() { records.reserveCapacity(Self.capacity) }

  /// The summary of the frames.
  struct Figures: Hashable, Sendable {
    var cost: Percentiles
    var pace: FramePace
    /// Mean difference between the step of the motion and the frame's duration, in milliseconds.
    var animationError: Double
    /// The rating of the hitch ratio.
    var rating: HitchRating
  }
}

extension Meter {
  /// Time per frame, in milliseconds.
  var budget: Double { 1000 / max(1, rate) }

  /// The scale for the hitch ratio.
  static let hitchScale = HitchScale.scrolling

  /// Records a displayed frame.
  public mutating func add(_ record: ShownFrame) {
    var record = record
    if record.interval > 0 {
      record.missed = grid.missed(record.interval, budget: budget, isPaced: true)
    } else {
      grid.rest()
    }
    if record.interval > 0, let before = self[count - 1] {
      intervals.add(record.interval)
      errors.add(((record.time - before.time) * 1000 - record.interval).magnitude)
    }
    costs.add(record.spans.total)
    if records.count < Self.capacity { records.append(record) } else { records[count % Self.capacity] = record }
    count += 1
  }

  /// A frame by its number, while it is recorded.
  subscript(number: Int) -> ShownFrame? {
    number >= 0 && number < count && number >= count - Self.capacity ? records[number % Self.capacity] : nil
  }

  /// Updates the display with what happened since, at most once per interval.
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

  /// Whether it was never displayed, or its bars are about to be overwritten.
  var isStale: Bool { count > 0 && shownAt == -.infinity || count - end > Self.capacity / 2 }

  /// Selects a frame to describe. Nil for the last one.
  mutating func choose(_ number: Int?) { chosen = number }

  /// The described frame: the selected one, otherwise the last.
  var described: ShownFrame? { chosen.flatMap { self[$0] } ?? latest }

  /// Every recorded frame as CSV, one per line.
  var log: String {
    var log = "time_s,interval_ms," + FrameSpan.allCases.map { "\($0.name)_ms" }.joined(separator: ",")
    log += ",scene_paint_ms,draw_calls,texture_bytes,resident_bytes\n"
    for number in max(0, count - Self.capacity)..<count {
      guard let record = self[number] else { continue }
      let spans = FrameSpan.allCases.map { record.spans[$0].formatted(.fixed(3)) }.joined(separator: ",")
      log += "\(record.time.formatted(.fixed(3))),\(record.interval.formatted(.fixed(3))),\(spans)"
      log +=
        ",\(record.scenePaint.formatted(.fixed(3))),\(record.drawCalls),\(record.textureBytes),\(record.residentBytes)\n"
    }
    return log
  }
}
