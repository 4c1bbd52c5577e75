/// What a shell offers where a word is to be typed.
enum Completion: Hashable {
  /// Nobody can guess it: a number, a moment.
  case nothing
  case files
  /// The name of a built-in scene, or a scene file.
  case scenes
  case words([String])
}
