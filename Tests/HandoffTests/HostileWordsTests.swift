import Documents
import Effects
import Foundation
import Geometry
import Handoff
import TestSupport
import Testing

/// Words that would be code, in every field that a person can write: in every system they are words, the very same.
@Suite struct HostileWordsTests {
  /// Systems whose code is taken apart; what pages say is asked of browsers.
  static let systems = HandoffSystem.all.filter { $0.ending != "html" }

  static let words = [
    "\"double\" 'single' `back` “curly” ‘curly’ «angled» \"", "\"\"\" ''' ``` #\" \"#", "50% off, %s %@ %1$d %%",
    "$x ${x} $(x) $ {x} \\$x $", "\\(x) \\\\(y) \\n \\u{41} \\u0041 \\x41 \\", "*/ /* */ // /// /** ", "--> <!-- --!>",
    "</script><script>alert(1)</script></style>", "]]> <![CDATA[ ?> <?",
    "one\ntwo\r\nthree\rfour\u{85}five\u{B}\u{C}six\n", "seven\u{2028}eight\u{2029}nine",
    "\u{202E}txet\u{202C} \u{2066}a\u{2067}b\u{2068}c\u{2069} \u{200F}\u{200E}\u{61C}",
    "👩‍👩‍👧‍👦🇩🇪👍🏽 e\u{301} ü𝄞", "\u{301}begins with an accent, ends with a joiner\u{200D}",
    "\u{600}\u{FE0F}\u{FEFF}\u{200B}\u{600}", "\t\u{1}\u{1B}[31m\u{7F}\u{9F}", "TITLE__ RATIO__f ${TITLE__}",
    "//: end\n//: if isDark\n{/*: end */}",
    "a\", b: \"c\"), Item(\"",
    "import androidx.compose.foundation.layout.Column; LayerKey( Key( Color.White Text(",
    "#if DEBUG\n#endif\n@main;", "{item.title} <Text>{'a'}</Text>",
  ]

  /// Every shape, with what shows words in it.
  static let scenes = [
    TestScene("header-stretch", "parameters.minHeight=90"), TestScene("stretch-banner", "content.rowStyle=cards"),
    TestScene("header-refresh-plain", "content.bar.style=small", "parameters.bar=true", "parameters.minHeight=80"),
    TestScene("map-crop"), TestScene("weather-menu"), TestScene("weather-menu-plain", FocusTests.images),
    TestScene("album-stack"), TestScene("album-stack", "parameters.layerFill=outline"),
    TestScene("mountain-hero"), TestScene("mountain-hero", "content.bar.style=small"), TestScene("night-stroll"),
    TestScene("pager"),
  ]

  /// A scene with words in every field that takes some.
  ///
  /// - Parameter word: The words of a field by its number.
  static func scene(_ test: TestScene, _ word: (Int) -> String) throws -> Scene {
    var scene = try test.scene
    (scene.title, scene.content.bar.title) = (word(0), word(1))
    scene.content.items = (0..<3).map { index in
      let first = 2 + 4 * index
      return SceneItem(
        word(first), subtitle: word(first + 1), value: word(first + 2), symbol: word(first + 3))
    }
    scene.content.titles = [word(14)]  // what rows without items say, and no system
    if var layers = scene.effect as? Layers {
      var text = LayerSettings()
      (text.picture, text.text) = (nil, "")
      layers.layers.append(text)
      for index in layers.layers.indices {
        layers.layers[index].name = word(15 + 2 * index)
        if layers.layers[index].text != nil { layers.layers[index].text = inLine(word(16 + 2 * index)) }
      }
      scene.effect = layers
    }
    return scene
  }

  static func text(of scene: Scene, as system: HandoffSystem) throws -> String {
    try #require(SceneHandoff(scene) { _ in nil }).text(as: system)
  }

  @Test(arguments: systems, scenes)
  func `what a person has written comes back as it is, and everything else stays`(
    _ system: HandoffSystem, _ test: TestScene
  ) throws {
    func plain(_ number: Int) -> String { "plain \(number)" }
    let usual = try CodeWords(of: try Self.text(of: try Self.scene(test, plain), as: system), in: system)
    let numbers = Dictionary(uniqueKeysWithValues: (0..<60).map { (plain($0), $0) })
    #expect(usual.quoted.contains { numbers[$0] != nil })
    for shift in Self.shifts(in: test, pace: 1) {
      func word(_ number: Int) -> String { Self.words[(number + shift) % Self.words.count] }
      let text = try Self.text(of: try Self.scene(test, word), as: system)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && Self.isUnseen($0) })
      let code = try CodeWords(of: text, in: system)
      #expect(code.rest == usual.rest)
      #expect(code.comments.count == usual.comments.count)
      #expect(code.comments.first?.contains("\"\(Self.seen(word(0)))\"") == true)
      for (one, other) in zip(usual.comments, code.comments) {
        guard let number = numbers[Self.trimmed(one)] else { continue }
        #expect(Self.trimmed(other) == Self.trimmed(Self.seen(word(number))), "\(one)")
      }
      try #require(code.quoted.count == usual.quoted.count)
      for (one, other) in zip(usual.quoted, code.quoted) {
        let meant =
          numbers[one].map { number in
            if Self.isSubtitle(number) { return Self.lines(of: word(number)) }
            return number >= 16 && number % 2 == 0 ? Self.inLine(word(number)) : word(number)
          } ?? one
        #expect(Array(other.unicodeScalars) == Array(meant.unicodeScalars), "\(one)")
      }
    }
  }

  /// By how much words are moved along the fields of a scene: every third, unless there is time for all. Another scene
  /// begins with another.
  ///
  /// - Parameter pace: How many it leaves out at any rate.
  static func shifts(in test: TestScene, pace: Int) -> [Int] {
    let first = isLong ? 0 : (scenes.firstIndex { $0.testDescription == test.testDescription } ?? 0) % 3
    return Array(stride(from: first, to: words.count, by: isLong ? pace : max(3, pace)))
  }

  private static func trimmed(_ words: String) -> String { words.trimmingCharacters(in: .whitespaces) }

  /// The text of a layer in one line: several change more of the code than the words.
  static func inLine(_ words: String) -> String { words.replacing("\n", with: " ") }

  private static func isSubtitle(_ number: Int) -> Bool { [3, 7, 11].contains(number) }

  /// Words below a title are lines; an empty one is none.
  private static func lines(of words: String) -> String { words.split(separator: "\n").joined(separator: "\n") }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  /// The words as a comment has them.
  static func seen(_ words: String) -> String {
    String(String.UnicodeScalarView(words.unicodeScalars.map { isUnseen($0) ? " " : $0 }))
  }

  @Test(arguments: systems) func `every field that a person can write is looked at`(_ system: HandoffSystem) throws {
    var seen: Set<String> = []
    for test in Self.scenes {
      let text = try Self.text(of: try Self.scene(test) { "plain \($0)" }, as: system)
      let code = try CodeWords(of: text, in: system)
      seen.formUnion(code.quoted)
      for comment in code.comments { seen.formUnion(comment.matches(of: /plain [0-9]+/).map { String($0.output) }) }
    }
    // A bar's title, the fields of items, the name of a layer and the text of one; a scene's own title stands in the
    // first comment, and the name of a layer in one above it.
    for number in Array(1...13) + [15, 26] { #expect(seen.contains("plain \(number)"), "\(number)") }
  }

  @Test(arguments: systems, ["header-stretch", "weather-menu-plain", "album-stack", "night-stroll"])
  func `the name of a file is letters, digits and underscores`(_ system: HandoffSystem, _ name: String) throws {
    var scene = try TestScene(name).scene
    let count = max(1, scene.content.images.count)
    func code(_ file: (Int) -> String) throws -> CodeWords {
      scene.content.images = (0..<count).map { SceneImage(file($0), focus: Point(x: 0.2, y: 0.7)) }
      return try CodeWords(of: try Self.text(of: scene, as: system), in: system)
    }
    let usual = try code { "\($0).jpg" }
    for word in Self.words {
      let hostile = try code { "a/\($0)\(word)\($0).jpg" }
      #expect(hostile.rest == usual.rest && hostile.comments.count == usual.comments.count)
      try #require(hostile.quoted.count == usual.quoted.count)
      for (one, other) in zip(usual.quoted, hostile.quoted) where one != other {
        #expect(other.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetter || "./_0123456789".utf8.contains($0) })
      }
    }
  }
}
