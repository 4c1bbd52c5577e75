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

/// Layers chosen, moved, resized and turned on the stage.
struct StageCanvasTests {
  /// A sky that covers a header of 300 points, a square tree in its middle, and a title in front.
  private func stage(_ change: (inout Layers) -> Void = { _ in }) throws -> TestStudio {
    var effect = Layers()
    (effect.height, effect.minHeight) = (300, 80)
    var (sky, tree, title) = (LayerSettings(), LayerSettings(), LayerSettings())
    (sky.name, sky.fill, sky.ratio) = ("Sky", true, 0.2)
    (tree.name, tree.picture, tree.width) = ("Tree", 1, 0.2)
    (title.name, title.picture, title.text, title.y) = ("Title", nil, "Dusk", 0.9)
    effect.layers = [sky, tree, title]
    change(&effect)
    var scene = Scene(effect: effect)
    scene.content.images = ["sky.png", "tree.png"]
    var stage = TestStudio(showing: scene, pictures: Size(width: 400, height: 400))
    _ = stage.frame()
    stage.press(.letter("v"))
    return stage
  }

  private func chosen(_ stage: TestStudio) -> [String] {
    let layers = stage.studio.document.scene.composition
    return stage.studio.chosenLayers.compactMap { layers.index(of: $0).map { layers[$0].name } }
  }

  private func layer(_ stage: TestStudio, _ name: String) throws -> LayerSettings {
    try #require(stage.studio.document.scene.composition.first { $0.name == name })
  }

  private func click(_ stage: inout TestStudio, _ x: Double, _ y: Double) {
    stage.wait(1)
    let point = stage.point(x, y)
    stage.handle(.hover(point))
    stage.handle(.down(point))
    stage.handle(.up(point))
    _ = stage.frame()
  }

  private func drag(
    _ stage: inout TestStudio, from start: Point, to end: Point, _ modifiers: Modifiers = []
  ) {
    stage.wait(1)
    stage.handle(.down(stage.point(start.x, start.y)))
    stage.handle(.modifiers(modifiers))
    for step in 1...4 {
      let share = Double(step) / 4
      stage.handle(
        .move(stage.point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)))
      _ = stage.frame()
    }
    stage.handle(.up(stage.point(end.x, end.y)))
    stage.handle(.modifiers([]))
    _ = stage.frame()
  }

  @Test func `a click chooses the front layer, another one the layer below, one beside them none`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    #expect(chosen(stage) == ["Tree"])
    click(&stage, 195, 150)
    #expect(chosen(stage) == ["Sky"])
    click(&stage, 195, 600)
    #expect(chosen(stage).isEmpty)
    #expect(stage.offset == 0)
  }

  @Test func `a locked layer is looked through, and a hidden one is not there`() throws {
    var stage = try stage { $0.layers[1].locked = true }
    click(&stage, 195, 150)
    #expect(chosen(stage) == ["Sky"])
    stage = try self.stage { $0.layers[1].hidden = true }
    click(&stage, 195, 150)
    #expect(chosen(stage) == ["Sky"])
  }

  @Test func `a drag moves the layer by as many points, as one step, and undo takes it back`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    let steps = stage.studio.document.history.steps.count
    drag(&stage, from: Point(x: 195, y: 150), to: Point(x: 240, y: 190), .control)
    let tree = try layer(stage, "Tree")
    #expect(abs(tree.x - (0.5 + 45.0 / 390)) < 1e-3 && abs(tree.y - (0.5 + 40.0 / 300)) < 1e-3)
    #expect(stage.studio.document.history.steps.count == steps + 1)
    stage.press(.letter("z"), .control)
    #expect(try layer(stage, "Tree").x == 0.5)
  }

  @Test func `a layer aligns with the middle of the screen when it comes near`() throws {
    var stage = try stage { $0.layers[1].x = 0.3 }
    click(&stage, 117, 150)
    drag(&stage, from: Point(x: 117, y: 150), to: Point(x: 192, y: 150))
    #expect(abs(try layer(stage, "Tree").x - 0.5) < 1e-9)
  }

  @Test func `with Alt a copy is moved, and the layer stays`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    drag(&stage, from: Point(x: 195, y: 150), to: Point(x: 250, y: 150), .alt)
    let trees = stage.studio.document.scene.composition.filter { $0.name.hasPrefix("Tree") }
    #expect(trees.count == 2 && trees[0].x == 0.5 && trees[1].x > 0.6)
  }

  /// The same with the keys held from the press on.
  private func drag(
    _ stage: inout TestStudio, holding modifiers: Modifiers, from start: Point, to end: Point
  ) {
    stage.wait(1)
    stage.handle(.modifiers(modifiers))
    drag(&stage, from: start, to: end, modifiers)
  }

  @Test func `with Control a copy of what is chosen is moved, and a click changes what is chosen`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    drag(&stage, holding: .control, from: Point(x: 195, y: 150), to: Point(x: 280, y: 150))
    let trees = stage.studio.document.scene.composition.filter { $0.name.hasPrefix("Tree") }
    #expect(trees.map(\.name) == ["Tree", "Tree 2"] && trees[0].x == 0.5 && trees[1].x > 0.6)
    #expect(chosen(stage) == ["Tree 2"])
    stage.handle(.modifiers(.control))
    click(&stage, 195, 270)
    #expect(chosen(stage) == ["Tree 2", "Title"])
    click(&stage, 195, 270)
    #expect(chosen(stage) == ["Tree 2"])
  }

  @Test func `a frame drawn beside the layers chooses those that it touches, but not what is around it`() throws {
    var stage = try stage()
    drag(&stage, from: Point(x: 20, y: 500), to: Point(x: 230, y: 100))
    #expect(chosen(stage) == ["Sky", "Tree", "Title"])
    drag(&stage, from: Point(x: 20, y: 500), to: Point(x: 30, y: 450))
    #expect(chosen(stage).isEmpty)
    stage = try self.stage { $0.layers[0].locked = true }
    drag(&stage, from: Point(x: 20, y: 20), to: Point(x: 180, y: 170))
    #expect(chosen(stage) == ["Tree"])
    drag(&stage, holding: .shift, from: Point(x: 20, y: 500), to: Point(x: 200, y: 265))
    #expect(chosen(stage) == ["Tree", "Title"])
    // One of a group brings the others, and the frame is part of no step.
    stage = try self.stage {
      $0.layers[0].group = "a"; $0.layers[2].group = "a"
    }
    drag(&stage, from: Point(x: 20, y: 500), to: Point(x: 200, y: 265))
    #expect(Set(chosen(stage)) == ["Sky", "Title"] && stage.studio.document.history.steps.count <= 1)
  }

  @Test func `a corner resizes a layer about its middle`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    drag(&stage, from: Point(x: 234, y: 189), to: Point(x: 273, y: 228))
    let tree = try layer(stage, "Tree")
    #expect(abs(tree.width - 0.4) < 0.01 && tree.x == 0.5 && tree.y == 0.5)
  }

  @Test func `the edges of a shape change its width or its height, as one step`() throws {
    var stage = try stage {
      $0.layers[1].shape = LayerShape()
      $0.layers[1].picture = nil
    }
    click(&stage, 195, 150)
    drag(&stage, from: Point(x: 234, y: 150), to: Point(x: 273, y: 150))
    var tree = try layer(stage, "Tree")
    #expect(abs(tree.width - 0.4) < 0.01 && abs((tree.shape?.aspect ?? 0) - 2) < 0.05)
    drag(&stage, from: Point(x: 195, y: 189), to: Point(x: 195, y: 169.5))
    tree = try layer(stage, "Tree")
    #expect(abs(tree.width - 0.4) < 0.01 && abs((tree.shape?.aspect ?? 0) - 4) < 0.1)
    #expect(stage.studio.document.history.steps.count == 3)
  }

  @Test func `handles are on the stage, however large the layer is`() throws {
    var stage = try stage {
      ($0.layers[1].width, $0.layers[1].y) = (6, 0)
    }
    click(&stage, 195, 150)
    let room = stage.studio.layout.stage
    let handles = stage.frame().commands.compactMap { command -> Rect? in
      guard case .shape(let shape) = command, shape.fill == .white, shape.borderWidth == 1.5 else { return nil }
      return shape.frame
    }
    #expect(handles.count >= 5 && handles.allSatisfy { room.intersection($0) == $0 })
    let start = try #require(handles.first).center
    stage.handle(.down(start))
    stage.handle(.move(Point(x: start.x + 60, y: start.y + 60)))
    stage.handle(.up(Point(x: start.x + 60, y: start.y + 60)))
    #expect(try layer(stage, "Tree").width < 6)
  }

  @Test func `a layer with keys gets the drag as a key at the present offset`() throws {
    var stage = try stage { $0.layers[1].keys = [LayerKey(at: 0)] }
    stage.studio.stage.main.jump(to: 60, at: stage.time)
    _ = stage.frame()
    click(&stage, 195, 95)
    #expect(chosen(stage) == ["Tree"])
    drag(&stage, from: Point(x: 195, y: 95), to: Point(x: 215, y: 95), .control)
    let keys = try layer(stage, "Tree").keys
    #expect(keys.count == 2 && abs(keys[1].at - 60) < 0.5 && abs(keys[1].x - 20) < 0.5)
    #expect(keys[0].only == nil && keys[1].only == [.x, .y])
  }

  @Test func `a layer that fades is moved as a whole, and undo gives the same bytes`() throws {
    var stage = try stage {
      $0.layers[1].keys = [LayerKey(["only": ["opacity"]]), LayerKey(["at": 200, "only": ["opacity"], "opacity": 0])]
    }
    let text = SceneWriter.text(of: stage.studio.document.scene)
    let keys = try layer(stage, "Tree").keys
    click(&stage, 195, 150)
    drag(&stage, from: Point(x: 195, y: 150), to: Point(x: 240, y: 190), .control)
    let tree = try layer(stage, "Tree")
    #expect(abs(tree.x - (0.5 + 45.0 / 390)) < 1e-3 && abs(tree.y - (0.5 + 40.0 / 300)) < 1e-3)
    #expect(tree.keys == keys)
    stage.press(.letter("z"), .control)
    #expect(SceneWriter.text(of: stage.studio.document.scene) == text)
  }

  @Test func `arrows nudge, with Shift by ten, and Escape lets go and then ends choosing`() throws {
    var stage = try stage()
    click(&stage, 195, 150)
    stage.press(.right)
    stage.press(.down, .shift)
    let tree = try layer(stage, "Tree")
    #expect(abs(tree.x - (0.5 + 1.0 / 390)) < 1e-4 && abs(tree.y - (0.5 + 10.0 / 300)) < 1e-4)
    stage.press(.escape)
    #expect(chosen(stage).isEmpty && stage.studio.view.options.isChoosing)
    stage.press(.escape)
    #expect(!stage.studio.view.options.isChoosing)
  }

  @Test func `a double-click edits a text where it stands`() throws {
    var stage = try stage()
    let point = stage.point(195, 270)
    stage.clickTwice(at: point)
    #expect(stage.window.takesText)
    stage.handle(.text("Dawn"))
    _ = stage.frame()
    stage.press(.enter)
    _ = stage.frame()
    #expect(try layer(stage, "Title").text == "Dawn")
  }

  @Test func `Shift Enter begins another line, and the field grows with it`() throws {
    var stage = try stage()
    let point = stage.point(195, 270)
    stage.clickTwice(at: point)
    stage.handle(.text("Down"))
    let box = stage.window.ui.input.typing?.box
    stage.press(.enter, .shift)
    stage.handle(.text("the hill"))
    _ = stage.frame()
    let taller = stage.window.ui.input.typing?.box
    #expect(try #require(taller).height == (try #require(box)).height + 20)
    stage.press(.enter)
    _ = stage.frame()
    #expect(try layer(stage, "Title").text == "Down\nthe hill")
    stage.press(.letter("z"), .control)
    #expect(try layer(stage, "Title").text == "Dusk")
  }

  @Test func `a layer on a line shows how far it is from what it aligns with`() throws {
    var stage = try stage { $0.layers[1].x = 0.3 }
    click(&stage, 117, 150)
    let (start, end) = (stage.point(117, 150), stage.point(192, 150))
    stage.wait(1)
    stage.handle(.down(start))
    stage.handle(.move(stage.point(150, 150)))
    stage.handle(.move(end))
    func numbers(_ list: DrawList) -> Set<String> {
      Set(
        list.commands.compactMap { command in
          guard case .text(let words, _, let style) = command, style.size == 10, style.weight == .semibold else {
            return nil
          }
          return words
        })
    }
    // The tree is 78 points tall: above it are 111 of the screen.
    #expect(numbers(stage.frame()).contains("111"))
    stage.handle(.up(end))
    #expect(!numbers(stage.frame()).contains("111"))
  }

  @Test func `what is dragged over the window shows where it would go`() throws {
    var stage = try stage()
    func words(_ place: Point?) -> [String] {
      stage.handle(.dragOver(place))
      return stage.frame().commands.compactMap { command in
        guard case .text(let words, _, _) = command, words.contains("ecomes") || words.contains("Replaces") else {
          return nil
        }
        return words
      }
    }
    #expect(words(stage.point(195, 150)) == ["Becomes a layer"])
    #expect(words(stage.point(195, 600)) == ["Becomes a layer"])
    #expect(words(nil).isEmpty)
  }

  @Test func `the wheel still scrolls, and without choosing a drag does`() throws {
    var stage = try stage()
    stage.handle(.wheel(dx: 0, dy: -2, at: stage.point(195, 400)))
    stage.wait(2)
    _ = stage.frame()
    #expect(stage.offset > 0)
    let offset = stage.offset
    stage.press(.letter("v"))
    stage.drag(from: Point(x: 195, y: 500), to: Point(x: 195, y: 300))
    #expect(stage.offset > offset && chosen(stage).isEmpty)
  }

  @Test func `layers can be turned apart, and the wheel scrolls them`() throws {
    var stage = try stage()
    let phone = stage.frame()
    stage.press(.letter("z"))
    let apart = stage.frame()
    #expect(phone != apart)
    stage.handle(.down(stage.point(195, 300)))
    stage.handle(.move(stage.point(300, 300)))
    stage.handle(.up(stage.point(300, 300)))
    #expect(stage.frame() != apart)
    stage.press(.letter("z"))
    #expect(stage.offset == 0)
  }
}
