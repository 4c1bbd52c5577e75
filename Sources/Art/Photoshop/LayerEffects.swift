/// The effects of a Photoshop layer, as far as they are named: what the editor draws around or over its pixels.
struct LayerEffects {
  /// The names of those that are on, in the editor's order.
  private var names: [String] = []
  private var areOn = true

  private static let words = [
    "DrSh": "drop shadow", "IrSh": "inner shadow", "OrGl": "outer glow", "IrGl": "inner glow", "ebbl": "bevel",
    "ChFX": "satin", "SoFi": "color overlay", "GrFl": "gradient overlay", "patternFill": "pattern overlay",
    "FrFX": "stroke", "dropShadowMulti": "drop shadow", "innerShadowMulti": "inner shadow",
    "solidFillMulti": "color overlay", "gradientFillMulti": "gradient overlay", "frameFXMulti": "stroke",
  ]
  /// Values within values.
  private static let deepest = 16
}

extension LayerEffects {
  /// A sentence about effects, from the block that lists them. Nil if all are off.
  static func remark(_ block: inout ByteCursor) -> String? {
    var effects = LayerEffects()
    do throws(ArtProblem) {
      // Two versions.
      try block.skip(8)
      try effects.readObject(&block)
    } catch {
      return "Its effects are not shown."
    }
    guard effects.areOn, !effects.names.isEmpty else { return nil }
    return "Its effects are not shown: \(effects.names.joined(separator: ", "))."
  }

  private mutating func readObject(_ cursor: inout ByteCursor) throws(ArtProblem) {
    try Self.eachValue(&cursor) { (key, kind, cursor) throws(ArtProblem) in
      switch (key, kind) {
      case ("masterFXSwitch", "bool"): areOn = try cursor.byte() != 0
      case (_, "Objc") where Self.words[key] != nil, (_, "VlLs") where Self.words[key] != nil:
        if try Self.isOn(kind, &cursor), let words = Self.words[key], !names.contains(words) { names.append(words) }
      default: _ = try Self.isOn(kind, &cursor)
      }
    }
  }

  /// Reads a value.
  ///
  /// - Returns: Whether it is an effect that is on, or a list with one.
  private static func isOn(_ kind: String, _ cursor: inout ByteCursor, depth: Int = 0) throws(ArtProblem) -> Bool {
    guard depth < deepest else { throw .cutOff }
    var isOn = false
    switch kind {
    case "Objc", "GlbO":
      try eachValue(&cursor) { (key, kind, cursor) throws(ArtProblem) in
        if key == "enab", kind == "bool" {
          isOn = try cursor.byte() != 0
        } else {
          _ = try Self.isOn(kind, &cursor, depth: depth + 1)
        }
      }
    case "VlLs":
      for _ in 0..<(try cursor.big(4)) {
        if try Self.isOn(try word(&cursor, 4), &cursor, depth: depth + 1) { isOn = true }
      }
    case "bool": try cursor.skip(1)
    case "long": try cursor.skip(4)
    case "doub", "comp": try cursor.skip(8)
    case "UntF": try cursor.skip(12)
    case "TEXT": try cursor.skip(2 * (try cursor.big(4)))
    case "tdta", "alis": try cursor.skip(try cursor.big(4))
    case "enum":
      _ = try key(&cursor)
      _ = try key(&cursor)
    case "type", "GlbC":
      try cursor.skip(2 * (try cursor.big(4)))
      _ = try key(&cursor)
    default: throw .cutOff
    }
    return isOn
  }

  private static func eachValue(
    _ cursor: inout ByteCursor,
    _ body: (_ key: String, _ kind: String, inout ByteCursor) throws(ArtProblem) -> Void
  ) throws(ArtProblem) {
    // A name and a class.
    try cursor.skip(2 * (try cursor.big(4)))
    _ = try key(&cursor)
    for _ in 0..<(try cursor.big(4)) {
      let name = try key(&cursor)
      let kind = try word(&cursor, 4)
      try body(name, kind, &cursor)
    }
  }

  private static func key(_ cursor: inout ByteCursor) throws(ArtProblem) -> String {
    let length = try cursor.big(4)
    return try word(&cursor, length == 0 ? 4 : length)
  }

  private static func word(_ cursor: inout ByteCursor, _ length: Int) throws(ArtProblem) -> String {
    String(decoding: try cursor.take(length), as: UTF8.self)
  }
}
