internal import CConfinement
import Glibc
import System

/// The privileges that a process drops before it reads untrusted files.
public enum Confinement {
  /// A privilege to keep.
  public enum Right: Hashable, Sendable {
    /// Starting threads, which are confined in the same way.
    case threads
  }

  /// Number of additional descriptors for reopening the kept files.
  private static let copies = 13

  /// From here on the process can only compute and use the descriptors below `keeping`: it cannot open files or sockets
  /// or start processes, and it gets `limits.ownBytes` more memory. Returns false if some of this failed.
  ///
  /// On a kernel without system call filters the limits still apply: no descriptor number is left.
  ///
  /// - Parameter files: Paths of files that it may still open for reading.
  public static func begin(
    keeping: UInt32, limits: DecodingLimits, rights: Set<Right> = [], files: [String] = []
  ) -> Bool {
    // Sanitizers reserve terabytes, so no limit would work for them.
    let space = addressSpace < 1 << 40 ? addressSpace + limits.ownBytes : 0
    let threads = rights.contains(.threads) ? Int32(CONFINEMENT_THREADS) : 0
    func limit(descriptors: Int) -> Bool {
      confinement_limit(UInt(space), UInt(limits.sharedBytes), UInt32(descriptors), threads) == 0
    }
    guard confinement_drop(keeping) == 0 else { return false }
    let kept = keep(files)
    guard limit(descriptors: Int(keeping) + (kept > 0 ? kept + copies : 0)) else { return false }
    let answer = confinement_filter(threads | (kept > 0 ? Int32(CONFINEMENT_FILES) : 0))
    if answer == 0 { return true }
    // Without the filter, a descriptor for a file could also become a socket.
    return [ENOSYS, EINVAL].contains(answer)
      && (kept == 0 || confinement_drop(keeping) == 0 && limit(descriptors: Int(keeping)))
  }

  /// Opens files permanently and returns their number.
  private static func keep(_ files: [String]) -> Int {
    guard !files.isEmpty else { return 0 }
    // The paths live as long as the process.
    let paths = files.map { UnsafePointer(strdup($0)) }
    return confinement_keep(paths, paths.count)
  }

  /// Size of the process's address space, in bytes; 0 if unknown.
  private static var addressSpace: Int {
    let pages = SystemFile.text("/proc/self/statm")?.split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
