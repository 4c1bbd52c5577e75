import Chance
import Documents
import Effects
import Geometry
import JSON
import Parameters
import Testing

/// What is allowed in a scene and will look wrong, and advice that helps.
@Suite struct LintTests {
  private func findings(_ parameters: String, effect: String, rest: String = "", _ report: PictureReport) -> [String] {
    let text = "{\"parallax\":1,\"effect\":\"\(effect)\",\n\"parameters\":{\(parameters)}\(rest)}"
    let reading = SceneReader.read(Array(text.utf8))
    #expect(reading.scene != nil, "\(reading.findings)")
    return SceneLint.findings(in: reading) { _ in report }.map { $0.line(file: "s") }
  }

  private func check(
    _ effect: String, _ parameters: String, rest: String = "", report: PictureReport = .unfit(why: "is missing"),
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      findings(parameters, effect: effect, rest: rest, report) == expected, sourceLocation: sourceLocation)
  }

  @Test func `scenes of defaults show no gap`() {
    for name in Catalog.names { check(name, "") }
  }

  @Test func `a map without enough overscan is told how much it needs, if a scene can have it`() {
    check(
      "map-crop", "\"ratio\":0.5,\"overscan\":1.5",
      "s:2:23: warning: parameters.ratio: at ratio 0.5 the picture leaves a gap; 0.635...1.365 is safe here."
        + " Set overscan to \"auto\", or to 1.97 or more.")
    check(
      "map-crop", "\"overscan\":\"none\",\"ratio\":-0.5",
      "s:2:41: warning: parameters.ratio: at ratio -0.5 the picture leaves a gap; 0.779...1.221 is safe here."
        + " Set overscan to \"auto\".")
  }

  @Test func `a row by its top is told to go by its middle`() {
    check(
      "weather-menu", "\"anchor\":\"top\"",
      "s:2:24: warning: parameters.anchor: at ratio 0.882 the picture leaves a gap; 1...1 is safe here."
        + " Set anchor to \"center\".")
  }

  @Test func `a picture lower than its row leaves a gap`() {
    check(
      "weather-menu", "\"imageHeight\":50",
      "s:2:29: warning: parameters.imageHeight: at ratio 1.053 the picture leaves a gap; -0.5...1 is safe here."
        + " Make it at least as tall as the row: 100.")
  }

  @Test func `a header outside 0...1 leaves a gap`() {
    check(
      "header-parallax", "\"ratio\":1.2",
      "s:2:23: warning: parameters.ratio: at ratio 1.2 the picture leaves a gap; 0...1 is safe here."
        + " The nearest safe ratio is 1.")
    check("header-parallax", "\"ratio\":1.2,\"minHeight\":400")
  }

  @Test func `pictures that cannot be shown and pictures that are too small are told where they are spelled`() {
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"],\"page\":\"b.png\"}",
      "s:3:22: warning: content.images[0]: a.png: is missing", "s:3:38: warning: content.page: b.png: is missing")
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"]}", report: .fit(Size(width: 600, height: 400)),
      "s:3:22: warning: content.images[0]: a.png is 600 x 400 pixels and not sharp at the largest zoom."
        + " Give it at least 1170 x 780.")
    check(
      "weather-menu", "", rest: ",\n\"content\":{\"images\":[\"a.png\"]}", report: .fit(Size(width: 1170, height: 780)))
  }

  @Test func `the ratio that is advised is safe`() throws {
    var random = SplitMix64(seed: 1)
    var advised = 0
    for _ in 0..<300 {
      let map = MapCrop(["ratio": .number(random.number(-0.5...1.5)), "overscan": .number(random.number(1...2))])
      let banner = StretchBanner([
        "ratio": .number(random.number(-0.5...1.5)), "minHeight": .number(random.number(0...150)),
      ])
      let header = HeaderParallax(["ratio": .number(random.number(-0.5...1.5))])
      for effect in [map, banner, header] as [any Effect] {
        var scene = Scene(effect: effect)
        let reading = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
        guard let finding = SceneLint.findings(in: reading, report: { _ in .unfit(why: "") }).first else { continue }
        guard finding.help.contains("ratio is"), let word = finding.help.dropLast().split(separator: " ").last,
          let number = Double(String(word))
        else { continue }
        advised += 1
        try #require(scene.assign(.number(number), to: "parameters.ratio") == [])
        let coverage = scene.effect.coverage(in: scene.setting { _ in nil })
        try #require(coverage.isCovered, "\(effect.pasted): \(finding.help) \(coverage)")
      }
    }
    #expect(advised > 50)
  }
}
