import Glibc

/// Large pages of memory. To fill fresh memory page by page takes longer than the drawing or copying that follows.
public enum LargePages {
  private static let side = 1 << 21

  /// Asks the kernel for large pages where they fit into fresh memory. Has no effect on kernels without them.
  public static func use(for memory: UnsafeMutableRawPointer?, count: Int) {
    guard let memory, count >= side else { return }
    let start = memory.alignedUp(toMultipleOf: side)
    let length = (memory + count).alignedDown(toMultipleOf: side) - start
    if length > 0 { madvise(start, length, MADV_HUGEPAGE) }
  }
}
