import Boundary
import Desktop
import Documents
import Geometry
import PreviewKit
import StudioKit
import TestSupport
import Testing

@testable import parallax

@Suite struct PictureRegistryTests {
  @Test func `a file is watched once, and its layers are known by it`() {
    var registry = PictureRegistry()
    let layers = ["Sky", "Hills/Near"].map { PictureAddress(file: "/art/a.ora", layer: $0).text }
    for path in layers + ["/art/b.png"] { registry.learn(SeenPicture(path, .unfit(why: "it is none"))) }
    #expect(registry.watchedFiles == ["/art/a.ora", "/art/b.png"])
    #expect(registry.addresses(in: "/art/a.ora") == layers && registry.addresses(in: "/art/b.png") == ["/art/b.png"])
    #expect(registry.addresses(in: "/art/c.ora").isEmpty && registry.paths.count == 3)
  }

  @Test func `what is to be known of a picture goes with it into the studio`() throws {
    let size = Size(width: 4, height: 3)
    let cases: [(PictureReport, String?)] = [
      (.fit(size), nil), (.animated(size), "it is animated; only its first frame is shown"),
      (.flawed(size, why: "it is cut short"), "it is cut short"), (.unfit(why: "it is none"), "it is none"),
    ]
    for (report, remark) in cases {
      var registry = PictureRegistry()
      registry.learn(SeenPicture("/folder/a.gif", report))
      var content = SceneContent()
      content.images = ["a.gif"]
      let known = try #require(registry.table(of: ["a.gif"], from: "/folder").pictures(of: content).images.first)
      #expect(known.remark == remark && known.size == report.size)
    }
  }

  @Test func `a sequence in AVIF is known as one by its first bytes`() {
    let path = Repository.path("Tests/Fuzz/Seeds/Pictures/moving.avif")
    #expect(PictureFiles.report(on: path) == .animated(Size(width: 48, height: 32)))
  }
}
