import Boundary

/// Merging of events that arrive faster than frames.
extension [TimedEvent] {
  /// Of consecutive events of one kind, as many are kept as differ from the last alone: the last place of the pointer
  /// and the last size, drags at whole milliseconds, and a limited number of wheel turns and key repeats.
  package mutating func mergeFloods() {
    var (kept, alike) = (0, 0)
    for index in indices {
      let event = self[index]
      if kept > 0, let merged = event.merged(with: self[kept - 1], after: alike) {
        self[kept - 1] = TimedEvent(time: event.time, event: merged)
      } else {
        alike = kept > 0 && event.event.isAlike(self[kept - 1].event) ? alike + 1 : 0
        self[kept] = event
        kept += 1
      }
    }
    removeSubrange(kept...)
  }
}

extension TimedEvent {
  /// Consecutive events of one kind that are kept apart, if each counts.
  private static let most = 32
  /// A drag's, which are the samples of its velocity.
  private static let mostMoves = 128

  /// One event in place of this one and the last. Nil if both are kept.
  ///
  /// - Parameter alike: The number of events of the last one's kind before it.
  fileprivate func merged(with last: TimedEvent, after alike: Int) -> InputEvent? {
    switch (last.event, event) {
    case (.hover, .hover), (.resize, .resize): event
    case (.move, .move): last.time == time || alike >= Self.mostMoves ? event : nil
    case (.keyDown(let one, let held, true), .keyDown(let other, let alsoHeld, true))
    where one == other && held == alsoHeld: alike >= Self.most ? event : nil
    case (.pan(let x, let y), .pan(let dx, let dy)): alike >= Self.most ? .pan(dx: x + dx, dy: y + dy) : nil
    case (.wheel(let x, let y, let place), .wheel(let dx, let dy, let end)) where place == end:
      alike >= Self.most ? .wheel(dx: x + dx, dy: y + dy, at: end) : nil
    case (.touchpad(let x, let y, let place), .touchpad(let dx, let dy, let end)) where place == end:
      alike >= Self.most ? .touchpad(dx: x + dx, dy: y + dy, at: end) : nil
    default: nil
    }
  }
}

extension InputEvent {
  fileprivate func isAlike(_ other: InputEvent) -> Bool {
    switch (self, other) {
    case (.move, .move), (.pan, .pan), (.wheel, .wheel), (.touchpad, .touchpad): true
    case (.keyDown(let one, let held, true), .keyDown(let other, let alsoHeld, true)):
      one == other && held == alsoHeld
    default: false
    }
  }
}
