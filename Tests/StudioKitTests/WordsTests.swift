import Documents
import Effects
import PreviewKit
import Testing

@testable import StudioKit

/// Display names of layers and files.
struct WordsTests {
  @Test func `what was tapped is a sentence`() {
    for (layer, words) in [
      (LayerID("banner", nil, "image"), "Tapped the banner's picture"),
      (LayerID("row", 3, "image"), "Tapped the picture of row 4"),
      (LayerID("row", 0, "title"), "Tapped the title of row 1"),
      (LayerID("row", 11, "background"), "Tapped row 12"),
      (LayerID("album", 0, "layer", 1), "Tapped layer 2 of album 1"),
      (LayerID("list", nil, "indicator"), "Tapped the indicator of the list"),
    ] {
      #expect("Tapped \(LayerName(layer).words)" == words)
    }
  }

  @Test func `paths are spelled from another folder without detours`() {
    let paths = RelativePaths(from: "/home/ada/scenes", to: "/home/ada/work")
    #expect(paths.path("../Pictures/a.jpg") == "/home/ada/Pictures/a.jpg")
    #expect(paths.path("../work/b.jpg") == "b.jpg")
    #expect(paths.path("/srv/./x//c.jpg") == "/srv/x/c.jpg")
    #expect(paths.path("maps/a.jpg") == "/home/ada/scenes/maps/a.jpg")
  }

  @Test func `a path is plain without what leads nowhere`() {
    for (path, plain) in [
      ("/a/../b", "/b"), ("/../b", "/b"), ("/a/./b", "/a/b"), ("a/../../b", "../b"), ("./a", "a"), ("/a/b", "/a/b"),
      ("/a/..hidden", "/a/..hidden"), ("/", "/"), ("", ""),
    ] {
      #expect(FilePath.plain(path) == plain, "\(path)")
    }
  }

  @Test func `a device that was changed says so, and one that lies on its side does not`() {
    var device = Device()
    #expect(device.title == "iPhone 14")
    device.reduceMotion = true
    #expect(device.title == "iPhone 14" && device.rotated.title == "iPhone 14")
    device.width = 400
    #expect(device.title == "iPhone 14, changed")
    device.name = "Prototype"
    #expect(device.title == "Prototype")
  }
}
