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

  private static func order(_ kind: String, _ path: String, _ fields: [JSONField] = []) -> String {
    let common = [
      JSONField("export", .text(kind)), JSONField("path", .text(path)), JSONField("scene", scene),
      JSONField("scale", 0.25),
    ]
    return JSONWriter.compact(.object(common + fields))
  }

  private static func export(
    _ order: String, in folder: ScratchFolder
  ) throws -> (code: Int32, answers: [String], errors: String) {
    let outcome = try Program.run(["export"], input: try folder.file("order", order))
    return (outcome.code, outcome.out.split(separator: "\n").map(String.init), outcome.errors)
  }

  @Test func `a film tells its frames and then that it is done, and is the one that render writes`() throws {
    try ScratchFolder.use { folder in
      let cut = [JSONField("fps", 4), JSONField("to", 0.5)]
      let outcome = try Self.export(Self.order("film", folder / "a%d.png", cut), in: folder)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        outcome.answers == [
          #"{"answer":"progress","done":1,"of":2}"#, #"{"answer":"progress","done":2,"of":2}"#, #"{"answer":"done"}"#,
        ])
      let scene = try folder.file("a.json", #"{"parallax": 1, "effect": "map-crop"}"#)
      let words = ["render", scene, "--fps", "4", "--to", "0.5", "--scale", "0.25", "-o", folder / "b%d.png"]
      #expect(try Program.run(words).code == 0)
      for frame in 0..<2 {
        let frames = try ["a", "b"].map { try Data(contentsOf: URL(fileURLWithPath: folder / "\($0)\(frame).png")) }
        #expect(frames[0] == frames[1])
      }
      let blocked = try Self.export(Self.order("film", folder / "a%d.png", cut), in: folder)
      #expect(blocked.code == 73 && blocked.answers.count == 1)
      #expect(JSONValue(reading: blocked.answers[0])?["files"] == .list([.text(folder / "a0.png")]))
    }
  }

  @Test func `a picture and a hand-off are written, and replace only what they may`() throws {
    try ScratchFolder.use { folder in
      for (kind, name, fields) in [
        ("picture", "a.png", []),
        ("code", "a.swift", [JSONField("system", ["name": "uikit", "title": "UIKit", "ending": "swift"])]),
        ("folder", "all", []),
      ] as [(String, String, [JSONField])] {
        let first = try Self.export(Self.order(kind, folder / name, fields), in: folder)
        #expect(first.code == 0 && first.answers == [#"{"answer":"done"}"#], "\(first)")
        if kind == "folder" { try folder.file("all/README.md", "mine") }
        let second = try Self.export(Self.order(kind, folder / name, fields), in: folder)
        #expect(second.code == 73 && second.answers.first?.hasPrefix(#"{"answer":"blocked""#) == true, "\(second)")
        let replaces = JSONField("replaces", true)
        #expect(try Self.export(Self.order(kind, folder / name, fields + [replaces]), in: folder).code == 0)
      }
      #expect(folder.text("all/README.md") != "mine")
    }
  }

  @Test(
    arguments: [
      ("", 65, "The order is not JSON"), ("{}", 65, "The order has no export."),
      (#"{"export":"text","path":"/nonexistent/a","text":"","ending":""}"#, 73, "/nonexistent/a"),
      (#"{"export":"text","path":"a\u0000b","text":"","ending":""}"#, 65, "path is invalid"),
      (
        #"{"export":"code","path":"a.txt","scene":{"path":"a","text":"{\"parallax\":1,\"effect\":\"map-crop\"}"},"#
          + #""system":{"name":"../../x","title":"X","ending":"x"}}"#, 65, "There is no system"
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
