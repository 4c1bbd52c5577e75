import Foundation
import Notation
import TestSupport
import Testing

/// `audit` as a program that writes reports.
struct AuditCommandTests {
  @Test func `a scene that everybody can read passes, on another device too`() throws {
    let outcome = try Program.run(["audit", "day-and-night", "--device", "pixel-8", "--json"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let report = try Answer(printed: outcome.out)
    #expect(report.flag("passes") == true)
    #expect(report.list("contrast").count == 2)
    for finding in report.list("contrast") {
      let (worst, low) = (finding.number("worst"), finding.number("guaranteed"))
      #expect(worst >= 3 && low <= worst && low > worst - 0.35 && finding.text("device") == "Pixel 8")
    }
  }

  @Test func `a white word on a bright picture fails, and the mended scene passes`() throws {
    try ScratchFolder.use { folder in
      let (page, mended) = (folder / "report.html", folder / "mended.json")
      let words = ["--set", "parameters.layers.2.tone=light"]
      let outcome = try Program.run(["audit", "day-and-night", "--html", page, "--fix", mended] + words)
      #expect(outcome.code == 1, "\(outcome.errors)")
      #expect(outcome.out.contains("fails   layer-2/text “Seven in the morning”"))
      let report = try #require(folder.text("report.html"))
      #expect(report.contains("<b class=\"bad\">Fails</b>") && report.contains("src=\"data:image/jpeg;base64,"))
      let again = try Program.run(["audit", mended])
      #expect(again.code == 0 && again.errors.isEmpty, "\(again.out) \(again.errors)")
      #expect(outcome.out.contains("Set parameters.layers.2.tone to \"dark\"."))
    }
  }

  @Test func `a scene that is mended into another folder keeps its pictures`() throws {
    try ScratchFolder.use { folder in
      for name in ["in", "out"] {
        try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        atPath: Repository.path("Resources/Pictures/layers/coast-day.jpg"), toPath: folder / "coast.jpg")
      let scene = try folder.file(
        "in/scene.json",
        """
        { "parallax": 1, "effect": "layers",
          "parameters": { "place": "screen", "layers": [
            { "picture": 0, "fill": true, "ratio": 0 }, { "text": "White", "ratio": 0, "y": 0.1 } ] },
          "content": { "images": ["../coast.jpg"] } }
        """)
      let mended = folder / "out/mended.json"
      let outcome = try Program.run(["audit", scene, "--fix", mended])
      #expect(outcome.errors.contains("mended.json"), "\(outcome.errors)")
      let check = try Program.run(["check", "--strict", mended])
      #expect(check.code == 0, "\(check.out) \(check.errors)")
    }
  }

  @Test func `letters that cannot be read fail, each by its kind, and their twins pass`() throws {
    let sky = Repository.path("Resources/Pictures/layers/night-1-sky.jpg")
    let hill = Repository.path("Resources/Pictures/layers/coast-night.jpg")
    func kinds(_ layers: String) throws -> (kinds: [String], code: Int32) {
      try ScratchFolder.use { folder in
        let scene = try folder.file(
          "scene.json",
          """
          { "parallax": 1, "effect": "layers",
            "parameters": { "place": "screen", "layers": [{ "picture": 0, "fill": true, "ratio": 0 }, \(layers)] },
            "content": { "images": ["\(sky)", "\(hill)"] } }
          """)
        let outcome = try Program.run(["audit", scene, "--json"])
        let found = try Answer(printed: outcome.out).list("legible").filter { $0.flag("passes") == false }
        return (found.compactMap { $0.text("kind") }, outcome.code)
      }
    }
    func text(_ words: String, _ fields: String) -> String {
      "{ \"text\": \"\(words)\", \"ratio\": 0, \(fields) }"
    }
    let cover = "{ \"picture\": 1, \"ratio\": 0, \"y\": 0.5, \"width\": 0.8 }"
    let blurred = "\"y\": 0.2, \"keys\": [{ \"at\": 0, \"blur\": 20 }"
    let pairs: [(kinds: [String], bad: String, good: String)] = [
      (["blur"], text("Headline", "\(blurred)]"), text("Headline", "\(blurred), { \"at\": 90 }]")),
      (
        ["overlap", "overlap"], text("Headline", "\"y\": 0.2") + ", " + text("Another one", "\"y\": 0.21"),
        text("Headline", "\"y\": 0.2") + ", " + text("Another one", "\"y\": 0.28")
      ),
      (["cutout"], text("Headline", "\"size\": 17, \"y\": 0.015"), text("Headline", "\"size\": 17, \"y\": 0.15")),
      (["edge"], text("Headline", "\"x\": 1, \"y\": 0.2"), text("Headline", "\"x\": 0.5, \"y\": 0.2")),
      (["covered"], text("Headline", "\"y\": 0.5") + ", " + cover, text("Headline", "\"y\": 0.15") + ", " + cover),
    ]
    for pair in pairs {
      let (bad, good) = (try kinds(pair.bad), try kinds(pair.good))
      #expect(bad.kinds == pair.kinds && bad.code == 1, "\(pair.kinds): \(bad)")
      #expect(good.kinds.isEmpty && good.code == 0, "twin of \(pair.kinds): \(good)")
    }
  }

  @Test func `wrong calls say what is wrong`() throws {
    for (words, sentence) in [
      (["audit"], "audit needs a scene"), (["audit", "pager", "--device", "iphone-88"], "There is no device"),
      (["audit", "pager", "--text-scale", "9"], "--text-scale must be from 0.5 to 3.1."),
    ] {
      let outcome = try Program.run(words)
      #expect(outcome.code == 64 && outcome.errors.contains(sentence), "\(outcome.errors)")
    }
  }
}

/// The audit in a job, beside the other checks.
struct AuditedCheckTests {
  @Test func `check tells what fails in an audit if that is asked for, and is strict about it`() throws {
    let white = ["--set", "parameters.layers.2.tone=light"]
    let silent = try Program.run(["check", "--strict", "day-and-night"] + white)
    #expect(silent.code == 0, "\(silent.out)")
    let audited = try Program.run(["check", "--strict", "--audit", "--json", "day-and-night"] + white)
    #expect(audited.code == 1, "\(audited.errors)")
    let report = try Answer(printed: audited.out)
    let problems = try #require(report.members.first).list("problems")
    let found = try #require(problems.first { $0.text("kind") == "audit" })
    #expect(found.text("severity") == "warning" && found.text("message")?.contains("Seven in the morning") == true)
    #expect(found.text("help")?.contains("tone") == true)
  }
}

/// The audit in code that is handed over.
struct AuditedHandoffTests {
  @Test func `code carries what was found in its head, if that is asked for`() throws {
    let white = ["--set", "parameters.layers.2.tone=light"]
    for system in ["css", "swiftui", "flutter"] {
      let words = ["handoff", "day-and-night", "--as", system]
      let audited = try Program.run(words + ["--audit"] + white)
      #expect(audited.code == 0, "\(audited.errors)")
      let head = audited.out.split(separator: "\n").prefix(40).joined(separator: "\n")
      #expect(head.contains("Audited on iPhone 14, dark: 1 thing fails.") && head.contains("has a contrast of"))
      #expect(try Program.run(words + white).out.contains("Audited on") == false)
    }
    let bare = try Program.run(["handoff", "day-and-night", "--audit"])
    #expect(bare.code == 64 && bare.errors.contains("--audit needs code to stand in"), "\(bare.errors)")
  }
}
