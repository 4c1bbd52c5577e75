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

  /// The past at a moment, without further events.
  func past(at time: Double, _ scroll: ScrollAxis, _ bars: BarLaw) -> Past {
    var past = past
    var (now, here) = (self.time, scroll.offset(at: self.time))
    past.jump(from: offset, to: here, links)
    while now < time {
      let course = scroll.course(at: now)
      let isWhole = course.shape == .curved && now + Links.step < min(course.end, time)
      let end = isWhole ? now + Links.step : min(course.end, time)
      let there = course.shape == .still ? here : scroll.offset(at: end)
      let lasting = isWhole ? Links.step : end - now
      past.pass(
        course.shape == .curved
          ? OffsetStretch(
            lasting: lasting, from: here, over: scroll.offset(at: now + (end - now) / 2), to: there)
          : OffsetStretch(lasting: lasting, from: here, to: there), links)
      (now, here) = (end, there)
    }
    guard let rest = scroll.restTime.map({ max($0, self.time) }), rest < time else { return past }
    past.snapBars(links) { bars.share(of: $0, after: time - rest) }
    return past
  }

  /// How long everything goes on to move once the content rests: from its rest on, or from now on if that is over.
  func settlingTime(at time: Double, _ scroll: ScrollAxis, _ bars: BarLaw) -> Double {
    let isHeld = scroll.restTime == nil
    return past(at: time, scroll, bars)
      .settlingTime(at: scroll.offset(at: time), links, bars: isHeld ? nil : { bars.duration(over: $0) })
  }
}
