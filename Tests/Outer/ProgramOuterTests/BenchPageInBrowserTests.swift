import Foundation
import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// The pages of `bench --html`, as a browser draws them.
@Suite(.enabled(if: Browser.Engine.installed.contains(.chromium), "no Chromium: see .ci/setup test-all"))
struct BenchPageInBrowserTests {
  private static let count = """
    const words = [...document.querySelectorAll('h1, h2, h3, td, p')].map(element => element.textContent)
    const size = kind => document.querySelectorAll(kind).length
    return { words, svg: size('svg'), over: size('td svg rect'), dots: size('circle'), nan: document.body.innerHTML.includes('NaN') }
    """

  private func drawn(_ page: String, in browser: Browser) throws -> [String: Any] {
    try browser.open(URL(filePath: page))
    return try #require(try browser.run(Self.count) as? [String: Any])
  }

  @Test func `a report and a history are drawn, whatever a scene is called`() throws {
    try ScratchFolder.use { folder in
      let browser = try Browser(.chromium)
      let words = ["bench", "map-crop", "--frames", "120", "--repeats", "2", "--html", folder / "a.html", "--json"]
      #expect(try Program.run(words).code == 0)
      let page = try drawn(folder / "a.html", in: browser)
      let told = try #require(page["words"] as? [String])
      #expect(told.first == "Frames of map-crop" && told.contains("p50 ms") && told.contains("n/a"))
      #expect(page["svg"] as? Int == 12 && page["over"] as? Int ?? 0 > 10 && page["nan"] as? Bool == false)

      let name = "</script><script>document.title='no'</script>"
      let runs = (0..<8).map {
        #"{"schema":"parallax-history/1","scene":"\#(name)","commit":"c\#($0)","machine":"m","renderer":"r","#
          + #""figures":{"frame_ms.p50":[3,\#($0 < 4 ? 4 : 8),9]},"unreliable":[]}"#
      }
      let history = try folder.file("h.jsonl", runs.joined(separator: "\n") + "\n")
      #expect(try Program.run(["bench", "--history", history, "--html", folder / "b.html"]).code == 0)
      let over = try drawn(folder / "b.html", in: browser)
      let lines = try #require(over["words"] as? [String])
      #expect(lines.contains(name) && lines.contains("A step of 2.00x at c4, run 5."))
      #expect(over["dots"] as? Int == 8 && over["nan"] as? Bool == false)
      #expect(try browser.run("return document.title") as? String == "Frame times over commits")
    }
  }
}
