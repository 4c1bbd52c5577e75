/// The files of an archive from elsewhere: every name, size and place is checked before one of them is unpacked.
public struct PackedFiles {
  private let archive: Archive

  public init(_ bytes: ArtBytes, limits: ArtLimits = .standard) throws(ArtProblem) {
    archive = try Archive(bytes, limits: limits)
  }
}

extension PackedFiles {
  /// Whether a file begins like an archive whose first entry is this text, stored.
  public static func begin(_ start: [UInt8], with name: String, _ text: String) -> Bool {
    start.starts(with: Archive.signature) && start.dropFirst(Archive.headSize).starts(with: (name + text).utf8)
  }

  /// The names of all files. Folders are left out.
  public var names: [String] { archive.names(endingIn: "").filter { !$0.hasSuffix("/") } }

  /// Nil if there is none of the name.
  public subscript(_ name: String) -> ArchiveEntry? { archive[name] }

  /// The unpacked bytes of a file. Nil if there is none of the name.
  public func bytes(of name: String) throws(ArtProblem) -> [UInt8]? {
    guard let entry = archive[name] else { return nil }
    return try Archive.unpacked(try archive.packed(entry), of: entry)
  }

  /// The place of a stored file that has this head before it, or else of its bytes alone.
  func place(of entry: ArchiveEntry, after head: [UInt8]) -> (range: Range<Int>, hasHead: Bool) {
    let start = entry.offset - head.count
    let end = entry.offset + entry.size
    do {
      if try archive.bytes.bytes(at: start, count: head.count) == head { return (start..<end, true) }
    } catch {}
    return (entry.offset..<end, false)
  }
}
