import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// C: a comparison on the stage, with the same gesture.
struct ComparisonTests {
  /// A stage with a gesture and ratios of A and B that differ by .1, showing A.
  private func stage(_ name: String = "header-stretch", field: String = "parameters.ratio") -> TestStudio {
    var stage = TestStudio(name)
    stage.drag(from: Point(x: 300, y: 700), to: Point(x: 150, y: 500))
    stage.wait(10)
    _ = stage.frame()
    stage.press(.letter("`"))
    let scene = stage.studio.document.scene
    if case .number(let value)? = scene.parameter(field)?.get(scene) {
      stage.studio.edit(at: stage.time) { _ = $0.assign(.number(value > 0.5 ? value - 0.1 : value + 0.1), to: field) }
    }
    stage.press(.letter("`"))
    return stage
  }

  private func offsets(_ stage: TestStudio) -> (own: Double, other: Double) {
    (stage.offset, stage.companionOffsets.first ?? .nan)
  }

  @Test func `a notice covers no caption, whatever the window and the way of comparing`() {
    for size in [Size(width: 900, height: 640), Size(width: 1280, height: 820), Size(width: 1920, height: 1080)] {
      for arrangement in 0..<4 {
        var stage = TestStudio("header-stretch", window: size)
        stage.press(.letter("c"))
        for _ in 0..<arrangement { stage.press(.letter("c"), .shift) }
        stage.wait(1)
        _ = stage.frame()
        stage.press(.letter("`"))
        _ = stage.frame()
        #expect(stage.studio.view.notice != nil)
        let notice = stage.studio.layout[.notice]
        for caption in CompanionView.captions(of: stage.studio.stage, stage.studio.layout) {
          #expect(!notice.overlaps(caption), "\(size), way \(arrangement): \(notice) covers \(caption)")
        }
      }
    }
  }

  @Test func `C compares with the other setting, else with the article, else with no effect, and back`() {
    var stage = TestStudio("header-stretch")
    let alone = stage.stageFrame()
    stage.press(.letter("c"))
    #expect(stage.studio.stage.beside.comparison?.other(in: stage.studio.document, nil) == .article)
    #expect(stage.studio.stage.screens.count == 2 && stage.studio.layout.row != nil)
    stage.press(.letter("`"))
    #expect(stage.studio.stage.beside.comparison?.other(in: stage.studio.document, nil) == .setting("A"))
    #expect(stage.studio.stage.content.captions.map(\.title) == ["B", "A"])
    #expect(stage.studio.stage.content.captions.last?.details == ["nothing differs"])
    stage.press(.letter("`"))
    stage.studio.perform(.forgetOtherSetting, at: stage.time)
    stage.studio.view.notice = nil
    stage.press(.letter("c"))
    #expect(difference(stage.stageFrame(), alone).isEmpty)
    stage.studio.edit(at: stage.time) { $0.apply(.publish) }
    stage.press(.letter("c"))
    #expect(stage.studio.stage.beside.comparison?.other(in: stage.studio.document, nil) == .plain)
  }

  @Test(arguments: TestStudio.names) func `the hand and the keys move both, and a gesture plays in both`(name: String) {
    var stage = stage(name)
    stage.press(.letter("c"))
    for _ in 0..<2 {
      stage.drag(from: Point(x: 300, y: 600), to: Point(x: 200, y: 400))
      for _ in 0..<8 {
        stage.wait(0.12)
        _ = stage.frame()
        let offsets = offsets(stage)
        #expect(offsets.own == offsets.other, "\(name)")
      }
      stage.press(.pageDown)
      stage.wait(3)
    }
    stage.press(.space)
    for _ in 0..<12 {
      stage.wait(0.23)
      _ = stage.frame()
      let offsets = offsets(stage)
      #expect(offsets.own == offsets.other, "\(name) plays")
    }
    stage.handle(.down(stage.point(195, 400)))
    #expect(!stage.studio.stage.isPlayback && offsets(stage).own == offsets(stage).other)
  }

  @Test(arguments: SceneComparison.Arrangement.allCases)
  func `a moment shows the same forwards and backwards, in every way of comparing`(
    arrangement: SceneComparison.Arrangement
  ) {
    for name in ["header-refresh", "album-stack", "map-crop"] {
      var stage = stage(name)
      stage.press(.letter("c"))
      stage.studio.perform(.arrange(arrangement), at: stage.time)
      let shown = stage.scrubbed(moments: 6, name)
      #expect(shown[1] != shown[0] && shown[2] != shown[1], "\(name)")
    }
  }

  @Test func `side by side each phone shows what it shows alone`() {
    var stage = stage()
    stage.press(.letter("c"))
    stage.studio.stage.scrub(to: 0.2, at: stage.time)
    _ = stage.frame()
    func layers(_ preview: Preview, _ moment: Double) -> [Layer] {
      var layers: [Layer] = []
      preview.layers(at: moment, into: &layers)
      return layers
    }
    let beside = layers(stage.studio.stage.shown(on: 1), stage.studio.stage.moment(stage.time, on: 1))
    stage.press(.letter("`"))
    stage.studio.stage.scrub(to: 0.2, at: stage.time)
    _ = stage.frame()
    #expect(layers(stage.studio.stage.shown, stage.studio.stage.moment(stage.time)) == beside)
    // A is always to the left of B.
    let layout = stage.studio.layout
    #expect(layout.screen(0).x > layout.screen(1).maxX)
  }

  @Test func `a hand on the other phone moves both as one on the first does`() {
    var stage = stage()
    stage.press(.letter("c"))
    let layout = stage.studio.layout
    let other = layout.screen(1)
    stage.handle(.down(Point(x: other.midX, y: other.midY)))
    stage.wait(0.1)
    stage.handle(.move(Point(x: other.midX, y: other.midY - 60)))
    let start = stage.offset
    stage.wait(0.1)
    stage.handle(.move(Point(x: other.midX, y: other.midY - 100)))
    #expect(abs(stage.offset - start - 40 / layout.zoom) < 1e-9)
    #expect(offsets(stage).own == offsets(stage).other)
    stage.handle(.up(nil))
    #expect(stage.window.ui.heldPart == nil)
  }

  @Test func `the line of a split is dragged, and what lies beside it still scrolls`() {
    var stage = stage()
    stage.press(.letter("c"))
    stage.press(.letter("c"), .shift)
    #expect(stage.studio.stage.beside.comparison?.arrangement == .split && stage.studio.layout.row == nil)
    let screen = stage.studio.layout.screen
    let offset = stage.offset
    stage.handle(.hover(Point(x: screen.midX + 3, y: screen.midY)))
    #expect(stage.window.pointerShape == .leftRight)
    stage.handle(.down(Point(x: screen.midX + 3, y: screen.midY)))
    stage.handle(.move(Point(x: screen.x + screen.width / 4, y: screen.midY - 80)))
    #expect(stage.studio.stage.beside.comparison?.split == 0.25)
    stage.handle(.move(Point(x: screen.x - 400, y: screen.midY)))
    #expect((stage.studio.stage.beside.comparison?.split ?? 0) > 0)
    stage.handle(.up(nil))
    #expect(stage.offset == offset)
    stage.drag(from: Point(x: 300, y: 600), to: Point(x: 300, y: 400))
    #expect(stage.offset > offset)
  }

  @Test func `numbers that are turned while it is compared act on the one that is on the stage`() {
    var stage = stage()
    stage.press(.letter("c"))
    stage.studio.stage.scrub(to: 0.25, at: stage.time)
    let before = stage.studio.stage.shown(on: 1).scene
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.33), to: "parameters.ratio") }
    #expect(stage.studio.stage.shown(on: 1).scene == before)
    #expect(stage.studio.stage.content.captions[0].details[0].contains("0.33"))
  }

  @Test func `screens lie beside each other where that leaves them larger, else below, none over another`() {
    var stage = stage()
    stage.press(.letter("c"))
    for (size, isTurned) in [(Size(width: 1280, height: 820), false), (Size(width: 900, height: 1000), true)] {
      stage.handle(.resize(size, scale: 1))
      if isTurned { stage.press(.letter("r")) }
      let layout = stage.studio.layout
      let (one, other) = (layout.screen(0), layout.screen(1))
      #expect(isTurned ? other.y > one.maxY : other.x > one.maxX)
      #expect(layout.stage.contains(one.origin) && layout.stage.contains(other.origin))
      #expect(other.maxX < layout.stage.maxX && other.maxY < layout.stage.maxY)
    }
  }

  @Test func `equal settings differ in nothing, and a ratio that is .1 off by a tenth of the way`() {
    var stage = TestStudio("header-stretch")
    stage.studio.perform(.gesture(.slowDrag), at: stage.time)
    stage.press(.letter("`"))
    stage.studio.perform(.arrange(.difference), at: stage.time)
    #expect(stage.studio.stage.difference?.words == "No difference in this gesture")
    let scene = stage.studio.document.scene
    guard case .number(let ratio)? = scene.parameter("parameters.ratio")?.get(scene) else {
      Issue.record("no ratio")
      return
    }
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(ratio + 0.1), to: "parameters.ratio") }
    let difference = stage.studio.stage.difference
    // The header is out of view once the content has scrolled by more than its height.
    let farthest = stage.studio.stage.player.gesture?.trace.offsets.upperBound ?? 0
    let height = stage.studio.stage.scene.device.width / 2
    #expect(abs((difference?.distance ?? 0) - 0.1 * min(farthest, height)) < 1.5, "\(String(describing: difference))")
    #expect(difference?.layer?.part == "image" && (difference?.moment ?? 0) > 0)
    // A click on the description jumps to it.
    let words = stage.studio.layout.onionSlider
    stage.handle(.down(Point(x: words.midX, y: words.midY)))
    stage.handle(.up(nil))
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == difference?.moment)
    stage.press(.letter("`"))
    #expect(stage.studio.stage.difference == difference)
  }

  @Test func `an onion lets as much through as its slider says, by the pointer and the wheel`() {
    var stage = stage()
    stage.studio.perform(.arrange(.onion), at: stage.time)
    func share() -> Double? {
      for case .pair(.both(_, .mix(let share))) in stage.frame().commands { return share }
      return nil
    }
    #expect(share() == 0.5)
    let slider = stage.studio.layout.onionSlider
    let offset = stage.offset
    stage.handle(.down(Point(x: slider.midX, y: slider.midY)))
    stage.handle(.move(Point(x: slider.maxX, y: slider.midY)))
    #expect(share() == 1)
    stage.handle(.up(nil))
    stage.handle(.wheel(dx: 0, dy: -4, at: Point(x: slider.midX, y: slider.midY)))
    #expect(abs((share() ?? 0) - 0.8) < 1e-9 && stage.offset == offset)
  }
}

/// S: other devices.
struct OtherScreensTests {
  @Test func `S says where nothing of the pictures is shown`() {
    var stage = TestStudio("album-stack")
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0), to: "parameters.layers") }
    stage.press(.letter("s"))
    let captions = stage.studio.stage.content.captions
    #expect(captions.count == 3 && captions.allSatisfy { $0.details.first == "nothing is shown" }, "\(captions)")
  }

  @Test func `S shows the scene on other devices, each with what it makes of the pictures`() {
    var stage = TestStudio("map-crop")
    let alone = stage.frame()
    stage.press(.letter("s"))
    #expect(stage.studio.stage.screens.count == 3 && stage.studio.layout.row != nil)
    let captions = stage.studio.stage.content.captions
    #expect(captions.map(\.title) == ["iPhone 14", "iPhone SE", "Pixel 9"])
    #expect(
      captions.allSatisfy { $0.details[0].hasPrefix("covers") && $0.details[0].hasSuffix("px of picture per px") })
    let layout = stage.studio.layout
    #expect(layout.screen(1).x > layout.screen(0).maxX && layout.screen(2).x > layout.screen(1).maxX)
    stage.studio.perform(.device("ipad-11"), at: stage.time)
    stage.studio.perform(.device("iphone-se"), at: stage.time)
    #expect(stage.studio.stage.beside.screens.names == ["pixel-9", "ipad-11"])
    stage.press(.letter("c"))
    #expect(!stage.studio.stage.beside.screens.isShown && stage.studio.stage.screens.count == 2)
    stage.press(.letter("s"))
    #expect(stage.studio.stage.beside.comparison == nil && stage.studio.stage.screens.count == 3)
    stage.press(.letter("s"))
    #expect(difference(stage.frame(), alone).isEmpty)
  }

  @Test(arguments: ["header-stretch", "stretch-banner", "map-crop"])
  func `one hand scrolls all of them as far, and a moment is the same forwards and backwards`(name: String) {
    var stage = TestStudio(name)
    stage.press(.letter("s"))
    func offsets() -> [Double] {
      let shown = stage.studio.stage.screens.indices.map { stage.studio.stage.shown(on: $0) }
      return zip([stage.offset] + stage.companionOffsets, shown).map { $0 - $1.extent.bounds.lowerBound }
    }
    stage.drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 500), lift: false)
    let way = offsets()
    #expect(way[0] > 100 && way.allSatisfy { abs($0 - way[0]) < 1e-6 }, "\(way)")
    stage.handle(.up(nil))
    stage.wait(10)
    _ = stage.frame()
    _ = stage.scrubbed(moments: 5, "several screens")
  }

  @Test func `a gap is told in points, and the session remembers the devices`() throws {
    var stage = TestStudio("map-crop")
    stage.studio.edit(at: stage.time) {
      _ = $0.assign(.text("none"), to: "parameters.overscan")
      _ = $0.assign(.number(0.2), to: "parameters.ratio")
    }
    stage.press(.letter("s"))
    let caption = try #require(stage.studio.stage.content.captions.first)
    #expect(caption.isWarning && caption.details.first?.contains("gap") == true, "\(caption)")
    stage.studio.perform(.device("ipad-11"), at: stage.time)
    stage.studio.advanceFiles(to: stage.time)
    let record = stage.studio.requests.takeAll().compactMap { request -> SessionRecord? in
      if case .files(.keepSession(let text)) = request { SessionRecord(text) } else { nil }
    }.last
    #expect(record?.view.screens == ["iphone-se", "pixel-9", "ipad-11"])
    stage.studio.restoreScreens(["no-such-phone", "pixel-8"])
    #expect(stage.studio.stage.beside.screens.names == ["pixel-8"])
  }
}

extension TestStudio {
  /// The offsets of the companion screens.
  fileprivate var companionOffsets: [Double] {
    studio.stage.screens.indices.dropFirst().map {
      studio.stage.shown(on: $0).offset(at: studio.stage.moment(time, on: $0))
    }
  }

  /// Scrubs forwards and back, and checks that each moment looks the same again. Returns the frames.
  fileprivate mutating func scrubbed(moments count: Int, _ name: String) -> [DrawList] {
    let end = studio.stage.playback?.end ?? 0
    let moments = (0...count).map { end * Double($0) / Double(count) }
    var shown: [DrawList] = []
    for moment in moments {
      studio.stage.scrub(to: moment, at: time)
      shown.append(frame())
    }
    for index in moments.indices.reversed() {
      studio.stage.scrub(to: moments[index], at: time)
      #expect(difference(frame(), shown[index]).isEmpty, "\(name) at \(moments[index])")
    }
    return shown
  }
}
