import Boundary
import Documents
import Effects
import Geometry
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// The curves of a layer's values below its keys.
struct KeyCurvesTests {
  private func stage() throws -> TestStudio {
    var effect = Layers()
    effect.layers = [LayerSettings(["name": "Tree", "ratio": 0.5])]
    effect.layers[0].keys = [
      LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.25, .y: 40]), LayerKey(at: 200, [.opacity: 0.25]),
    ]
    var scene = Scene(effect: effect)
    scene.content.images = ["sky.png"]
    var stage = TestStudio(showing: scene, window: Size(width: 1280, height: 900))
    stage.press(.letter("k"))
    stage.studio.perform(.keyCurves, at: stage.time)
    stage.studio.apply(
      .chooseKey(KeyPlace(layer: scene.composition.identities[0], index: 1), isAdded: false), at: stage.time)
    _ = stage.frame()
    return stage
  }

  private func curves(_ stage: TestStudio) throws -> KeyCurves {
    let part = stage.window.part(KeyTrackPart.self)
    let axis = try #require(part.axis)
    return try #require(part.curves(axis, stage.studio))
  }

  private func ease(_ stage: TestStudio) -> Easing { stage.studio.document.scene.composition[0].keys[1].ease }

  @Test func `each value that changes has a curve, below the keys`() throws {
    let stage = try stage()
    let curves = try curves(stage)
    #expect(curves.channels == [.y, .opacity])
    #expect(stage.studio.layout[.keyTrack].maxY >= curves.frame.maxY && curves.frame.y >= curves.axis.track.maxY)
  }

  @Test func `a drag of a handle changes the pace on the way to the chosen key, as one step`() throws {
    for handle in [KeyCurves.Handle.first, .second] {
      var stage = try stage()
      let steps = stage.studio.document.history.steps.count
      let start = try #require(try curves(stage).place(of: handle))
      for event in [InputEvent.hover(start), .down(start)] { stage.handle(event) }
      for step in 1...4 { stage.handle(.move(Point(x: start.x + Double(step) * 5, y: start.y - Double(step) * 4))) }
      stage.handle(.up(Point(x: start.x + 20, y: start.y - 16)))
      _ = stage.frame()
      let end = try #require(try curves(stage).place(of: handle))
      #expect(abs(end.x - start.x - 20) < 2 && abs(end.y - start.y + 16) < 2)
      #expect(ease(stage) != .linear && stage.studio.document.history.steps.count == steps + 1)
      stage.press(.letter("z"), .control)
      #expect(ease(stage) == .linear)
    }
  }

  @Test func `a handle put where it is leaves the easing, for any easing`() throws {
    var random = SplitMix64(seed: 8)
    var curves = try curves(stage())
    for _ in 0..<300 {
      var numbers = (0..<4).map { _ in Double(Int.random(in: 0...100, using: &random)) / 100 }
      numbers[1] = Double(Int.random(in: -300...300, using: &random)) / 100
      var keys = curves.keys
      let ease = Easing.bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      keys[1].ease = ease
      curves = KeyCurves(keys: keys, axis: curves.axis, scale: curves.scale, frame: curves.frame, chosen: 1)
      for handle in [KeyCurves.Handle.first, .second] {
        let place = try #require(curves.place(of: handle))
        #expect(curves.ease(handle, at: place) == ease)
      }
    }
  }

  @Test func `the first key has no handles, nor has one to which nothing changes`() throws {
    let curves = try curves(stage())
    for (chosen, hasHandles) in [(0, false), (1, true), (2, true)] as [(Int, Bool)] {
      let other = KeyCurves(
        keys: curves.keys, axis: curves.axis, scale: curves.scale, frame: curves.frame, chosen: chosen)
      #expect((other.place(of: .first) != nil) == hasHandles)
    }
    let still = KeyCurves(
      keys: [LayerKey(at: 0), LayerKey(at: 90)], axis: curves.axis, scale: curves.scale, frame: curves.frame, chosen: 1)
    #expect(still.place(of: .first) == nil && still.channels.isEmpty)
  }
}
