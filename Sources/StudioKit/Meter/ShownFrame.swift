import FrameStats

/// What the window tells of a frame that it has shown.
public struct ShownFrame: Hashable, Sendable {
  /// When it was shown, on the studio's clock, in seconds.
  public var time: Double
  public var spans: FrameSpans
  /// Time since the frame before, in milliseconds; 0 after a rest.
  public var interval: Double
  public var drawCalls: Int
  public var textureBytes: Int
  /// Memory of the whole program.
  public var residentBytes: Int

  public init(
    time: Double, spans: FrameSpans, interval: Double, drawCalls: Int, textureBytes: Int, residentBytes: Int
  ) {
    self.time = time
    self.spans = spans
    self.interval = interval
    self.drawCalls = drawCalls
    self.textureBytes = textureBytes
    self.residentBytes = residentBytes
  }
}
