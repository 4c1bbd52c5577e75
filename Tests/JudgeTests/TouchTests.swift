import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

@Suite struct TouchTests {
  private func findings(rows height: Double, on name: String) throws -> [TouchFinding] {
    var scene = Scene(effect: MapCrop(["rowHeight": .number(height), "textHeight": .number(height)]))
    scene.device = try #require(Device.preset(named: name))
    return TouchAudit(AuditedScreen(scene, ScenePictures())).findings()
  }

  @Test(arguments: [
    ("iphone-15", 44.0, true), ("iphone-15", 43, false), ("pixel-9", 48, true), ("pixel-9", 47, false),
    ("desktop", 24, true), ("desktop", 23, false),
  ])
  func `a row is as high as its system asks`(_ device: String, _ height: Double, _ passes: Bool) throws {
    let found = try findings(rows: height, on: device).filter { $0.kind == .size }
    #expect(!found.isEmpty && found.allSatisfy { $0.passes == passes && $0.size == height })
  }

  @Test func `what never comes out from under the status bar cannot be tapped`() throws {
    // One row, which rests below the status bar, and the same on a screen whose bar covers all of it.
    var scene = Scene(effect: MapCrop(["rowHeight": 60, "textHeight": 60]))
    scene.device = try #require(Device.preset(named: "iphone-15"))
    scene.content.rows = 1
    #expect(TouchAudit(AuditedScreen(scene, ScenePictures())).findings().allSatisfy { $0.kind != .covered })
    var header = Scene(effect: StretchBanner(["aspect": 4]))
    header.device = scene.device
    header.device.width = 160
    #expect(
      TouchAudit(AuditedScreen(header, ScenePictures())).findings().contains {
        $0.kind == .covered && $0.layer == "banner/image"
      })
  }
}
