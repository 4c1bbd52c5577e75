import TestSupport
import Testing

@testable import Judge

@Suite struct LayerRangeTests {
  @Test func `a layer that moves has every color that a place between its pixels can have`() {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let (width, height) = (random.whole(5...12), random.whole(5...12))
      let bytes = (0..<width * height * 4).map { _ in UInt8(random.whole(0...255)) }
      let grid = PixelGrid(width: width, height: height, bytes: bytes)
      let reach = (random.number(0...3), random.number(0...3))
      var range = LayerRange(onBlack: grid, onWhite: nil, margin: 0)
      range.move(across: Float(reach.0), down: Float(reach.1))
      for _ in 0..<40 {
        let (x, y) = (random.whole(0...width - 1), random.whole(0...height - 1))
        let place = (Double(x) + random.number(-reach.0...reach.0), Double(y) + random.number(-reach.1...reach.1))
        guard (0...Double(width - 1)).contains(place.0), (0...Double(height - 1)).contains(place.1) else { continue }
        let color = Self.color(of: grid, at: place)
        let index = y * width + x
        #expect(range.low[index].x <= color + 0.01 && color - 0.01 <= range.high[index].x, "seed \(seed)")
      }
    }
  }

  /// Red between pixels, as a filter mixes it.
  private static func color(of grid: PixelGrid, at place: (Double, Double)) -> Float {
    let (x, y) = (Int(place.0), Int(place.1))
    let (across, down) = (Float(place.0) - Float(x), Float(place.1) - Float(y))
    func red(_ x: Int, _ y: Int) -> Float {
      Float(grid.bytes[(min(y, grid.height - 1) * grid.width + min(x, grid.width - 1)) * 4])
    }
    return (red(x, y) * (1 - across) + red(x + 1, y) * across) * (1 - down)
      + (red(x, y + 1) * (1 - across) + red(x + 1, y + 1) * across) * down
  }

  @Test func `what covers the whole ground leaves nothing of it`() {
    let grid = PixelGrid(width: 1, height: 1, bytes: [10, 20, 30, 255])
    var ground = GroundRange(width: 1, height: 1, color: SIMD4(200, 200, 200, 255))
    ground.cover(with: LayerRange(onBlack: grid, onWhite: nil, margin: 0))
    #expect(ground.low[0].x == 10 && ground.high[0].y == 20)
  }

  @Test func `a layer's opacity follows from its pixels on black and on white`() {
    // A gray of 100 at half opacity.
    let (black, white) = (
      PixelGrid(width: 1, height: 1, bytes: [50, 50, 50, 255]),
      PixelGrid(width: 1, height: 1, bytes: [178, 178, 178, 255])
    )
    let range = LayerRange(onBlack: black, onWhite: white, margin: 0)
    #expect((range.low[0].w - 0.498).magnitude < 0.001)
  }
}
