internal import CCrashNote
import Documents
import Glibc
import StudioKit
import System

/// Crash reports for the next start: the signal, the version, the build, the renderer, the effect on the stage, the
/// latest requests, and the stack as offsets in the program and its libraries. Without paths, names or texts of the
/// user.
///
/// Written by a signal handler with memory allocated here in advance.
public enum CrashNotes {
  /// Maximum number of reports; older ones are deleted.
  private static let most = 5
  /// Maximum size of a report in bytes.
  private static let longest = 10_000
  private static let fresh = "crash-"
  private static let told = "crashed-"

  /// From here on a crash writes a report to the folder.
  public static func begin(in folder: String, version: String) {
    do {
      try Folder.make(folder)
      crash_note_begin("\(folder)/\(fresh)\(getpid()).txt", "Parallax \(version) crashed.")
    } catch {
      // Without a folder there is no report.
    }
  }

  /// Sets the renderer's name.
  public static func draw(by renderer: String) { crash_note_draw(renderer) }

  /// Sets the name of the effect on the stage.
  public static func show(_ effect: String) { crash_note_show(effect) }

  /// Records a request by its kind, without its content.
  public static func add(_ request: Request) {
    guard let part = Mirror(reflecting: request).children.first, let receiver = part.label else { return }
    let kind = Mirror(reflecting: part.value)
    let name = kind.displayStyle == .enum ? kind.children.first?.label ?? "\(part.value)" : ""
    crash_note_add(name.isEmpty ? receiver : "\(receiver).\(name)")
  }

  /// The report of the latest crash, returned once. Nil if there was none since.
  public static func takeLast(in folder: String) -> CrashNote? {
    guard let path = takeNew(in: folder).max(by: { written($0) < written($1) }) else { return nil }
    do {
      return CrashNote(String(decoding: try FileReader.bytes(of: path, limit: longest), as: UTF8.self))
    } catch {
      // A lost report is not worth an error.
      return nil
    }
  }

  /// The paths of earlier sessions' reports, each returned once.
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
