import Effects
import Geometry

/// How far a group of layers is from where it should be, in points along the axis.
struct Departure: Sendable {
  private struct Place {
    let off: Double
    let layer: LayerID
    let reading: Int
  }

  private var places: [Place] = []
}

extension Departure {
  mutating func add(_ off: Double, of layer: LayerID, at reading: Int) {
    places.append(Place(off: off, layer: layer, reading: reading))
  }

  /// The share of places that may be farther off by an error of reading, and the most of them.
  private static let (errors, mostErrors) = (0.06, 3)

  /// How far it is off at its worst, without errors of reading.
  var worst: (off: Double, layer: LayerID, reading: Int)? {
    guard !places.isEmpty else { return nil }
    let sorted = steady.sorted { $0.off.magnitude > $1.off.magnitude }
    let place = sorted[min(sorted.count - 1, Self.mostErrors, Int(Double(sorted.count) * Self.errors))]
    return (place.off, place.layer, place.reading)
  }

  /// One place for each reading: a far one of its layers, that those of the readings around it confirm.
  private var steady: [Place] {
    var far: [Place] = []
    var start = places.startIndex
    while start < places.endIndex {
      var end = start
      while end < places.endIndex, places[end].reading == places[start].reading { end += 1 }
      far.append(Self.place(at: 0.75, of: places[start..<end]))
      start = end
    }
    return far.indices.map { Self.place(at: 0.5, of: far[max(0, $0 - 1)...min(far.count - 1, $0 + 1)]) }
  }

  private static func place(at share: Double, of places: ArraySlice<Place>) -> Place {
    let sorted = places.sorted { $0.off.magnitude < $1.off.magnitude }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// How far it is off at each offset.
  func course(at offsets: [Double]) -> [Point] { steady.map { Point(x: offsets[$0.reading], y: $0.off) } }

  /// The median of all, with its sign.
  var middle: Double {
    let offs = places.map(\.off).sorted()
    return offs.isEmpty ? 0 : offs[offs.count / 2]
  }

  /// The readings in which it is off by more than a tolerance, in points.
  func readings(beyond tolerance: Double) -> [Int] {
    steady.filter { $0.off.magnitude > tolerance }.map(\.reading)
  }

  /// The share of readings in which it is farther off.
  func share(beyond tolerance: Double) -> Double {
    Double(readings(beyond: tolerance).count) / Double(max(1, steady.count))
  }
}
