import Glibc

/// The variables that the program was started with.
public enum Environment {
  /// Nil where there is no such variable; it may be empty.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
