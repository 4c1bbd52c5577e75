/// A row of conifers along an edge.
struct Forest: Sendable {
  /// Tallest tree, in the picture's unit.
  var height: Float
  /// Trees in a picture's height; they overlap when it exceeds 1/height/spread.
  var density: Float
  var spread: Float = 0.34
  /// How much smaller the smallest is, 0...1.
  var variety: Float = 0.6
  /// 0 grows everywhere, larger leaves clearings.
  var clearings: Float = 0
}

extension Forest {
  /// Trees from left to right over a plate, their feet `sunk` below the edge.
  func trees(across plate: Plate, seed: UInt64, sunk: Float, edge: (Float) -> Float) -> [Conifer] {
    var dice = Dice(seed: seed)
    let stand = dice.noise()
    let count = Int(density * (plate.aspect + 0.2))
    var trees: [Conifer] = []
    for index in 0..<max(0, count) {
      let x = (Float(index) + dice.between(-1.6, 1.6)) / density - 0.1
      let grove = stand.fractal(x * 2.3, octaves: 3)
      let size = height * (1 - variety * dice.unit()) * (0.8 + 0.7 * grove)
      let tree = Conifer(
        foot: Spot(x, edge(x) + sunk), height: size, spread: spread * dice.between(0.8, 1.2), seed: dice.bits())
      if grove > clearings - 1, size > plate.pixel * 3 { trees.append(tree) }
    }
    return trees
  }
}
