/// The kind of completion that a shell offers for a word.
enum Completion: Hashable {
  /// None, as for a number or a moment.
  case nothing
  case files
  /// The name of a built-in scene, or a scene file.
  case scenes
  case words([String])
}
