import System

/// Where a program keeps what outlives a session and is nobody's document.
public enum StateFolder {
  /// Nil where there is no home.
  public static var path: String? { path(environment: Environment.value) }

  static func path(environment: (String) -> String?) -> String? {
    BaseFolder.state.path(environment: environment).map { $0 + "/parallax" }
  }
}
