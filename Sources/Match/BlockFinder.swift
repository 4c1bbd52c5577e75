import Geometry
import Measure

/// Finds the blocks of a painted frame in a frame of a film, along the axis of the content.
struct BlockFinder {
  private let painted: GrayFrame
  private let film: GrayFrame
  let axis: Axis
  /// How far a block is looked for, in pixels.
  private let reach: Int

  private static let usual = 18
  /// The worst remainder of a fit, in pixels.
  private static let worst = 0.6

  init(_ painted: GrayFrame, _ film: GrayFrame, along axis: Axis, reach: Int? = nil) {
    (self.axis, self.reach) = (axis, reach ?? Self.usual)
    let isSideways = axis == .horizontal
    self.painted = isSideways ? painted.turned : painted
    self.film = isSideways ? film.turned : film
  }
}

extension BlockFinder {
  private var isSideways: Bool { axis == .horizontal }

  /// The mean square of the second difference from row to row of a block that can be told from its neighbors. What only
  /// brightens steadily looks the same elsewhere, a little brighter.
  private static let leastTexture = 14.0
  /// Stripes look the same a few rows further: how near that may be to the usual difference, and from which row on.
  private static let (alike, apart) = (0.35, 5)

  /// Whether a block can be told from what is around it.
  func isTelling(_ band: FilmBand) -> Bool {
    let block = isSideways ? band.turned : band
    guard ShiftFinder.hasTexture(block, of: painted), block.height > 2 else { return false }
    return painted.pixels.withUnsafeBufferPointer { pixels in
      let width = painted.width
      var sum = 0
      for y in block.y + 1..<block.y + block.height - 1 {
        for x in block.x..<block.x + block.width {
          let place = y * width + x
          let bend = Int(pixels[place - width]) - 2 * Int(pixels[place]) + Int(pixels[place + width])
          sum += bend * bend
        }
      }
      guard Double(sum) > Self.leastTexture * Double(block.width * (block.height - 2)) else { return false }
      var (least, total, count) = (Int.max, 0, 0)
      let rows = max(-block.y, -reach)...min(painted.height - block.y - block.height, reach)
      for way in rows where abs(way) >= Self.apart {
        var difference = 0
        for y in stride(from: block.y, to: block.y + block.height, by: 2) {
          for x in stride(from: block.x, to: block.x + block.width, by: 2) {
            difference += abs(Int(pixels[y * width + x]) - Int(pixels[(y + way) * width + x]))
          }
        }
        (least, total, count) = (min(least, difference), total + difference, count + 1)
      }
      return count > 0 && Double(least) > Self.alike * Double(total) / Double(count)
    }
  }

  /// How far a block has gone, in pixels along the axis. Nil if it is not there.
  ///
  /// - Parameter guess: About how far.
  func way(of band: FilmBand, around guess: Double = 0, reach: Int? = nil) -> Double? {
    let block = isSideways ? band.turned : band
    let (middle, reach) = (Int(guess.rounded()), reach ?? self.reach)
    let finder = ShiftFinder(reach: middle - reach...middle + reach)
    guard let shift = finder.shift(of: block, from: painted, to: film), shift.residual <= Self.worst else { return nil }
    return shift.way
  }

  /// The difference from the median above which a pixel belongs to a stroke; the smallest mean contrast of strokes that
  /// is judged; and the share of the designed contrast that the film must show.
  private static let (stroke, contrast, share) = (20, 12.0, 0.4)

  /// Whether the strokes of a line stand out in the film as in the design. A search alone also succeeds where only the
  /// picture behind the line is there.
  func showsStrokes(of band: FilmBand, at way: Double) -> Bool {
    let block = isSideways ? band.turned : band
    let shift = Int(way.rounded())
    guard block.y + shift >= 0, block.y + block.height + shift <= film.height else { return false }
    let width = painted.width
    var places: [Int] = []
    for y in block.y..<block.y + block.height { places += y * width + block.x..<y * width + block.x + block.width }
    let middle = Self.median(of: places.map { painted.pixels[$0] })
    var (strokes, ground) = (Mean(), Mean())
    for place in places {
      let (designed, seen) = (Int(painted.pixels[place]), Int(film.pixels[place + shift * width]))
      if abs(designed - middle) > Self.stroke { strokes.add(designed, seen) } else { ground.add(designed, seen) }
    }
    guard strokes.count > 0, ground.count > 0 else { return true }
    let (designed, seen) = (strokes.designed - ground.designed, strokes.seen - ground.seen)
    return designed.magnitude < Self.contrast || seen / designed > Self.share
  }

  /// The mean grays of the same pixels in the design and in the film.
  private struct Mean {
    private var sums = (designed: 0, seen: 0)
    private(set) var count = 0

    var designed: Double { Double(sums.designed) / Double(count) }
    var seen: Double { Double(sums.seen) / Double(count) }

    mutating func add(_ designed: Int, _ seen: Int) {
      sums = (sums.designed + designed, sums.seen + seen)
      count += 1
    }
  }

  private static func median(of grays: [UInt8]) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for gray in grays { counts[Int(gray)] += 1 }
    var rest = grays.count / 2
    return counts.firstIndex { count in
      rest -= count
      return rest < 0
    } ?? 0
  }
}
