/// Reads HEIC and AVIF: boxes, each with its length and kind, of which `meta` tells what the pictures are like. The
/// primary picture counts, whatever else the file holds.
struct BoxFile {
  var file: FileStart

  /// A box's content.
  private struct Box {
    var kind: String
    var start: Int
    var end: Int
  }

  /// More is no description of a picture.
  private static let largestDescription = 4 << 20
  /// The brands of a file are looked for within so many bytes.
  private static let brandBytes = 256
}

extension BoxFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    let properties = try primaryProperties()
    guard let size = properties.first(where: { $0.kind == "ispe" && $0.start + 12 <= $0.end }) else {
      throw file.damaged("it does not tell its size")
    }
    let (width, height) = (file.big32(size.start + 4), file.big32(size.start + 8))
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    // The decoder turns it itself: what is stored here is what comes out.
    let turns = properties.filter { $0.kind == "irot" && $0.start < $0.end }.reduce(0) { $0 + file.byte($1.start) & 3 }
    let isTurned = turns % 2 == 1
    return ImageHeader(
      format: file.format, storedWidth: isTurned ? height : width, storedHeight: isTurned ? width : height,
      isComplete: file.isWhole ? reachesEnd : nil)
  }

  /// The primary picture's profile of the kind that other files carry; nil: it has none.
  func profile() -> [UInt8]? {
    do throws(ImageHeaderProblem) {
      let colors = try primaryProperties().first {
        $0.kind == "colr" && (file.has("prof", at: $0.start) || file.has("rICC", at: $0.start))
      }
      guard let colors, colors.end > colors.start + 4, colors.end - colors.start <= EmbeddedProfile.largest else {
        return nil
      }
      return Array(file.bytes[(colors.start + 4)..<colors.end])
    } catch {
      return nil
    }
  }

  /// The format that the brands of a file name; nil: none of these.
  static func format(_ bytes: [UInt8]) -> ImageFormat? {
    let file = FileStart(bytes: bytes, fileSize: bytes.count, format: .heic)
    guard file.has("ftyp", at: 4), bytes.count >= 12 else { return nil }
    let end = min(file.big32(0), brandBytes, bytes.count)
    // The version stands between the first brand and the others.
    let brands = [8] + stride(from: 16, to: max(16, end - 3), by: 4)
    for place in brands {
      if file.has("avif", at: place) || file.has("avis", at: place) { return .avif }
      let known = ["heic", "heix", "heim", "heis", "hevc", "hevx"]
      if known.contains(where: { file.has($0, at: place) }) { return .heic }
      // These two say that it is a picture, and nothing of its kind: another brand may.
      if place == 8, !file.has("mif1", at: place), !file.has("msf1", at: place) { return nil }
    }
    return .heic
  }
}

extension BoxFile {
  /// The properties of the primary picture, in their order.
  private func primaryProperties() throws(ImageHeaderProblem) -> [Box] {
    let meta = try description()
    let boxes = children(of: meta, from: 4)
    guard let primary = boxes.first(where: { $0.kind == "pitm" && $0.start + 6 <= $0.end }),
      let properties = boxes.first(where: { $0.kind == "iprp" })
    else { throw file.damaged("it does not say which picture is its primary one") }
    let id = file.byte(primary.start) == 0 ? file.big16(primary.start + 4) : file.big32(primary.start + 4)
    let parts = children(of: properties, from: 0)
    guard let list = parts.first(where: { $0.kind == "ipco" }) else { return [] }
    let all = children(of: list, from: 0)
    return parts.filter { $0.kind == "ipma" }.flatMap { places(in: $0, of: id) }
      .compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
  }

  /// The box `meta`, all of whose bytes are at hand.
  private func description() throws(ImageHeaderProblem) -> Box {
    var offset = 0
    while try file.reaches(offset + 8) {
      guard let box = try box(at: offset) else { throw file.damaged("a part of it has no length") }
      if box.kind == "meta" {
        guard box.end - box.start <= Self.largestDescription else { throw file.damaged("its description is too long") }
        try file.require(box.end)
        return box
      }
      if box.kind == "moov" { throw file.unsupported("it is a film without a still picture") }
      offset = box.end
    }
    throw .truncated(file.format)
  }

  /// The box that begins there; nil where its length makes no sense.
  private func box(at offset: Int) throws(ImageHeaderProblem) -> Box? {
    let kind = String(decoding: file.bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
    switch file.big32(offset) {
    case 0: return Box(kind: kind, start: offset + 8, end: max(offset + 8, file.fileSize))
    case 1:
      try file.require(offset + 16)
      let (high, low) = (file.big32(offset + 8), file.big32(offset + 12))
      guard high < 1 << 16, high << 32 | low >= 16 else { return nil }
      return Box(kind: kind, start: offset + 16, end: offset + (high << 32 | low))
    case let length: return length >= 8 ? Box(kind: kind, start: offset + 8, end: offset + length) : nil
    }
  }

  /// The boxes within one whose bytes are at hand, as far as they make sense.
  private func children(of box: Box, from skipped: Int) -> [Box] {
    var boxes: [Box] = []
    var offset = box.start + skipped
    while offset + 8 <= box.end {
      let length = file.big32(offset)
      guard length >= 8, offset + length <= box.end else { break }
      let kind = String(decoding: file.bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      boxes.append(Box(kind: kind, start: offset + 8, end: offset + length))
      offset += length
    }
    return boxes
  }

  /// The places, from 1, of a picture's properties.
  private func places(in box: Box, of id: Int) -> [Int] {
    let (isLong, isWide) = (file.byte(box.start) > 0, file.byte(box.start + 3) & 1 == 1)
    var offset = box.start + 8
    while offset + (isLong ? 5 : 3) <= box.end {
      let item = isLong ? file.big32(offset) : file.big16(offset)
      let first = offset + (isLong ? 5 : 3)
      let count = file.byte(first - 1)
      let end = first + count * (isWide ? 2 : 1)
      guard end <= box.end else { return [] }
      if item == id {
        return (0..<count).map { isWide ? file.big16(first + 2 * $0) & 0x7FFF : file.byte(first + $0) & 0x7F }
      }
      offset = end
    }
    return []
  }

  /// Whether the last box ends where the file does.
  private var reachesEnd: Bool {
    do throws(ImageHeaderProblem) {
      var offset = 0
      while offset + 8 <= file.bytes.count {
        guard let box = try box(at: offset) else { return false }
        offset = box.end
      }
      return offset == file.bytes.count
    } catch {
      return false
    }
  }
}
