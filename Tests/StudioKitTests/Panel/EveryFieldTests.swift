import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// Every control has an effect: one event on it changes the frame at the same moment.
struct EveryFieldTests {
  /// The state of the content when a control is used.
  private enum Situation: CaseIterable {
    case resting, scrolled, pulled, tugged, refreshing, playing, xRayed
  }

  /// Fields that change no frame in any situation, with their actual effect.
  private static let exceptions = [
    "device.scale": "points are drawn, and pixels only counted: it changes how large a picture must be",
    "content.bar.hides": "a header's bar moves only while the content does",
    "content.bar.snaps": "the same",
    "title": "the tools above the stage show it, which this studio does not have",
  ]

  /// Fields that affect what the content can do, and the frame only when it does.
  private static let farther = [
    "album-stack parameters.autoplay": "its speed", "album-stack device.insets.bottom": "its end where it is vertical",
    "album-stack device.insets.right": "its end",
  ]

  /// The effect's default parameters, without pictures, the article's, and with a bar if possible.
  private func plainScenes(of effect: any Effect.Type) -> [Scene] {
    var first = Scene(effect: effect.init())
    first.content.images = ["a.jpg", "b.jpg"]
    var published = first
    published.effect = effect.published
    var bare = first
    bare.content.images = []
    var worded = first
    worded.content.tone = .dark
    worded.content.items = [SceneItem("A", subtitle: "B"), SceneItem("C", value: "1")]
    var scenes = [first, bare, published, worded]
    var barred = first
    if barred.assign(true, to: "parameters.bar").isEmpty, barred.assign(120, to: "parameters.minHeight").isEmpty {
      scenes.append(barred)
    }
    return scenes
  }

  /// Scenes in which a field may matter: the plain ones, and every choice of the effect.
  private func scenes(of effect: any Effect.Type) -> [Scene] {
    var scenes = plainScenes(of: effect)
    let first = scenes[0]
    for parameter in first.parameters where parameter.path.hasPrefix("parameters.") || parameter.path == "content.page"
    {
      for value in parameter.domain.tries {
        var scene = first
        if scene.assign(value, to: parameter.path).isEmpty, scene != first { scenes.append(scene) }
      }
    }
    return scenes
  }

  /// Puts the content of the stage into a situation.
  private func enter(_ situation: Situation, _ bench: inout Bench) {
    let axis = bench.studio.stage.main.extent.axis
    let screen = bench.studio.layout.screen
    let start = Point(x: screen.midX, y: screen.midY)
    func place(_ way: Double) -> Point {
      axis == .vertical ? Point(x: start.x, y: start.y + way) : Point(x: start.x + way, y: start.y)
    }
    func happen(_ event: InputEvent) {
      bench.time += 0.02
      bench.window.handle(event, at: bench.time)
    }
    func drag(_ way: Double) {
      happen(.down(start))
      for share in [0.2, 0.5, 0.8, 1] { happen(.move(place(way * share))) }
    }
    bench.time += 5
    switch situation {
    case .resting: break
    case .scrolled: drag(-300)
    case .pulled: drag(380)
    // Not far enough to refresh.
    case .tugged: drag(150)
    case .refreshing:
      drag(390)
      bench.time += 0.3
      happen(.up(place(390)))
      bench.time += 0.4
    case .xRayed: happen(.keyDown(.letter("x"), [], isRepeat: false))
    case .playing:
      bench.studio.select(0, at: bench.time)
      bench.time += 2
    }
  }

  /// The current drawing of the stage.
  private func stage(_ bench: inout Bench) -> DrawList {
    var list = DrawList()
    bench.window.layOut(at: bench.time)
    bench.window.paint(at: bench.time, into: &list) { $0 != .panel }
    return list
  }

  /// Whether one event on a field's control changes the frame at the same moment.
  private func acts(
    _ path: String, on scene: Scene, _ situation: Situation, _ keys: [Key], _ bench: inout Bench
  ) throws -> Bool {
    for key in keys {
      bench.studio.edit(at: bench.time) { $0.edit(scene) }
      bench.studio.select(0, at: bench.time)
      bench.look()
      enter(situation, &bench)
      let field = try #require(bench.inspector.field(path), "\(path)")
      bench.inspector.focus = .field(path)
      let event: InputEvent
      if field.isList || field.domain.acceptsText {
        bench.press(.enter)
        bench.press(.letter("a"), .control)
        bench.type(typed(path))
        event = .keyDown(.enter, [], isRepeat: false)
      } else {
        event = .keyDown(key, [], isRepeat: false)
      }
      let (before, extent) = (stage(&bench), bench.studio.stage.main.extent)
      bench.window.handle(event, at: bench.time)
      bench.answer()
      let after = stage(&bench)
      let isFarther = Self.farther["\(scene.effectName) \(path)"] != nil
      let isMoved = isFarther ? bench.studio.stage.main.extent != extent : after != before
      let isOther = bench.scene != scene && isMoved
      bench.window.handle(.up(nil), at: bench.time)
      if situation == .xRayed { bench.window.handle(.keyDown(.letter("x"), [], isRepeat: false), at: bench.time) }
      if isOther { return true }
    }
    return false
  }

  private func isText(_ path: String) -> Bool { path.hasPrefix("content") || path == "title" }

  private func typed(_ path: String) -> String {
    switch path {
    case "content.rowHeights": "71, 93"
    case "content.pictureSize": "700, 900"
    case "content.images": "c.jpg"
    case "content.page": "page.png"
    default: "Sintra, Évora"
    }
  }

  /// Up and down.
  private static let keys: [Key] = [.right, .left, .pageUp, .home]

  /// Where a field has had an effect.
  private struct Place: Equatable {
    let scene: Int
    let situation: Situation
  }

  /// - Parameter places: Where earlier fields had an effect, last first: most share the same few.
  private func check(
    _ path: String, of effect: any Effect.Type, _ scenes: [Scene], _ places: inout [Place]
  ) throws {
    let name = "\(effect.name) \(path)"
    if Self.exceptions[path] != nil || Self.exceptions[name] != nil { return }
    func bench(_ scene: Scene) throws -> Bench {
      var bench = try Bench(scene, height: 1600)
      bench.inspector.openSections = [
        path.hasPrefix("device") || path == "content.textScale" ? .device : isText(path) ? .content : .effect
      ]
      bench.look()
      return bench
    }
    for (index, place) in places.enumerated() {
      var bench = try bench(scenes[place.scene])
      guard try acts(path, on: scenes[place.scene], place.situation, Self.keys, &bench) else { continue }
      places.insert(places.remove(at: index), at: 0)
      return
    }
    // Nearly every field has an effect upwards in some scene; downwards is checked only otherwise.
    for keys in [Self.keys.prefix(1), Self.keys.dropFirst()] {
      for (index, scene) in scenes.enumerated() {
        var bench = try bench(scene)
        for situation in Situation.allCases where try acts(path, on: scene, situation, Array(keys), &bench) {
          let place = Place(scene: index, situation: situation)
          if !places.contains(place) { places.insert(place, at: 0) }
          return
        }
      }
    }
    Issue.record("\(name) changes nothing")
  }

  /// Whether a field is content that the effect does not show.
  private func isLeftAlone(_ path: String, by effect: any Effect.Type) -> Bool {
    ContentPart.allCases.contains {
      ("content.\($0.rawValue)" == path || path.hasPrefix("content.\($0.rawValue).")) && !effect.content.contains($0)
    }
  }

  @Test(arguments: Catalog.names)
  func `content that an effect does not show has no control, and changes nothing`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name))
    let parts = SceneContent.parameters.map { String($0.path.prefix { $0 != "." }) }
    #expect(Set(ContentPart.allCases.map(\.rawValue)) == Set(parts))
    let other: [ContentPart: JSONValue] = [
      .rows: 7, .images: ["z.jpg"], .titles: ["Sintra"], .rowHeights: [71, 93], .pictureSize: [700, 900],
      .page: "page.png", .pageHeader: true,
      .bar: .object([JSONField("title", "Sintra")]), .items: [.object([JSONField("title", "Sintra")])],
      .rowStyle: "cards", .separators: false, .tone: "dark", .scrim: 0.5, .textScale: 2,
    ]
    for part in ContentPart.allCases where !effect.content.contains(part) {
      for scene in plainScenes(of: effect) {
        var bench = try Bench(scene, height: 1600)
        bench.inspector.setOpen(.content, true)
        var changed = scene
        try #require(changed.assign(try #require(other[part]), to: "content.\(part.rawValue)").isEmpty)
        for situation in [Situation.resting, .scrolled, .pulled] {
          bench.studio.edit(at: bench.time) { $0.edit(scene) }
          enter(situation, &bench)
          let before = stage(&bench)
          bench.studio.edit(at: bench.time) { $0.edit(changed) }
          #expect(stage(&bench) == before, "\(name) \(part)")
          bench.window.handle(.up(nil), at: bench.time)
        }
        bench.look()
        #expect(!bench.inspector.controls.contains(.field("content.\(part.rawValue)")), "\(name) \(part)")
        let page = ["choose-page" as ControlID, "page"].filter(bench.inspector.controls.contains)
        #expect(page.isEmpty || effect.content.contains(.page), "\(name)")
      }
    }
  }

  @Test(arguments: Catalog.names)
  func `one event on a control changes the frame`(_ name: String) throws {
    let effect = try #require(Catalog.effect(named: name))
    let scenes = scenes(of: effect)
    var places: [Place] = []
    for parameter in scenes[0].parameters
    where parameter.path != "device.name" && !parameter.path.hasPrefix("physics.")
      && !isLeftAlone(parameter.path, by: effect)
      // Lists of records have no control of their own: see RecordListTests.
      && parameter.domain.entryRecord == nil
    {
      try check(parameter.path, of: effect, scenes, &places)
    }
  }
}
