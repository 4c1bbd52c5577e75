import Documents
import Glibc
import System

/// The desktop's shared list of recent files: `recently-used.xbel`.
///
/// Entries of other programs are kept byte for byte. A missing list is not created, as the desktop may have been told
/// to keep none; one that is not understood is not changed.
public struct DesktopRecentFiles: Hashable, Sendable {
  private let file: String

  /// Maximum size in bytes, as it is read at every opening.
  private static let largest = 4 << 20
  /// Number of retries when another program has written meanwhile.
  private static let tries = 3

  init(file: String) { self.file = file }

  /// The user's list. Nil if there is none or it is disabled.
  public init?() { self.init(environment: Environment.value) }

  init?(environment: (String) -> String?) {
    guard Self.isWanted(environment("PATH")), let data = BaseFolder.data.path(environment: environment) else {
      return nil
    }
    file = data + "/recently-used.xbel"
  }
}

extension DesktopRecentFiles {
  /// Adds a scene to the list, or updates its entry.
  ///
  /// - Parameter time: In the list's format: `2026-11-22T12:31:00Z`.
  func remember(_ path: String, at time: String = UniversalTime.text()) throws(FileError) {
    guard path.hasPrefix("/") else { return }
    for _ in 0..<Self.tries {
      guard access(file, F_OK) == 0 else { return }
      let before = try FileReader.bytes(of: file, limit: Self.largest)
      guard let text = String(validating: before, as: UTF8.self),
        let changed = RecentList(text).remembering(Self.address(of: path), at: time)
      else { return }
      // Another program may have written since. A write between this check and the renaming is lost, as with all
      // programs that use this list: it has no lock.
      guard try FileReader.bytes(of: file, limit: Self.largest) == before else { continue }
      return try AtomicFile.write(Array(changed.utf8), to: file, isDurable: false)
    }
  }

  /// A path as a URL in XML: `file:///home/ada/a%20b.json`. Escapes the same characters as GLib, as the file would
  /// otherwise be listed twice.
  static func address(of path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-./:=@_~".utf8)
    let letters = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "'"): "&apos;"
      default: plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + spelled(byte)
      }
    }
    return "file://" + letters.joined()
  }

  private static func spelled(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Whether recent files are enabled: GNOME has a setting for it. Other desktops count as enabled.
  ///
  /// - Parameter folders: The value of `PATH`.
  private static func isWanted(_ folders: String?) -> Bool {
    guard let program = ChildProcess.program("gsettings", in: folders) else { return true }
    do throws(SystemError) {
      let words = [program, "get", "org.gnome.desktop.privacy", "remember-recent-files"]
      let answer = try ChildProcess(program, words, errors: .dropped).finish(keeping: 100, within: 5).output
      return !String(decoding: answer, as: UTF8.self).hasPrefix("false")
    } catch {
      return true
    }
  }
}
