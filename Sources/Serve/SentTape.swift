import Documents

/// A swipe that a phone has sent.
public struct SentTape: Sendable {
  public var tape: Tape
  /// The phone's name, such as "iPhone".
  public var device: String
}

/// Why a tape was not kept, as a sentence.
public struct TapeRefusal: Error, Sendable {
  public var sentence: String

  public init(_ sentence: String) { self.sentence = sentence }
}
