import Glibc

/// Large pages of memory. To fill fresh memory page by page takes longer than the drawing or copying that follows.
public enum LargePages {
  private static let side = 1 << 21

  /// Asks the system to fill fresh memory in large pages where these lie within it. Does nothing where it has none.
  public static func use(for memory: UnsafeMutableRawPointer?, count: Int) {
    guard let memory, count >= side else { return }
    let start = memory.alignedUp(toMultipleOf: side)
    let length = (memory + count).alignedDown(toMultipleOf: side) - start
    if length > 0 { madvise(start, length, MADV_HUGEPAGE) }
  }
}
