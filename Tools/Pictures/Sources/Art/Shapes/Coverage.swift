/// How much of each pixel an outline covers, 0...1, exactly: the area, not samples of it.
///
/// Every edge adds, to the pixel it crosses, the area to its right in that pixel, and to the pixel after it the rest,
/// so that the running sum along a row is the area covered. Rings that wind twice around a pixel count once.
struct Coverage: Sendable {
  /// The pixel of the plate at this coverage's top left corner.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// `width · height` shares, rows from the top.
  private(set) var shares: [Float]

  /// - Parameters:
  ///   - outline: In the picture's unit.
  ///   - scale: Pixels in that unit. Pixels outside `plateWidth x plateHeight` are left out.
  init(of outline: Outline, scale: Float, plateWidth: Int, plateHeight: Int) {
    var low = Spot(.infinity, .infinity)
    var high = Spot(-.infinity, -.infinity)
    for ring in outline.rings {
      for p in ring {
        low = Spot(min(low.x, p.x), min(low.y, p.y))
        high = Spot(max(high.x, p.x), max(high.y, p.y))
      }
    }
    let left = max(0, Int(Exact.floor(low.x * scale)))
    let top = max(0, Int(Exact.floor(low.y * scale)))
    let right = min(plateWidth, Int(Exact.floor(high.x * scale)) + 1)
    let bottom = min(plateHeight, Int(Exact.floor(high.y * scale)) + 1)
    let isEmpty = !(low.x.isFinite && high.x.isFinite && low.y.isFinite && high.y.isFinite)
    self.left = left
    self.top = top
    width = isEmpty ? 0 : max(0, right - left)
    height = isEmpty ? 0 : max(0, bottom - top)
    shares = []
    guard width > 0, height > 0 else { return }
    shares = Array(repeating: 0, count: (width + 2) * height)
    let origin = Spot(Float(left), Float(top))
    for ring in outline.rings where ring.count > 2 {
      var from = ring[ring.count - 1] * scale - origin
      for corner in ring {
        let to = corner * scale - origin
        add(from, to)
        from = to
      }
    }
    accumulate()
  }
}

extension Coverage {
  /// The share of a pixel given within this coverage.
  func share(_ x: Int, _ y: Int) -> Float { shares[y * width + x] }

  /// Cuts an edge into rows.
  private mutating func add(_ a: Spot, _ b: Spot) {
    guard a.y != b.y else { return }
    let sign: Float = a.y < b.y ? 1 : -1
    let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
    guard lower.y > 0, upper.y < Float(height) else { return }
    let lean = (lower.x - upper.x) / (lower.y - upper.y)
    var y = max(0, upper.y)
    let end = min(Float(height), lower.y)
    var x = upper.x + (y - upper.y) * lean
    while y < end {
      let row = min(height - 1, Int(y))
      let nextY = min(end, Float(row + 1))
      let nextX = nextY == lower.y ? lower.x : upper.x + (nextY - upper.y) * lean
      addWithinRow(row, from: x, to: nextX, rise: (nextY - y) * sign)
      guard nextY > y else { return }
      y = nextY
      x = nextX
    }
  }

  /// Cuts an edge within a row into pixels; left of the first pixel all counts, right of the last nothing.
  private mutating func addWithinRow(_ row: Int, from a: Float, to b: Float, rise: Float) {
    let start = row * (width + 2)
    let low = min(a, b)
    let high = max(a, b)
    let limit = Float(width)
    if low >= limit { return }
    if high <= 0 {
      shares[start] += rise
      return
    }
    let span = high - low
    var x = low
    if x < 0 {
      shares[start] += rise * (-x / span)
      x = 0
    }
    let end = min(high, limit)
    repeat {
      let column = min(width - 1, Int(x))
      let next = min(end, Float(column + 1))
      let part = span > 0 ? rise * ((next - x) / span) : rise
      let middle = (x + next) / 2 - Float(column)
      shares[start + column] += part * (1 - middle)
      shares[start + column + 1] += part * middle
      guard next > x else { return }
      x = next
    } while x < end
  }

  private mutating func accumulate() {
    for y in 0..<height {
      var sum: Float = 0
      for x in 0..<width {
        sum += shares[y * (width + 2) + x]
        shares[y * width + x] = min(1, sum.magnitude)
      }
    }
    shares.removeLast(2 * height)
  }
}
