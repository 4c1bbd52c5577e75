import Raster

/// The parts of a surface that differ from the last frame and have to be redrawn.
///
/// The surface is divided into square cells. Each has a hash of all commands that reach into it; cells with the hash of
/// the last frame are kept. Areas next to moving content cost nothing.
struct FrameDamage {
  private var surface = PixelBounds.none
  private var columns = 0
  private var rows = 0
  /// The hash of each cell, row by row, for this frame and the last one.
  private var cells: [UInt64] = []
  private var last: [UInt64] = []
  /// Whether everything has to be redrawn, in the next frame and in this one.
  private var isAll = true
  private var wasAll = true
  /// The area and hash of each command in the order of the list, for this frame and the last one.
  private(set) var reaches: [PixelBounds] = []
  private var numbers: [Int] = []
  private var lastReaches: [PixelBounds] = []
  private var lastNumbers: [Int] = []
  /// The hash of everything that affects all cells.
  private var base = 0
  private var lastBase = 0
  /// The parts to redraw. They may overlap.
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
  /// Side of a cell, in pixels.
  private static let side = 64
  /// Maximum number of parts; more cost more than they save.
  private static let mostParts = 8

  /// Begins a frame.
  ///
  /// - Parameter number: The hash of everything that affects all cells.
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

  /// Adds the next command, which draws only within `reach`, with its hash.
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

  /// Computes the parts to redraw, after all commands.
  mutating func finish() {
    parts.removeAll(keepingCapacity: true)
    if isAll {
      if !surface.isEmpty { parts.append(surface) }
    } else {
      for row in 0..<rows { collect(row) }
      while parts.count > Self.mostParts { joinAll() }
      if base == lastBase { tighten() }
    }
    (isAll, wasAll) = (false, isAll)
    swap(&cells, &last)
  }

  /// Whether commands are those of the last frame, in a list as long.
  func leaves(_ commands: Range<Int>) -> Bool {
    !wasAll && base == lastBase && numbers.count == lastNumbers.count && commands.upperBound <= numbers.count
      && commands.allSatisfy { isSame($0, $0) }
  }

  /// Marks the whole surface as lost.
  mutating func forget() { isAll = true }

  /// Adds the runs of changed cells in a row.
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

  /// Adds a part, merged with others if their union is hardly larger than both.
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

  /// Shrinks each part to the area of the changed commands in it, because cells are coarse and a moving screen has
  /// shadows around it.
  private mutating func tighten() {
    // In lists of equal length, commands are compared index by index; otherwise only their common beginning and end are
    // unchanged.
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
