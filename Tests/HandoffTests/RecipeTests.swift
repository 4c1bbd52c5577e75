import Handoff
import TestSupport
import Testing

/// The words of layers in the code of every system.
@Suite struct RecipeTests {
  @Test(arguments: GoldenTests.systems)
  func `color, weight and lines of a text are in the code of every system`(_ system: HandoffSystem) throws {
    let text = try TestScene.text.handoff.files(as: system, from: .builtIn).map(\.text).joined(separator: "\n")
    let plain = try TestScene("paper-hills").handoff.files(as: system, from: .builtIn).map(\.text).joined()
    #expect(text.lowercased().contains("ffb340"))
    #expect(text.contains(/[wW]eight(: |=| = FontWeight\.W|: FontWeight\.w)500/) || text.contains("weight: 500"))
    #expect(text.contains(/lines(: |=| = )2/))
    #expect(text.contains(#"Down\nthe hill"#) || text.contains("<div>the hill</div>"))
    #expect(!plain.contains(/\blines: 1/) && !plain.contains("lineSpacing"))
  }
}
