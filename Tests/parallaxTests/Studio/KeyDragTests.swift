import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import SDLBackend
import Testing

@testable import StudioKit
@testable import parallax

/// What the frames cost in which a key of a large scene is dragged.
@Suite(.serialized) struct KeyDragTests {
  /// Layers of ten keys each, with the keyframes shown.
  private func stage(layers count: Int) throws -> StudioStage {
    let stage = try StudioStage("paper-hills", renderer: .software)
    stage.time += 1
    stage.studio.edit(at: stage.time) { document in
      var scene = document.scene
      let pattern = scene.composition[0]
      scene.composition.edit { layers in
        layers = (0..<count).map { number in
          var layer = pattern
          (layer.id, layer.name) = ("layer-\(number)", "Layer \(number)")
          layer.keys = (0..<10).map { LayerKey(at: Double($0) * 40, [.y: Double($0 * number % 7)]) }
          return layer
        }
      }
      document.edit(scene)
    }
    stage.window.handle(.keyDown(.letter("k"), [], isRepeat: false), at: stage.time)
    stage.window.handle(.keyUp(.letter("k"), []), at: stage.time)
    try stage.play()
    return stage
  }

  /// The allocations of frames before a key of the front layer is pressed, while it is held, and while it moves.
  private func dragging(layers: Int) throws -> (before: Int, held: Int, moved: Int) {
    let stage = try stage(layers: layers)
    let idle = try stage.playedFrames().allocations
    let axis = try #require((stage.window.stack[.keyTrack] as? KeyTrackPart)?.axis)
    let place = Point(x: axis.x(of: stage.studio.stage.shown.extent.bounds.lowerBound + 160), y: axis.track.y + 11)
    func handle(_ event: InputEvent) { stage.window.handle(event, at: stage.time) }
    handle(.hover(place))
    handle(.down(place))
    let held = try stage.playedFrames().allocations
    let moved = try stage.playedFrames { handle(.move(Point(x: place.x + Double($0 % 20) * 2, y: place.y))) }
      .allocations
    handle(.up(place))
    #expect(stage.studio.document.scene.composition[layers - 1].keys[4].at != 160)
    return (idle, held, moved)
  }

  @Test func `a key that is held costs a frame nothing, and a moved one no more than each layer once`() throws {
    let (few, many) = (try dragging(layers: 10), try dragging(layers: 20))
    for found in [few, many] { #expect(found.held <= found.before + 20, "\(found)") }
    #expect(many.moved < few.moved * 5 / 2, "\(few), \(many)")
  }
}
