/// A HEIC or AVIF file disassembled into its pictures and metadata, to be reassembled into files that no encoder
/// writes.
public struct StillFile {
  /// A picture, a part of one, or its metadata.
  public struct Item {
    public var id: Int
    public var kind: String
    public var data: [UInt8]
    /// Complete boxes, in order.
    public var properties: [[UInt8]]
    /// A false position and length of its data.
    public var claimedExtents: [(offset: Int, length: Int)]?

    public init(id: Int, kind: String, data: [UInt8] = [], properties: [[UInt8]] = []) {
      (self.id, self.kind, self.data, self.properties) = (id, kind, data, properties)
    }
  }

  /// A reference between items: `dimg`, composed of them; `thmb`, their thumbnail; `auxl`, `cdsc`.
  public struct Reference {
    public var kind: String
    public var from: Int
    public var to: [Int]

    public init(_ kind: String, from: Int, to: [Int]) { (self.kind, self.from, self.to) = (kind, from, to) }
  }

  public var brands: [String]
  public var items: [Item]
  public var references: [Reference]
  public var primary: Int

  public init(brands: [String], items: [Item], references: [Reference] = [], primary: Int) {
    (self.brands, self.items, self.references, self.primary) = (brands, items, references, primary)
  }
}

extension StillFile {
  public static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8, 4) + Array(kind.utf8) + content
  }

  /// Big-endian bytes.
  public static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  public static func size(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", [0, 0, 0, 0] + big(width, 4) + big(height, 4))
  }

  /// Counterclockwise quarter turns.
  public static func turn(_ quarters: Int) -> [UInt8] { box("irot", [UInt8(quarters)]) }

  /// Mirroring: 0 top to bottom, 1 left to right, as in decoders.
  public static func mirror(_ axis: Int) -> [UInt8] { box("imir", [UInt8(axis)]) }

  /// Its color encoding, by the code points of H.273.
  public static func colors(primaries: Int, transfer: Int, matrix: Int, isFull: Bool) -> [UInt8] {
    let numbers = big(primaries, 2) + big(transfer, 2) + big(matrix, 2)
    return box("colr", Array("nclx".utf8) + numbers + [isFull ? 0x80 : 0])
  }

  public static func profile(_ bytes: [UInt8]) -> [UInt8] { box("colr", Array("prof".utf8) + bytes) }

  /// The description of a grid of tiles.
  public static func grid(rows: Int, columns: Int, width: Int, height: Int) -> [UInt8] {
    [0, 1, UInt8(rows - 1), UInt8(columns - 1)] + big(width, 4) + big(height, 4)
  }
}

extension StillFile {
  /// The file. Data precedes metadata, so that longer metadata does not move it.
  public var bytes: [UInt8] {
    let names = brands.map { Array($0.utf8) }
    var file = Self.box("ftyp", names.prefix(1).flatMap(\.self) + [0, 0, 0, 0] + names.dropFirst().flatMap(\.self))
    var places: [Int] = []
    var offset = file.count + 8
    for item in items {
      places.append(offset)
      offset += item.data.count
    }
    file += Self.box("mdat", items.flatMap(\.data))
    file += Self.box("meta", [0, 0, 0, 0] + handler + primaryBox + locations(places) + list + properties + uses)
    return file
  }

  private var handler: [UInt8] {
    let gap = [UInt8](repeating: 0, count: 8)
    return Self.box("hdlr", gap + Array("pict".utf8) + gap + [0, 0, 0, 0, 0])
  }

  private var primaryBox: [UInt8] { Self.box("pitm", [0, 0, 0, 0] + Self.big(primary, 2)) }

  private func locations(_ places: [Int]) -> [UInt8] {
    let entries = zip(items, places).flatMap { item, place -> [UInt8] in
      let extents = item.claimedExtents ?? [(place, item.data.count)]
      return Self.big(item.id, 2) + [0, 0] + Self.big(extents.count, 2)
        + extents.flatMap { Self.big($0.offset, 4) + Self.big($0.length, 4) }
    }
    return Self.box("iloc", [0, 0, 0, 0, 0x44, 0] + Self.big(items.count, 2) + entries)
  }

  private var list: [UInt8] {
    let entries = items.flatMap { item -> [UInt8] in
      Self.box("infe", [2, 0, 0, 0] + Self.big(item.id, 2) + [0, 0] + Array(item.kind.utf8) + [0])
    }
    return Self.box("iinf", [0, 0, 0, 0] + Self.big(items.count, 2) + entries)
  }

  private var properties: [UInt8] {
    var next = 1
    let uses = items.flatMap { item -> [UInt8] in
      let places = item.properties.indices.map { next + $0 }
      next += places.count
      return Self.big(item.id, 2) + [UInt8(places.count)] + places.flatMap { Self.big($0, 2) }
    }
    return Self.box(
      "iprp",
      Self.box("ipco", items.flatMap { $0.properties.flatMap(\.self) })
        + Self.box("ipma", [0, 0, 0, 1] + Self.big(items.count, 4) + uses))
  }

  private var uses: [UInt8] {
    guard !references.isEmpty else { return [] }
    let entries = references.flatMap { reference -> [UInt8] in
      Self.box(
        reference.kind,
        Self.big(reference.from, 2) + Self.big(reference.to.count, 2) + reference.to.flatMap { Self.big($0, 2) })
    }
    return Self.box("iref", [0, 0, 0, 0] + entries)
  }
}

extension StillFile {
  /// Disassembles a file in libheif's layout. Nil for any other layout.
  public init?(reading file: [UInt8]) {
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 << 8 | (file.indices.contains(offset + $1) ? Int(file[offset + $1]) : 0) }
    }
    func boxes(_ range: Range<Int>) -> [(kind: String, content: Range<Int>)] {
      var found: [(kind: String, content: Range<Int>)] = []
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound, number(offset, 4) >= 8, offset + number(offset, 4) <= range.upperBound {
        let kind = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
        found.append((kind, offset + 8..<offset + number(offset, 4)))
        offset += number(offset, 4)
      }
      return found
    }
    func first(_ kind: String, in range: Range<Int>, from skipped: Int = 0) -> Range<Int>? {
      boxes(range.lowerBound + skipped..<range.upperBound).first { $0.kind == kind }?.content
    }

    guard let names = first("ftyp", in: 0..<file.count), let meta = first("meta", in: 0..<file.count),
      let primary = first("pitm", in: meta, from: 4), let list = first("iinf", in: meta, from: 4),
      let places = first("iloc", in: meta, from: 4), let described = first("iprp", in: meta, from: 4),
      let all = first("ipco", in: described), let uses = first("ipma", in: described), file[list.lowerBound] == 0,
      file[places.lowerBound] < 2, file[places.lowerBound + 4] == 0x44, file[places.lowerBound + 5] & 15 == 0
    else { return nil }
    let start = [names.lowerBound] + stride(from: names.lowerBound + 8, to: names.upperBound, by: 4)
    brands = start.map { String(decoding: file[$0..<$0 + 4], as: UTF8.self) }
    self.primary = number(primary.lowerBound + 4, 2)
    items = boxes(list.lowerBound + 6..<list.upperBound).map { entry in
      let begin = entry.content.lowerBound
      return Item(id: number(begin + 4, 2), kind: String(decoding: file[begin + 8..<begin + 12], as: UTF8.self))
    }
    let inside = first("idat", in: meta, from: 4)?.lowerBound ?? 0
    let hasWays = file[places.lowerBound] == 1
    let baseLength = Int(file[places.lowerBound + 5]) >> 4
    var offset = places.lowerBound + 8
    for _ in 0..<number(places.lowerBound + 6, 2) {
      let id = number(offset, 2)
      var base = hasWays && number(offset + 2, 2) & 15 == 1 ? inside : 0
      offset += hasWays ? 6 : 4
      base += number(offset, baseLength)
      offset += baseLength
      var data: [UInt8] = []
      for extent in 0..<number(offset, 2) {
        let begin = base + number(offset + 2 + 8 * extent, 4)
        let end = begin + number(offset + 6 + 8 * extent, 4)
        guard begin <= end, end <= file.count else { return nil }
        data += file[begin..<end]
      }
      offset += 2 + 8 * number(offset, 2)
      if let index = items.firstIndex(where: { $0.id == id }) { items[index].data = data }
    }
    let properties = boxes(all).map { Array(file[$0.content.lowerBound - 8..<$0.content.upperBound]) }
    let isWide = file[uses.lowerBound + 3] & 1 == 1
    offset = uses.lowerBound + 8
    for _ in 0..<number(uses.lowerBound + 4, 4) {
      let (id, count) = (number(offset, 2), number(offset + 2, 1))
      let own = (0..<count).map { isWide ? number(offset + 3 + 2 * $0, 2) & 0x7FFF : number(offset + 3 + $0, 1) & 0x7F }
      offset += 3 + count * (isWide ? 2 : 1)
      guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
      items[index].properties = own.compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
    }
    references =
      first("iref", in: meta, from: 4).map { range in
        boxes(range.lowerBound + 4..<range.upperBound).map { kind, content in
          let count = number(content.lowerBound + 2, 2)
          return Reference(
            kind, from: number(content.lowerBound, 2),
            to: (0..<count).map { number(content.lowerBound + 4 + 2 * $0, 2) })
        }
      } ?? []
  }
}
