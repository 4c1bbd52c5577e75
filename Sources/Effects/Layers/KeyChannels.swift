import Notation
import Parameters

/// Some of the values of a layer: those that a key sets.
public struct KeyChannels: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0
  /// Those that a file lists more than once.
  private var repeated: UInt8 = 0

  public init(_ channels: some Sequence<KeyChannel>) {
    for channel in channels {
      repeated |= bits & Self.bit(channel)
      bits |= Self.bit(channel)
    }
  }

  public init(arrayLiteral channels: KeyChannel...) { self.init(channels) }

  public static let all = Self(KeyChannel.allCases)

  private static func bit(_ channel: KeyChannel) -> UInt8 { 1 << UInt8(channel.rawValue) }
}

extension KeyChannels {
  public var isEmpty: Bool { bits == 0 }

  public func contains(_ channel: KeyChannel) -> Bool { bits & Self.bit(channel) != 0 }

  public mutating func insert(_ channel: KeyChannel) { bits |= Self.bit(channel) }

  mutating func formUnion(_ others: Self) { bits |= others.bits }

  public mutating func subtract(_ others: Self) { bits &= ~others.bits }

  func intersection(_ others: Self) -> Self {
    var both = self
    both.bits &= others.bits
    return both
  }

  /// In the order of the cases.
  public var list: [KeyChannel] { KeyChannel.allCases.filter(contains) }

  var twice: [KeyChannel] { KeyChannel.allCases.filter { repeated & Self.bit($0) != 0 } }

  var mask: SIMDMask<SIMD8<Int64>> {
    (SIMD8(repeating: Int64(bits)) & SIMD8(1, 2, 4, 8, 16, 32, 64, 128)) .!= SIMD8(repeating: 0)
  }
}

extension KeyChannels: ParameterValue {
  static let domain = Domain.list(
    of: .words(KeyChannel.allCases.map(\.name)), count: 1...KeyChannel.allCases.count)

  public init?(_ value: JSONValue) {
    guard let names = [String](value) else { return nil }
    let channels = names.compactMap { name in KeyChannel.allCases.first { $0.name == name } }
    guard channels.count == names.count, !channels.isEmpty else { return nil }
    self.init(channels)
  }

  public var value: JSONValue { (list + twice).map(\.name).value }
}
