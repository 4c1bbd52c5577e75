/// The streets as a walking graph: places a step apart, and their neighbors.
struct StreetGraph: Sendable {
  private var places: [Spot] = []
  private var neighbors: [[Int]] = []
  private var cells: [SIMD2<Int32>: [Int]] = [:]
  /// Places of two streets that are nearer than this are one crossing.
  private let reach: Float

  init(reach: Float) { self.reach = reach }
}

extension StreetGraph {
  mutating func add(_ street: [Spot]) {
    var last: Int?
    for spot in street {
      let place = places.count
      places.append(spot)
      neighbors.append([])
      if let last { join(last, place) }
      let cell = cell(of: spot)
      for x in -1...1 {
        for y in -1...1 {
          for other in cells[cell &+ SIMD2(Int32(x), Int32(y))] ?? [] where other != last {
            if length(places[other] - spot) < reach { join(other, place) }
          }
        }
      }
      cells[cell, default: []].append(place)
      last = place
    }
  }

  /// The way with the fewest steps between the places nearest to two spots; empty where there is none.
  func way(from start: Spot, to end: Spot) -> [Spot] {
    guard let first = nearest(to: start), let last = nearest(to: end) else { return [] }
    var before = [Int?](repeating: nil, count: places.count)
    var open = [first]
    var next = 0
    while next < open.count, before[last] == nil, first != last {
      let place = open[next]
      next += 1
      for other in neighbors[place] where other != first && before[other] == nil {
        before[other] = place
        open.append(other)
      }
    }
    var way = [places[last]]
    var place = last
    while let previous = before[place] {
      way.append(places[previous])
      place = previous
    }
    return place == first ? way.reversed() : []
  }

  private mutating func join(_ one: Int, _ other: Int) {
    neighbors[one].append(other)
    neighbors[other].append(one)
  }

  private func nearest(to spot: Spot) -> Int? {
    places.indices.min { length(places[$0] - spot) < length(places[$1] - spot) }
  }

  private func cell(of spot: Spot) -> SIMD2<Int32> { SIMD2(Exact.floor(spot.x / reach), Exact.floor(spot.y / reach)) }
}
