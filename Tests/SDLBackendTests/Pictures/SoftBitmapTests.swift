import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

@Suite struct SoftBitmapTests {
  /// The red channel, multiplied by opacity, blurred by sums over all texels.
  private func plain(_ picture: Bitmap, deviation: Double, edges: BlurEdges, x: Int, y: Int) -> Double {
    let spread = deviation
    let reach = Int((3 * spread).rounded(.up))
    func weight(_ place: Int) -> Double { exponential(-Double(place * place) / (2 * spread * spread)) }
    func index(_ place: Int, _ count: Int, _ edge: BlurEdges.Edge) -> Int? {
      switch edge {
      case .fade: (0..<count).contains(place) ? place : nil
      case .extend: max(0, min(count - 1, place))
      case .tile: (place % count + count) % count
      }
    }
    var (sum, whole) = (0.0, 0.0)
    for row in -reach...reach {
      for column in -reach...reach {
        let share = weight(row) * weight(column)
        whole += share
        guard let line = index(y + row, picture.size.height, edges.down),
          let place = index(x + column, picture.size.width, edges.across)
        else { continue }
        let texel = picture.texels[line * picture.size.width + place]
        sum += share * Double(texel & 0xFF) * Double(texel >> 24) / 255
      }
    }
    return sum / whole
  }

  private func exponential(_ power: Double) -> Double {
    // A series, independent of the library's function.
    var (term, sum) = (1.0, 1.0)
    for step in 1...60 {
      term *= power / 64 / Double(step)
      sum += term
    }
    return (0..<6).reduce(sum) { value, _ in value * value }
  }

  @Test(arguments: [
    BlurEdges.fade, .extend, BlurEdges(across: .tile, down: .fade), BlurEdges(across: .extend, down: .tile),
  ])
  func `each texel is the sum over all of them, beyond the edges as well`(_ edges: BlurEdges) {
    var random = SplitMix64(seed: 7)
    for deviation in [0.8, 1.7, 3.1] {
      let picture = Bitmap(13, 9) { _, _ in UInt32(truncatingIfNeeded: random.next()) }
      let soft = picture.blurred(deviation: deviation, edges: edges)
      #expect(soft.room.width == (edges.across == .fade ? soft.room.width : 0))
      #expect(soft.bitmap.size.width == 13 + 2 * soft.room.width && soft.bitmap.size.height == 9 + 2 * soft.room.height)
      for y in 0..<soft.bitmap.size.height {
        for x in 0..<soft.bitmap.size.width {
          let found = Double(soft.bitmap.texels[y * soft.bitmap.size.width + x] & 0xFF)
          let wanted = plain(
            picture, deviation: deviation, edges: edges, x: x - soft.room.width, y: y - soft.room.height)
          #expect((found - wanted).magnitude <= 1.1, "\(deviation) \(x) \(y)")
        }
      }
    }
  }

  @Test func `an opaque picture stays opaque where its edges do not fade`() {
    let picture = Bitmap(20, 30) { x, y in 0xFF00_0000 | UInt32(x * y) }
    #expect(picture.blurred(deviation: 4, edges: .extend).isOpaque)
    #expect(picture.blurred(deviation: 4, edges: .extend).bitmap.texels.allSatisfy { $0 >= 0xFF00_0000 })
    #expect(!picture.blurred(deviation: 4, edges: .fade).isOpaque)
  }
}
