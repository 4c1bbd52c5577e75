import Boundary
import Geometry
import TestSupport
import Testing

@testable import Raster

/// What is recorded and drawn in bands, by several threads, without what is hidden.
@Suite struct PaintBandsTests {
  @Test(arguments: 0..<40) func `a recorded frame has the pixels of one drawn order by order`(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = (width: Int.random(in: 300...900, using: &random), height: Int.random(in: 300...500, using: &random))
    let orders = (0..<30).map { _ in RandomOrder(within: size, &random) }
    func drawn(_ draw: (Sheet) -> Void) -> [UInt32] {
      let sheet = Sheet(size.width, size.height)
      draw(sheet)
      return sheet.numbers
    }
    let atOnce = drawn { sheet in for order in orders { order.draw(sheet.painter) } }
    let recorded = drawn { sheet in
      sheet.painter.begin()
      for order in orders { order.draw(sheet.painter) }
      sheet.painter.end()
    }
    #expect(recorded == atOnce)
  }

  @Test func `what was recorded is drawn before a flush returns`() {
    let sheet = Sheet(20, 20)
    sheet.painter.begin()
    sheet.painter.clear(Color(0x102030))
    #expect(sheet.numbers.allSatisfy { $0 == 0xFF00_0000 })
    sheet.painter.flush()
    #expect(sheet.numbers.allSatisfy { $0 == 0xFF10_2030 })
    sheet.painter.end()
  }
}

/// Something drawn at a random place, often as large as the surface.
private struct RandomOrder {
  private let column: QuadSpan
  private let row: QuadSpan
  private let tint: Color
  private let kind: Int
  private let picture: RandomPicture

  init(within size: (width: Int, height: Int), _ random: inout SplitMix64) {
    func span(_ side: Int) -> QuadSpan {
      let start = Double.random(in: -0.3...0.5, using: &random) * Double(side)
      let end = start + Double.random(in: 0.2...1.8, using: &random) * Double(side)
      let isWhole = Bool.random(using: &random)
      return QuadSpan(
        start: isWhole ? start.rounded() : start, end: isWhole ? end.rounded() : end, startTexel: 0, endTexel: 1)
    }
    (column, row) = (span(size.width), span(size.height))
    tint = [Color.white, Color(0x80C0FF), Color.white.opacity(0.5)].randomElement(using: &random) ?? .white
    kind = Int.random(in: 0..<5, using: &random)
    picture = RandomPicture(&random)
  }

  func draw(_ painter: PixelPainter) {
    switch kind {
    case 0: painter.fill(column, row, from: tint, to: tint)
    case 1: painter.fill(column, row, from: tint, to: Color(0x203040), along: .horizontal)
    case 2:
      func corner(_ x: Double, _ y: Double) -> PixelCorner {
        PixelCorner(place: SIMD2(Float(x), Float(y)), texel: SIMD2(0.5, 0.5), color: SIMD4(200, 100, 50, Float(x)))
      }
      painter.fill(
        corner(column.start, row.start), corner(column.end, row.start), corner(column.start, row.end),
        in: painter.plane.bounds)
    default: painter.fill(column, row, with: picture.plane, isOpaque: false, tint: tint)
    }
  }
}
