import Glibc
import Testing

@testable import System

@Suite struct LargePagesTests {
  /// Fresh memory, which the system gives page by page.
  private func memory(_ count: Int) throws -> UnsafeMutableRawPointer {
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return try #require(memory == MAP_FAILED ? nil : memory)
  }

  /// The first and the last address of each mapping that may have large pages, as Linux tells.
  private var advised: [ClosedRange<UInt>] {
    var (found, range): ([ClosedRange<UInt>], ClosedRange<UInt>?) = ([], nil)
    for line in (SystemFile.text("/proc/self/smaps") ?? "").split(separator: "\n") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      if ends.count == 2 { range = ends[0]...(ends[1] - 1) }
      if line.hasPrefix("VmFlags:"), line.contains(" hg"), let range { found.append(range) }
    }
    return found
  }

  @Test(.enabled(if: access("/sys/kernel/mm/transparent_hugepage", F_OK) == 0))
  func `large pages are used where they lie within memory, and nowhere else`() throws {
    let (side, count) = (1 << 21, 9 << 20)
    let memory = try memory(count)
    defer { munmap(memory, count) }
    LargePages.use(for: memory + 100, count: count - 200)
    let address = UInt(bitPattern: memory)
    let within = advised.filter { $0.overlaps(address...address + UInt(count - 1)) }
    let range = try #require(within.first)
    #expect(within.count == 1)
    #expect(range.lowerBound % UInt(side) == 0 && range.lowerBound >= address + 100)
    #expect((range.upperBound + 1) % UInt(side) == 0 && range.upperBound < address + UInt(count - 100))
    #expect(range.count >= 3 * side)
  }

  @Test func `memory keeps what is written, whatever its size and place`() throws {
    let memory = try memory(5 << 20)
    defer { munmap(memory, 5 << 20) }
    for (start, count) in [(0, 0), (3, 100), (1, 2 << 20), (4096, 4 << 20), (0, 5 << 20)] {
      memset(memory, 7, 5 << 20)
      LargePages.use(for: memory + start, count: count)
      #expect((0..<5 << 20).allSatisfy { memory.load(fromByteOffset: $0, as: UInt8.self) == 7 })
    }
    LargePages.use(for: nil, count: 5 << 20)
  }
}
