internal import CConfinement
import Glibc
import System

/// What a process gives up before it looks at a file that may be made to harm it.
public enum Confinement {
  /// What it keeps that others give up.
  public enum Right: Hashable, Sendable {
    /// Starting threads, which are held like it.
    case threads
    /// Reading the fonts that everybody on the machine has, where the kernel can keep it to those.
    case fonts
  }

  /// Descriptors that a process may have open which reads fonts.
  private static let fontFiles: UInt32 = 16

  /// From here on this process can compute, and use the descriptors below `keeping`, and that is all: it opens no file
  /// and no socket, starts nothing, and gets `limits.ownBytes` more memory. False: some of it could not be given up.
  ///
  /// A kernel that filters no system calls still holds it by the limits: it has no number left for a descriptor.
  public static func begin(keeping: UInt32, limits: DecodingLimits, rights: Set<Right> = []) -> Bool {
    // Sanitizers reserve terabytes: no limit would leave them room.
    let space = addressSpace < 1 << 40 ? addressSpace + limits.ownBytes : 0
    let readsFonts = rights.contains(.fonts) && confinement_fonts() == 0
    let kept =
      (rights.contains(.threads) ? Int32(CONFINEMENT_THREADS) : 0) | (readsFonts ? Int32(CONFINEMENT_FONTS) : 0)
    let files = readsFonts ? fontFiles : keeping
    guard confinement_drop(keeping) == 0,
      confinement_limit(UInt(space), UInt(limits.sharedBytes), files, kept) == 0
    else { return false }
    let answer = confinement_filter(kept)
    // Without the filter nothing but the number of descriptors would keep it from sockets.
    if readsFonts, answer != 0 { return false }
    return [0, ENOSYS, EINVAL].contains(answer)
  }

  /// Bytes of address space that this process has; more than there are where nobody tells.
  private static var addressSpace: Int {
    let pages = SystemFile.text("/proc/self/statm")?.split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
