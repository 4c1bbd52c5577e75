/// A bar that hides while the content moves up, and returns as soon as it moves down.
nonisolated struct NAME__HidingBar: Sendable {
  var height: CGFloat = 0  // until it is gone
  var start: CGFloat = 0  // where it begins to hide
  var isAway: Bool  // whether it is back only at the start  //: if barGoesAway
  private(set) var gone: CGFloat = 0
  private var way: (from: CGFloat, since: Double, duration: Double)?  //: if snapsBars

  //: if barGoesAway
  init(isAway: Bool = false) { self.isAway = isAway }

  //: end
  /// Points that the content has scrolled, without a bounce.
  //: if snapsBars
  mutating func scroll(from: CGFloat, to: CGFloat, at time: Double) {
    stop(at: time)
  //: else
  mutating func scroll(from: CGFloat, to: CGFloat) {
  //: end
    let hidden = max(0, to - start)
    let next = isAway ? hidden : gone + hidden - max(0, from - start)  //: if barGoesAway
    let next = gone + hidden - max(0, from - start)  //: else
    gone = min(max(0, next), height)
  }
  //: if snapsBars

  /// The content rests with no finger down: the bar goes to its nearer end, in some seconds.
  mutating func rest(at time: Double) -> Double? {
    let (from, end) = (gone, gone * 2 < height ? 0 : height)
    guard way == nil, from != end else { return nil }
    gone = end
    let duration = Double(SNAP_TIME__ + SNAP_MORE__ * abs(end - from) / height)  //: if snapMore
    let duration = SNAP_TIME__  //: else
    way = (from, time, duration)
    return duration
  }

  /// Stops it where it is.
  mutating func stop(at time: Double) {
    guard let way else { return }
    let start = UnitPoint(x: SNAP_X1__, y: SNAP_Y1__)
    let curve = UnitCurve.bezier(
      startControlPoint: start, endControlPoint: UnitPoint(x: SNAP_X2__, y: SNAP_Y2__))
    gone = way.from + (gone - way.from) * curve.value(at: min(1, (time - way.since) / way.duration))
    self.way = nil
  }
  //: end
}
