import Boundary
import Documents
import Effects
import Geometry
import SDLBackend
import Testing

@testable import StudioKit
@testable import parallax

/// What the frames cost in which layers are moved by hand on the stage.
@Suite(.serialized) struct LayerMoveTests {
  /// The allocations of frames while layers are held, and while they move.
  ///
  /// - Parameters:
  ///   - chosen: How many of the layers are moved.
  ///   - count: How many there are.
  private func moving(_ chosen: Int, of count: Int) throws -> (held: Int, moved: Int) {
    let stage = try StudioStage("paper-hills", renderer: .software)
    stage.time += 1
    stage.studio.edit(at: stage.time) { document in
      var scene = document.scene
      scene.composition.edit { layers in
        layers = (0..<count).map { number in
          var layer = LayerSettings()
          (layer.id, layer.name, layer.picture) = ("layer-\(number)", "Layer \(number)", nil)
          (layer.shape, layer.width, layer.x, layer.y) = (LayerShape(), 0.5, 0.5, 0.3)
          return layer
        }
      }
      document.edit(scene)
    }
    stage.studio.view.options.isChoosing = true
    try stage.play()
    stage.studio.apply(.scrub(to: 0), at: stage.time)
    let names = stage.studio.document.scene.layerIdentities
    stage.studio.apply(.chooseLayers(Array(names.suffix(chosen))), at: stage.time)
    let front = try #require(names.last)
    _ = try stage.playedFrames()
    let frame = try #require(StageCanvas.frame(of: front, stage.studio))
    let layout = stage.studio.layout
    let place = Point(
      x: layout.screen.x + frame.midX * layout.zoom, y: layout.screen.y + frame.midY * layout.zoom)
    func handle(_ event: InputEvent) { stage.window.handle(event, at: stage.time) }
    handle(.hover(place))
    handle(.down(place))
    let held = try stage.playedFrames().allocations
    let before = stage.studio.document.scene.composition
    let moved = try stage.playedFrames {
      handle(.move(Point(x: place.x + 20 + Double($0 % 20) * 2, y: place.y + Double($0))))
    }.allocations
    handle(.up(place))
    let after = stage.studio.document.scene.composition
    #expect(zip(before, after).count { $0 != $1 } == chosen, "\(chosen) of \(count)")
    return (held, moved)
  }

  @Test func `twenty layers that are moved cost a frame little more than one, and no layer costs more among others`()
    throws
  {
    let (one, all) = (try moving(1, of: 20), try moving(20, of: 20))
    let (ten, thirty) = (try moving(10, of: 10), try moving(30, of: 30))
    #expect(abs(all.held - one.held) <= 40, "\(one), \(all)")
    #expect(all.moved - all.held <= (one.moved - one.held) * 5 / 4, "\(one), \(all)")
    #expect(thirty.moved - thirty.held <= (ten.moved - ten.held) * 7 / 2, "\(ten), \(thirty)")
  }
}
