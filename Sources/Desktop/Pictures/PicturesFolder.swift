import Documents
import System

/// The person's folder for pictures, as the XDG user directories have it.
enum PicturesFolder {
  /// Nil where there is no home.
  static func path(environment: (String) -> String? = Environment.value) -> String? {
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    if let named = environment("XDG_PICTURES_DIR"), named.hasPrefix("/"), Folder.isThere(named) { return named }
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let chosen = named(in: text(of: settings + "/user-dirs.dirs"), home: home)
    return [chosen, home + "/Pictures"].compactMap(\.self).first(where: Folder.isThere) ?? home
  }

  /// What a line like `XDG_PICTURES_DIR="$HOME/Bilder"` names.
  static func named(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("XDG_PICTURES_DIR=") {
      let value = line.dropFirst("XDG_PICTURES_DIR=".count).filter { $0 != "\"" }
      let path = value.hasPrefix("$HOME") ? home + value.dropFirst("$HOME".count) : String(value)
      return path.hasPrefix("/") ? FilePath.plain(path) : nil
    }
    return nil
  }

  private static func text(of path: String) -> String {
    do {
      return String(decoding: try FileReader.bytes(of: path, limit: 65_536), as: UTF8.self)
    } catch {
      // Most have no such file, and need none.
      return ""
    }
  }
}
