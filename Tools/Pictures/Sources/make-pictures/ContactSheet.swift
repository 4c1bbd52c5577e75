import Art

/// All pictures small on one sheet, drawn by painting them small: no scaling, no text.
struct ContactSheet: Sendable {
  /// Sides in pixels.
  static let width = 880
  static let gap = 8
  /// The product's window color, #17181A.
  static let background: [UInt8] = [0x17, 0x18, 0x1A]

  /// A picture's place on the sheet.
  struct Cell: Sendable {
    var artwork: Artwork
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let cells: [Cell]
  let height: Int

  /// Rows of pictures of one folder each and of one height, as wide as the sheet.
  init(of artworks: [Artwork]) {
    var cells: [Cell] = []
    var y = Self.gap
    for row in Self.rows(artworks) {
      let aspects = row.reduce(0) { $0 + Double($1.width) / Double($1.height) }
      let free = Double(Self.width - Self.gap * (row.count + 1))
      let height = min(320, Int(free / aspects))
      var x = Self.gap
      for (index, artwork) in row.enumerated() {
        // The last one takes what rounding left over.
        let isLast = index == row.count - 1 && height < 320
        let width = isLast ? Self.width - Self.gap - x : height * artwork.width / artwork.height
        cells.append(Cell(artwork: artwork, x: x, y: y, width: width, height: height))
        x += width + Self.gap
      }
      y += height + Self.gap
    }
    self.cells = cells
    height = y
  }
}

extension ContactSheet {
  /// Pictures of one folder together, layers of one scene together, four to six a row.
  private static func rows(_ artworks: [Artwork]) -> [[Artwork]] {
    var rows: [[Artwork]] = []
    for artwork in artworks {
      let folder = artwork.name.prefix { $0 != "/" }
      let group = folder == "layers" ? artwork.name.prefix { $0 != "-" } : folder
      let limit = ["albums", "maps", "layers"].contains(folder) ? 6 : folder == "weather" ? 4 : 5
      if let last = rows.last, let first = last.first, first.name.hasPrefix(group), last.count < limit {
        rows[rows.count - 1].append(artwork)
      } else {
        rows.append([artwork])
      }
    }
    return rows
  }

  /// The background of transparent pictures: squares of two grays.
  private static func squares(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
    (x / 8 + y / 8).isMultiple(of: 2) ? (0x8C, 0x90, 0x98) : (0x7E, 0x82, 0x8A)
  }

  /// The sheet with these bitmaps, in the order of `cells`, each of its cell's size.
  func drawn(_ bitmaps: [Bitmap]) -> Bitmap {
    var bytes: [UInt8] = []
    for _ in 0..<(Self.width * height) { bytes += Self.background }
    for (cell, bitmap) in zip(cells, bitmaps.map { $0.laid(over: Self.squares) }) {
      for row in 0..<bitmap.height {
        let from = row * bitmap.width * 3
        let to = ((cell.y + row) * Self.width + cell.x) * 3
        bytes.replaceSubrange(to..<(to + bitmap.width * 3), with: bitmap.bytes[from..<(from + bitmap.width * 3)])
      }
    }
    return Bitmap(width: Self.width, height: height, bytes: bytes)
  }
}
