import Raster

/// What of a surface has to be drawn anew because a frame differs from the last one.
///
/// The surface is cut into square cells. Each takes a number from all commands that reach into it; where it is the
/// number of the last frame, the pixels are right already. What lies beside something that moves costs nothing.
struct FrameDamage {
  private var surface = PixelBounds.none
  private var columns = 0
  private var rows = 0
  /// A number for each cell, row by row, of this frame and of the last one.
  private var cells: [UInt64] = []
  private var last: [UInt64] = []
  /// Nothing of the last frame can be used.
  private var isAll = true
  /// Where each command of the frame may draw, in the order of the list, and its number; and those of the last frame.
  private(set) var reaches: [PixelBounds] = []
  private var numbers: [Int] = []
  private var lastReaches: [PixelBounds] = []
  private var lastNumbers: [Int] = []
  /// Of everything that all cells depend on.
  private var base = 0
  private var lastBase = 0
  /// What has to be drawn, each part by itself. They may overlap.
  private(set) var parts: [PixelBounds] = []
  private var rests: [PixelBounds] = []

  init() {
    parts.reserveCapacity(Self.mostParts * 4)
    rests.reserveCapacity(Self.mostParts * 4)
    reaches.reserveCapacity(1024)
    numbers.reserveCapacity(1024)
    lastReaches.reserveCapacity(1024)
    lastNumbers.reserveCapacity(1024)
  }
}

extension FrameDamage {
  /// The side of a cell, in pixels.
  private static let side = 64
  /// More parts than these cost more than they save.
  private static let mostParts = 8

  /// A frame begins.
  ///
  /// - Parameter number: Of everything that all cells depend on.
  mutating func begin(on surface: PixelBounds, _ number: Int) {
    if surface != self.surface {
      self.surface = surface
      isAll = true
      columns = (surface.columns.count + Self.side - 1) / Self.side
      rows = (surface.rows.count + Self.side - 1) / Self.side
      cells = Array(repeating: 0, count: columns * rows)
      last = cells
    }
    for index in cells.indices { cells[index] = UInt64(bitPattern: Int64(number)) }
    swap(&reaches, &lastReaches)
    swap(&numbers, &lastNumbers)
    (base, lastBase) = (number, base)
    reaches.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// The next command, which draws nothing outside of `reach` and is told from others by a number.
  mutating func add(_ reach: PixelBounds, _ number: Int) {
    let reach = reach.intersection(surface)
    reaches.append(reach)
    numbers.append(number)
    guard !reach.isEmpty else { return }
    let across = reach.columns.lowerBound / Self.side...(reach.columns.upperBound - 1) / Self.side
    for row in reach.rows.lowerBound / Self.side...(reach.rows.upperBound - 1) / Self.side {
      for cell in row * columns + across.lowerBound...row * columns + across.upperBound {
        cells[cell] = (cells[cell] ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
        cells[cell] ^= cells[cell] &>> 29
      }
    }
  }

  /// All commands are there: finds what has to be drawn.
  mutating func finish() {
    parts.removeAll(keepingCapacity: true)
    if isAll {
      if !surface.isEmpty { parts.append(surface) }
    } else {
      for row in 0..<rows { collect(row) }
      while parts.count > Self.mostParts { joinAll() }
      if base == lastBase { tighten() }
    }
    isAll = false
    swap(&cells, &last)
  }

  /// The surface holds nothing of the last frame any more.
  mutating func forget() { isAll = true }

  /// Adds the stretches of a row of cells that differ.
  private mutating func collect(_ row: Int) {
    var column = 0
    while column < columns {
      guard cells[row * columns + column] != last[row * columns + column] else {
        column += 1
        continue
      }
      let start = column
      while column < columns, cells[row * columns + column] != last[row * columns + column] { column += 1 }
      join(
        PixelBounds(
          columns: start * Self.side..<column * Self.side, rows: row * Self.side..<(row + 1) * Self.side
        ).intersection(surface))
    }
  }

  /// Adds a part, joined with others where together they are hardly more than by themselves.
  private mutating func join(_ part: PixelBounds) {
    var part = part
    rests.removeAll(keepingCapacity: true)
    for other in parts {
      let union = part.union(other)
      if union.area * 4 <= (part.area + other.area) * 5 { part = union } else { rests.append(other) }
    }
    rests.append(part)
    swap(&parts, &rests)
  }

  /// Cuts each part to what the commands that differ reach of it: cells are coarse, and what lies around a screen that
  /// moves has shadows.
  private mutating func tighten() {
    // Of lists of one length each command is compared with the one in its place; of others only what they begin and
    // end with is known to be the same.
    let (count, lastCount) = (numbers.count, lastNumbers.count)
    var start = 0
    while start < min(count, lastCount), isSame(start, start) { start += 1 }
    var end = 0
    while end < min(count, lastCount) - start, isSame(count - 1 - end, lastCount - 1 - end) { end += 1 }
    for index in parts.indices {
      let part = parts[index]
      var box = PixelBounds.none
      if count == lastCount {
        for place in start..<count - end where !isSame(place, place) {
          box = box.union(reaches[place].intersection(part)).union(lastReaches[place].intersection(part))
        }
      } else {
        for place in start..<count - end { box = box.union(reaches[place].intersection(part)) }
        for place in start..<lastCount - end { box = box.union(lastReaches[place].intersection(part)) }
      }
      parts[index] = box
    }
    parts.removeAll(where: \.isEmpty)
  }

  private func isSame(_ place: Int, _ lastPlace: Int) -> Bool {
    numbers[place] == lastNumbers[lastPlace] && reaches[place] == lastReaches[lastPlace]
  }

  private mutating func joinAll() {
    let all = parts.reduce(PixelBounds.none) { $0.union($1) }
    parts.removeAll(keepingCapacity: true)
    parts.append(all)
  }
}
