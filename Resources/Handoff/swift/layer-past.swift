/// Its state between frames.
struct Past: Hashable, Sendable {
  var lag: CGFloat = 0  // points that it is behind  //: if lags
  var speed: CGFloat = 0  // points a second, smoothed  //: if hasSpeed
  var clock: CGFloat = 0  // seconds  //: if hasTime

  /// Whether nothing has changed that shows.
  func isAtRest(after before: Past) -> Bool {
    if abs(lag) > 0.01 { return false }  //: if lags
    if abs(speed) > 0.1 { return false }  //: if hasSpeed
    return clock == before.clock  //: if hasTime
    return true  //: else
  }
}

/// The content has rested at `s` for long.
func past(restingAt s: CGFloat) -> Past {
  Past(clock: s >= start ? end : 0)  //: if hasTime
  Past()  //: else
}

/// The state after a time at a steady speed between two offsets.
func past(after past: Past, from: CGFloat, to: CGFloat, in time: CGFloat) -> Past {
  var next = past
  if let follow { next.lag = Self.lag(after: past.lag, moving: to - from, in: time, follow) }  //: if lags
  next.speed = 12 * Self.lag(after: past.speed / 12, moving: to - from, in: time, 12)  //: if hasSpeed
  //: if hasTime
  // The clock runs forward from the start on, and backward before it.
  let share = from == to ? (to >= start ? 1 : 0) : (max(from, to) - start) / abs(to - from)
  let forward = min(1, max(0, share)) * time
  let back = returns ? time - forward : 0
  next.clock =
    to < from
    ? max(0, min(end, past.clock + forward) - back)
    : min(end, max(0, past.clock - back) + forward)
  //: end
  return next
}
//: if lags

//: use layer-lag
//: else if hasSpeed

//: use layer-lag
//: end
//: if hasTime

private var end: CGFloat { keys.compactMap(\.last?.at).reduce(0, max) }  //: if hasKeyLists
private var end: CGFloat { max(0, keys.last?.at ?? 0) }  //: else
//: end
//: if hasKeys

/// Where its keys are asked, after the offset that it has followed to.
fileprivate func place(ofKeys followed: CGFloat, _ past: Past, reduceMotion: Bool) -> CGFloat {
  if overSpeed { return reduceMotion ? 0 : past.speed }  //: if hasSpeed
  if overTime { return reduceMotion ? end : past.clock }  //: if hasTime
  return followed
}
//: end
