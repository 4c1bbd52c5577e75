import Effects

/// Where the keys of a layer are on the axis: over the offset at their offsets, over speed and time on a scale of their
/// own, which fills the track.
struct KeyScale: Hashable, Sendable {
  let over: LayerSettings.Over
  /// The place of 0 on the axis, and the length of a unit there.
  private let origin: Double
  private let unit: Double
  /// The words at the end of its own scale. Nil over the offset, whose axis has numbers.
  private(set) var end: String?

  /// The ends of scales over time, in seconds, and over speed, in points per second.
  private static let times = [1.0, 2, 5, 10, 30, 60, 600, 4096]
  private static let speeds = [2000.0, 5000, 10_000, 50_000, 204_800]

  init(_ layer: LayerSettings, on axis: KeyAxis, rest: Double) {
    over = layer.over
    let furthest = layer.keys.reduce(0) { max($0, $1.at.magnitude) } * 1.1
    let range = axis.range
    switch over {
    case .offset: (origin, unit) = (rest, 1)
    case .time:
      let span = Self.times.first { $0 >= furthest } ?? LayerKey.places.upperBound
      (origin, unit) = (rest, (range.upperBound - rest) / span)
      end = "of \(FieldWords.number(span, digits: 0)) s"
    case .speed:
      let span = Self.speeds.first { $0 >= furthest } ?? LayerKey.places.upperBound
      (origin, unit) = ((range.lowerBound + range.upperBound) / 2, (range.upperBound - range.lowerBound) / 2 / span)
      end = "\u{B1} \(FieldWords.number(span, digits: 0)) pt/s"
    }
  }
}

extension KeyScale {
  func place(of key: LayerKey) -> Double { place(at: key.at) }

  func place(at number: Double) -> Double { origin + number * unit }

  /// The number of a key at a place.
  func number(at place: Double) -> Double { (place - origin) / unit }

  /// The same in steps of `step`; over time not before its start.
  func rounded(at place: Double) -> Double {
    let number = (number(at: place) / step).rounded() * step
    return over == .time ? max(0, number) : number
  }

  /// What an arrow key moves a key by.
  var step: Double {
    switch over {
    case .offset: 1
    case .speed: 10
    case .time: 0.01
    }
  }

  /// A number with its unit.
  func words(_ number: Double) -> String {
    let unit =
      switch over {
      case .offset: "pt"
      case .speed: "pt/s"
      case .time: "s"
      }
    return "\(short(number)) \(unit)"
  }

  func short(_ number: Double) -> String {
    over == .time ? FieldWords.number(number, digits: 2) : FieldWords.number(number.rounded(), digits: 0)
  }
}
