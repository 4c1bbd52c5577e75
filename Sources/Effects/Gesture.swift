/// A demonstration of an effect: offsets to which a finger drags the content, one after another.
///
/// Only the offsets are given. The player computes the finger's path, also past an edge.
public struct Gesture: Hashable, Sendable {
  public struct Stroke: Hashable, Sendable {
    /// The target offset in points. Beyond the bounds the content is pulled, and springs back when released.
    public var offset: Double
    /// Duration of the drag, in seconds.
    public var duration: Double
    /// Pause after the drag, in seconds.
    public var pause: Double

    public init(to offset: Double, lasting duration: Double, pause: Double) {
      self.offset = offset
      self.duration = duration
      self.pause = pause
    }
  }

  /// The strokes, beginning at the start of the content.
  public var strokes: [Stroke]

  public init(_ strokes: Stroke...) {
    self.strokes = strokes
  }
}
