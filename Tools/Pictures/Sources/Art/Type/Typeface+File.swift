extension Typeface {
  /// A TrueType file of it. The same bytes each time.
  public var file: [UInt8] {
    let (outlines, places) = outlineTables
    var tables: [(tag: String, bytes: Table)] = [
      ("OS/2", systemTable), ("cmap", characterTable), ("glyf", outlines), ("head", headTable), ("hhea", lineTable),
      ("hmtx", advanceTable), ("kern", kerningTable), ("loca", places), ("maxp", limitTable), ("name", nameTable),
      ("post", Table(words: [3, 0, 0, 0, -100, 50], longs: [0, 0, 0, 0, 0])),
    ]
    let headIndex = tables.firstIndex { $0.tag == "head" } ?? 0
    // Twice: the whole file's sum stands in it.
    let sum = Self.laidOut(tables).sum
    tables[headIndex].bytes.set(long: 0xB1B0_AFBA &- sum, at: 8)
    return Self.laidOut(tables).bytes
  }

  private static func laidOut(_ tables: [(tag: String, bytes: Table)]) -> Table {
    var file = Table(longs: [0x0001_0000], words: [tables.count, 128, 3, tables.count * 16 - 128])
    var place = 12 + 16 * tables.count
    for (tag, table) in tables {
      file.bytes += tag.utf8
      file.append(longs: [table.sum, UInt32(place), UInt32(table.bytes.count)])
      place += (table.bytes.count + 3) / 4 * 4
    }
    for (_, table) in tables { file.bytes += table.padded }
    return file
  }

  private var characters: [(scalar: UInt32, glyph: Int)] {
    glyphs.enumerated().compactMap { index, glyph in glyph.scalar.map { ($0.value, index) } }
      .sorted { $0.scalar < $1.scalar }
  }

  /// Which glyph a character has: a segment for each row of both.
  private var characterTable: Table {
    var segments: [(first: Int, last: Int, glyph: Int)] = []
    for (scalar, glyph) in characters {
      let number = Int(scalar)
      if let row = segments.last, row.last + 1 == number, row.glyph + number - row.first == glyph {
        segments[segments.count - 1].last = number
      } else {
        segments.append((number, number, glyph))
      }
    }
    segments.append((0xFFFF, 0xFFFF, 0x1_0000))
    var power = 1
    var exponent = 0
    while power * 2 <= segments.count { (power, exponent) = (power * 2, exponent + 1) }
    let length = 16 + 8 * segments.count
    var table = Table(words: [0, 1, 3, 1], longs: [12])
    table.append(words: [4, length, 0, 2 * segments.count, 2 * power, exponent, 2 * (segments.count - power)])
    table.append(words: segments.map(\.last) + [0] + segments.map(\.first))
    table.append(words: segments.map { ($0.glyph - $0.first) & 0xFFFF } + segments.map { _ in 0 })
    return table
  }

  /// The outlines, all corners, and where each begins.
  private var outlineTables: (outlines: Table, places: Table) {
    var (outlines, places) = (Table(), Table())
    for glyph in glyphs {
      places.append(longs: [UInt32(outlines.bytes.count)])
      guard !glyph.rings.isEmpty else { continue }
      let points = glyph.rings.flatMap(\.self)
      let (low, high) = Self.bounds(of: points)
      outlines.append(words: [glyph.rings.count, low.x, low.y, high.x, high.y])
      var last = -1
      outlines.append(
        words: glyph.rings.map { ring in
          last += ring.count
          return last
        } + [0])
      // On the curve; letters' lines overlap.
      outlines.bytes += points.indices.map { $0 == 0 ? 0x41 : 0x01 }
      let steps = zip([.zero] + points, points).map { $1 &- $0 }
      outlines.append(words: steps.map(\.x) + steps.map(\.y))
      outlines.bytes = outlines.padded
    }
    places.append(longs: [UInt32(outlines.bytes.count)])
    return (outlines, places)
  }

  private static func bounds(of points: [SIMD2<Int>]) -> (low: SIMD2<Int>, high: SIMD2<Int>) {
    points.reduce((points.first ?? .zero, points.first ?? .zero)) { bounds, point in
      (
        SIMD2(min(bounds.0.x, point.x), min(bounds.0.y, point.y)),
        SIMD2(max(bounds.1.x, point.x), max(bounds.1.y, point.y))
      )
    }
  }

  private var bounds: (low: SIMD2<Int>, high: SIMD2<Int>) { Self.bounds(of: glyphs.flatMap { $0.rings.joined() }) }

  private var headTable: Table {
    var table = Table(longs: [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5], words: [0x000B, Self.em])
    // Made and changed on the first of January 2026, in seconds since 1904.
    table.append(longs: [0, 3_850_070_400, 0, 3_850_070_400])
    let (low, high) = bounds
    table.append(words: [low.x, low.y, high.x, high.y, weight == .bold ? 1 : 0, 6, 2, 1, 0])
    return table
  }

  private var lineTable: Table {
    let widest = glyphs.map(\.advance).max() ?? 0
    let (low, high) = bounds
    return Table(
      longs: [0x0001_0000],
      words: [Self.ascent, Self.descent, 0, widest, low.x, widest - high.x, high.x, 1]
        + [Int](repeating: 0, count: 7) + [glyphs.count])
  }

  private var advanceTable: Table {
    Table(words: glyphs.flatMap { [$0.advance, $0.rings.joined().map(\.x).min() ?? 0] })
  }

  private var limitTable: Table {
    let points = glyphs.map { $0.rings.joined().count }.max() ?? 0
    let rings = glyphs.map(\.rings.count).max() ?? 0
    return Table(longs: [0x0001_0000], words: [glyphs.count, points, rings, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  private var kerningTable: Table {
    let places = Dictionary(uniqueKeysWithValues: characters.map { ($0.scalar, $0.glyph) })
    let pairs = Self.kerning.map { text, distance in
      (text.unicodeScalars.map { places[$0.value] ?? 0 }, -distance)
    }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    var power = 1
    var exponent = 0
    while power * 2 <= pairs.count { (power, exponent) = (power * 2, exponent + 1) }
    return Table(
      words: [0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 6 * power, exponent, 6 * (pairs.count - power)]
        + pairs.flatMap { $0.0 + [$0.1] })
  }

  private var nameTable: Table {
    let words = [
      (1, Self.family), (2, weight.rawValue), (3, "\(Self.family) \(weight.rawValue)"),
      (4, "\(Self.family) \(weight.rawValue)"), (6, "ParallaxTest-\(weight.rawValue)"),
    ]
    var (records, texts) = (Table(words: [0, words.count, 6 + 12 * words.count]), Table())
    for (number, text) in words {
      records.append(words: [3, 1, 0x409, number, text.utf16.count * 2, texts.bytes.count])
      texts.append(words: text.utf16.map { Int($0) })
    }
    return Table(bytes: records.bytes + texts.bytes)
  }

  /// The figures that desktops ask for: the weight, the size of letters.
  private var systemTable: Table {
    let mean = glyphs.map(\.advance).reduce(0, +) / max(1, glyphs.count)
    var table = Table(words: [4, mean, weight.number, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0])
    table.bytes += [UInt8](repeating: 0, count: 10)
    // Basic Latin, arrows, and the two that Arabic has.
    table.append(longs: [0x0000_0001 | 1 << 13, 1 << 5, 1 << 3, 0])
    table.bytes += "    ".utf8
    table.append(words: [weight == .bold ? 0x20 : 0x40, 0x20, 0xFFFD, Self.ascent, Self.descent, 0, Self.ascent])
    table.append(words: [-Self.descent], longs: [1, 0])
    table.append(words: [492, Self.capHeight, 0, 0x20, 2])
    return table
  }
}

/// Numbers as a font file has them: the highest byte first.
private struct Table {
  var bytes: [UInt8] = []

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  init(words: [Int], longs: [UInt32] = []) { append(words: words, longs: longs) }

  init(longs: [UInt32], words: [Int] = []) {
    append(longs: longs)
    append(words: words)
  }

  mutating func append(words: [Int] = [], longs: [UInt32] = []) {
    for word in words { bytes += [UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word)] }
    for long in longs { bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: long >> $0) } }
  }

  mutating func set(long: UInt32, at place: Int) {
    bytes.replaceSubrange(place..<place + 4, with: Table(longs: [long]).bytes)
  }

  /// To a whole number of four bytes.
  var padded: [UInt8] { bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }

  /// Of all numbers of four bytes.
  var sum: UInt32 {
    let bytes = padded
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, place in
      sum &+ bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
