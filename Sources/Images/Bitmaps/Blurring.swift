extension Bitmap {
  /// Sufficient pixels on the shorter side of a picture to be blurred; interpolation fills in the rest.
  package static let blurredSide = 96

  /// Blurred as behind frosted glass: a box blur over a tenth of the shorter side on each side, three times, which
  /// approximates a Gaussian. Edges repeat.
  package func blurred() -> Bitmap {
    guard !size.isEmpty else { return self }
    let reach = max(1, min(size.width, size.height) / 10)
    var picture = self
    picture.texels.withUnsafeMutableBufferPointer { Bitmap.multiply($0) }
    for _ in 0..<3 { picture = picture.meansAcross(reach: reach).meansAcross(reach: reach) }
    picture.divide()
    return picture
  }

  /// The mean of each texel and `reach` texels on either side in its row, transposed: twice gives the original
  /// orientation.
  private func meansAcross(reach: Int) -> Bitmap {
    let (width, height) = (size.width, size.height)
    let count = UInt32(2 * reach + 1)
    let turned = [UInt32](unsafeUninitializedCapacity: size.count) { result, filled in
      texels.withUnsafeBufferPointer { texels in
        for y in 0..<height {
          func texel(_ x: Int) -> UInt32 { texels[y * width + min(max(0, x), width - 1)] }
          var sum = SIMD4<UInt32>(repeating: 0)
          for x in -reach...reach { sum &+= Bitmap.channels(texel(x)) }
          for x in 0..<width {
            let mean = (sum &+ count / 2) / count
            result[x * height + y] = mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
            sum = sum &+ Bitmap.channels(texel(x + reach + 1)) &- Bitmap.channels(texel(x - reach))
          }
        }
      }
      filled = size.count
    }
    return Bitmap(size: size.turned, texels: turned)
  }

  private static func channels(_ texel: UInt32) -> SIMD4<UInt32> {
    SIMD4(texel & 0xFF, texel &>> 8 & 0xFF, texel &>> 16 & 0xFF, texel &>> 24)
  }
}
