/// The lowest of many numbers, in rising order.
struct Lowest {
  private let most: Int
  private var found: [(Float, Int)] = []

  /// - Parameter most: The number of them that are kept, at least 1.
  init(_ most: Int) { self.most = most }

  /// The highest of those that are kept: all of them, or the lowest `most`.
  var last: (Float, Int)? { found.last }

  mutating func add(_ number: Float, _ index: Int) {
    if found.count == most {
      guard number < found[most - 1].0 else { return }
      found.removeLast()
    }
    var place = found.count
    while place > 0, found[place - 1].0 > number { place -= 1 }
    found.insert((number, index), at: place)
  }
}
