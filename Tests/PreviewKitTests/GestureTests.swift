import Boundary
import Documents
import Effects
import Geometry
import Parameters
import ScrollPhysics
import Testing

@testable import PreviewKit

/// Gestures given by target offsets, and the finger that performs them.
@Suite struct GestureTests {
  /// Plays a gesture and returns the offsets at which each finger lifts.
  private func lifts(_ gesture: Gesture, in scene: Scene) -> [Double] {
    let tape = Tape(gesture, in: Preview(scene))
    var player = TapePlayer(tape, into: Preview(scene))
    return tape.events.compactMap { event in
      guard case .input(.up(nil)) = event.action else { return nil }
      player.play(to: event.time - 1e-6)
      return player.preview.offset(at: event.time - 1e-6)
    }
  }

  @Test(arguments: ScrollPreset.allCases) func `a finger takes the content where the gesture says`(
    _ preset: ScrollPreset
  ) {
    var scene = Scenes.scene(MapCrop())
    scene.physics = ScenePhysics(preset: preset)
    let gesture = Gesture(
      Gesture.Stroke(to: 300, lasting: 1, pause: 1), Gesture.Stroke(to: 1000, lasting: 2, pause: 1),
      Gesture.Stroke(to: 0, lasting: 1, pause: 0))
    let lifts = lifts(gesture, in: scene)
    // A distance beyond a finger's reach takes several strokes.
    #expect(lifts.count == 1 + 2 + 2, "\(lifts)")
    #expect(abs(lifts[0] - 300) < 1 && abs(lifts[2] - 1000) < 2 && abs(lifts[4]) < 2, "\(preset) \(lifts)")
  }

  @Test func `past an edge it goes against the band, and content that is let go comes back`() {
    let scene = Scenes.refreshing
    let gesture = Gesture(Gesture.Stroke(to: -115, lasting: 0.8, pause: 1))
    #expect(abs((lifts(gesture, in: scene).first ?? 0) + 115) < 1)
    var player = TapePlayer(Tape(gesture, in: Preview(scene)), into: Preview(scene))
    player.play(to: 10)
    #expect(abs(player.preview.offset(at: 10)) < 1)
  }

  @Test func `a strip goes along its own way, mirrored too`() {
    for direction in [Device.ReadingDirection.ltr, .rtl] {
      var scene = Scenes.scene(AlbumStack())
      scene.device.direction = direction
      let lifts = lifts(Gesture(Gesture.Stroke(to: 200, lasting: 1, pause: 0)), in: scene)
      #expect(abs((lifts.first ?? 0) - 200) < 1, "\(direction) \(lifts)")
    }
  }

  @Test func `nowhere to go makes no finger`() {
    let scene = Scenes.scene(MapCrop(), rows: 1)
    for offset in [0, Double.nan, .infinity] {
      #expect(lifts(Gesture(Gesture.Stroke(to: offset, lasting: 1, pause: 0)), in: scene).isEmpty)
    }
  }

  @Test(arguments: Catalog.effects.map { $0.name }) func `every effect's gesture begins and ends at the start`(
    _ name: String
  ) throws {
    let effect = try #require(Catalog.effect(named: name)).init()
    let preview = Preview(Scenes.scene(effect))
    let gesture = effect.demo(in: preview.setting).gesture
    let tape = Tape(gesture, in: preview)
    var player = TapePlayer(tape, into: preview)
    player.play(to: tape.duration + 5)
    #expect(abs(player.preview.offset(at: tape.duration + 5) - preview.extent.bounds.lowerBound) < 3)
    #expect((2.0...9).contains(tape.duration), "\(tape.duration)")
  }
}
