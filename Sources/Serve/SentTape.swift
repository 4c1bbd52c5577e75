import Documents

/// A swipe that a phone has sent.
public struct SentTape: Sendable {
  public var tape: Tape
  /// The phone's name, such as "iPhone".
  public var device: String
}

extension SentTape {
  /// Nil if it holds what thumbs cannot do: changes of the scene or its screen.
  init?(_ tape: Tape, on device: String) {
    let isSwipe = tape.events.allSatisfy {
      switch $0.action {
      case .input, .offset: true
      case .resize, .set: false
      }
    }
    guard isSwipe else { return nil }
    (self.tape, self.device) = (tape, device)
  }
}
