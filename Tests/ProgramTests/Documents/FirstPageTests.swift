import Foundation
import TestSupport
import Testing

/// The page that docs/handoff/first-page.md has a developer write, from the folder of the tutorial's scene.
struct FirstPageTests {
  @Test func `the page of the guide has the demo's own elements and files`() throws {
    func blocks(_ document: String, _ fence: String) throws -> [String] {
      try #require(Repository.text(of: document)).components(separatedBy: "```\(fence)\n").dropFirst()
        .map { $0.components(separatedBy: "\n```")[0] }
    }
    let page = try #require(blocks("docs/handoff/first-page.md", "html").first)
    try ScratchFolder.use { folder in
      let samples = "Resources/Samples/valley"
      for name in Repository.files(in: samples, ending: "") {
        try FileManager.default.createSymbolicLink(
          atPath: folder / name, withDestinationPath: Repository.path("\(samples)/\(name)"))
      }
      let name = "valley.parallax.json"
      let scene = try folder.file(name, #require(blocks("docs/start/first-scene.md", "json \(name)").first))
      #expect(try Program.run(["handoff", scene, "--all", "-o", folder / "valley", "--quiet"]).code == 0)
      let demo = try #require(folder.text("valley/css/demo.html"))
      let elements = page.matches(of: /<(?:div|img) [^>]*class="valley-scene[^>]*>/).map { String($0.output) }
      #expect(elements.count == 6)
      for element in elements {
        let same = element.replacing("pictures/", with: "../pictures/").replacing("A valley", with: "valley")
        #expect(demo.contains(same), "\(same)")
      }
      for file in page.matches(of: /(?:src|href)="([^"]+)"/).map({ String($0.output.1) }) {
        #expect(FileManager.default.fileExists(atPath: folder / "valley/\(file)"), "\(file)")
      }
      #expect(demo.contains("valleyScene(root)"))
      #expect(folder.text("valley/css/effect.css")?.contains(".valley-scene-l2 { --fx-ratio") == true)
    }
  }
}
