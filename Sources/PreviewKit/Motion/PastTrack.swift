import Effects
import ScrollPhysics

/// The past of a preview: known at the last event, and worked out from there for any later moment.
///
/// Between events the offset is a formula of time. What links add up over it is summed in closed form where it rests or
/// runs evenly, and otherwise in steps that start at the event: a moment has one past, however it was reached.
struct PastTrack: Sendable {
  private(set) var links: Links
  /// The past at the last event, its time, and the offset there.
  private var past: Past
  private var time: Double
  private var offset: Double

  /// Content that rests at an offset.
  init(_ links: Links, restingAt offset: Double, at time: Double) {
    self.links = links
    self.time = time
    self.offset = offset
    past = links.rest(at: offset)
  }
}

extension PastTrack {
  /// The content is put somewhere, and rests there.
  mutating func rest(at offset: Double, at time: Double) { self = PastTrack(links, restingAt: offset, at: time) }

  /// Other links, where an edit has changed them.
  mutating func change(to links: Links) {
    guard links != self.links else { return }
    past = past.carried(to: links, at: offset)
    self.links = links
  }

  /// What has happened by an event, after which the content goes on in another way.
  mutating func record(by time: Double, _ scroll: ScrollAxis, _ bars: BarLaw) {
    guard time > self.time, time.isFinite else { return }
    past = past(at: time, scroll, bars)
    offset = scroll.offset(at: time)
    self.time = time
  }

  /// Keeps what has happened by a time, so that later moments need not sum it up again. It ends a step: the past of any
  /// moment stays the same.
  mutating func keep(by time: Double, _ scroll: ScrollAxis) {
    var sum = start(scroll)
    while sum.time < time, sum.step(along: scroll, links, until: .infinity, by: time) {}
    guard sum.time > self.time else { return }
    (past, self.time, offset) = (sum.past, sum.time, sum.offset)
  }

  /// The past at a moment, without further events.
  func past(at time: Double, _ scroll: ScrollAxis, _ bars: BarLaw) -> Past {
    var sum = start(scroll)
    while sum.time < time, sum.step(along: scroll, links, until: time, by: time) {}
    guard let rest = scroll.restTime.map({ max($0, self.time) }), rest < time else { return sum.past }
    sum.past.snapBars(links) { bars.share(of: $0, after: time - rest) }
    return sum.past
  }

  /// The sum as it is after the last event, which may have moved the content.
  private func start(_ scroll: ScrollAxis) -> PastSum {
    var sum = PastSum(past: past, time: time, offset: scroll.offset(at: time))
    sum.past.jump(from: offset, to: sum.offset, links)
    return sum
  }

  /// How long everything goes on to move once the content rests: from its rest on, or from now on if that is over.
  func settlingTime(at time: Double, _ scroll: ScrollAxis, _ bars: BarLaw) -> Double {
    let isHeld = scroll.restTime == nil
    return past(at: time, scroll, bars)
      .settlingTime(at: scroll.offset(at: time), links, bars: isHeld ? nil : { bars.duration(over: $0) })
  }
}

/// A past that is being summed up.
private struct PastSum {
  var past: Past
  var time: Double
  var offset: Double

  /// Goes on by a step, or by all of a course that is no curve.
  ///
  /// - Parameters:
  ///   - limit: Where it has to end at the latest.
  ///   - last: A step that would end later is not taken.
  /// - Returns: False if there is no such step.
  mutating func step(along scroll: ScrollAxis, _ links: Links, until limit: Double, by last: Double) -> Bool {
    let course = scroll.course(at: time)
    let bound = min(course.end, limit)
    let isWhole = course.shape == .curved && time + Links.step < bound
    let end = isWhole ? time + Links.step : bound
    guard end <= last else { return false }
    let there = course.shape == .still ? offset : scroll.offset(at: end)
    let lasting = isWhole ? Links.step : end - time
    past.pass(
      course.shape == .curved
        ? OffsetStretch(lasting: lasting, from: offset, over: scroll.offset(at: time + (end - time) / 2), to: there)
        : OffsetStretch(lasting: lasting, from: offset, to: there), links)
    (time, offset) = (end, there)
    return true
  }
}
