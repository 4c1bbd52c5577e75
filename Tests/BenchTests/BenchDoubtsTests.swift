import Testing

@testable import Bench

@Suite struct BenchDoubtsTests {
  private func check(_ isDirty: Bool?, _ committed: Double?, _ built: Double?, _ doubt: String?) {
    #expect(BenchDoubts.doubt(isDirty: isDirty, committed: committed, built: built) == doubt)
  }

  @Test func `a commit that is not the program's is doubted`() {
    check(false, 10, 10, nil)
    check(nil, nil, nil, nil)
    check(false, nil, 10, nil)
    check(true, 10, 11, "commit: files differ from it")
    check(false, 11, 10, "commit: the program was built before it")
    check(true, 11, 10, "commit: files differ from it, and the program was built before it")
  }
}
