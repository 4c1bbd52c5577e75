/// An edit of a scene's list of settings. It is not a step, so undoing steps never takes a setting away.
public enum VariantEdit: Hashable, Sendable {
  /// Adds a copy of the shown setting, which stays shown.
  case keep
  case rename(Int, String)
  case note(Int, String)
  /// Replaces a setting by the shown one, as a step of its own history.
  case replace(Int)
  case delete(Int)
  /// Restores the setting that was deleted last.
  case restore
}
