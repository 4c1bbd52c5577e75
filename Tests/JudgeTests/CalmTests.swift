import Documents
import Effects
import Geometry
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import Judge

/// An effect whose word drifts whatever is asked for, and which scrolls by itself.
private struct Restless: Effect {
  static let name = "restless"
  static let title = "Restless"
  static let parameters: [Parameter<Self>] = []

  func extent(in setting: Setting) -> Extent { Extent(bounds: 0...400, autoplay: 20) }

  func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let frame = Rect(x: 10, y: 100 - moment.offset / 2, width: 80, height: 20)
    layers.append(
      Layer(
        LayerID("word", nil, "text"), frame: frame,
        content: .title(0, .picture)))
    guard !setting.isStill else { return }
    layers.append(Layer(LayerID("row", 0, "image"), frame: Rect(x: 0, y: 0, width: 90, height: 60), content: .page))
    layers.append(
      Layer(
        LayerID("other", nil, "text"), frame: Rect(x: 10, y: 150, width: 80, height: 20),
        content: .title(0, .picture)))
  }
}

@Suite struct CalmTests {
  private func findings(_ scene: Scene) -> [CalmFinding.Rule: CalmFinding] {
    let pictures = ScenePictures()
    let found = CalmAudit(
      moving: AuditedScreen(scene, pictures), still: AuditedScreen(scene, pictures, isStill: true)
    ).findings()
    return Dictionary(uniqueKeysWithValues: found.map { ($0.rule, $0) })
  }

  @Test func `each rule of calm is broken by an effect that breaks it`() throws {
    let found = findings(Scene(effect: Restless()))
    #expect(found[.motion]?.layers == ["word/text"])
    #expect(found[.words]?.layers == ["other/text"])
    #expect(found[.reach]?.layers == ["row-0/image"])
    #expect(found[.autoplay]?.passes == false)
  }

  @Test(arguments: BuiltInScene.names)
  func `every built-in scene is calm`(_ name: String) throws {
    for (rule, finding) in findings(try #require(BuiltInScene.named(name))) {
      #expect(finding.passes, "\(rule): \(finding.sentence)")
    }
  }
}
