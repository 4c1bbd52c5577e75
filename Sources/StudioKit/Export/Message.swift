import Notation

/// What two processes of this program tell each other, a line of JSON each.
public protocol Message: Codable, Hashable, Sendable {
  /// Maximum size of a line, in bytes.
  static var largest: Int { get }
  /// Whether it makes sense beyond the kinds of its values.
  var isSound: Bool { get }
}

extension Message {
  public static var largest: Int { ReadLimits.standard.size }
  public var isSound: Bool { true }

  public var line: String { JSONWriter.compact(JSONValue(encoding: self)) }

  /// Nil if the line is no such message.
  public init?(line: some Sequence<UInt8>) {
    let reading = JSONReader.read(Array(line), limits: ReadLimits(size: Self.largest, problems: 1))
    guard let root = reading.root, reading.problems.isEmpty else { return nil }
    do { self = try root.value.decoded() } catch { return nil }
    guard isSound else { return nil }
  }

  public init?(line: String) { self.init(line: line.utf8) }
}
