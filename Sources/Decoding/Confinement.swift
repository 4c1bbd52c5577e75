internal import CConfinement
import Glibc
import System

/// What a process gives up before it looks at a file that may be made to harm it.
public enum Confinement {
  /// What it keeps that others give up.
  public enum Right: Hashable, Sendable {
    /// Starting threads, which are held like it.
    case threads
  }

  /// Descriptors that a process may have open of the files that it keeps, each of which is open once already.
  private static let copies = 13

  /// From here on this process can compute, and use the descriptors below `keeping`, and that is all: it opens no file
  /// and no socket, starts nothing, and gets `limits.ownBytes` more memory. False: some of it could not be given up.
  ///
  /// A kernel that filters no system calls still holds it by the limits: it has no number left for a descriptor.
  ///
  /// - Parameter files: Paths of files that it can go on opening, for reading.
  public static func begin(
    keeping: UInt32, limits: DecodingLimits, rights: Set<Right> = [], files: [String] = []
  ) -> Bool {
    // Sanitizers reserve terabytes: no limit would leave them room.
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
    // Without the filter a number for a file would be one for a socket.
    return [ENOSYS, EINVAL].contains(answer)
      && (kept == 0 || confinement_drop(keeping) == 0 && limit(descriptors: Int(keeping)))
  }

  /// Opens files for good; how many there are.
  private static func keep(_ files: [String]) -> Int {
    guard !files.isEmpty else { return 0 }
    // The paths stay as long as the process.
    let paths = files.map { UnsafePointer(strdup($0)) }
    return confinement_keep(paths, paths.count)
  }

  /// Bytes of address space that this process has; more than there are where nobody tells.
  private static var addressSpace: Int {
    let pages = SystemFile.text("/proc/self/statm")?.split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
