/// A part of a frame, in the order in which a frame goes through them.
public enum FrameSpan: Int, CaseIterable, Hashable, Sendable {
  /// Events are read, and everything happens that is due: an edit, a tape that goes on, a file that is saved.
  case events
  /// The effect tells its layers.
  case layers
  /// Layers, and everything around them, become a list of commands.
  case paint
  /// Pictures are asked for, uploaded and given back.
  case pictures
  /// The list becomes draw calls, and these go to the driver.
  case draw
  /// The driver draws, until one pixel can be read back, for which everything has to be there.
  case fence
  /// Showing it, after the wait for its turn.
  case present
}

extension FrameSpan {
  public var name: String { "\(self)" }
}
