import Geometry
import Notation
import Parameters

/// The values of a layer at an offset. Values between two keys are interpolated.
public struct LayerKey: Record {
  /// Offset from rest, in points.
  public var at = 0.0
  /// The values that it sets; nil: all. The others run on between the keys around it, and are at rest in `values`.
  public var only: KeyChannels? { didSet { if let only { values = KeyValues.rest.taking(values, only) } } }
  public var values = KeyValues.rest
  /// The easing from the previous key.
  public var ease = Easing.linear

  public init() {}

  public static let noun = "key"
  /// The offsets at which keys may be.
  public static let places = -4096.0...204_800.0

  public var title: String { "at \(at.formatted(.upTo(1))) pt" }

  public static let parameters: [Parameter<Self>] =
    [
      Parameter("at", \.at, .points(LayerKey.places), "Scrolled points from rest at which the key applies.")
        .role(.offset),
      Parameter(
        "only", \.only, .either(KeyChannels.domain, .null),
        "The values that the key sets; null is all. A value runs between the keys that set it."
      ).role(.editing),
    ] + KeyChannel.allCases.map(\.parameter) + [
      Parameter("ease", \.ease, Easing.domain, "Easing from the previous keyframe.")
    ]

  public var problems: [FieldProblem] {
    let twice = (only?.twice ?? []).map {
      FieldProblem(path: "only", message: "\"\($0.name)\" is listed twice", help: "Keep one of them.")
    }
    guard twice.isEmpty else { return twice }
    let unset = KeyChannel.allCases.filter { !sets($0) && values[$0] != $0.rest }.map {
      FieldProblem(
        path: $0.name, message: "\($0.name) is not in only", help: "Add it there, or leave the value out.")
    }
    guard case .bezier(let x1, _, let x2, _) = ease else { return unset }
    return unset
      + [(0, x1), (2, x2)].filter { !(0...1).contains($0.1) }.map {
        FieldProblem(
          path: "ease[\($0.0)]", message: "\($0.1) is not in 0...1", help: "The first and the third number are times.")
      }
  }
}

extension LayerKey {
  /// A place of a key with as many digits as anybody reads, not those that arithmetic leaves.
  public static func place(_ wish: Double) -> Double {
    min(max(places.lowerBound, wish), places.upperBound).rounded(digits: 3)
  }

  public func sets(_ channel: KeyChannel) -> Bool { only?.contains(channel) ?? true }

  /// Sets a value, in addition to those that it sets already.
  public mutating func set(_ channel: KeyChannel, to value: Double) {
    only?.insert(channel)
    values[channel] = value
  }

  /// Translation in addition to the ratio, in points.
  public var x: Double {
    get { values[.x] }
    set { values[.x] = newValue }
  }
  public var y: Double {
    get { values[.y] }
    set { values[.y] = newValue }
  }
  /// Scale about the middle.
  public var scale: Double {
    get { values[.scale] }
    set { values[.scale] = newValue }
  }
  public var opacity: Double {
    get { values[.opacity] }
    set { values[.opacity] = newValue }
  }
  /// Degrees clockwise about the middle, after the scale.
  public var rotation: Double {
    get { values[.rotation] }
    set { values[.rotation] = newValue }
  }
  /// Standard deviation of a Gaussian, in points of the screen.
  public var blur: Double {
    get { values[.blur] }
    set { values[.blur] = newValue }
  }
  /// Share of the layer's box that is seen.
  public var reveal: Double {
    get { values[.reveal] }
    set { values[.reveal] = newValue }
  }

  /// A key with some values; the others are as without keys.
  public init(at: Double, _ values: KeyValuePairs<KeyChannel, Double> = [:]) {
    self.at = at
    for (channel, value) in values { self.values[channel] = value }
  }

  /// The values between this key and the next.
  func blended(with next: LayerKey, share: Double) -> LayerKey {
    var key = LayerKey(at: at + (next.at - at) * share)
    key.values = values.mixed(with: next.values, part: next.ease.value(at: share)).clamped()
    return key
  }
}

extension [LayerKey] {
  /// The values at an offset from rest. They are constant before the first key and after the last; of two keys at the
  /// same offset, the later one applies from there on.
  public func value(at scrolled: Double) -> LayerKey {
    var next = 0
    while next < count, self[next].at <= scrolled { next += 1 }
    return KeySides(self, segment: next).key(at: scrolled)
  }
}
