import Geometry
import Parameters

/// A value of a layer that its keys change over the offset.
///
/// The whole program takes what it does with a value from the table below: fields in files, blending, the other
/// reading direction, and the facts of a hand-off.
public enum KeyChannel: Int, CaseIterable, Hashable, Sendable {
  case x, y, scale, opacity, rotation, blur, reveal

  private struct Row {
    let parameter: Parameter<LayerKey>
    /// The value without keys.
    let rest: Double
    /// The limits of a blended value: an easing may leave those of its keys.
    let limits: ClosedRange<Double>
    /// Whether its sign changes for a right-to-left reader.
    let isMirrored: Bool

    init(
      _ parameter: Parameter<LayerKey>, rest: Double = 0, limits: ClosedRange<Double> = -.infinity ... .infinity,
      isMirrored: Bool = false
    ) {
      (self.parameter, self.rest, self.limits) = (parameter, rest, limits)
      self.isMirrored = isMirrored
    }
  }

  /// In the order of the cases.
  private static let table = allCases.map(\.row)

  private var row: Row {
    switch self {
    case .x:
      Row(
        Parameter("x", \.x, .points(-4096...4096), "Shift to the right.").usually(-400...400),
        isMirrored: true)
    case .y: Row(Parameter("y", \.y, .points(-4096...4096), "Shift down.").usually(-400...400))
    case .scale:
      Row(
        Parameter("scale", \.scale, .number(0...10, unit: "x"), "Scale, around the center.")
          .usually(0...3), rest: 1, limits: 0 ... .infinity)
    case .opacity:
      Row(
        Parameter("opacity", \.opacity, .number(0...1), "Opacity."), rest: 1, limits: 0...1)
    case .rotation:
      Row(
        Parameter(
          "rotation", \.rotation, .number(-3600...3600, unit: "°", step: 0.1),
          "Rotation clockwise, around the center."
        ).usually(-180...180), isMirrored: true)
    case .blur:
      Row(
        Parameter("blur", \.blur, .points(0...60), "Standard deviation of the blur, in points of the screen.")
          .usually(0...20), limits: 0 ... .infinity)
    case .reveal:
      Row(
        Parameter("reveal", \.reveal, .number(0...1), "Visible share, from the side given by the layer."),
        rest: 1, limits: 0...1)
    }
  }
}

extension KeyChannel {
  /// The name in files.
  public var name: String { parameter.path }
  public var rest: Double { Self.table[rawValue].rest }
  public var limits: ClosedRange<Double> { Self.table[rawValue].limits }
  public var isMirrored: Bool { Self.table[rawValue].isMirrored }
  var parameter: Parameter<LayerKey> { Self.table[rawValue].parameter }
}

/// A number for each channel.
public struct KeyValues: Hashable, Sendable {
  private var numbers: SIMD8<Double>

  /// The values without keys.
  public static let rest = KeyValues { $0.rest }
  private static let least = KeyValues { $0.limits.lowerBound }
  private static let most = KeyValues { $0.limits.upperBound }
  private static let mirrored = mask { $0.isMirrored }

  private init(_ number: (KeyChannel) -> Double) {
    numbers = SIMD8()
    for channel in KeyChannel.allCases { numbers[channel.rawValue] = number(channel) }
  }

  private static func mask(_ isChosen: (KeyChannel) -> Bool) -> SIMDMask<SIMD8<Int64>> {
    var mask = SIMDMask<SIMD8<Int64>>(repeating: false)
    for channel in KeyChannel.allCases { mask[channel.rawValue] = isChosen(channel) }
    return mask
  }
}

extension KeyValues {
  public subscript(_ channel: KeyChannel) -> Double {
    get { numbers[channel.rawValue] }
    set { numbers[channel.rawValue] = newValue }
  }

  /// The values a part of the way to others, as they come out, even beyond their limits.
  func mixed(with others: Self, part: Double) -> Self {
    var parts = self
    parts.numbers = SIMD8(repeating: part)
    return mixed(with: others, parts: parts)
  }

  /// The same with a part for each value.
  func mixed(with others: Self, parts: Self) -> Self {
    var mixed = self
    // Values that stay the same keep their last bits.
    mixed.numbers.replace(with: numbers + (others.numbers - numbers) * parts.numbers, where: numbers .!= others.numbers)
    return mixed
  }

  /// The values with some of others.
  func taking(_ others: Self, _ channels: KeyChannels) -> Self {
    var taken = self
    taken.numbers.replace(with: others.numbers, where: channels.mask)
    return taken
  }

  /// The values with as many digits as anybody reads, not those that arithmetic leaves.
  func short() -> Self {
    var short = self
    short.numbers = (numbers * 1e6).rounded(.toNearestOrAwayFromZero) / 1e6
    return short
  }

  func clamped() -> Self {
    var clamped = self
    clamped.numbers.clamp(lowerBound: Self.least.numbers, upperBound: Self.most.numbers)
    return clamped
  }

  /// The values for right-to-left reading.
  func mirrored() -> Self {
    var values = self
    values.numbers.replace(with: SIMD8(repeating: 0) - numbers, where: Self.mirrored)
    return values
  }
}
