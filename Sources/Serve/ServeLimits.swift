/// How much strangers may ask of the server.
public struct ServeLimits: Hashable, Sendable {
  /// Open connections, and those of them that hear of changes.
  public var connections = 96
  public var streams = 24
  /// Of those that have not said the token, how many may come from one address. All phones on a cable have this
  /// machine's own, to which it does not apply.
  public var strangers = 32
  /// Bytes of a tape, and of a phone's description of itself.
  public var tape = 1 << 20
  public var presence = 4096
  /// Tapes that are kept until the server ends.
  public var tapes = 1000
  /// How many of them may come at once, and a second from then on. What comes earlier is to come again.
  public var tapesAtOnce = 1000
  public var tapesPerSecond = Double.infinity
  /// Seconds for the head of a request, its body, and what is left to read after a refusal.
  public var headTime = 10.0
  public var bodyTime = 20.0
  public var drainTime = 10.0
  /// Seconds for an answer, besides those for its bytes at the least speed, in bytes per second.
  public var answerTime = 20.0
  public var leastSpeed = 20_000.0
  /// Seconds after which a phone that acknowledges nothing has gone, and between signs of life.
  public var silence = 15.0
  /// Seconds after which a head that is not complete makes room for another connection.
  public var grace = 0.5

  public init() {}
}
