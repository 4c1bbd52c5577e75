import System

/// Where a program keeps what outlives a session and is nobody's document, as the XDG base directories have it.
public enum StateFolder {
  /// Nil where there is no home. Empty and relative values are as good as none.
  public static var path: String? { path(environment: Environment.value) }

  static func path(environment: (String) -> String?) -> String? {
    if let named = environment("XDG_STATE_HOME"), named.hasPrefix("/") { return named + "/parallax" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/parallax"
  }
}
