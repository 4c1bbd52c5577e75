/// Puts files into a ZIP archive, unpacked and without times: equal files in equal order make equal bytes.
public struct ArchiveWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}
}

extension ArchiveWriter {
  public mutating func add(_ name: String, _ content: [UInt8]) {
    let name = Array(name.utf8)
    // The version needed; names in UTF-8; stored; January 1, 1980.
    var fields = Self.little((20, 2), (0x0800, 2), (0, 2), (0, 2), (0x0021, 2))
    fields += Self.little((Inflating.checksum(content), 4), (content.count, 4), (content.count, 4), (name.count, 2))
    fields += Self.little((0, 2))
    // Written by Unix: the mode of an ordinary file that all may read.
    directory += Self.little((0x0201_4B50, 4), (0x0314, 2)) + fields
    directory += Self.little((0, 2), (0, 2), (0, 2), (0o100644 << 16, 4), (bytes.count, 4)) + name
    bytes += Self.little((0x0403_4B50, 4)) + fields + name + content
    count += 1
  }

  /// The archive.
  public func finished() -> [UInt8] {
    let end = Self.little(
      (0x0605_4B50, 4), (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (bytes.count, 4), (0, 2))
    return bytes + directory + end
  }

  private static func little(_ numbers: (value: Int, size: Int)...) -> [UInt8] {
    numbers.flatMap { number in (0..<number.size).map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) } }
  }
}
