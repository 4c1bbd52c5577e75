import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import ScrollPhysics
import TestSupport
import Testing

@testable import StudioKit

/// A device brings its platform.
@Suite struct PlatformTests {
  private func bench() throws -> Bench {
    var bench = try Bench(Scene(effect: MapCrop()), height: 900)
    bench.inspector.setOpen(.device, true)
    bench.look()
    return bench
  }

  /// Presses a button of the notice.
  private func press(_ title: String, _ bench: inout Bench) throws {
    let index = try #require(bench.studio.view.notice?.actions.firstIndex { $0.title == title })
    let place = try #require(bench.window.ui.read(.notice) { $0.parts[.noticeAction(index)] })
    bench.send(.hover(place.center), .down(place.center), .up(place.center))
  }

  private func choose(_ device: String, _ bench: inout Bench) {
    bench.studio.apply(.set("device", to: .text(device)), at: bench.time)
    bench.look()
  }

  @Test func `a device of another platform offers its scrolling and hand-off in one click`() throws {
    var bench = try bench()
    bench.studio.apply(.chooseSystem(.uikit), at: bench.time)
    choose("pixel-9", &bench)
    #expect(
      bench.studio.view.notice?.text
        == "Pixel 9 runs Android, but the scene scrolls as iOS and is handed over as UIKit.")
    try press("Use Android\u{2019}s", &bench)
    #expect(bench.scene.physics.preset == .android)
    // It follows the device again.
    #expect(bench.studio.view.handoffTarget == nil)
    #expect(bench.studio.view.notice?.actions == [] && bench.inspector.document?.platformOffer == nil)
    #expect(bench.studio.view.panel.platformChoice == .ask)
  }

  @Test func `the offer stays in the Device section`() throws {
    var bench = try bench()
    choose("galaxy-s25", &bench)
    try bench.click(.platform)
    #expect(bench.scene.physics.preset == .android && bench.scene.device.presetName == "galaxy-s25")
    #expect(bench.inspector.frame(of: .platform) == nil)
  }

  @Test func `Always takes it with the device as one step, and Never does not ask`() throws {
    var bench = try bench()
    choose("pixel-9", &bench)
    try press("Always", &bench)
    #expect(bench.scene.physics.preset == .android)
    let steps = bench.studio.document.history.steps.count
    choose("iphone-15", &bench)
    #expect(bench.scene.physics.preset == .ios && bench.studio.document.history.steps.count == steps + 1)
    #expect(bench.studio.document.history.steps.last?.name == "iPhone 15")
    bench.studio.apply(.choosePlatform(.never), at: bench.time)
    bench.studio.view.notice = nil
    choose("pixel-9", &bench)
    #expect(bench.scene.physics.preset == .ios && bench.studio.view.notice == nil)
    #expect(bench.inspector.document?.platformOffer != nil)
  }

  @Test func `the choice is kept for the next start`() throws {
    for choice in PlatformChoice.allCases {
      var state = PanelState()
      state.platformChoice = choice
      let library = try #require(Library([SceneDocument(name: "a", scene: Scene(effect: MapCrop()))]))
      let record = try #require(
        SessionRecord(SessionRecord(library, view: SessionRecord.View(panel: state.record)).text))
      var next = PanelState()
      next.record = record.view.panel
      #expect(next.platformChoice == choice)
    }
  }

  @Test func `Flutter stays Flutter, and a device of the same platform brings nothing`() throws {
    var scene = Scene(effect: MapCrop())
    scene.physics.preset = .flutter
    scene.device = try #require(Device.preset(named: "pixel-8"))
    #expect(PlatformOffer(scene, target: nil)?.scrolling == .flutterAndroid)
    scene.physics.preset = .android
    #expect(PlatformOffer(scene, target: nil) == nil)
    scene.device = try #require(Device.preset(named: "desktop"))
    #expect(PlatformOffer(scene, target: nil)?.scrolling == .chromium)
    for preset in ScrollPreset.allCases {
      #expect(Platform(Platform(preset).scrolling(after: preset)) == Platform(preset), "\(preset)")
    }
  }

  @Test func `a notice with buttons is reached by F6, and goes when one is pressed`() throws {
    var bench = try bench()
    choose("pixel-9", &bench)
    for _ in 0..<12 where bench.window.ui.keyPart != .notice { bench.press(.function(6)) }
    #expect(bench.window.ui.keyPart == .notice)
    bench.press(.enter)
    #expect(bench.scene.physics.preset == .android && bench.window.ui.keyPart == nil)
  }

  @Test func `the body says what the preset shows`() throws {
    var bench = try bench()
    let camera = try #require(bench.inspector.field("device.body.camera"))
    #expect(camera.words == "As the preset: notch")
    let corner = try #require(bench.inspector.field("device.body.corner"))
    #expect(corner.words == "47" && corner.unit == "preset" && !corner.isNumber)
    bench.studio.apply(.set("device.body.corner", to: 20), at: bench.time)
    #expect(bench.studio.document.history.steps.last?.name == "Corner set to 20")
    bench.studio.apply(.set("device.body.corner", to: .null), at: bench.time)
    #expect(bench.studio.document.history.steps.last?.name == "Corner 20 to as the preset")
  }

  @Test func `devices stand in the menu by maker and year, with their sizes`() throws {
    var bench = try bench()
    bench.inspector.focus = "device"
    bench.press(.enter)
    let words = bench.window.ui.read(.panel) { surface in
      surface.list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }
    #expect(!words.isEmpty)
    #expect(Device.presets.first { $0.name == "iphone-15" }?.detail == "2023   393 \u{D7} 852")
    var years: [String: Int] = [:]
    for preset in Device.presets {
      guard let year = preset.year else { continue }
      #expect(year >= years[preset.maker] ?? 0, "\(preset.name)")
      years[preset.maker] = year
    }
    #expect(DevicePreset.breaks.count == Set(Device.presets.map(\.maker)).count - 1)
  }
}
