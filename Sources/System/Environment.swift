import Glibc

/// The environment variables of the process.
public enum Environment {
  /// The variable's value, which may be empty. Nil if it is not set.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Removes variables that give a user's base folder as a relative path, which the specification says to ignore:
  /// libraries and child processes would otherwise write into the current folder. Call before there are threads.
  public static func dropRelativeFolders() {
    for name in folders where value(name)?.hasPrefix("/") == false { unsetenv(name) }
  }

  private static let folders = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
  ]
}
