import Documents
import System

/// The user's picture folder by the XDG user directories.
enum PicturesFolder {
  /// Nil without a home folder.
  static func path(environment: (String) -> String? = Environment.value) -> String? {
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    if let named = environment("XDG_PICTURES_DIR"), named.hasPrefix("/"), Folder.isThere(named) { return named }
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let chosen = named(in: text(of: settings + "/user-dirs.dirs"), home: home)
    return [chosen, home + "/Pictures"].compactMap(\.self).first(where: Folder.isThere) ?? home
  }

  /// The folder in a line such as `XDG_PICTURES_DIR="$HOME/Bilder"`.
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
      // The file is optional.
      return ""
    }
  }
}
