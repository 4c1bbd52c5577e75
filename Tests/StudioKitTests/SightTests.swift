import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// A finding leads to where it is seen.
struct SightTests {
  private func studio(_ scene: Scene, picture: Size = Size(width: 4000, height: 3000)) throws -> TestStudio {
    let file = ScenePicture(id: PictureID(rawValue: 0), size: picture, isOpaque: true)
    let pictures = ScenePictures(images: Array(repeating: file, count: scene.content.images.count))
    var stage = TestStudio(window: Size(width: 1440, height: 900))
    stage.studio.add(SceneDocument(name: "test", scene: scene, pictures: pictures), at: stage.time)
    stage.wait(10)
    _ = stage.frame()
    return stage
  }

  /// Whether a point of the screen shows no part of the picture whose window it is in: the topmost layer there is a
  /// picture, or the window of one, and the picture lies elsewhere.
  private func seesGap(_ stage: TestStudio) -> Bool {
    var layers: [Layer] = []
    let shown = stage.studio.stage.shown
    shown.layers(at: stage.studio.stage.moment(stage.time), into: &layers)
    let screen = shown.setting.screen
    let windows = layers.filter { $0.content.picture != nil }.map { ($0.clip ?? $0.frame).intersection(screen) }
    // A gap begins at an edge of its window.
    let insets = [0.04, 0.25, 0.45, 0.8, 1.2]
    let (ys, xs) = (windows.flatMap { [$0.y, $0.maxY] }, windows.flatMap { [$0.x, $0.midX, $0.maxX] })
    for y in Set(ys.flatMap { y in insets.flatMap { [y - $0, y + $0] } }) {
      for x in Set(xs.flatMap { x in insets.flatMap { [x - $0, x + $0] } }) where screen.contains(Point(x: x, y: y)) {
        let top = layers.last { layer in
          let isSeen =
            switch layer.content {
            case .picture: layer.opacity > 0
            // A gap shows through a bar that is still fading in.
            case .surface: layer.opacity >= 1
            default: false
            }
          let frame = layer.content.picture == nil ? layer.visibleFrame : layer.clip ?? layer.frame
          return isSeen && frame.contains(Point(x: x, y: y))
        }
        guard let top, top.content.picture != nil else { continue }
        // A crop may show less than the whole picture, or more than there is of it.
        if !top.wholePicture.contains(Point(x: x, y: y)) || !top.frame.contains(Point(x: x, y: y)) { return true }
      }
    }
    return false
  }

  @Test(arguments: [
    MapCrop(["overscan": "none"]) as any Effect, MapCrop(["overscan": 1.05, "ratio": 0.2, "anchor": "top"]),
    WeatherMenu(["ratio": -0.3, "anchor": "top"]), HeaderParallax(["ratio": 1.4]),
    StretchBanner(["ratio": -0.4, "minHeight": 60]), StretchBanner(["ratio": 1.4]),
  ])
  func `a click on a gap goes to where it is seen`(effect: any Effect) throws {
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg", "b.jpg"]
    var stage = try studio(scene)
    let place = try #require(stage.window.ui.read(.panel) { $0.parts[.finding(0)] }).center
    for event: InputEvent in [.hover(place), .down(place), .up(place)] { stage.handle(event) }
    let isSeen = seesGap(stage)
    #expect(isSeen, "\(stage.offset)")
    let words = stage.frame().commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    #expect(words.joined(separator: " ").contains("Seen at \(stage.offset.formatted(.upTo(1))) pt"), "\(stage.offset)")
  }

  @Test func `a pull that leaves a gap is shown pulled, and held`() throws {
    var scene = Scene(effect: StretchBanner(["maxStretch": 1, "stretch": "zoom"]))
    scene.content.images = ["a.jpg"]
    var stage = try studio(scene)
    let findings = stage.studio.advice.findings
    let index = try #require(findings.firstIndex { $0.message.contains("leaves a gap above the picture") })
    let place = try #require(stage.studio.advice.places[index])
    stage.studio.apply(.put(offset: place), at: stage.time)
    stage.wait(3)
    #expect(stage.offset < stage.studio.stage.shown.extent.bounds.lowerBound - 50)
  }

  @Test(arguments: Catalog.names)
  func `over random scenes a gap that is found is seen at its moment`(name: String) throws {
    var random = SplitMix64(seed: 45)
    let type = try #require(Catalog.effect(named: name))
    var found = 0
    for _ in 0..<120 {
      var scene = Scene(effect: type.any(using: &random))
      scene.content.images = ["a.jpg", "b.jpg"]
      var stage = try studio(scene)
      let advice = stage.studio.advice
      for (finding, place) in zip(advice.findings, advice.places) where finding.message.contains("leaves a gap;") {
        found += 1
        let place = try #require(place, "\(name), seen nowhere: \(SceneWriter.text(of: scene))")
        stage.studio.apply(.put(offset: place), at: stage.time)
        let isSeen = seesGap(stage)
        #expect(isSeen, "\(name) \(place): \(SceneWriter.text(of: scene))")
      }
    }
    #expect(found > 0 || !["map-crop", "weather-menu", "header-parallax"].contains(name))
  }

  @Test func `a difference counts only where it is visible`() throws {
    var stage = TestStudio("header-stretch", window: Size(width: 1440, height: 900))
    stage.studio.edit(at: stage.time) {
      _ = $0.assign(.number(91), to: "parameters.minHeight")
      _ = $0.assign(.flag(true), to: "parameters.bar")
    }
    stage.press(.letter("`"))
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.9), to: "parameters.ratio") }
    stage.studio.perform(.arrange(.difference), at: stage.time)
    stage.studio.perform(.gesture(.slowDrag), at: stage.time)
    let difference = try #require(stage.studio.stage.difference)
    stage.studio.apply(.scrub(to: difference.moment), at: stage.time)
    var layers: [Layer] = []
    let shown = stage.studio.stage.shown
    shown.layers(at: stage.studio.stage.moment(stage.time), into: &layers)
    let index = try #require(layers.firstIndex { $0.id == difference.layer })
    let seen = layers.visiblePart(of: index, on: shown.setting.screen) { _ in true }
    #expect(difference.distance > 5 && seen.height > 1, "\(difference) \(seen)")
  }
}
