/// A plane cut again and again by streets: the first cuts are avenues, the last are lanes.
struct StreetPlan: Sendable {
  /// A street's middle line before the city is bent.
  struct Street: Sendable {
    var from: Spot
    var to: Spot
    var width: Float
    /// 0 for the widest.
    var rank: Int
  }

  /// Widths by rank, in the picture's unit; the last one serves all further cuts.
  var widths: [Float]
  /// Pieces up to this area become blocks.
  var blockArea: Float
  /// How far cuts leave the middle, 0...0.4, and their direction the square, in radians.
  var unevenness: Float
  var slant: Float
  private(set) var blocks: [ConvexPiece] = []
  private(set) var streets: [Street] = []

  init(widths: [Float], blockArea: Float, unevenness: Float, slant: Float) {
    self.widths = widths
    self.blockArea = blockArea
    self.unevenness = unevenness
    self.slant = slant
  }
}

extension StreetPlan {
  /// Cuts a piece down to blocks.
  ///
  /// - Parameter way: The direction of the first cut's grid; nil follows each piece's longest side.
  mutating func divide(_ piece: ConvexPiece, rank: Int, grid way: Spot?, _ dice: inout Dice) {
    let area = piece.area
    guard area > blockArea * dice.between(0.7, 1.5), rank < 16 else { return blocks.append(piece) }
    var along = way ?? piece.longest
    // The cut runs across the longer way.
    let first = piece.extent(along: along)
    let second = piece.extent(along: Spot(-along.y, along.x))
    if second.high - second.low > first.high - first.low { along = Spot(-along.y, along.x) }
    let reach = piece.extent(along: along)
    let place = mix(reach.low, reach.high, 0.5 + dice.between(-unevenness, unevenness))
    let tilt = Exact.direction(dice.between(-slant, slant))
    let out = Spot(along.x * tilt.x - along.y * tilt.y, along.x * tilt.y + along.y * tilt.x)
    let middle = piece.center
    let through = middle + along * (place - dot(middle, along))
    let width = widths[min(rank / 3, widths.count - 1)]
    guard let low = piece.cut(through: through, out: out, street: width),
      let high = piece.cut(through: through, out: -out, street: width)
    else { return blocks.append(piece) }
    let cut = high.corners.indices.first { index in
      high.corners[index].street == width && dot(high.corners[index].spot - through, out).magnitude < 0.0005
    }
    if let start = cut {
      streets.append(
        Street(
          from: high.corners[start].spot, to: high.corners[(start + 1) % high.corners.count].spot, width: width,
          rank: min(rank / 3, widths.count - 1)))
    }
    divide(low, rank: rank + 1, grid: way, &dice)
    divide(high, rank: rank + 1, grid: way, &dice)
  }

  /// Takes a block, or a street, as it is.
  mutating func add(block: ConvexPiece) { blocks.append(block) }
  mutating func add(street: Street) { streets.append(street) }
}
