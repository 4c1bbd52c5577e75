import Documents

/// What was done to one scene: its steps, and the other of its two settings.
struct Draft: Sendable {
  var undo: Undo
  /// The setting that is not shown, with steps of its own; nil until there are two.
  var other: Undo?
  /// The setting that is shown is the second one.
  var isB = false
}

extension Draft {
  init(_ entry: StudioScene) {
    undo = Undo(entry)
  }
}
