import Boundary
import Documents
import Effects
import Foundation
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// A hand that does anything with list, canvas and keyframes.
struct ComposingMonkeyTests {
  private static func stage() -> TestStudio {
    var effect = Layers()
    effect.layers = (0..<4).map { number in
      var layer = LayerSettings()
      (layer.name, layer.picture, layer.ratio) = ("Layer \(number)", .position(number), Double(number) / 4)
      layer.width = number == 0 ? 1 : 0.4
      layer.fill = number == 0
      if number == 2 { layer.keys = [LayerKey(at: 0), LayerKey(at: 120, [.opacity: 0.2])] }
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0..<5).map { SceneImage("\($0).png") }
    var stage = TestStudio(showing: scene, pictures: Size(width: 400, height: 300))
    stage.press(.letter("k"))
    stage.press(.letter("v"))
    _ = stage.frame()
    return stage
  }

  private static let keys: [(Key, Modifiers)] = [
    (.up, []), (.down, []), (.up, .alt), (.down, .alt), (.left, .alt), (.right, .alt), (.delete, []),
    (.letter("d"), .control), (.letter("g"), .control), (.letter("g"), [.control, .shift]), (.letter("]"), .control),
    (.letter("["), .control), (.letter("k"), .shift), (.letter("h"), .shift), (.letter("l"), .shift),
    (.letter("z"), .control),
    (.letter("z"), [.control, .shift]), (.letter("c"), .control), (.letter("x"), .control), (.letter("v"), .control),
    (.letter("v"), .control), (.escape, []), (.enter, []), (.tab, []),
    (.function(6), []), (.function(2), []), (.menu, []), (.letter("v"), []), (.left, .shift), (.right, []),
    (.space, []),
  ]

  private static func act(_ stage: inout TestStudio, using random: inout SplitMix64) {
    let layout = stage.studio.layout
    // Settings A and B, at the top of the panel, have histories of their own.
    var panel = layout[.panel]
    panel.y += 90
    let rooms = [layout.screen, panel, layout[.keyTrack]].filter { !$0.isEmpty }
    let room = rooms[random.whole(0...rooms.count - 1)]
    let place = Point(
      x: room.x + random.number(0...1) * room.width, y: room.y + random.number(0...1) * min(room.height, 360))
    switch random.whole(0...9) {
    case 0...3:
      let end = Point(x: place.x + random.number(-80...80), y: place.y + random.number(-80...80))
      let modifiers: Modifiers = [[], [], .shift, .alt, .control][random.whole(0...4)]
      stage.handle(.hover(place))
      stage.handle(.modifiers(modifiers))
      stage.handle(.down(place))
      if random.whole(0...1) == 0 {
        stage.handle(.move(Point(x: (place.x + end.x) / 2, y: (place.y + end.y) / 2)))
        stage.handle(.move(end))
        stage.handle(.up(end))
      } else {
        stage.handle(.up(place))
      }
      stage.handle(.modifiers([]))
    case 4: stage.handle(.secondary(place))
    case 5: stage.handle(.wheel(dx: 0, dy: random.number(-3...3), at: place))
    case 6: stage.handle(.text("a"))
    case 7 where random.whole(0...3) == 0:
      // From another program.
      let texts = ["words", "{ \"parallax\": 1", SceneWriter.text(of: Self.stage().studio.document.scene)]
      stage.window.clipboard = texts[random.whole(0...2)]
    default:
      let (key, modifiers) = keys[random.whole(0...keys.count - 1)]
      stage.press(key, modifiers)
    }
    stage.wait(random.number(0...0.6))
    if random.whole(0...3) == 0 { _ = stage.frame() }
    _ = stage.window.takeRequests(at: stage.time)
    // A question would keep everything else away.
    if stage.studio.isAsking { stage.press(.escape) }
  }

  /// `PARALLAX_MONKEYS` names another number of runs, of 250 acts each.
  private static let runs = ProcessInfo.processInfo.environment["PARALLAX_MONKEYS"].flatMap { Int($0) } ?? 6

  @Test(arguments: 0..<runs)
  func `whatever is done is a scene that is written and read, and undone to the same bytes`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed) + 40)
    var stage = Self.stage()
    let id = stage.studio.document.id
    let opened = SceneWriter.text(of: stage.studio.document.scene)
    for number in 0..<250 {
      Self.act(&stage, using: &random)
      guard let document = stage.studio.library[id] else { break }
      let names = document.scene.composition.identities
      try #require(Set(names).count == names.count && !names.isEmpty, "\(seed), \(number)")
      guard number % 10 == 0 else { continue }
      let text = SceneWriter.text(of: document.scene)
      try #require(SceneReader.read(Array(text.utf8)).scene == document.scene, "\(seed), \(number): \(text)")
    }
    stage.studio.library.select(id, at: stage.time)
    stage.studio.edit(at: stage.time) { $0.go(toStep: 0) }
    #expect(SceneWriter.text(of: stage.studio.document.scene) == opened, "\(seed)")
  }
}
