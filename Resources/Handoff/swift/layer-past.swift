/// Its state between frames.
struct Past: Hashable, Sendable {
  //: if lags
  var lag: CGFloat = 0  // points that it is behind
  //: end
  //: if hasSpeed
  var speed: CGFloat = 0  // points a second, smoothed
  //: end
  //: if hasTime
  var clock: CGFloat = 0  // seconds
  //: end

  /// Whether nothing has changed that shows.
  func isAtRest(after before: Past) -> Bool {
    //: if lags
    if abs(lag) > 0.01 { return false }
    //: end
    //: if hasSpeed
    if abs(speed) > 0.1 { return false }
    //: end
    //: if hasTime
    return clock == before.clock
    //: else
    return true
    //: end
  }
}

/// The content has rested at `s` for long.
func past(restingAt s: CGFloat) -> Past {
  //: if hasTime
  Past(clock: s >= start ? end : 0)
  //: else
  Past()
  //: end
}

/// The state after a time at a steady speed between two offsets.
func past(after past: Past, from: CGFloat, to: CGFloat, in time: CGFloat) -> Past {
  var next = past
  //: if lags
  if let follow { next.lag = Self.lag(after: past.lag, moving: to - from, in: time, follow) }
  //: end
  //: if hasSpeed
  next.speed = 12 * Self.lag(after: past.speed / 12, moving: to - from, in: time, 12)
  //: end
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

//: if hasKeyLists
private var end: CGFloat { keys.compactMap(\.last?.at).reduce(0, max) }
//: else
private var end: CGFloat { max(0, keys.last?.at ?? 0) }
//: end
//: end
//: if hasKeys

/// Where its keys are asked, after the offset that it has followed to.
fileprivate func place(ofKeys followed: CGFloat, _ past: Past, reduceMotion: Bool) -> CGFloat {
  //: if hasSpeed
  if overSpeed { return reduceMotion ? 0 : past.speed }
  //: end
  //: if hasTime
  if overTime { return reduceMotion ? end : past.clock }
  //: end
  return followed
}
//: end
