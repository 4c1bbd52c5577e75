import Glibc
import Synchronization

/// The environment variables of the process.
public enum Environment {
  /// The values that are kept from libraries, by name; nil means unset.
  private static let withheld = Mutex<[String: String?]>([:])

  /// The variable's value, which may be empty. Nil if it is not set.
  public static func value(_ name: String) -> String? {
    if let value = withheld.withLock({ $0[name] }) { return value }
    return getenv(name).map { String(cString: $0) }
  }

  /// Gives a variable another value for the libraries in this process. The program and the programs that it starts keep
  /// the former one. Call before there are threads.
  public static func withhold(_ name: String, saying other: String) {
    let value = value(name)
    withheld.withLock { $0[name] = .some(value) }
    setenv(name, other, 1)
  }

  /// The variables for other programs, `NAME=value`.
  static var ofChildren: [String] {
    let withheld = withheld.withLock { $0 }
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      let text = String(cString: variable)
      if withheld[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      place += 1
    }
    return variables + withheld.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// The variables for tools without windows, such as converters and readers of the clipboard: where programs, libraries
  /// and the display are, and the language.
  public static var ofTools: [String] {
    ofChildren.filter { variable in
      let name = variable.prefix { $0 != "=" }
      return name.hasPrefix("LC_") || tools.contains(String(name))
    }
  }

  private static let tools: Set = [
    "DISPLAY", "HOME", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ", "WAYLAND_DISPLAY", "XAUTHORITY",
    "XDG_RUNTIME_DIR",
  ]

  /// Removes variables that give a user's base folder as a relative path, which the specification says to ignore:
  /// libraries and child processes would otherwise write into the current folder. Call before there are threads.
  public static func dropRelativeFolders() {
    for name in folders where value(name)?.hasPrefix("/") == false { unsetenv(name) }
  }

  private static let folders = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
  ]
}
