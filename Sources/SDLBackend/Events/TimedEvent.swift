import Boundary

/// What a person did, and when.
package struct TimedEvent: Hashable, Sendable {
  /// Seconds since SDL was started, on the clock of `EventSource.now`. SDL stamps whole milliseconds.
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    self.time = time
    self.event = event
  }
}
