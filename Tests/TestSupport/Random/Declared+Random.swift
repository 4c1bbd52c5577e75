import Notation
import Parameters

extension Declared {
  /// A value with these fields set; invalid ones keep their default.
  ///
  ///     MapCrop(["ratio": 0.3, "anchor": "top"])
  public init(_ fields: KeyValuePairs<String, JSONValue>) {
    self.init()
    for (path, value) in fields { _ = Self.parameter(path)?.set(value, on: &self) }
  }

  /// A value with every field somewhere in its domain. Half of the fields keep their default.
  public static func any(using random: inout SplitMix64) -> Self {
    var result = Self()
    for parameter in parameters where random.flag() {
      _ = parameter.set(parameter.domain.anyValue(using: &random), on: &result)
    }
    return result
  }

  /// The value as written in a test: `MapCrop(["ratio": 0.3])`.
  public var pasted: String {
    let fields = changes(since: Self()).filter { $0.new != .null }.map {
      "\"\($0.path)\": \(JSONWriter.compact($0.new))"
    }
    return "\(Self.self)([\(fields.isEmpty ? ":" : fields.joined(separator: ", "))])"
  }
}
