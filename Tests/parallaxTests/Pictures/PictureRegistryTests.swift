import Desktop
import Documents
import Geometry
import PreviewKit
import StudioKit
import TestSupport
import Testing

@testable import parallax

@Suite struct PictureRegistryTests {
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
