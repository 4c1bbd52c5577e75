import Desktop
import Documents
import Glibc
import System

/// The checkout that the program lies in.
enum Checkout {
  /// The commit it is at; empty where there is none, as when the program is installed.
  static var commit: String { place.flatMap { commit(in: $0.git) } ?? "" }

  /// Whether files that it knows differ from the commit; nil where nobody can tell.
  static var isDirty: Bool? {
    guard let folder = place?.folder else { return nil }
    let words = ["git", "--no-optional-locks", "-C", folder, "diff", "--quiet", "HEAD", "--"]
    switch answer(of: words)?.ending {
    case .exited(0): return false
    case .exited(1): return true
    default: return nil
    }
  }

  /// When its commit was made, in seconds since 1970; nil where nobody can tell.
  static var commitTime: Double? {
    guard let folder = place?.folder else { return nil }
    let words = ["git", "-C", folder, "log", "-1", "--format=%ct"]
    guard let (bytes, ending) = answer(of: words), ending == .exited(0) else { return nil }
    return Double(line(String(decoding: bytes, as: UTF8.self)[...]))
  }

  /// What git says; nil where there is none.
  private static func answer(of words: [String]) -> (output: [UInt8], ending: ChildProcess.Ending)? {
    do {
      return try ChildProcess("/usr/bin/git", words, errors: .dropped).finish(passingOn: { Interruption.pending })
    } catch {
      return nil
    }
  }

  private static var place: (folder: String, git: String)? {
    guard let program = RunningProgram.path else { return nil }
    var folder = FilePath.folder(of: program)
    for _ in 0..<6 where folder != "/" && folder != "." {
      if let git = gitFolder(in: folder) { return (folder, git) }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// A folder, or in a further worktree a file that names it.
  private static func gitFolder(in folder: String) -> String? {
    let path = folder + "/.git"
    if access(path + "/HEAD", R_OK) == 0 { return path }
    guard let text = SystemFile.text(path), text.hasPrefix("gitdir: ") else { return nil }
    return FilePath.path(line(text.dropFirst(8)), from: folder)
  }

  static func commit(in git: String) -> String? {
    guard let head = SystemFile.text(git + "/HEAD").map({ line($0[...]) }) else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let name = String(head.dropFirst(5))
    // Branches are shared by all worktrees and lie in the first one's folder.
    let shared = SystemFile.text(git + "/commondir").map { FilePath.path(line($0[...]), from: git) } ?? git
    for folder in [git, shared] {
      if let commit = SystemFile.text("\(folder)/\(name)").map({ line($0[...]) }) { return commit }
    }
    let packed = SystemFile.text(shared + "/packed-refs")?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
    return packed.map { String($0.prefix { $0 != " " }) }
  }

  private static func line(_ text: Substring) -> String { String(text.prefix { $0 != "\n" }) }
}
