/// A part of a new archive.
public enum ArchivePart: Hashable, Sendable {
  case bytes([UInt8])
  /// Bytes of the archive that it replaces.
  case kept(Range<Int>)
}

extension [ArchivePart] {
  /// The bytes of an archive that keeps nothing of an older one.
  public var bytes: [UInt8] { reduce(into: []) { if case .bytes(let bytes) = $1 { $0 += bytes } } }
}

/// Puts files into a ZIP archive, unpacked and without times: equal files in equal order make equal bytes.
public struct ArchiveWriter {
  private var parts: [ArchivePart] = []
  private var size = 0
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}
}

extension ArchiveWriter {
  public mutating func add(_ name: String, _ content: [UInt8]) {
    append(.bytes(head(of: name, Inflating.checksum(content), content.count)))
    append(.bytes(content))
  }

  /// Adds a stored file of an older archive without reading its bytes.
  public mutating func add(_ entry: ArchiveEntry, keptIn old: PackedFiles) {
    let head = head(of: entry.name, entry.checksum, entry.size)
    let (range, hasHead) = old.place(of: entry, after: head)
    if !hasHead { append(.bytes(head)) }
    append(.kept(range))
  }

  /// The archive.
  public func finished() -> [ArchivePart] {
    let end = Self.little(
      (0x0605_4B50, 4), (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (size, 4), (0, 2))
    return parts + [.bytes(directory + end)]
  }

  /// The header before the bytes of a file. Enters the file into the directory.
  private mutating func head(of name: String, _ checksum: Int, _ size: Int) -> [UInt8] {
    let name = Array(name.utf8)
    // The version needed; names in UTF-8; stored; January 1, 1980.
    var fields = Self.little((20, 2), (0x0800, 2), (0, 2), (0, 2), (0x0021, 2))
    fields += Self.little((checksum, 4), (size, 4), (size, 4), (name.count, 2), (0, 2))
    // Written by Unix: the mode of an ordinary file that all may read.
    directory += Self.little((0x0201_4B50, 4), (0x0314, 2)) + fields
    directory += Self.little((0, 2), (0, 2), (0, 2), (0o100644 << 16, 4), (self.size, 4)) + name
    count += 1
    return Self.little((0x0403_4B50, 4)) + fields + name
  }

  private mutating func append(_ part: ArchivePart) {
    switch (part, parts.last) {
    case (.kept(let range), .kept(let last)?) where last.upperBound == range.lowerBound:
      parts[parts.count - 1] = .kept(last.lowerBound..<range.upperBound)
      size += range.count
    case (.kept(let range), _):
      parts.append(part)
      size += range.count
    case (.bytes(let bytes), _):
      parts.append(part)
      size += bytes.count
    }
  }

  private static func little(_ numbers: (value: Int, size: Int)...) -> [UInt8] {
    numbers.flatMap { number in (0..<number.size).map { UInt8(truncatingIfNeeded: number.value >> (8 * $0)) } }
  }
}
