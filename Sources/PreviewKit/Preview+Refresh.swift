import Effects
import ScrollPhysics

extension Preview {
  /// Whether anything happens by a time that no event brings.
  func isDue(by time: Double) -> Bool {
    guard let control = extent.refresh else { return false }
    return refresh.end(after: control.duration).map { $0 <= time } ?? hand.scroll.letGoTime.map { $0 <= time } ?? false
  }

  /// Lets everything happen that is due by a time and that no event brings: each at its own moment, so that it does
  /// not matter how often anybody looks.
  mutating func letGoIfDue(by time: Double) {
    if !refresh.isWorking, let due = hand.scroll.letGoTime, due <= time { startRefreshIfPulled(at: due) }
    guard let end = refresh.end(after: extent.refresh?.duration ?? 0), end <= time else { return }
    refresh.stop()
    hand.scroll.setBounds(refreshBounds, time: end)
  }

  /// Content that is let go past the threshold stays down while it refreshes; let go earlier, it just springs home.
  mutating func startRefreshIfPulled(at time: Double) {
    guard let control = extent.refresh, !refresh.isWorking,
      extent.bounds.lowerBound - hand.scroll.offset(at: time) >= control.threshold
    else { return }
    refresh.start(at: time)
    hand.scroll.setBounds(refreshBounds, time: time)
  }
}
