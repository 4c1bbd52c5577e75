//: use follower-head
  private(set) var pasts: [NAME__Style.Layer.Past]?  //: if recipe
  private(set) var lag: CGFloat = 0  //: else
  //: use follower-state

  private func step(_ style: NAME__Style, to now: CGFloat, at time: Double) {
    let (from, passed) = (was, last.map { time - $0 } ?? 1 / 60)
    //: if recipe
    let before = pasts ?? style.layers.map { $0.past(restingAt: from) }
    let after = zip(style.layers, before).map { layer, past in
      layer.past(after: past, from: from, to: now, in: passed)
    }
    pasts = after
    isMoving = now != from || zip(after, before).contains { !$0.isAtRest(after: $1) }
    //: else
    lag = style.lag(after: lag, moving: now - from, in: passed)
    isMoving = now != from || abs(lag) > 0.01
    //: end
    was = now
    last = isMoving ? time : nil
  }
}
