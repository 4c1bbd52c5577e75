import Documents
import Effects
import Notation
import TestSupport
import Testing

/// The reader's findings on invalid scenes: all of them in one pass, each with its place.
///
/// Scenes and findings are in `Goldens/findings.txt`, where `EFFECTS` stands for the names of all effects. `make
/// golden` fills in the findings.
@Suite struct ReaderTests {
  private static let file = "Tests/DocumentsTests/Goldens/findings.txt"

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var findings: [String] = []

    var testDescription: String { text }
  }

  /// A line without indentation is a scene; the indented lines below it are its findings. `#` begins a comment.
  private static func cases() throws -> [Case] {
    var cases: [Case] = []
    for line in try #require(Repository.text(of: file)).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        cases[cases.count - 1].findings.append(String(line.dropFirst(2)))
      } else {
        cases.append(Case(text: String(line)))
      }
    }
    return cases
  }

  private func findings(_ text: String) -> [String] {
    let reading = SceneReader.read(Array(text.replacing("⏎", with: "\n").utf8))
    let names = Catalog.names.joined(separator: ", ")
    let lines = reading.problems.map { $0.line(file: "shop.json").replacing(names, with: "EFFECTS") }
    return reading.scene == nil ? lines : ["a scene"] + lines
  }

  @Test func `everything that is wrong with a scene is told at its place`() throws {
    var cases = try Self.cases()
    if Golden.isUpdating {
      for index in cases.indices { cases[index].findings = findings(cases[index].text) }
      let head = try #require(Repository.text(of: Self.file)).prefix { $0 != "\n" }
      let lines = cases.flatMap { c in [c.text] + c.findings.map { "  \($0)" } }
      try Golden.write("\(head)\n\(lines.joined(separator: "\n"))\n", to: Self.file)
    }
    #expect(cases.count >= 100)
    for c in cases {
      #expect(findings(c.text) == c.findings, "\(c.text)")
      for line in c.findings { #expect(line.count < 700 && line.allSatisfy { !$0.isNewline && $0 != "\u{1B}" }) }
    }
  }

  @Test func `nothing, blanks and bytes that are no text are told, too`() {
    for bytes: [UInt8] in [[], [0x20], [0xFF, 0xFE], [0], [0xEF, 0xBB, 0xBF], [0x22, 0xC3, 0x28, 0x22]] {
      let reading = SceneReader.read(bytes)
      #expect(reading.scene == nil && !reading.problems.isEmpty)
    }
  }

  @Test func `lists in lists a hundred thousand deep are refused at once`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(SceneReader.read(Array(deep.utf8)).scene == nil)
    #expect(SceneReader.read(Array("{\"parallax\":1,\"effect\":\"map-crop\",\"content\":\(deep)".utf8)).scene == nil)
  }

  @Test func `a file with everything wrong is told up to a thousand times`() {
    let keys = (0..<5000).map { "\"k\($0)\":1" }.joined(separator: ",")
    for text in [
      "{\"parallax\":1,\"effect\":\"map-crop\",\(keys)}",
      "{\"parallax\":1,\"effect\":\"map-crop\",\"content\":{\(keys)}}",
    ] {
      let findings = SceneReader.read(Array(text.utf8)).problems
      #expect(findings.count == 1001)
      #expect(findings.last?.message == "there are more problems after this, which are not listed")
    }
  }

  @Test func `every beginning of a scene is refused without a trap`() {
    let scene = Array(
      """
      {"parallax":1,"title":"a\\u00e9","effect":"weather-menu","parameters":{"ratio":0.5,"anchor":"top"},
      "device":{"insets":{"top":5}},"physics":{"preset":"web"},"content":{"rows":3,"images":["a","b"],"pictureSize":[3,2]}}
      """.utf8)
    for end in scene.indices.dropFirst() {
      let reading = SceneReader.read(Array(scene[..<end]))
      #expect(reading.scene == nil && !reading.problems.isEmpty, "the first \(end) bytes")
    }
    #expect(SceneReader.read(scene).scene != nil)
  }

  @Test func `places of fields are where their values begin`() {
    let text =
      "{\"parallax\":1,\"effect\":\"map-crop\",\n \"content\":{\"images\":[\"a\",\n  \"b\"]}, \"device\": \"desktop\"}"
    let reading = SceneReader.read(Array(text.utf8))
    #expect(reading.place(of: "content.images[1]")?.description == "3:3")
    #expect(reading.place(of: "content.images[7]")?.description == "2:22")
    #expect(reading.place(of: "content.rows")?.description == "2:12")
    #expect(reading.place(of: "device.width")?.description == "3:20")
    #expect(reading.place(of: "physics.preset")?.description == "1:24")
  }
}
