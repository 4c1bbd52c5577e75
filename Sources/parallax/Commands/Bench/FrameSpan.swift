/// A part of a frame, in the order in which a frame goes through them.
nonisolated enum FrameSpan: Int, CaseIterable, Hashable, Sendable {
  /// Events are read and the tape goes on.
  case events
  /// The effect tells its layers.
  case layers
  /// Layers become a draw list.
  case paint
  /// Pictures are asked for, uploaded and given back.
  case pictures
  /// The list becomes draw calls, and these go to the driver.
  case draw
  /// The driver draws, until one pixel can be read back, for which everything has to be there.
  case fence
  case present
}

nonisolated extension FrameSpan {
  var name: String { "\(self)" }
}
