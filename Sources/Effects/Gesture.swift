/// What a hand does to show what an effect is about: places to which a finger takes the content, one after the other.
///
/// It says where the content is to go. Whoever plays it finds the finger that takes it there, past an edge too.
public struct Gesture: Hashable, Sendable {
  public struct Stroke: Hashable, Sendable {
    /// The offset to which the content is taken, in points. Past the bounds it is pulled, and springs back once it is
    /// let go.
    public var offset: Double
    /// How long the finger takes, in seconds.
    public var duration: Double
    /// How long the content is left alone afterwards, in seconds.
    public var pause: Double

    public init(to offset: Double, lasting duration: Double, pause: Double) {
      self.offset = offset
      self.duration = duration
      self.pause = pause
    }
  }

  /// They begin with the content at its start.
  public var strokes: [Stroke]

  public init(_ strokes: Stroke...) {
    self.strokes = strokes
  }
}
