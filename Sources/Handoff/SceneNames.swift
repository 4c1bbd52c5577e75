/// A scene's name as languages spell it: a type, a value, a file, a class of a style sheet.
struct SceneNames: Hashable, Sendable {
  /// `MapCrop`. A name of one word has another behind it: a scene called "scroll" must not define `ScrollView`.
  let type: String
  /// `mapCrop`
  let value: String
  /// `map_crop`, as Android and Dart name files.
  let snake: String
  /// `map-crop`
  let kebab: String
  /// `mapcrop`, as packages are named.
  let flat: String

  /// - Parameter name: Of a scene's file, or of an effect.
  init(_ name: String) {
    let stem = [".json", ".parallax"].reduce(name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    var words = Self.ascii(stem).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.first?.first?.isLetter != true { words.insert("scene", at: 0) }
    if words.count == 1 { words.append("scene") }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let lower = words.map { $0.lowercased() }
    self.type = type
    value = lower[0] + type.dropFirst(words[0].count)
    snake = lower.joined(separator: "_")
    kebab = lower.joined(separator: "-")
    flat = lower.joined()
  }

  /// Letters of other alphabets as their numbers, so that two names stay two.
  static func ascii(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      let isLetter = !scalar.isASCII && scalar.properties.isAlphabetic
      text += isLetter ? "u\(String(scalar.value, radix: 16))" : String(scalar)
    }
  }
}
