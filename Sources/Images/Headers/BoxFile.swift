/// Reads HEIC and AVIF: a sequence of boxes, each with a length and a type. The `meta` box describes the pictures; only
/// the primary one counts.
struct BoxFile {
  var file: FileStart

  /// The content of a box.
  private struct Box {
    var kind: String
    var start: Int
    var end: Int
  }

  /// Limit for the `meta` box, in bytes; a real one is far smaller.
  private static let largestDescription = 4 << 20
  /// Brands are searched for within this many bytes.
  private static let brandBytes = 256
}

extension BoxFile {
  func header() throws(ImageHeaderProblem) -> ImageHeader {
    let properties = try primaryProperties()
    guard let size = properties.first(where: { $0.kind == "ispe" && $0.start + 12 <= $0.end }) else {
      throw file.damaged("it does not give its size")
    }
    var (width, height) = (file.big32(size.start + 4), file.big32(size.start + 8))
    guard width > 0, height > 0 else { throw file.damaged("it is \(width) by \(height) pixels large") }
    // The decoder crops and rotates in the order of the properties, so the stored size is the decoded size. EXIF
    // orientation only repeats the properties and is ignored.
    for property in properties {
      switch property.kind {
      case "clap": if let cut = cut(property, width, height) { (width, height) = cut }
      case "irot" where property.start < property.end && file.byte(property.start) & 1 == 1:
        (width, height) = (height, width)
      default: break
      }
    }
    return ImageHeader(
      format: file.format, storedWidth: width, storedHeight: height, isComplete: file.isWhole ? reachesEnd : nil,
      isAnimated: !Self.brands(file.bytes).isDisjoint(with: ["avis", "msf1", "hevc", "hevx"]))
  }

  /// The size that `clap` leaves, which stores width and height as fractions. Nil if they make no sense.
  private func cut(_ box: Box, _ width: Int, _ height: Int) -> (width: Int, height: Int)? {
    let numbers = (0..<4).map { file.big32(box.start + 4 * $0) }
    guard box.start + 32 <= box.end, numbers.allSatisfy({ (1...Int(Int32.max)).contains($0) }) else { return nil }
    let (across, down) = ((numbers[0] + numbers[1] / 2) / numbers[1], (numbers[2] + numbers[3] / 2) / numbers[3])
    return (1...width).contains(across) && (1...height).contains(down) ? (across, down) : nil
  }

  /// The color profile of the primary picture, or of the first picture it is composed of. Nil if the file has none.
  func profile() -> EmbeddedProfile? {
    do throws(ImageHeaderProblem) {
      let meta = try description()
      let primary = try primary(in: meta)
      let found = try colors(try properties(of: primary, in: meta))
      if let found { return found }
      return try firstPart(of: primary, in: meta).flatMap { part throws(ImageHeaderProblem) in
        try colors(try properties(of: part, in: meta))
      }
    } catch {
      return nil
    }
  }

  /// An ICC profile if there is one, otherwise coded colors, as in video.
  private func colors(_ properties: [Box]) throws(ImageHeaderProblem) -> EmbeddedProfile? {
    let colors = properties.filter { $0.kind == "colr" && $0.end >= $0.start + 4 }
    let own = colors.first { file.has("prof", at: $0.start) || file.has("rICC", at: $0.start) }
    if let own, own.end > own.start + 4, own.end - own.start <= EmbeddedProfile.largest {
      return .plain(Array(file.bytes[(own.start + 4)..<own.end]))
    }
    return colors.first { file.has("nclx", at: $0.start) && $0.end >= $0.start + 10 }.map {
      .coded(CodedColors(primaries: file.big16($0.start + 4), transfer: file.big16($0.start + 6)))
    }
  }

  /// The format named by the file's brands. Nil if it is none of these.
  static func format(_ bytes: [UInt8]) -> ImageFormat? {
    for (index, brand) in brandList(bytes).enumerated() {
      switch brand {
      case "avif", "avis": return .avif
      case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
      // These two only say that it is a picture; another brand may tell the format.
      case "mif1", "msf1": break
      default: if index == 0 { return nil }
      }
    }
    return brandList(bytes).isEmpty ? nil : .heic
  }

  private static func brands(_ bytes: [UInt8]) -> Set<String> { Set(brandList(bytes)) }

  /// The brands of the file, major brand first. Empty if it is not a box file.
  private static func brandList(_ bytes: [UInt8]) -> [String] {
    let file = FileStart(bytes: bytes, fileSize: bytes.count, format: .heic)
    guard file.has("ftyp", at: 4), bytes.count >= 12 else { return [] }
    let end = min(file.big32(0), brandBytes, bytes.count)
    // The version sits between the major brand and the others.
    let places = [8] + stride(from: 16, to: max(16, end - 3), by: 4)
    return places.map { String(decoding: bytes[$0..<min(bytes.count, $0 + 4)], as: UTF8.self) }
  }
}

extension BoxFile {
  /// The properties of the primary picture, in order.
  private func primaryProperties() throws(ImageHeaderProblem) -> [Box] {
    let meta = try description()
    return try properties(of: try primary(in: meta), in: meta)
  }

  /// The ID of the primary picture.
  private func primary(in meta: Box) throws(ImageHeaderProblem) -> Int {
    guard let box = children(of: meta, from: 4).first(where: { $0.kind == "pitm" && $0.start + 6 <= $0.end }) else {
      throw file.damaged("it has no primary picture")
    }
    return file.byte(box.start) == 0 ? file.big16(box.start + 4) : file.big32(box.start + 4)
  }

  /// The ID of the first picture that another is composed of, such as the first tile of a grid. Nil if it is not
  /// composed.
  private func firstPart(of id: Int, in meta: Box) throws(ImageHeaderProblem) -> Int? {
    guard let uses = children(of: meta, from: 4).first(where: { $0.kind == "iref" && $0.start + 4 <= $0.end }) else {
      return nil
    }
    let isLong = file.byte(uses.start) > 0
    func number(_ offset: Int) -> Int { isLong ? file.big32(offset) : file.big16(offset) }
    let length = isLong ? 4 : 2
    let own = children(of: uses, from: 4).first {
      $0.kind == "dimg" && number($0.start) == id && $0.start + 2 * length + 2 <= $0.end
    }
    return own.map { number($0.start + length + 2) }
  }

  private func properties(of id: Int, in meta: Box) throws(ImageHeaderProblem) -> [Box] {
    guard let properties = children(of: meta, from: 4).first(where: { $0.kind == "iprp" }) else {
      throw file.damaged("it has no description of its pictures")
    }
    let parts = children(of: properties, from: 0)
    guard let list = parts.first(where: { $0.kind == "ipco" }) else { return [] }
    let all = children(of: list, from: 0)
    return parts.filter { $0.kind == "ipma" }.flatMap { places(in: $0, of: id) }
      .compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
  }

  /// The `meta` box with all of its bytes.
  private func description() throws(ImageHeaderProblem) -> Box {
    var offset = 0
    while try file.reaches(offset + 8) {
      guard let box = try box(at: offset) else { throw file.damaged("a part of it has an invalid length") }
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

  /// The box at `offset`. Nil if its length makes no sense.
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

  /// The child boxes of a loaded box, as far as they are valid.
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

  /// The indices, from 1, of a picture's properties.
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
