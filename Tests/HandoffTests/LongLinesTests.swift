import TestSupport
import Testing

@testable import Handoff

@Suite struct LongLinesTests {
  private static let call = """
            part.measure(Constraints.fixed((rest.width * density).roundToInt(), (rest.height * density).toInt()))
    """
  private static let lambda = """
        val faces = remember(style) { style.layers.flatMap { layer -> List(layer.copies) { layer to it } } } // all
    """
  private static let sum = """
      double _hold(double scrolled) => math.min(math.max(0.0, scrolled - pinFrom), math.max(0.0, pinTo - pinFrom));
    """
  private static let named = """
      (Rect, RecordSceneLayerKey) place(double s, Size screen, RecordSceneStyle style, {required bool reduceMotion}) {
    """

  @Test func `a long line of Kotlin breaks inside of its brackets or its block`() {
    #expect(
      LongLines(of: .kotlin).broken([Self.call]) == [
        "        part.measure(",
        "            Constraints.fixed((rest.width * density).roundToInt(), (rest.height * density).toInt()),",
        "        )",
      ])
    #expect(
      LongLines(of: .kotlin).broken([Self.lambda]) == [
        "    // all", "    val faces = remember(style) {",
        "        style.layers.flatMap { layer -> List(layer.copies) { layer to it } }", "    }",
      ])
  }

  @Test func `a long line of Dart breaks behind its sign, else inside of its brackets`() {
    #expect(
      LongLines(of: .dart).broken([Self.sum]) == [
        "  double _hold(double scrolled) =>",
        "      math.min(math.max(0.0, scrolled - pinFrom), math.max(0.0, pinTo - pinFrom));",
      ])
    #expect(
      LongLines(of: .dart).broken([Self.named]) == [
        "  (Rect, RecordSceneLayerKey) place(",
        "    double s, Size screen, RecordSceneStyle style, {required bool reduceMotion}", "  ) {",
      ])
  }

  @Test func `a short line and words in quotes stay as they are`() {
    let words = "    title = \"" + String(repeating: "a, (b) ", count: 20) + "\""
    #expect(LongLines(of: .kotlin).broken(["    a(b)", words]) == ["    a(b)", words])
  }

  @Test(arguments: [HandoffSystem.compose, .flutter])
  func `no line of Kotlin or Dart is longer than 100 letters`(_ system: HandoffSystem) throws {
    for scene in TestScene.builtIn + TestScene.split {
      for file in try scene.handoff.files(as: system, from: .builtIn) where !file.path.hasSuffix(".md") {
        let long: [Substring] = file.text.split(separator: "\n").filter { $0.count > 100 }
        #expect(long.isEmpty, "\(scene) \(file.path): \(long)")
      }
    }
  }
}
