internal import CPixelRows

/// Row operations in integer arithmetic, the same on every processor. Those that take the time of a frame are in C, with
/// the widest registers that the processor has; the others work on four pixels at a time, with bytes in 16-bit lanes:
/// first red and blue, then alpha and green.
enum PixelRow {
  private static let widest = parallax_pixel_rows().pointee

  private typealias Lanes = SIMD8<UInt16>
  private typealias Pixels = SIMD4<UInt32>

  // Inline constants, and vectors shifted by vectors: anything else compiles to calls or scalar code.
  private static var low: Lanes { Lanes(repeating: 0x00FF) }
  private static var high: Lanes { Lanes(repeating: 0xFF00) }
  private static var half: Lanes { Lanes(repeating: 128) }
  private static var byte: Lanes { Lanes(repeating: 8) }

  @inline(__always)
  private static func lanes(_ pixels: Pixels) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) }

  @inline(__always)
  private static func pixels(_ lanes: Lanes) -> Pixels { unsafeBitCast(lanes, to: Pixels.self) }

  /// Calls `body` for every four pixels of a row, padding the last ones, and stores its results.
  @inline(__always)
  private static func each(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ body: (_ index: Int, _ count: Int) -> Pixels
  ) {
    var index = 0
    while index + 4 <= count {
      UnsafeMutableRawPointer(target + index).storeBytes(of: body(index, 4), as: Pixels.self)
      index += 4
    }
    guard index < count else { return }
    let last = body(index, count - index)
    for lane in 0..<count - index { target[index + lane] = last[lane] }
  }

  @inline(__always)
  private static func load(_ row: UnsafePointer<UInt32>, _ index: Int, _ count: Int) -> Pixels {
    if count == 4 { return UnsafeRawPointer(row + index).loadUnaligned(as: Pixels.self) }
    var pixels = Pixels()
    for lane in 0..<count { pixels[lane] = row[index + lane] }
    return pixels
  }
}

extension PixelRow {
  /// `one` mixed with `share` 256ths (0...256) of `other`. The target may be either of them.
  static func mix(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, share: Int, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    if share == 0 || one == other { return copy(one, count: count, into: target) }
    if share == 256 { return copy(other, count: count, into: target) }
    widest.mix(one, other, UInt32(share), count, target)
  }

  /// The absolute difference of two rows per channel; opaque.
  static func differ(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    typealias Bytes = SIMD16<UInt8>
    let opaque = Pixels(repeating: 0xFF00_0000)
    each(target, count) { index, count in
      let (first, second) = (
        unsafeBitCast(load(one, index, count), to: Bytes.self), unsafeBitCast(load(other, index, count), to: Bytes.self)
      )
      let apart = pointwiseMax(first, second) &- pointwiseMin(first, second)
      return unsafeBitCast(apart, to: Pixels.self) | opaque
    }
  }

  private static func copy(_ row: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    if row != UnsafePointer(target) { target.update(from: row, count: count) }
  }

  /// Blends one color over a row.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, with color: PixelColor) {
    if color.alpha == 255 {
      let pixels = Pixels(repeating: color.number)
      return each(target, count) { _, _ in pixels }
    }
    widest.cover(color.number | 0xFF00_0000, color.weight, count, target)
  }

  /// Blends texels over a row by their own alpha, tinted.
  static func blend(
    _ texels: UnsafePointer<UInt32>, tint: PixelColor, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    if tint.number == 0xFFFF_FFFF { return widest.blend(texels, nil, count, target) }
    withWeights(tint.blue, tint.green, tint.red, tint.alpha) { widest.blend(texels, $0, count, target) }
  }

  /// Blends texels whose colors are multiplied by their alpha over a row, tinted.
  static func blendPremultiplied(
    _ texels: UnsafePointer<UInt32>, tint: PixelColor, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    if tint.number == 0xFFFF_FFFF { return widest.blend_premultiplied(texels, nil, count, target) }
    // The opacity multiplies all channels.
    withWeights(
      multiplied(tint.blue, tint.alpha), multiplied(tint.green, tint.alpha), multiplied(tint.red, tint.alpha),
      tint.alpha
    ) { widest.blend_premultiplied(texels, $0, count, target) }
  }

  /// Channels of a tint in 256ths.
  @inline(__always)
  private static func withWeights(
    _ blue: UInt8, _ green: UInt8, _ red: UInt8, _ alpha: UInt8, _ body: (UnsafePointer<UInt16>) -> Void
  ) {
    func weight(_ byte: UInt8) -> UInt16 { UInt16(PixelColor.weight(byte)) }
    let weights = (weight(blue), weight(green), weight(red), weight(alpha))
    withUnsafePointer(to: weights) { $0.withMemoryRebound(to: UInt16.self, capacity: 4, body) }
  }

  private static func multiplied(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
  }

  /// Multiplies the colors of a row by their alpha.
  static func multiply(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      let pixel = row[index]
      let alpha = pixel &>> 24
      guard alpha < 255 else { continue }
      let share = alpha &+ alpha &>> 7
      let even = ((pixel & 0x00FF_00FF) &* share &+ 0x0080_0080) &>> 8 & 0x00FF_00FF
      let green = ((pixel & 0x0000_FF00) &* share &+ 0x0000_8000) &>> 8 & 0x0000_FF00
      row[index] = alpha &<< 24 | even | green
    }
  }

  /// Replaces a row by tinted texels.
  static func tint(
    _ texels: UnsafePointer<UInt32>, _ tint: PixelColor, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let even = tintLanes(tint.blue, tint.red)
    let odd = tintLanes(tint.green, tint.alpha)
    each(target, count) { index, count in pixels(tinted(lanes(load(texels, index, count)), even, odd)) }
  }

  @inline(__always)
  private static func tinted(_ texel: Lanes, _ even: Lanes, _ odd: Lanes) -> Lanes {
    ((texel & low) &* even &+ half) &>> byte | ((texel &>> byte) &* odd &+ half) & high
  }

  private static func tintLanes(_ first: UInt8, _ second: UInt8) -> Lanes {
    let (first, second) = (UInt16(PixelColor.weight(first)), UInt16(PixelColor.weight(second)))
    return Lanes(first, second, first, second, first, second, first, second)
  }

  /// Replaces a row by texels of a row of `width`, each mixed with a share of the next one.
  static func read(
    _ row: UnsafePointer<UInt32>, width: Int, places: UnsafePointer<UInt32>, shares: UnsafePointer<UInt32>, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    widest.read(row, width, places, shares, count, target)
  }

  /// Asks for pixels that are read soon.
  static func prefetch(_ row: UnsafePointer<UInt32>, count: Int) { widest.prefetch(row, count) }

  /// Replaces a row by the colors along a path through a picture of at least two columns.
  static func read(
    _ picture: PixelPlane, along path: PixelPath, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var sheet = PixelSheet(
      pixels: picture.pixels, width: Int32(picture.width), height: Int32(picture.height), stride: Int32(picture.stride))
    widest.read_turned(&sheet, path, count, target)
  }

  /// Blends a color over a row, whose alpha begins in 65,536ths and grows by `step` with each pixel.
  static func fade(
    _ color: PixelColor, alpha: Int32, step: Int32, count: Int, over target: UnsafeMutablePointer<UInt32>
  ) {
    widest.fade(color.number | 0xFF00_0000, alpha, step, count, target)
  }

  /// A pixel mixed with a share of another one, in 256ths (0...256).
  @inline(__always)
  static func mixed(_ one: UInt32, _ other: UInt32, share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((one & 0x00FF_00FF) &* rest &+ (other & 0x00FF_00FF) &* share &+ 0x0080_0080) &>> 8
    let odd = ((one &>> 8) & 0x00FF_00FF) &* rest &+ ((other &>> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
    return even & 0x00FF_00FF | odd & 0xFF00_FF00
  }

  /// The least and the greatest alpha of a row.
  static func alphas(_ row: UnsafePointer<UInt32>, count: Int) -> (least: UInt32, most: UInt32) {
    var (least, most) = (Pixels(repeating: .max), Pixels(repeating: 0))
    var index = 0
    while index + 4 <= count {
      let pixels = UnsafeRawPointer(row + index).loadUnaligned(as: Pixels.self)
      (least, most) = (pointwiseMin(least, pixels), pointwiseMax(most, pixels))
      index += 4
    }
    var range = (least.min() &>> 24, most.max() &>> 24)
    for place in index..<count { range = (min(range.0, row[place] &>> 24), max(range.1, row[place] &>> 24)) }
    return range
  }

  /// Swaps the red and blue bytes.
  static func swapRedAndBlue(_ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int) {
    let target = target.assumingMemoryBound(to: UInt32.self)
    let source = source.assumingMemoryBound(to: UInt32.self)
    each(target, count) { index, count in
      let pixels = load(source, index, count)
      let (byte, sixteen) = (Pixels(repeating: 0xFF), Pixels(repeating: 16))
      return pixels & Pixels(repeating: 0xFF00_FF00) | (pixels &>> sixteen) & byte | (pixels & byte) &<< sixteen
    }
  }
}
