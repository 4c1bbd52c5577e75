import Desktop
import Documents
import Testing

@Suite struct SceneLibraryTests {
  @Test func `a built-in scene is known by its file alone, and is one of those in the list`() {
    #expect(!SceneLibrary.builtIn.isEmpty)
    for name in SceneLibrary.builtIn { #expect(SceneLibrary.isBuiltIn(name), "\(name)") }
    for name in [
      "", ".", "..", "weather", "weather-menu.json", "../Scenes/weather-menu", "/weather-menu", "weather\0menu",
    ] {
      #expect(!SceneLibrary.isBuiltIn(name), "\(name)")
    }
  }

  @Test func `a scene of the gallery is the one in its file`() throws {
    for name in SceneLibrary.gallery {
      let (scene, file) = (try SceneLibrary.readInGallery(name), try SceneLibrary.read(name))
      #expect(scene.reading.scene == file.reading.scene && scene.bytes == file.bytes && scene.path == file.path)
      #expect(scene.reading.problems == file.reading.problems && scene.isBuiltIn && scene.name == file.name)
    }
    #expect(throws: FileError.self) { try SceneLibrary.readInGallery("no-such-scene") }
  }

  @Test func `a name is an id, or an id or a title in any case`() throws {
    for name in ["map-crop", "Map-Crop", "Walks in the city", "walks IN the city"] {
      let stored = try SceneLibrary.read(name)
      #expect(stored.name == "map-crop" && stored.isBuiltIn && stored.path.hasSuffix("/Scenes/map-crop.json"))
    }
    #expect(SceneLibrary.builtIn(called: "a/map-crop") == nil)
  }

  @Test(arguments: [
    ("map-corp", "Did you mean map-crop?"), ("Walks in teh city", "Did you mean Walks in the city?"),
    ("header-parallax", "Scenes that use it: header-refresh, header-stretch"),
    ("nothing-like-it", "no built-in scene has this name"), ("map-corp.json", "the file does not exist"),
  ])
  func `a name that is none is answered with what was probably meant`(_ name: String, _ answer: String) {
    #expect { try SceneLibrary.read(name) } throws: { ($0 as? FileError)?.reason.contains(answer) == true }
  }
}
