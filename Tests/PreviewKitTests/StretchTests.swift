import Boundary
import Documents
import Effects
import Geometry
import Notation
import Testing

@testable import PreviewKit

/// Android's stretched edge: nothing is uncovered or scrolled, and everything on the screen is stretched.
@Suite struct StretchTests {
  private func pulled(_ effect: any Effect, by points: Double) -> (rest: [Layer], pulled: [Layer], offset: Double) {
    var scene = Scenes.scene(effect)
    #expect(scene.assign("android", to: "physics") == [])
    var preview = Preview(scene)
    var layers: (rest: [Layer], pulled: [Layer]) = ([], [])
    preview.layers(at: 0, into: &layers.rest)
    preview.drag(from: 100, to: 100 + points, at: 0, lift: false)
    preview.layers(at: 0.7, into: &layers.pulled)
    return (layers.rest, layers.pulled, preview.offset(at: 0.7))
  }

  @Test func `a pulled list stays at its edge, covers it, and is longer`() throws {
    let (rest, pulled, offset) = pulled(HeaderParallax(), by: 400)
    #expect(offset == 0)
    let before = try #require(rest.first { $0.id == LayerID("header", nil, "image") })
    let after = try #require(pulled.first { $0.id == LayerID("header", nil, "image") })
    #expect(after.frame.y == 0 && after.frame.width == before.frame.width)
    let growth = after.frame.height / before.frame.height
    #expect(growth > 1.02 && growth < 1.06, "\(growth)")
    // Next to the edge it grows most.
    let row = try #require(pulled.first { $0.id == LayerID("row", 8, "background") })
    let same = try #require(rest.first { $0.id == row.id })
    #expect(row.frame.height / same.frame.height < growth && row.frame.y > same.frame.y)
  }

  @Test func `let go it comes home and nothing is left of it`() {
    var scene = Scenes.scene(HeaderParallax())
    #expect(scene.assign("android", to: "physics") == [])
    var preview = Preview(scene)
    preview.drag(from: 100, to: 500, at: 0)
    #expect(preview.isMoving(at: 0.75))
    var (rest, later): ([Layer], [Layer]) = ([], [])
    Preview(scene).layers(at: 0, into: &rest)
    preview.layers(at: 5, into: &later)
    #expect(later.filter { $0.content != .indicator } == rest.filter { $0.content != .indicator })
  }
}
