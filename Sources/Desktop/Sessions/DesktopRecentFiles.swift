import Documents
import Glibc
import System

/// The list of recent files that the programs of a desktop share: `recently-used.xbel`.
///
/// It is other programs' file as well: what they wrote stays as it is, byte for byte. A list that is not there is not
/// begun, since its desktop may have been told to keep none; one that is not understood stays as it is.
public struct DesktopRecentFiles: Hashable, Sendable {
  private let file: String

  /// In bytes. A larger list is nobody's to read at every opening.
  private static let largest = 4 << 20
  /// How often it is begun anew because another program has written meanwhile.
  private static let tries = 3

  init(file: String) { self.file = file }

  /// The list of this person; nil where there is none to be had, or none is wanted.
  public init?() { self.init(environment: Environment.value) }

  init?(environment: (String) -> String?) {
    guard Self.isWanted(environment("PATH")), let data = BaseFolder.data.path(environment: environment) else {
      return nil
    }
    file = data + "/recently-used.xbel"
  }
}

extension DesktopRecentFiles {
  /// Puts a scene on the list, or tells that it was used again.
  ///
  /// - Parameter time: As the list has it: `2026-11-22T12:31:00Z`.
  func remember(_ path: String, at time: String = UniversalTime.text()) throws(FileError) {
    guard path.hasPrefix("/") else { return }
    for _ in 0..<Self.tries {
      guard access(file, F_OK) == 0 else { return }
      let before = try FileReader.bytes(of: file, limit: Self.largest)
      guard let text = String(validating: before, as: UTF8.self),
        let changed = RecentList(text).remembering(Self.address(of: path), at: time)
      else { return }
      // Another program may have written since. What one writes between this look and the renaming is lost, as it is
      // among all programs that keep this list: they have no lock.
      guard try FileReader.bytes(of: file, limit: Self.largest) == before else { continue }
      return try AtomicFile.write(Array(changed.utf8), to: file, isDurable: false)
    }
  }

  /// A path as an address in XML: `file:///home/ada/a%20b.json`. The same letters are spelled out as by GLib, or one
  /// file would stand there twice.
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

  /// Whether files are to be remembered: GNOME has a switch for it. Who does not tell has nothing against it.
  ///
  /// - Parameter folders: What `PATH` holds.
  private static func isWanted(_ folders: String?) -> Bool {
    guard let program = ChildProcess.program("gsettings", in: folders) else { return true }
    do throws(SystemError) {
      let words = [program, "get", "org.gnome.desktop.privacy", "remember-recent-files"]
      let answer = try ChildProcess(program, words, errors: .dropped).finish(keeping: 100).output
      return !String(decoding: answer, as: UTF8.self).hasPrefix("false")
    } catch {
      return true
    }
  }
}
