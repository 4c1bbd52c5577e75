import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import TestSupport
import Testing

/// A saved scene is minimal, and writing it again after reading gives the same bytes.
@Suite struct WriterTests {
  private func check(_ scene: Scene, _ expected: String) {
    #expect(JSONWriter.compact(SceneWriter.value(of: scene)) == expected)
    #expect(SceneReader.read(Array(expected.utf8)).scene == scene)
  }

  private func scene(_ effect: any Effect = MapCrop(), _ change: (inout Scene) -> Void = { _ in }) -> Scene {
    var scene = Scene(effect: effect)
    change(&scene)
    return scene
  }

  @Test func `a scene of defaults is two fields`() {
    for type in Catalog.effects {
      check(scene(type.init()), "{\"parallax\":1,\"effect\":\"\(type.name)\"}")
    }
    #expect(SceneWriter.text(of: scene()) == "{\n  \"parallax\": 1,\n  \"effect\": \"map-crop\"\n}\n")
  }

  @Test func `only what differs is spelled, in the order of the declarations`() {
    let head = "{\"parallax\":1,\"effect\":\"map-crop\""
    check(scene(MapCrop(["every": 3, "ratio": 0.5])), head + ",\"parameters\":{\"ratio\":0.5,\"every\":3}}")
    check(scene { $0.title = "a" }, "{\"parallax\":1,\"title\":\"a\",\"effect\":\"map-crop\"}")
    check(scene { $0.device = Device.preset(named: "iphone-se") ?? Device() }, head + ",\"device\":\"iphone-se\"}")
    check(scene { $0.device.width = 500 }, head + ",\"device\":{\"width\":500}}")
    check(
      scene { $0.device.insets = Insets(top: 47, left: 5, bottom: 0) },
      head + ",\"device\":{\"insets\":{\"left\":5,\"bottom\":0}}}")
    check(scene { $0.physics = ScenePhysics(preset: .firefox) }, head + ",\"physics\":\"firefox\"}")
    check(scene { $0.physics.scroll.dragSlop = 3 }, head + ",\"physics\":{\"dragSlop\":3}}")
    check(
      scene {
        $0.physics = ScenePhysics(preset: .firefox)
        $0.physics.scroll.restDistance = 1
        $0.physics.scroll.restSpeed = nil
      }, head + ",\"physics\":{\"preset\":\"firefox\",\"restDistance\":1,\"restSpeed\":null}}")
    check(
      scene {
        $0.content.rows = 0
        $0.content.pictureSize = [3, 1]
      }, head + ",\"content\":{\"rows\":0,\"pictureSize\":[3,1]}}")
  }

  @Test func `a rival that gave way is not spelled`() {
    check(
      scene(WeatherMenu(["ratio": 0.5])), "{\"parallax\":1,\"effect\":\"weather-menu\",\"parameters\":{\"ratio\":0.5}}")
    check(
      scene(WeatherMenu(["imageHeight": 300])),
      "{\"parallax\":1,\"effect\":\"weather-menu\",\"parameters\":{\"imageHeight\":300}}")
  }

  @Test func `any scene read back is equal, and written again is the same bytes`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<600 {
      let type = random.pick(Catalog.effects)
      var scene = Scene(effect: type.any(using: &random))
      scene.title = random.flag() ? "" : "Maps \"a\"\n"
      scene.device = random.flag() ? Device.any(using: &random) : random.pick(Device.presets).device
      scene.physics = random.flag() ? ScenePhysics(preset: random.pick(ScrollPreset.allCases)) : .any(using: &random)
      scene.content = .any(using: &random)
      let text = SceneWriter.text(of: scene)
      let reading = SceneReader.read(Array(text.utf8))
      try #require(reading.scene == scene, "\(reading.problems.map { $0.line(file: "s") })\n\(text)")
      let again = reading.scene.map { SceneWriter.text(of: $0) }
      try #require(again == text, "\(text)\nis not\n\(again ?? "nothing")")
    }
  }
}
