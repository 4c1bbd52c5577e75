import System

/// The folder for state that outlives a session and is not a document.
public enum StateFolder {
  /// Nil without a home folder.
  public static var path: String? { path(environment: Environment.value) }

  static func path(environment: (String) -> String?) -> String? {
    BaseFolder.state.path(environment: environment).map { $0 + "/parallax" }
  }
}
