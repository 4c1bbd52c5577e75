internal import CCrashNote
import Documents
import Glibc
import StudioKit
import System

/// What a crash leaves behind for the next start: the signal, the version, the build, what draws, what was on the
/// stage, which requests came last, and in which functions it was, as the names of the program's file and of its
/// libraries, and the places in them. No paths, no names and no texts of whoever works with it.
///
/// The note is written by a signal handler, out of memory that is set aside here.
public enum CrashNotes {
  /// Notes that are kept. Older ones go.
  private static let most = 5
  /// More bytes than any note has.
  private static let longest = 10_000
  private static let fresh = "crash-"
  private static let told = "crashed-"

  /// From here on a crash leaves a note in the folder.
  public static func begin(in folder: String, version: String) {
    do {
      try Folder.make(folder)
      crash_note_begin("\(folder)/\(fresh)\(getpid()).txt", "Parallax \(version) crashed.")
    } catch {
      // Without a folder there is no note.
    }
  }

  /// What draws the window, in the renderer's words.
  public static func draw(by renderer: String) { crash_note_draw(renderer) }

  /// What is on the stage from now on: the name of an effect.
  public static func show(_ effect: String) { crash_note_show(effect) }

  /// The studio has asked for something: its kind is kept, what it is about is not.
  public static func add(_ request: Request) {
    guard let part = Mirror(reflecting: request).children.first, let receiver = part.label else { return }
    let kind = Mirror(reflecting: part.value)
    let name = kind.displayStyle == .enum ? kind.children.first?.label ?? "\(part.value)" : ""
    crash_note_add(name.isEmpty ? receiver : "\(receiver).\(name)")
  }

  /// What the last of the earlier sessions that crashed left behind, which is told once; nil: none has crashed since.
  public static func takeLast(in folder: String) -> CrashNote? {
    guard let path = takeNew(in: folder).max(by: { written($0) < written($1) }) else { return nil }
    do {
      return CrashNote(String(decoding: try FileReader.bytes(of: path, limit: longest), as: UTF8.self))
    } catch {
      // Nothing of anybody's is lost with it.
      return nil
    }
  }

  /// The paths of the notes that earlier sessions left, each of which is told once.
  static func takeNew(in folder: String) -> [String] {
    let names = Folder.names(in: folder) ?? []
    var paths: [String] = []
    for name in names where name.hasPrefix(fresh) && name.hasSuffix(".txt") {
      let path = "\(folder)/\(told)\(name.dropFirst(fresh.count))"
      if rename("\(folder)/\(name)", path) == 0 { paths.append(path) }
    }
    let old = names.filter { $0.hasPrefix(told) }.map { (name: $0, time: written("\(folder)/\($0)")) }
    for note in old.sorted(by: { $0.time > $1.time }).dropFirst(most) { unlink("\(folder)/\(note.name)") }
    return paths
  }

  private static func written(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}
