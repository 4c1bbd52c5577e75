internal import CConfinement
import Glibc
import System

/// What a process gives up before it looks at a file that may be made to harm it.
public enum Confinement {
  /// From here on this process can compute, and use the descriptors below `keeping`, and that is all: it opens no file
  /// and no socket, starts nothing, and gets `limits.ownBytes` more memory. False: some of it could not be given up.
  ///
  /// A kernel that filters no system calls still holds it by the limits: it has no number left for a descriptor.
  public static func begin(keeping: UInt32, limits: DecodingLimits) -> Bool {
    // Sanitizers reserve terabytes: no limit would leave them room.
    let space = addressSpace < 1 << 40 ? addressSpace + limits.ownBytes : 0
    guard confinement_drop(keeping) == 0, confinement_limit(UInt(space), UInt(limits.sharedBytes), keeping) == 0 else {
      return false
    }
    return [0, ENOSYS, EINVAL].contains(confinement_filter())
  }

  /// Bytes of address space that this process has; more than there are where nobody tells.
  private static var addressSpace: Int {
    let pages = SystemFile.text("/proc/self/statm")?.split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
