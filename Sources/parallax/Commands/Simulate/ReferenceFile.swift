import Notation
import ScrollPhysics

/// Motions by other programs' laws, read from a file: `simulate --against`.
///
///     [ { "preset": "gtk", "source": "gtkkineticscrolling.c", "unpublished": null,
///         "flights": [ { "kind": "coast", "from": 0, "velocity": 5, "low": -1e6, "high": 1e6, "viewport": 844,
///                        "scale": 3, "times": [0.1, 0.2], "offsets": [0.4, 0.7] } ] } ]
struct ReferenceFile {
  var references: [Reference]

  struct Reference {
    var preset: ScrollPreset
    var source: String
    /// The unpublished part. Nil if everything is published.
    var unpublished: String?
    var flights: [Flight]
  }

  struct Flight {
    var kind: String
    var from: Double
    var velocity: Double
    var bounds: ScrollBounds
    var scale: Double
    var times: [Double]
    var offsets: [Double]
  }
}

extension ReferenceFile {
  init(_ bytes: [UInt8], at path: String) throws(Failure) {
    guard let entries = JSONValue(reading: String(decoding: bytes, as: UTF8.self))?.list else {
      throw Failure(.badData, "\(path) is not a list of references. \(Self.remedy)")
    }
    let references = entries.compactMap(Reference.init)
    if let place = Self.fault(in: entries) { throw Failure(.badData, "\(path): \(place). \(Self.remedy)") }
    guard !references.isEmpty else {
      throw Failure(.badData, "\(path) contains no reference to compare a preset with.")
    }
    self.references = references
  }

  private static let remedy = "See the example in docs/reference/physics.md."

  /// The first entry that is no reference, or its first flight that is none. Nil if all are sound.
  private static func fault(in entries: [JSONValue]) -> String? {
    guard let index = entries.firstIndex(where: { Reference($0) == nil }) else { return nil }
    let reference = "reference \(index + 1)"
    guard let flights = entries[index]["flights"]?.list,
      let flight = flights.firstIndex(where: { Flight($0) == nil })
    else { return "\(reference) lacks the preset, the source or the flights" }
    return "flight \(flight + 1) of \(reference) lacks a number, has one out of range, or not as many offsets as times"
  }

  fileprivate static func all<Value>(_ entries: [JSONValue], _ make: (JSONValue) -> Value?) -> [Value]? {
    let values = entries.compactMap(make)
    return values.count == entries.count ? values : nil
  }
}

extension ReferenceFile.Reference {
  fileprivate init?(_ value: JSONValue) {
    guard let preset = value["preset"]?.text.flatMap(ScrollPreset.init(name:)), let source = value["source"]?.text,
      let flights = value["flights"]?.list.flatMap({ ReferenceFile.all($0, ReferenceFile.Flight.init) })
    else { return nil }
    self.init(preset: preset, source: source, unpublished: value["unpublished"]?.text, flights: flights)
  }
}

extension ReferenceFile.Flight {
  fileprivate init?(_ value: JSONValue) {
    func number(_ key: String) -> Double? { value[key]?.number }
    func numbers(_ key: String) -> [Double]? { value[key]?.list.flatMap { ReferenceFile.all($0, \.number) } }
    guard let kind = value["kind"]?.text, let from = number("from"), let velocity = number("velocity"),
      let low = number("low"), let high = number("high"), let viewport = number("viewport"), viewport > 0,
      number("scale").map({ $0 > 0 && $0 <= 8 }) ?? true, let times = numbers("times"),
      let offsets = numbers("offsets"),
      times.count == offsets.count
    else { return nil }
    self.kind = kind
    self.from = from
    self.velocity = velocity
    bounds = ScrollBounds(low: low, high: high, viewport: viewport)
    scale = number("scale") ?? 1
    self.times = times
    self.offsets = offsets
  }

  /// The largest deviation of a preset at the times in the file. With stretched edges the pull counts as distance.
  func deviation(of preset: ScrollPreset) -> Double {
    var axis = ScrollAxis(bounds: bounds, parameters: preset.parameters.on(scale: scale))
    axis.hold(at: from, time: 0)
    axis.glide(at: PointsPerSecond(velocity), time: 0)
    return zip(times, offsets).reduce(0) { worst, moment in
      let sample = axis.sample(at: moment.0)
      return max(worst, (sample.offset + sample.pull - moment.1).magnitude)
    }
  }
}
