/// The folders that a desktop gives a program, as the XDG base directories have them.
public enum UserFolder {
  case state

  /// Where it is; nil where there is no home. Empty and relative values are as good as none.
  public var path: String? { path(environment: Environment.value) }

  func path(environment: (String) -> String?) -> String? {
    if let named = environment("XDG_STATE_HOME"), named.hasPrefix("/") { return named + "/parallax" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/parallax"
  }
}
