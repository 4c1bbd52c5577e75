import Documents
import Geometry
import Notation
import TestSupport
import Testing

@Suite struct DeviceBodyTests {
  private func read(_ text: String) -> Scene? {
    SceneReader.read(Array("{\"parallax\": 1, \"effect\": \"map-crop\", \(text)}".utf8)).scene
  }

  @Test func `a known device has its body, standing, lying and with another pixel density`() throws {
    for preset in Device.presets {
      #expect(preset.device.rotated.look == preset.device.look, "\(preset.name)")
      var sharper = preset.device
      sharper.scale = 1.5
      #expect(sharper.look == preset.device.look || preset.name == "desktop", "\(preset.name)")
    }
    #expect(Device().look.camera == .notch)
    #expect(Device.preset(named: "iphone-17")?.look.camera == .island)
    #expect(Device.preset(named: "pixel-9")?.look.bars == .android)
    #expect(Device.preset(named: "ipad-11")?.look.kind == .tablet)
    #expect(Device.preset(named: "desktop")?.look.kind == .window)
  }

  @Test func `two devices with one screen keep their own bodies`() {
    #expect(Device.preset(named: "galaxy-s24")?.look.corner == 34)
    #expect(Device.preset(named: "galaxy-s25")?.look.corner == 38)
  }

  @Test func `an unknown device gets the body that its screen suggests`() throws {
    let old = try #require(read("\"device\": { \"width\": 500, \"height\": 900 }"))
    #expect(old.device.look.kind == .phone)
    #expect(old.device.look.camera == .island)
    let plain = try #require(
      read("\"device\": { \"width\": 360, \"height\": 640, \"insets\": { \"top\": 0, \"bottom\": 0 } }"))
    #expect(plain.device.look.camera == .none && plain.device.look.corner == 6)
    let window = try #require(
      read(
        "\"device\": { \"width\": 900, \"height\": 700, \"scale\": 1, \"insets\": { \"top\": 0, \"bottom\": 0 } }"))
    #expect(window.device.look.kind == .window)
  }

  @Test func `what is said of a body is written, and the rest of it stays what is likely`() throws {
    var scene = try #require(read("\"device\": { \"body\": { \"corner\": 20 }, \"width\": 500 }"))
    #expect(scene.device.look.corner == 20 && scene.device.look.camera == .island)
    let written = JSONWriter.compact(SceneWriter.value(of: scene))
    #expect(written.contains("{\"width\":500,\"body\":{\"corner\":20}}"), "\(written)")
    #expect(scene.assign(.null, to: "device.body.corner").isEmpty)
    #expect(!JSONWriter.compact(SceneWriter.value(of: scene)).contains("body"))
  }

  @Test func `a preset with a body of its own is no preset any more, and keeps its numbers`() throws {
    var scene = try #require(read("\"device\": \"iphone-17\""))
    #expect(scene.assign(.text("hole"), to: "device.body.camera").isEmpty)
    #expect(scene.device.title == "iPhone 17, changed")
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
  }
}
