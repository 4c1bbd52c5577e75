import Desktop
import Documents
import Glibc
import System

/// The checkout that contains the program.
enum Checkout {
  /// Its commit. Empty if there is none, as for an installed program.
  static var commit: String { place.flatMap { commit(in: $0.git) } ?? "" }

  /// Whether tracked files differ from the commit. Nil if unknown.
  static var isDirty: Bool? {
    guard let folder = place?.folder else { return nil }
    let words = ["git", "--no-optional-locks", "-C", folder, "diff", "--quiet", "HEAD", "--"]
    switch answer(of: words)?.ending {
    case .exited(0): return false
    case .exited(1): return true
    default: return nil
    }
  }

  /// The time of the commit, in seconds since 1970. Nil if unknown.
  static var commitTime: Double? {
    guard let folder = place?.folder else { return nil }
    let words = ["git", "-C", folder, "log", "-1", "--format=%ct"]
    guard let (bytes, ending) = answer(of: words), ending == .exited(0) else { return nil }
    return Double(line(String(decoding: bytes, as: UTF8.self)[...]))
  }

  /// The output of git. Nil if it is not installed.
  private static func answer(of words: [String]) -> (output: [UInt8], ending: ChildProcess.Ending)? {
    do {
      let git = try ChildProcess("/usr/bin/git", words, environment: Environment.ofTools, errors: .dropped)
      let (bytes, ending, _) = git.finish(within: 10, passingOn: { Interruption.pending })
      return (bytes, ending)
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

  /// A folder, or in a linked worktree a file with its path.
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
    // Branches are shared by all worktrees and are stored in the main one.
    let shared = SystemFile.text(git + "/commondir").map { FilePath.path(line($0[...]), from: git) } ?? git
    for folder in [git, shared] {
      if let commit = SystemFile.text("\(folder)/\(name)").map({ line($0[...]) }) { return commit }
    }
    let packed = SystemFile.text(shared + "/packed-refs")?.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
    return packed.map { String($0.prefix { $0 != " " }) }
  }

  private static func line(_ text: Substring) -> String { String(text.prefix { $0 != "\n" }) }
}
