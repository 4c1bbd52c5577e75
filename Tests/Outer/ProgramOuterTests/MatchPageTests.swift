import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// `match` with a page in the installed Chromium.
@Suite(.enabled(if: Browser.Engine.installed.contains(.chromium), Browser.missing))
struct MatchPageTests {
  @Test func `a page that is handed over matches, and one with another ratio does not`() throws {
    try ScratchFolder.use { folder in
      for (name, ratio) in [("right", "0.7"), ("wrong", "0.6")] {
        let words = ["handoff", "map-crop", "--set", "parameters.ratio=\(ratio)", "--as", "page"]
        #expect(try Program.run(words + ["-o", folder / "\(name).html"]).code == 0)
      }
      let right = try Program.run(["match", "map-crop", "--page", folder / "right.html"])
      #expect(right.code == 0 && right.out.hasPrefix("It matches"), "\(right)")
      let wrong = try Program.run(["match", "map-crop", "--page", folder / "wrong.html"])
      #expect(wrong.code == 1 && wrong.out.contains("\nratio "), "\(wrong)")
    }
  }

  /// Albums scroll sideways, snap, and play by themselves; the hero's layers follow, and the record's titles have two
  /// spaces in a row.
  @Test(arguments: ["album-stack", "trailing-hero", "record-plain"])
  func `a page that is handed over matches however it moves`(scene: String) throws {
    try ScratchFolder.use { folder in
      let page = folder / "page.html"
      #expect(try Program.run(["handoff", scene, "--as", "page", "-o", page]).code == 0)
      let outcome = try Program.run(["match", scene, "--page", page])
      #expect(outcome.code == 0 && outcome.out.hasPrefix("It matches"), "\(outcome)")
    }
  }

  /// Layers that go on moving, a title that is missing over a picture, a ridge that hardly shows between others, content
  /// that begins higher, and a title in a taller bar.
  @Test(arguments: [
    ("header-stretch", "parameters.follow=3", "follow "),
    ("pager", "parameters.layers.7.hidden=true", "missing-layer "),
    ("pager", "parameters.layers.2.ratio=0.3", "ratio "),
    ("stretch-banner", "parameters.aspect=1.35", "size "),
    ("header-stretch", "parameters.minHeight=80", "clamp "),
  ])
  func `a page with a fault is called by its kind`(scene: String, change: String, kind: String) throws {
    try ScratchFolder.use { folder in
      let page = folder / "page.html"
      #expect(try Program.run(["handoff", scene, "--set", change, "--as", "page", "-o", page]).code == 0)
      let outcome = try Program.run(["match", scene, "--page", page])
      let named = outcome.out.split(separator: "\n").dropFirst().first
      #expect(outcome.code == 1 && named?.hasPrefix(kind) == true, "\(outcome)")
    }
  }

  @Test func `a page that leaves while it is looked at says so`() throws {
    try ScratchFolder.use { folder in
      let page = try folder.file(
        "leaving.html",
        """
        <!DOCTYPE html><div style="height: 4000px">Long</div>
        <script>addEventListener('scroll', () => { if (scrollY > 200) location = 'about:blank' })</script>
        """)
      let outcome = try Program.run(["match", "map-crop", "--page", page])
      #expect(outcome.code == 65 && outcome.errors.contains("another one"), "\(outcome)")
    }
  }

  @Test func `a page that does not scroll, or is not there, says so`() throws {
    try ScratchFolder.use { folder in
      let short = try folder.file("short.html", "<!DOCTYPE html><p>Short</p>")
      let still = try Program.run(["match", "map-crop", "--page", short])
      #expect(still.code == 65 && still.errors.contains("nothing on the page scrolls"), "\(still)")
      let missing = try Program.run(["match", "map-crop", "--page", folder / "none.html"])
      #expect(missing.code == 66 && missing.errors.contains("there is no such page"), "\(missing)")
    }
  }
}
