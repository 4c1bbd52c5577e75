import Boundary
import Documents
import Effects
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

@Suite struct TextSizeTests {
  private func findings(title: String, value: String? = nil, asked: Double = 1) -> [TextSizeFinding] {
    var scene = Scene(effect: MapCrop(["rowHeight": 100, "textHeight": 100]))
    var item = SceneItem()
    (item.title, item.value) = (title, value)
    scene.content.items = [item]
    // Each letter is half as wide as it is high: 8.5 points at the usual size of 17, on 358 points.
    return TextSizeAudit(scene, ScenePictures(), TextMeasure.fixed(0.5), asked: asked).findings()
  }

  @Test func `a line is cut at the first size at which it is wider than its box`() {
    #expect(findings(title: "Short").isEmpty)
    let long = findings(title: String(repeating: "a", count: 25))
    // 25 letters are 212.5 points: 358 at 1.68.
    #expect(long.contains { $0.kind == .cut && $0.from == 1.94 && $0.passes })
    #expect(findings(title: String(repeating: "a", count: 25), asked: 2).contains { $0.kind == .cut && !$0.passes })
    #expect(findings(title: String(repeating: "a", count: 60)).contains { $0.from == 1 && !$0.passes })
  }
}
