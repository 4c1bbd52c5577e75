/// A file in an archive.
public struct ArchiveEntry: Hashable, Sendable {
  public var name: String
  /// Whether its bytes are packed with DEFLATE.
  public var isPacked: Bool
  /// Bytes in the archive, and when unpacked.
  var packedSize: Int
  public var size: Int
  /// CRC-32 of the unpacked bytes.
  public var checksum: Int
  /// Where its bytes begin in the archive.
  var offset: Int
}

/// The directory of a ZIP archive: only what editors write, stored or deflated, without encryption, parts or 64-bit
/// sizes. Every place is checked before anything is unpacked.
struct Archive {
  let bytes: ArtBytes
  private let limits: ArtLimits
  private var entries: [String: ArchiveEntry] = [:]

  static let signature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  /// Bytes before the name of a file.
  static let headSize = 30
  private static let endSignature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let endSize = 22
  private static let largestNote = 65_535

  init(_ bytes: ArtBytes, limits: ArtLimits) throws(ArtProblem) {
    (self.bytes, self.limits) = (bytes, limits)
    let (start, size, count) = try directory()
    guard count <= limits.entries else {
      throw .unsafe("its archive has \(count) files; the limit is \(limits.entries)")
    }
    var cursor = ByteCursor(try bytes.bytes(at: start, count: size))
    var places: [Range<Int>] = []
    for _ in 0..<count {
      let (entry, place) = try self.entry(&cursor, before: start)
      guard entries.updateValue(entry, forKey: entry.name) == nil else {
        throw .unsafe("its archive has two files of the name \(Self.shown(entry.name))")
      }
      places.append(place)
    }
    places.sort { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(places, places.dropFirst()) where one.upperBound > next.lowerBound {
      throw .unsafe("files in its archive overlap")
    }
  }

  /// The place of the directory, found from the end of the file.
  private func directory() throws(ArtProblem) -> (start: Int, size: Int, count: Int) {
    let length = min(bytes.count, Self.endSize + Self.largestNote)
    let base = bytes.count - length
    let tail = try bytes.bytes(at: base, count: length)
    var place = length - Self.endSize
    while place >= 0 {
      if tail[place] == 0x50, Array(tail[place..<place + 4]) == Self.endSignature {
        var cursor = ByteCursor(tail, from: place + 4)
        let (disk, directoryDisk) = (try cursor.little(2), try cursor.little(2))
        let (here, count) = (try cursor.little(2), try cursor.little(2))
        let (size, start, note) = (try cursor.little(4), try cursor.little(4), try cursor.little(2))
        if note == length - place - Self.endSize {
          guard disk == 0, directoryDisk == 0, here == count else {
            throw .unsafe("its archive is in several parts")
          }
          guard count < 0xFFFF, start < 0xFFFF_FFFF else { throw .unsafe("its archive needs 64-bit sizes") }
          guard start + size <= base + place else { throw .damaged("its archive's directory is elsewhere") }
          return (start, size, count)
        }
      }
      place -= 1
    }
    throw .cutOff
  }

  /// The next entry of the directory, and all that it occupies.
  private func entry(_ cursor: inout ByteCursor, before end: Int) throws(ArtProblem) -> (ArchiveEntry, Range<Int>) {
    guard try cursor.big(4) == 0x504B_0102 else { throw .damaged("its archive's directory is broken") }
    try cursor.skip(4)
    let (flags, method) = (try cursor.little(2), try cursor.little(2))
    try cursor.skip(4)
    let checksum = try cursor.little(4)
    let (packedSize, size) = (try cursor.little(4), try cursor.little(4))
    let (nameSize, extraSize, noteSize) = (try cursor.little(2), try cursor.little(2), try cursor.little(2))
    try cursor.skip(4)
    let mode = try cursor.little(4) >> 16
    let start = try cursor.little(4)
    let name = String(decoding: try cursor.take(nameSize), as: UTF8.self)
    try cursor.skip(extraSize + noteSize)
    try Self.check(name)
    guard mode & 0o170000 != 0o120000 else { throw .unsafe("\(Self.shown(name)) in its archive is a link") }
    guard flags & 0x2041 == 0 else { throw .unsafe("\(Self.shown(name)) in its archive is encrypted") }
    guard method == 0 || method == 8, method == 8 || size == packedSize else {
      throw .unsafe("\(Self.shown(name)) in its archive is packed in an unknown way")
    }
    try check(name, size: size, packedSize: packedSize)
    // The file's own header repeats the name, with an extra field of another length.
    var head = ByteCursor(try bytes.bytes(at: start, count: Self.headSize))
    guard try head.big(4) == 0x504B_0304 else { throw .damaged("\(Self.shown(name)) is not where its archive says") }
    try head.skip(22)
    let offset = start + Self.headSize + (try head.little(2)) + (try head.little(2))
    guard packedSize <= end - offset else { throw .damaged("\(Self.shown(name)) is not where its archive says") }
    let entry = ArchiveEntry(
      name: name, isPacked: method == 8, packedSize: packedSize, size: size, checksum: checksum, offset: offset)
    return (entry, start..<offset + packedSize)
  }

  /// Names that lead out of a folder are refused, though nothing is ever written by them.
  private static func check(_ name: String) throws(ArtProblem) {
    let words = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("\\"), !words.contains("..") else {
      throw .unsafe("its archive has a file of the name \(shown(name))")
    }
  }

  private func check(_ name: String, size: Int, packedSize: Int) throws(ArtProblem) {
    guard size <= limits.entrySize else {
      throw .unsafe("\(Self.shown(name)) in its archive has \(size) bytes; the limit is \(limits.entrySize)")
    }
    guard size <= limits.ratioFrom || size / limits.ratio <= packedSize else {
      throw .unsafe("\(Self.shown(name)) in its archive is packed more than \(limits.ratio) times")
    }
  }

  private static func shown(_ name: String) -> String {
    "\"\(LayerNames.clean(String(name.prefix(80)), limits: .standard))\""
  }
}

extension Archive {
  subscript(_ name: String) -> ArchiveEntry? { entries[name] }

  /// The entries whose names end like this, by name.
  func names(endingIn ending: String) -> [String] { entries.keys.filter { $0.hasSuffix(ending) }.sorted() }

  /// An entry's bytes as they are in the archive.
  func packed(_ entry: ArchiveEntry) throws(ArtProblem) -> [UInt8] {
    try bytes.bytes(at: entry.offset, count: entry.packedSize)
  }

  /// The first bytes of an entry, when unpacked: at least `count`, or all of a shorter one.
  func start(of entry: ArchiveEntry, count: Int) throws(ArtProblem) -> [UInt8] {
    let packed = try bytes.bytes(at: entry.offset, count: min(entry.packedSize, max(4096, 4 * count)))
    return entry.isPacked ? Inflating.start(packed, count: count) : packed
  }

  /// The text of an entry.
  func text(_ entry: ArchiveEntry) throws(ArtProblem) -> [UInt8] {
    guard entry.size <= limits.textSize else {
      throw .unsafe("\(Self.shown(entry.name)) has \(entry.size) bytes; the limit is \(limits.textSize)")
    }
    return try Self.unpacked(try packed(entry), of: entry)
  }

  /// An entry's bytes from those in the archive.
  static func unpacked(_ packed: [UInt8], of entry: ArchiveEntry) throws(ArtProblem) -> [UInt8] {
    guard let bytes = entry.isPacked ? Inflating.bytes(packed, size: entry.size) : packed else {
      throw .damaged("\(shown(entry.name)) cannot be unpacked")
    }
    guard Inflating.checksum(bytes) == entry.checksum else {
      throw .damaged("the checksum of \(shown(entry.name)) is wrong")
    }
    return bytes
  }
}
