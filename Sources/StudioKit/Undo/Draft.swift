import Documents

/// What was done to one scene: its steps, and the other of its two settings.
struct Draft: Sendable {
  var undo: Undo
  /// The setting that is not shown, with steps of its own; nil until there are two.
  var other: Undo?
  /// The setting that is shown is the second one.
  var isB = false
  /// The setting that was given up last, until something else is done.
  var forgotten: Forgotten?
}

extension Draft {
  struct Forgotten: Sendable {
    var setting: Undo
    /// The one that stayed was the second.
    var isB: Bool
  }

  init(_ scene: Scene) {
    undo = Undo(scene)
  }

  /// All steps stay what they are, and their scenes are said in another way.
  mutating func replaceScenes(by other: (Scene) -> Scene) {
    undo.replaceScenes(by: other)
    self.other?.replaceScenes(by: other)
    forgotten?.setting.replaceScenes(by: other)
  }
}
