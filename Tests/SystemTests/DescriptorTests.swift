import Glibc
import Testing

@testable import System

@Suite struct DescriptorTests {
  /// An anonymous file with these bytes.
  private func file(_ bytes: [UInt8]) throws -> Int32 {
    let file = try #require(tmpfile())
    try Descriptor.write(bytes, to: fileno(file))
    lseek(fileno(file), 0, SEEK_SET)
    return fileno(file)
  }

  private static let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }

  @Test(arguments: [0, 1, 65_536, 65_537, 200_000]) func `what was written is read`(count: Int) throws {
    let file = try file(Array(Self.bytes[..<count]))
    #expect(try Descriptor.readAll(from: file) == Array(Self.bytes[..<count]))
    #expect(try Descriptor.readAll(from: file) == [])
  }

  @Test func `so many bytes are read as asked for, and fewer at the end`() throws {
    let file = try file([1, 2, 3, 4, 5])
    #expect(try Descriptor.read(2, from: file) == [1, 2])
    #expect(try Descriptor.read(2, from: file, at: 3) == [4, 5])
    #expect(try Descriptor.read(9, from: file) == [3, 4, 5])
    #expect(try Descriptor.read(0, from: file) == [])
    #expect(try Descriptor.readAll(from: file) == [])
  }

  @Test func `no more is kept than asked for`() throws {
    #expect(try Descriptor.readAll(from: try file(Self.bytes), keeping: 70_000) == Array(Self.bytes[..<70_000]))
    #expect(try Descriptor.readAll(from: try file(Self.bytes), keeping: 0) == [])
  }

  @Test func `a pipe takes more at once than it holds`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    WorkerThread.start {
      do { try Descriptor.write(Self.bytes, to: writer) } catch {}
      close(writer)
    }
    #expect(try Descriptor.readAll(from: reader) == Self.bytes)
    close(reader)
  }

  @Test func `what cannot be done is told in the system's words`() throws {
    let closed = SystemError(code: EBADF)
    #expect("\(closed)" == "bad file descriptor")
    #expect(throws: closed) { try Descriptor.read(1, from: -1) }
    #expect(throws: closed) { try Descriptor.readAll(from: -1) }
    #expect(throws: closed) { try Descriptor.write([1], to: -1) }
    let full = open("/dev/full", O_WRONLY)
    #expect(throws: SystemError(code: ENOSPC)) { try Descriptor.write([1], to: full) }
    close(full)
  }

  @Test func `a file of the system is read although it tells no size`() {
    #expect(SystemFile.text("/proc/self/stat")?.isEmpty == false)
    #expect(SystemFile.text("/proc/self/nothing") == nil)
    #expect(SystemFile.text("/proc") == nil)
  }
}
