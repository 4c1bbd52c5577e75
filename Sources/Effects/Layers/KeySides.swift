import Geometry

/// The keys on both sides of a segment between keys: for each value, the last key before it and the first one after it
/// that set the value.
struct KeySides {
  private let keys: [LayerKey]
  /// The number of keys before it.
  private let segment: Int
  /// Whether the keys next to it set all values.
  private let isPlain: Bool
  /// The indices of the keys for each value; negative: there is none.
  private var before = SIMD8<Int64>(repeating: -1)
  private var after = SIMD8<Int64>(repeating: -1)

  private static let channels = KeyChannel.allCases

  /// - Parameter segment: 0 before the first key.
  init(_ keys: [LayerKey], segment: Int) {
    (self.keys, self.segment) = (keys, segment)
    isPlain = (segment == 0 || keys[segment - 1].only == nil) && (segment == keys.count || keys[segment].only == nil)
    guard !isPlain else { return }
    before = Self.nearest(in: keys, from: segment - 1, step: -1)
    after = Self.nearest(in: keys, from: segment, step: 1)
  }

  private static func nearest(in keys: [LayerKey], from start: Int, step: Int) -> SIMD8<Int64> {
    var (nearest, missing, index) = (SIMD8<Int64>(repeating: -1), KeyChannels.all, start)
    while index >= 0, index < keys.count, !missing.isEmpty {
      let found = missing.intersection(keys[index].only ?? .all)
      nearest.replace(with: SIMD8(repeating: Int64(index)), where: found.mask)
      missing.subtract(found)
      index += step
    }
    return nearest
  }

  private func span(of channel: KeyChannel) -> (before: Int, after: Int) {
    if isPlain { return (segment - 1, segment == keys.count ? -1 : segment) }
    return (Int(before[channel.rawValue]), Int(after[channel.rawValue]))
  }
}

extension KeySides {
  private enum Part {
    case value
    /// The least or the greatest one if the easing curve leaves its keys.
    case least, most
  }

  /// The values at a place of the segment.
  func key(at scrolled: Double) -> LayerKey {
    guard isPlain else { return mixed(.value, at: scrolled, isClamped: true) }
    guard segment > 0 else { return keys.isEmpty ? LayerKey() : keys[0] }
    guard segment < keys.count else { return keys[keys.count - 1] }
    let (one, other) = (keys[segment - 1], keys[segment])
    guard other.at > one.at else { return other }
    return one.blended(with: other, share: (scrolled - one.at) / (other.at - one.at))
  }

  /// Whether x and y change straight.
  var isStraight: Bool { hasNoCurve(.x) && hasNoCurve(.y) }

  private func hasNoCurve(_ channel: KeyChannel) -> Bool {
    let (one, other) = span(of: channel)
    return one < 0 || other < 0 || keys[other].ease == .linear
  }

  /// The values at both ends of a stretch; the extremes of those whose easing curve leaves its keys.
  func ends(from start: Double, to end: Double) -> (LayerKey, LayerKey) {
    guard isPlain else {
      return (mixed(.least, at: start, isClamped: false), mixed(.most, at: end, isClamped: false))
    }
    guard segment > 0, segment < keys.count, !keys[segment].ease.isBetween else {
      return (key(at: start), key(at: end))
    }
    return (mixed(.least, at: start, isClamped: false), mixed(.most, at: end, isClamped: false))
  }

  private func mixed(_ part: Part, at scrolled: Double, isClamped: Bool) -> LayerKey {
    var (from, to, parts) = (KeyValues.rest, KeyValues.rest, KeyValues.rest)
    var known = (before: -1, after: -1, part: 0.0)
    for channel in Self.channels {
      let (one, other) = span(of: channel)
      guard one >= 0 || other >= 0 else { continue }
      (from[channel], to[channel]) = (
        keys[one < 0 ? other : one].values[channel], keys[other < 0 ? one : other].values[channel]
      )
      guard one >= 0, other >= 0 else { continue }
      if known.before != one || known.after != other {
        known = (one, other, Self.share(part, from: keys[one], to: keys[other], at: scrolled))
      }
      parts[channel] = known.part
    }
    var key = LayerKey(at: scrolled)
    key.values = from.mixed(with: to, parts: parts)
    if isClamped { key.values = key.values.clamped() }
    return key
  }

  private static func share(_ part: Part, from one: LayerKey, to other: LayerKey, at scrolled: Double) -> Double {
    let ease = other.ease
    if !ease.isBetween, part != .value { return part == .least ? ease.reach.lowerBound : ease.reach.upperBound }
    return other.at > one.at ? ease.value(at: (scrolled - one.at) / (other.at - one.at)) : 1
  }
}

extension [LayerKey] {
  /// The values at one of the keys, before those that follow at the same offset.
  func values(atKey index: Int) -> KeyValues {
    guard let only = self[index].only else { return self[index].values }
    return KeySides(self, segment: index + 1).key(at: self[index].at).values.taking(self[index].values, only)
  }

  /// The least and the greatest of a value at the keys that set it.
  public func range(of channel: KeyChannel) -> ClosedRange<Double> {
    var range: ClosedRange<Double>?
    for index in indices where self[index].sets(channel) {
      let value = self[index].values[channel]
      range = Swift.min(range?.lowerBound ?? value, value)...Swift.max(range?.upperBound ?? value, value)
    }
    return range ?? channel.rest...channel.rest
  }
}

extension Easing {
  /// Whether the curve stays between its end values.
  fileprivate var isBetween: Bool {
    guard case .bezier(_, let y1, _, let y2) = self else { return true }
    return (0...1).contains(y1) && (0...1).contains(y2)
  }

  /// The range of the curve's values.
  fileprivate var reach: ClosedRange<Double> {
    guard case .bezier(_, let y1, _, let y2) = self else { return 0...1 }
    return min(0, y1, y2)...max(1, y1, y2)
  }
}
