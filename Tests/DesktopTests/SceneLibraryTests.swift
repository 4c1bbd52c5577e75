import Desktop
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

  @Test func `its path is the one that its list names, and others stay as they are`() throws {
    #expect(try SceneLibrary.path(of: "weather-menu").hasSuffix("/Scenes/weather-menu.json"))
    #expect(try SceneLibrary.path(of: "nowhere") == "nowhere")
    #expect(try SceneLibrary.path(of: "a/weather-menu") == "a/weather-menu")
  }
}
