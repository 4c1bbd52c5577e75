nonisolated extension Bitmap {
  /// Multiplies the colors of a row by their alpha, so that averages do not see what is invisible.
  static func multiply(_ texels: UnsafeMutableBufferPointer<UInt32>) {
    for index in texels.indices {
      let texel = texels[index]
      let alpha = texel &>> 24
      guard alpha < 255 else { continue }
      texels[index] =
        share(texel & 0xFF, alpha) | share(texel &>> 8 & 0xFF, alpha) &<< 8 | share(texel &>> 16 & 0xFF, alpha) &<< 16
        | alpha &<< 24
    }
  }

  /// Undoes `multiply`: colors become straight again. Where alpha is 0 the color is lost and stays black.
  mutating func divide() {
    for index in texels.indices {
      let texel = texels[index]
      let alpha = texel &>> 24
      guard alpha > 0, alpha < 255 else { continue }
      let half = alpha / 2
      let red = min(255, ((texel & 0xFF) &* 255 &+ half) / alpha)
      let green = min(255, ((texel &>> 8 & 0xFF) &* 255 &+ half) / alpha)
      let blue = min(255, ((texel &>> 16 & 0xFF) &* 255 &+ half) / alpha)
      texels[index] = red | green &<< 8 | blue &<< 16 | alpha &<< 24
    }
  }

  /// `value * alpha / 255`, rounded.
  private static func share(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value &* alpha &+ 128
    return (product &+ product &>> 8) &>> 8
  }
}
