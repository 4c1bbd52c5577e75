import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The keys of layers over the scroll.
struct KeyTrackTests {
  fileprivate func stage(over: LayerSettings.Over = .offset) throws -> TestStudio {
    var effect = Layers()
    effect.layers = ["Sky", "Tree"].map { LayerSettings(["name": .text($0), "ratio": 0.5]) }
    effect.layers[1].keys = [LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.5]), LayerKey(at: 200, [.opacity: 0])]
    if over == .time { for index in 0..<3 { effect.layers[1].keys[index].at = Double(index) } }
    effect.layers[1].over = over
    var scene = Scene(effect: effect)
    scene.content.images = ["sky.png"]
    var stage = TestStudio(showing: scene)
    stage.press(.letter("k"))
    _ = stage.frame()
    return stage
  }

  fileprivate func frame(_ stage: TestStudio) -> Rect { stage.studio.layout[.keyTrack] }

  private func axis(_ stage: TestStudio) -> KeyAxis {
    let (frame, column) = (frame(stage), PlotGrid.axis(in: frame(stage)))
    return KeyAxis(
      stage.studio.stage.shown,
      on: Rect(x: column.x, y: frame.y + 26, width: column.width, height: frame.height - 34))
  }

  /// A point of a row, the front layer's first, at an offset.
  fileprivate func point(_ stage: TestStudio, row: Int, at offset: Double) -> Point {
    let axis = axis(stage)
    return Point(x: axis.x(of: offset), y: axis.track.y + (Double(row) + 0.5) * 22)
  }

  fileprivate func keys(_ stage: TestStudio) -> [Double] { stage.studio.document.scene.composition[1].keys.map(\.at) }

  fileprivate func drag(_ stage: inout TestStudio, from start: Point, to end: Point, _ modifiers: Modifiers = []) {
    stage.wait(1)
    stage.handle(.modifiers(modifiers))
    stage.handle(.hover(start))
    stage.handle(.down(start))
    for step in 1...4 {
      stage.handle(.move(Point(x: start.x + (end.x - start.x) * Double(step) / 4, y: start.y)))
      _ = stage.frame()
    }
    stage.handle(.up(end))
    stage.handle(.modifiers([]))
    _ = stage.frame()
  }

  fileprivate func click(_ stage: inout TestStudio, _ point: Point) { drag(&stage, from: point, to: point) }

  @Test func `a key over time lies on a scale of seconds, and is dragged by hundredths of one`() throws {
    var stage = try stage(over: .time)
    let scale = KeyScale(stage.studio.document.scene.composition[1], on: axis(stage), rest: 0)
    drag(
      &stage, from: point(stage, row: 0, at: scale.place(at: 2)), to: point(stage, row: 0, at: scale.place(at: 3.5)))
    let last = keys(stage)[2]
    #expect(keys(stage)[..<2] == [0, 1] && (last - 3.5).magnitude < 0.02)
    #expect(((last * 100).rounded() / 100 - last).magnitude < 1e-9)
    #expect(stage.studio.stage.layers.offset == 0, "the offset does not follow a time")
  }

  @Test func `a key is added to a layer over time where its clock stands`() throws {
    var stage = try stage(over: .time)
    stage.studio.choose { $0.choose([LayerIdentity("2")], in: $1) }
    stage.studio.perform(.addKey, at: stage.time)
    #expect(keys(stage) == [0, 1, 2], "at rest the clock stands at its end, where there is a key")
  }

  @Test(arguments: [LayerSettings.Over.offset, .speed, .time]) func `a place on the axis is that of its number`(
    over: LayerSettings.Over
  ) throws {
    let stage = try stage(over: over)
    let scale = KeyScale(stage.studio.document.scene.composition[1], on: axis(stage), rest: 0)
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let number = random.number(0...190)
      #expect((scale.number(at: scale.place(at: number)) - number).magnitude < 1e-9)
      #expect((scale.rounded(at: scale.place(at: number)) - number).magnitude <= scale.step / 2 + 1e-9)
    }
  }

  @Test func `the track shows with K where the scene has layers, and fits what the effect uses`() throws {
    let stage = try stage()
    #expect(!frame(stage).isEmpty)
    let axis = axis(stage)
    #expect(axis.range.contains(0) && axis.range.contains(232) && axis.range.lowerBound < 0)
    #expect(axis.marks.map(\.name).prefix(2) == ["Rest", "Collapsed"])
    var other = TestStudio("map-crop")
    other.press(.letter("k"))
    #expect(other.studio.layout[.keyTrack].isEmpty)
  }

  @Test func `the playhead and a new key stop at keys and marks that are near, but not with Alt`() throws {
    var stage = try stage()
    let axis = axis(stage)
    func ruler(_ offset: Double) -> Point { Point(x: axis.x(of: offset), y: axis.track.y - 6) }
    drag(&stage, from: ruler(60), to: ruler(axis.value(at: axis.x(of: 200) - 4)))
    #expect(stage.offset == 200)
    let near = axis.value(at: axis.x(of: 100) + 3)
    drag(&stage, from: ruler(60), to: ruler(near), .alt)
    #expect(abs(stage.offset - near) < 1e-6 && stage.offset != 100)
    // Of the other layer, which has no keys.
    stage.wait(1)
    stage.clickTwice(at: Point(x: axis.x(of: 200) + 4, y: point(stage, row: 1, at: 0).y))
    #expect(stage.studio.document.scene.composition[0].keys.map(\.at) == [200])
  }

  @Test func `a click on a key goes to it and shows its values, and a drag tells how far it has come`() throws {
    var stage = try stage()
    click(&stage, point(stage, row: 0, at: 100))
    #expect(stage.offset == 100 && keys(stage) == [0, 100, 200])
    #expect(stage.studio.document.history.steps.count == 1)
    #expect(
      stage.studio.view.panel.openLists.isSuperset(of: ["parameters.layers.1.keys", "parameters.layers.1.keys.1"]))
    func words() -> [String] {
      stage.frame().commands.compactMap { if case .text(let words, _, _) = $0 { words } else { nil } }
    }
    stage.wait(1)
    stage.handle(.down(point(stage, row: 0, at: 100)))
    stage.handle(.move(point(stage, row: 0, at: 140)))
    #expect(words().contains("140 pt, +40"))
    stage.handle(.up(point(stage, row: 0, at: 140)))
    #expect(keys(stage) == [0, 140, 200] && !words().contains("140 pt, +40"))
  }

  @Test func `a key is dragged along the scroll as one step, and passes no other`() throws {
    var stage = try stage()
    drag(&stage, from: point(stage, row: 0, at: 100), to: point(stage, row: 0, at: 150), .alt)
    #expect(abs(keys(stage)[1] - 150) < 1 && stage.studio.document.history.steps.count == 2)
    drag(&stage, from: point(stage, row: 0, at: keys(stage)[1]), to: point(stage, row: 0, at: 400))
    #expect(keys(stage) == [0, 200, 200])
    stage.press(.letter("z"), .control)
    stage.press(.letter("z"), .control)
    #expect(keys(stage) == [0, 100, 200])
  }

  @Test func `a dragged key snaps to a mark`() throws {
    var stage = try stage()
    let near = axis(stage).span(across: 4)
    drag(&stage, from: point(stage, row: 0, at: 200), to: point(stage, row: 0, at: 232 + near))
    #expect(keys(stage)[2] == 232)
  }

  @Test func `several keys are chosen with Shift and moved together`() throws {
    var stage = try stage()
    click(&stage, point(stage, row: 0, at: 100))
    drag(&stage, from: point(stage, row: 0, at: 200), to: point(stage, row: 0, at: 200), .shift)
    #expect(stage.studio.chosenKeys.count == 2)
    drag(&stage, from: point(stage, row: 0, at: 200), to: point(stage, row: 0, at: 190))
    #expect(keys(stage) == [0, 90, 190])
    stage.press(.delete)
    #expect(keys(stage) == [0])
    #expect(stage.studio.document.scene.composition.count == 2)
  }

  @Test func `a double-click adds a key with the values of that offset`() throws {
    var stage = try stage()
    let place = point(stage, row: 0, at: 150)
    stage.clickTwice(at: place)
    let layer = stage.studio.document.scene.composition[1]
    #expect(layer.keys.count == 4 && abs(layer.keys[2].at - 150) < 1 && abs(layer.keys[2].opacity - 0.25) < 0.01)
    #expect(stage.studio.chosenKeys.map(\.index) == [2])
  }

  @Test func `the playhead is the offset, and dragging it scrolls`() throws {
    var stage = try stage()
    let top = frame(stage).y + 10
    let axis = axis(stage)
    stage.handle(.hover(Point(x: axis.x(of: 0), y: top)))
    stage.handle(.down(Point(x: axis.x(of: 0), y: top)))
    stage.handle(.move(Point(x: axis.x(of: 120), y: top)))
    _ = stage.frame()
    #expect(abs(stage.offset - 120) < 1)
    stage.handle(.up(Point(x: axis.x(of: 120), y: top)))
    stage.wait(1)
    _ = stage.frame()
    #expect(abs(stage.offset - 120) < 1)
  }

  @Test func `Shift K adds a key for the chosen layer at the present offset`() throws {
    var stage = try stage()
    stage.studio.stage.main.jump(to: 50, at: stage.time)
    _ = stage.frame()
    click(&stage, Point(x: frame(stage).x + 40, y: point(stage, row: 1, at: 0).y))
    stage.press(.letter("k"), .shift)
    #expect(stage.studio.document.scene.composition[0].keys.map(\.at) == [50])
  }

  @Test func `a screen reader hears every layer with its keys`() throws {
    var stage = try stage()
    stage.window.isHeard = true
    _ = stage.frame()
    let part = stage.window.accessible(at: stage.time).parts.first { $0.part == .keyTrack }
    #expect(part?.items.map(\.name) == ["Tree", "Sky", "Curves"])
    #expect(part?.items.map(\.words).prefix(2) == ["3 keys", "no keys"])
  }
}

extension KeyTrackTests {
  /// The values of the tree have rows below it: x and opacity.
  fileprivate func opened() throws -> TestStudio {
    var stage = try stage()
    stage.studio.edit(at: stage.time) { document in
      var scene = document.scene
      scene.composition[1].keys = [
        LayerKey(["only": ["x", "opacity"]]),
        LayerKey(["at": 100, "only": ["x", "opacity"], "x": 30, "opacity": 0.5]),
        LayerKey(["at": 200, "only": ["opacity"], "opacity": 0]),
      ]
      document.edit(scene)
    }
    _ = stage.frame()
    click(&stage, Point(x: frame(stage).x + 8, y: point(stage, row: 0, at: 0).y))
    return stage
  }

  private func tree(_ stage: TestStudio) -> [LayerKey] { stage.studio.document.scene.composition[1].keys }

  @Test func `an opened layer has a row for each of its values, with their keys`() throws {
    var stage = try opened()
    stage.window.isHeard = true
    _ = stage.frame()
    let part = stage.window.accessible(at: stage.time).parts.first { $0.part == .keyTrack }
    #expect(part?.items.map(\.name) == ["Tree", "Tree, x", "Tree, opacity", "Sky", "Curves"])
    #expect(part?.items.map(\.words).prefix(4) == ["3 keys", "2 keys", "3 keys", "no keys"])
    click(&stage, Point(x: frame(stage).x + 40, y: point(stage, row: 0, at: 0).y))
    // Where a row was only clicked, Space still plays.
    stage.press(.down)
    stage.press(.up)
    stage.press(.space)
    _ = stage.frame()
    #expect(stage.window.accessible(at: stage.time).parts.first { $0.part == .keyTrack }?.items.count == 3)
  }

  @Test func `a value is dragged and removed without the others of its key`() throws {
    var stage = try opened()
    let text = SceneWriter.text(of: stage.studio.document.scene)
    drag(&stage, from: point(stage, row: 1, at: 100), to: point(stage, row: 1, at: 150), .alt)
    #expect(tree(stage).map(\.only) == [[.x, .opacity], [.opacity], [.x], [.opacity]])
    #expect(abs(tree(stage)[2].at - 150) < 1 && tree(stage)[2].x == 30 && tree(stage)[1].opacity == 0.5)
    stage.press(.letter("z"), .control)
    #expect(SceneWriter.text(of: stage.studio.document.scene) == text)
    _ = stage.frame()
    click(&stage, point(stage, row: 2, at: 100))
    stage.press(.delete)
    #expect(tree(stage).map(\.only) == [[.x, .opacity], [.x], [.opacity]])
    _ = stage.frame()
    click(&stage, point(stage, row: 1, at: 100))
    stage.press(.delete)
    #expect(tree(stage).map(\.at) == [0, 200])
  }

  @Test func `copied keys set what they set, and a copied value nothing else`() throws {
    var stage = try opened()
    click(&stage, point(stage, row: 1, at: 100))
    stage.press(.letter("c"), .control)
    click(&stage, Point(x: frame(stage).x + 40, y: point(stage, row: 3, at: 0).y))
    stage.press(.letter("v"), .control)
    let sky = stage.studio.document.scene.composition[0].keys
    #expect(sky.map(\.only) == [[.x]] && sky.map(\.x) == [30])
  }

  @Test func `a double-click in the row of a value adds a key of it alone`() throws {
    var stage = try opened()
    stage.wait(1)
    stage.clickTwice(at: point(stage, row: 1, at: 60))
    #expect(tree(stage).count == 4 && tree(stage)[1].only == [.x] && abs(tree(stage)[1].x - 18) < 0.5)
  }

  @Test func `keys are copied to another layer, from the present offset on`() throws {
    var stage = try stage()
    click(&stage, point(stage, row: 0, at: 100))
    drag(&stage, from: point(stage, row: 0, at: 200), to: point(stage, row: 0, at: 200), .shift)
    stage.press(.letter("c"), .control)
    stage.studio.stage.main.jump(to: 30, at: stage.time)
    _ = stage.frame()
    click(&stage, Point(x: frame(stage).x + 40, y: point(stage, row: 1, at: 0).y))
    stage.press(.letter("v"), .control)
    let copied = stage.studio.document.scene.composition[0].keys
    #expect(copied.map(\.at) == [30, 130] && copied.map(\.opacity) == [0.5, 0])
    #expect(stage.studio.chosenKeys.count == 2 && keys(stage) == [0, 100, 200])
  }
}
