import Glibc

/// The variables that the program was started with.
public enum Environment {
  /// Nil where there is no such variable; it may be empty.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Takes away what names a base folder of a person by a relative path, as it is to be ignored: libraries, and
  /// programs that we start, would else write into whichever folder we were started in. To be called before there are
  /// threads.
  public static func dropRelativeFolders() {
    for name in folders where value(name)?.hasPrefix("/") == false { unsetenv(name) }
  }

  private static let folders = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
  ]
}
