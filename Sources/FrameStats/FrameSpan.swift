/// A part of a frame, in order of execution.
public enum FrameSpan: Int, CaseIterable, Hashable, Sendable {
  /// Reads events and applies everything due: an edit, a playing tape, a saved file.
  case events
  /// The effect computes its layers.
  case layers
  /// Turns layers and everything around them into draw commands.
  case paint
  /// Requests, uploads and releases pictures.
  case pictures
  /// Turns commands into draw calls and submits them to the driver.
  case draw
  /// Waits for the driver by reading back one pixel.
  case fence
  /// Presents the frame, after the wait for its turn.
  case present
}

extension FrameSpan {
  public var name: String { "\(self)" }
}
