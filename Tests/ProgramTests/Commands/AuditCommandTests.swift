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
      #expect(try #require(folder.text("report.html")).contains("<b class=\"bad\">Fails</b>"))
      #expect(outcome.out.contains("Set parameters.layers.2.tone to \"dark\"."))
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
