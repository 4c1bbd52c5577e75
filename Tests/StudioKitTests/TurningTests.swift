import Boundary
import Documents
import Geometry
import JSON
import Testing

@testable import StudioKit

/// Rotating the device.
struct TurningTests {
  @Test(arguments: TestStudio.names) func `R lays the device down, and is no edit`(_ name: String) {
    var stage = TestStudio(name)
    let (document, standing) = (stage.studio.document, stage.studio.layout.screen)
    stage.press(.letter("r"))
    let lying = stage.studio.layout.screen
    #expect(lying.width > lying.height && standing.height > standing.width)
    #expect(stage.studio.document.version == document.version && !stage.studio.document.isUnsaved)
    #expect(stage.studio.document.history.steps.count == 1)
    stage.press(.letter("r"))
    #expect(stage.studio.layout.screen == standing)
  }

  @Test func `the device stays as it lies through edits, undo and other scenes`() {
    var stage = TestStudio("map-crop")
    stage.press(.letter("r"))
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.3), to: "parameters.ratio") }
    #expect(stage.studio.stage.scene.device.width == 844)
    stage.press(.letter("z"), .control)
    #expect(stage.studio.stage.scene.device.width == 844)
    stage.press(.letter("2"))
    #expect(stage.studio.stage.scene.device.width == 844 && stage.studio.document.scene.device.width == 390)
  }
}
