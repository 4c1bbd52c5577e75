import Boundary
import Desktop
import Documents
import Geometry
import PreviewKit
import StudioKit
import System
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

  @Test func `a layer keeps its picture under another name, unless that is another's`() {
    var registry = PictureRegistry()
    func address(_ layer: String) -> String { PictureAddress(file: "/art/a.ora", layer: layer).text }
    for layer in ["Sky", "Near"] { registry.learn(SeenPicture(address(layer), .fit(Size(width: 4, height: 3)))) }
    let renamed = registry.rename(address("Near"), to: address("Close"))
    #expect(renamed == PictureID(rawValue: 1))
    #expect(registry.paths == [address("Sky"), address("Close")] && !registry.knows(address("Near")))
    #expect(registry.addresses(in: "/art/a.ora") == registry.paths)
    let others = [("Sky", "Close"), ("Gone", "Here")].map { registry.rename(address($0), to: address($1)) }
    #expect(others == [nil, nil])
    #expect(registry.paths == [address("Sky"), address("Close")])
  }

  @Test func `what is to be known of a picture goes with it into the studio`() throws {
    let size = Size(width: 4, height: 3)
    let cases: [(PictureReport, String?)] = [
      (.fit(size), nil), (.animated(size), "it is animated; only its first frame is shown"),
      (.flawed(size, why: "it is cut short"), "it is cut short"), (.unfit(why: "it is none"), "it is none"),
      (.lost(size, why: "it has no such layer"), "it has no such layer"),
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

  @Test func `pictures read ahead have the numbers and sizes of those read with their scenes`() throws {
    let scenes = try SceneLibrary.gallery.map { try LoadedScene(inGallery: $0).placed }
    var (ahead, direct) = (PictureRegistry(), PictureRegistry())
    for picture in try #require(PictureRegistry.reading(of: scenes)).answer(0) { ahead.learn(picture) }
    let paths = ahead.paths
    #expect(paths.count > 50 && Set(paths).count == paths.count)
    for scene in scenes { #expect(ahead.pictures(of: scene) == direct.pictures(of: scene), "\(scene.path)") }
    #expect(ahead.paths == paths && direct.paths == paths)
  }

  @Test func `a sequence in AVIF is known as one by its first bytes`() {
    let path = Repository.path("Tests/Fuzz/Seeds/Pictures/moving.avif")
    #expect(PictureFiles.report(on: path) == .animated(Size(width: 48, height: 32)))
  }
}
