import Foundation
import Glibc
import Notation
import TestSupport
import Testing

/// `export` as run by the studio: an order on standard input, and answers on standard output.
struct ExportTests {
  private static let scene: JSONValue = [
    "path": "/home/ada/a.json", "text": "{\"parallax\": 1, \"effect\": \"map-crop\"}",
  ]

  private static let shot: JSONValue = [
    "scene": scene, "companions": [], "scale": 0.25, "hasBody": false, "ground": "dark", "isXRay": false,
    "isDepth": false,
  ]

  private static func order(_ content: JSONValue, _ path: String, replaces: Bool = false) -> String {
    JSONWriter.compact(["content": content, "path": .text(path), "replaces": .flag(replaces)])
  }

  private static func export(
    _ order: String, in folder: ScratchFolder
  ) throws -> (code: Int32, answers: [String], errors: String) {
    let outcome = try Program.run(["export"], input: try folder.file("order", order))
    return (outcome.code, outcome.out.split(separator: "\n").map(String.init), outcome.errors)
  }

  @Test func `a film tells its frames and then that it is done, and is the one that render writes`() throws {
    try ScratchFolder.use { folder in
      let film: JSONValue = ["film": ["_0": Self.shot, "_1": ["rate": 4, "from": 0, "to": 0.5, "repeats": 1]]]
      let outcome = try Self.export(Self.order(film, folder / "a%d.png"), in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        outcome.answers == [
          #"{"progress":{"done":1,"of":2}}"#, #"{"progress":{"done":2,"of":2}}"#, #"{"done":{}}"#,
        ])
      let scene = try folder.file("a.json", #"{"parallax": 1, "effect": "map-crop"}"#)
      let words = ["render", scene, "--fps", "4", "--to", "0.5", "--scale", "0.25", "-o", folder / "b%d.png"]
      #expect(try Program.run(words).code == 0)
      for frame in 0..<2 {
        let frames = try ["a", "b"].map { try Data(contentsOf: URL(fileURLWithPath: folder / "\($0)\(frame).png")) }
        #expect(frames[0] == frames[1])
      }
      let blocked = try Self.export(Self.order(film, folder / "a%d.png"), in: folder)
      #expect(blocked.code == 73 && blocked.answers.count == 1)
      #expect(JSONValue(reading: blocked.answers[0])?["blocked"]?["by"] == .list([.text(folder / "a0.png")]))
    }
  }

  @Test func `a picture and a hand-off are written, and replace only what they may`() throws {
    try ScratchFolder.use { folder in
      let system: JSONValue = ["name": "uikit", "title": "UIKit", "ending": "swift"]
      for (name, content) in [
        ("a.png", ["picture": ["_0": Self.shot, "_1": ["offsets": ["_0": []]]]]),
        ("a.swift", ["code": ["_0": Self.scene, "_1": system]]), ("all", ["folder": ["_0": Self.scene]]),
      ] as [(String, JSONValue)] {
        let first = try Self.export(Self.order(content, folder / name), in: folder)
        #expect(first.code == 0 && first.answers == [#"{"done":{}}"#], "\(first)")
        if name == "all" { try folder.file("all/README.md", "mine") }
        let second = try Self.export(Self.order(content, folder / name), in: folder)
        #expect(second.code == 73 && second.answers.first?.hasPrefix(#"{"blocked""#) == true, "\(second)")
        #expect(try Self.export(Self.order(content, folder / name, replaces: true), in: folder).code == 0)
      }
      #expect(folder.text("all/README.md") != "mine")
    }
  }

  @Test(
    arguments: [
      ("", 65, "The order is not JSON"), ("{}", 65, "The order has no content."),
      (order(["text": ["_0": "", "ending": ""]], "/nonexistent/a"), 73, "/nonexistent/a"),
      (order(["text": ["_0": "", "ending": ""]], "a\u{0}b"), 65, "path is invalid"),
      (
        order(["code": ["_0": scene, "_1": ["name": "../../x", "title": "X", "ending": "x"]]], "a.txt"), 65,
        "There is no system"
      ),
    ] as [(String, Int32, String)])
  func `a bad order is told on both streams`(order: String, code: Int32, sentence: String) throws {
    try ScratchFolder.use { folder in
      let outcome = try Self.export(order, in: folder)
      #expect(outcome.code == code && outcome.errors.contains(sentence), "\(outcome)")
      #expect(outcome.answers.count == 1 && outcome.answers[0].contains(sentence), "\(outcome)")
      #expect(folder.names == ["order"])
    }
  }

  @Test func `it is in no list of commands, and a person who asks for it is sent to render and handoff`() throws {
    for words in [["export", "map-crop"], ["export", "--help"]] {
      let outcome = try Program.run(words)
      #expect(outcome.code == 64 && outcome.errors.contains("parallax handoff "), "\(outcome)")
    }
    #expect(try !Program.run(["--help"]).out.contains("export"))
  }
}
