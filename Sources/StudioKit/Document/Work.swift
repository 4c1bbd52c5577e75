import Documents

/// What a person has made of a scene: the setting that is shown, and the other one, if there are two.
struct Work: Equatable, Sendable {
  var scene: Scene
  /// The setting that is not shown.
  var other: Scene?
  /// The one that is shown is the second.
  var isB = false
}
