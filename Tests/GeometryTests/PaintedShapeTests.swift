import Geometry
import TestSupport
import Testing

/// The colors of shapes, against the words of the CSS Images specification.
@Suite struct PaintedShapeTests {
  @Test func `a linear gradient runs between the corners that its direction meets first and last`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let (angle, aspect) = (random.number(-360...360), random.number(0.1...10))
      let way = PaintedShape.Paint.linear(angle: angle, []).way(aspect: aspect)
      let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { way.share(at: $0.0, $0.1) }
      #expect((corners.min() ?? 1).magnitude < 1e-9, "\(angle) \(aspect)")
      #expect(((corners.max() ?? 0) - 1).magnitude < 1e-9, "\(angle) \(aspect)")
      #expect((way.share(at: 0.5, 0.5) - 0.5).magnitude < 1e-9)
    }
    func share(_ angle: Double, _ x: Double, _ y: Double) -> Double {
      PaintedShape.Paint.linear(angle: angle, []).way(aspect: 2).share(at: x, y)
    }
    #expect(share(180, 0.3, 0.25) == 0.25 && share(0, 0.3, 0.25) == 0.75 && share(90, 0.3, 0.9) == 0.3)
    // A line of the same color is square to the direction on the screen, however wide the box is.
    #expect((share(45, 0.5, 0.5) - share(45, 0.6, 0.7)).magnitude < 1e-9)
  }

  @Test func `a radial gradient ends at the sides of its box`() {
    let way = PaintedShape.Paint.radial([]).way(aspect: 3)
    #expect(way.share(at: 0.5, 0.5) == 0 && way.share(at: 1, 0.5) == 1 && way.share(at: 0.5, 0) == 1)
    #expect(way.share(at: 0, 0) > 1)
  }

  @Test func `colors are mixed multiplied by their alpha, and stay beyond the first and the last`() {
    let paint = PaintedShape.Paint.radial([
      PaintedShape.Stop(at: 0.2, 0xFF00_00FF), PaintedShape.Stop(at: 0.6, 0x0000_FF00),
      PaintedShape.Stop(at: 0.6, 0x0000_FFFF),
    ])
    #expect(paint.color(at: 0) == SIMD4(1, 0, 0, 1) && paint.color(at: 1) == SIMD4(0, 0, 1, 1))
    // The blue of a clear color shows nowhere.
    let middle = paint.color(at: 0.4)
    #expect((middle.x - 0.5).magnitude < 1e-12 && middle.z == 0 && (middle.w - 0.5).magnitude < 1e-12)
    #expect(paint.color(at: 0.6) == SIMD4(0, 0, 1, 1))
  }
}
