import TestSupport

@testable import Raster

/// A picture whose rows are transparent, opaque and between for long stretches, with what is known of that.
struct RandomPicture {
  let plane: PixelPlane
  /// The memory of the plane.
  private let sheets: [Sheet]

  init(_ random: inout SplitMix64) {
    let isPremultiplied = Bool.random(using: &random)
    let (width, height) = (Int.random(in: 1...420, using: &random), Int.random(in: 1...20, using: &random))
    let sheet = Sheet(width, height)
    for y in 0..<height {
      var x = 0
      while x < width {
        let end = min(width, x + Int.random(in: 1...300, using: &random))
        let alpha: UInt32? = [0, 0, 255, 255, 255, nil].randomElement(using: &random) ?? nil
        for column in x..<end {
          let own = alpha ?? UInt32.random(in: 0...255, using: &random)
          let most = isPremultiplied ? own : 255
          func channel() -> UInt32 { UInt32.random(in: 0...most, using: &random) }
          sheet.plane.row(y)[column] = own << 24 | channel() << 16 | channel() << 8 | channel()
        }
        x = end
      }
    }
    let states = Sheet(OpacityRuns.bytes(width: width, height: height) / 4 + 1, 1, filledWith: 0)
    let runs = OpacityRuns(
      UnsafeMutableRawPointer(states.plane.pixels).assumingMemoryBound(to: UInt8.self), width: width, height: height)
    for y in 0..<height { runs.scan(row: y, sheet.plane.row(y)) }
    plane = PixelPlane(
      sheet.plane.pixels, width: width, height: height, isPremultiplied: isPremultiplied, runs: runs)
    sheets = [sheet, states]
  }
}
