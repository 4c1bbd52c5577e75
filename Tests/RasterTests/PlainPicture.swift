import Boundary

@testable import Raster

/// A reference implementation of the painter, pixel by pixel in floating point.
struct PlainPicture {
  var picture: Sheet
  var column: QuadSpan
  var row: QuadSpan
  var tint: Color

  /// The pixels of a sheet after drawing.
  func drawn(on sheet: Sheet) -> [UInt32] {
    var numbers = sheet.numbers
    for y in 0..<sheet.plane.height {
      for x in 0..<sheet.plane.width {
        guard let across = place(x, column, picture.plane.width), let down = place(y, row, picture.plane.height) else {
          continue
        }
        numbers[y * sheet.plane.width + x] = laid(texel(across, down), over: sheet[x, y])
      }
    }
    return numbers
  }

  /// The position that a pixel samples, in texels from the center of the first one. Nil if it is not covered.
  private func place(_ pixel: Int, _ span: QuadSpan, _ side: Int) -> Double? {
    let middle = Double(pixel) + 0.5
    guard middle >= span.start, middle < span.end else { return nil }
    let share = (middle - span.start) / (span.end - span.start)
    return (span.startTexel + share * (span.endTexel - span.startTexel)) * Double(side) - 0.5
  }

  private func texel(_ x: Double, _ y: Double) -> SIMD4<Double> {
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      SIMD4<Double>(picture[min(max(0, x), picture.plane.width - 1), min(max(0, y), picture.plane.height - 1)])
    }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, line) = (Int(left), Int(top))
    let above = at(column, line) * (1 - (x - left)) + at(column + 1, line) * (x - left)
    let below = at(column, line + 1) * (1 - (x - left)) + at(column + 1, line + 1) * (x - left)
    return above * (1 - (y - top)) + below * (y - top)
  }

  private func laid(_ texel: SIMD4<Double>, over behind: SIMD4<Int>) -> UInt32 {
    let tint = SIMD4<Double>(Double(tint.red), Double(tint.green), Double(tint.blue), Double(tint.alpha)) / 255
    var source = texel * tint
    let share = source.w / 255
    source.w = 255
    let result = SIMD4<Double>(behind) * (1 - share) + source * share
    func byte(_ channel: Double) -> UInt32 { UInt32(min(255, max(0, channel.rounded()))) }
    return byte(result.w) << 24 | byte(result.x) << 16 | byte(result.y) << 8 | byte(result.z)
  }
}
