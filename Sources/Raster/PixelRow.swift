/// Row operations in integer arithmetic, the same on every processor. They work on four pixels at a time, with bytes in
/// 16-bit lanes: first red and blue, then alpha and green.
enum PixelRow {
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

  /// The same number in both lanes of each pixel.
  @inline(__always)
  private static func spread(_ numbers: Pixels) -> Lanes {
    lanes(numbers | numbers &<< Pixels(repeating: 16))
  }

  /// `one` mixed with `other`, per channel, rounded. The share is in 256ths.
  @inline(__always)
  private static func mixed(_ one: Lanes, _ other: Lanes, _ rest: Lanes, _ share: Lanes) -> Lanes {
    let even = ((one & low) &* rest &+ (other & low) &* share &+ half) &>> byte
    let odd = ((one &>> byte) &* rest &+ (other &>> byte) &* share &+ half) & high
    return even | odd
  }

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
    let (rest, share) = (Lanes(repeating: UInt16(256 - share)), Lanes(repeating: UInt16(share)))
    each(target, count) { index, count in
      pixels(mixed(lanes(load(one, index, count)), lanes(load(other, index, count)), rest, share))
    }
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
    let weight = UInt16(color.weight)
    let (rest, share) = (Lanes(repeating: 256 - weight), Lanes(repeating: weight))
    let color = lanes(Pixels(repeating: color.number | 0xFF00_0000))
    each(target, count) { index, count in
      pixels(mixed(lanes(load(target, index, count)), color, rest, share))
    }
  }

  /// Blends texels over a row by their own alpha, tinted.
  static func blend(
    _ texels: UnsafePointer<UInt32>, tint: PixelColor, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let whole = Lanes(repeating: 256)
    let opaque = Pixels(repeating: 0xFF00_0000)
    // A byte of 255 multiplies by one.
    let even = tintLanes(tint.blue, tint.red)
    let odd = tintLanes(tint.green, tint.alpha)
    let isPlain = tint.number == 0xFFFF_FFFF
    each(target, count) { index, count in
      var source = load(texels, index, count)
      let behind = load(target, index, count)
      if !isPlain { source = pixels(tinted(lanes(source), even, odd)) }
      let alpha = source &>> Pixels(repeating: 24)
      if alpha == Pixels(repeating: 0) { return behind }
      let share = spread(alpha &+ alpha &>> Pixels(repeating: 7))
      return pixels(mixed(lanes(behind), lanes(source | opaque), whole &- share, share))
    }
  }

  /// Blends texels whose colors are multiplied by their alpha over a row, tinted.
  static func blendPremultiplied(
    _ texels: UnsafePointer<UInt32>, tint: PixelColor, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let whole = Lanes(repeating: 256)
    let opaque = Pixels(repeating: 0xFF00_0000)
    // The opacity multiplies all channels.
    let even = tintLanes(multiplied(tint.blue, tint.alpha), multiplied(tint.red, tint.alpha))
    let odd = tintLanes(multiplied(tint.green, tint.alpha), tint.alpha)
    let isPlain = tint.number == 0xFFFF_FFFF
    each(target, count) { index, count in
      var source = load(texels, index, count)
      let behind = load(target, index, count)
      if !isPlain { source = pixels(tinted(lanes(source), even, odd)) }
      let alpha = source &>> Pixels(repeating: 24)
      if alpha == Pixels(repeating: 0) { return behind }
      let rest = whole &- spread(alpha &+ alpha &>> Pixels(repeating: 7))
      let behindEven = ((lanes(behind) & low) &* rest &+ half) &>> byte
      let behindOdd = ((lanes(behind) &>> byte) &* rest &+ half) & high
      // A rounding may exceed a byte.
      let even = pointwiseMin(behindEven &+ (lanes(source) & low), low)
      let odd = pointwiseMin((behindOdd &>> byte) &+ (lanes(source) &>> byte), low) &<< byte
      return pixels(even | odd) | opaque
    }
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

  /// Samples a row of texels at the positions of an axis's pixels.
  static func read(
    _ row: UnsafePointer<UInt32>, width: Int, along axis: AxisReading, _ pixels: Range<Int>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let (first, step) = axis.walk(from: pixels.lowerBound)
    let fine = UInt32(truncatingIfNeeded: step)
    let steps = Pixels(0, fine, 2 &* fine, 3 &* fine)
    var index = 0
    while index < pixels.count {
      let place = first &+ index &* step
      let (texel, last) = (place &>> 32, (place &+ 3 &* step) &>> 32)
      let neighbors = texel < 0 ? 0 : min(axis.neighbors(from: place), pixels.count - index, width - 1 - texel)
      if neighbors >= 8 {
        let whole = neighbors & ~3
        readNeighbors(
          row + texel, fractions: Pixels(repeating: UInt32(truncatingIfNeeded: place)) &+ steps, by: 4 &* fine,
          count: whole, into: target + index)
        index += whole
      } else if index + 4 <= pixels.count, min(texel, last) >= 0, max(texel, last) < width - 1 {
        let fractions = Pixels(repeating: UInt32(truncatingIfNeeded: place)) &+ steps
        let share = spread(fractions &>> Pixels(repeating: 24))
        let (one, other): (Pixels, Pixels)
        if last - texel == 3, step > 0 {
          // Adjacent texels, as when a picture is drawn near its own size.
          (one, other) = (load(row, texel, 4), load(row, texel + 1, 4))
        } else {
          let (second, third) = ((place &+ step) &>> 32, (place &+ 2 &* step) &>> 32)
          one = Pixels(row[texel], row[second], row[third], row[last])
          other = Pixels(row[texel + 1], row[second + 1], row[third + 1], row[last + 1])
        }
        let result = mixed(lanes(one), lanes(other), Lanes(repeating: 256) &- share, share)
        UnsafeMutableRawPointer(target + index).storeBytes(of: Self.pixels(result), as: Pixels.self)
        index += 4
      } else {
        let share = UInt32(truncatingIfNeeded: place &>> 24) & 255
        let (left, right) = (min(max(0, texel), width - 1), min(max(0, texel + 1), width - 1))
        target[index] = mixed(row[left], row[right], share: share)
        index += 1
      }
    }
  }

  /// Samples pixels that are one texel apart, each interpolated with the next.
  ///
  /// - Parameters:
  ///   - fractions: Those of the first four positions.
  ///   - step: From each group of four to the next.
  ///   - count: A multiple of four.
  @inline(__always)
  private static func readNeighbors(
    _ row: UnsafePointer<UInt32>, fractions: Pixels, by step: UInt32, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let step = Pixels(repeating: step)
    var (fractions, index) = (fractions, 0)
    while index < count {
      let share = spread(fractions &>> Pixels(repeating: 24))
      let result = mixed(
        lanes(load(row, index, 4)), lanes(load(row, index + 1, 4)), Lanes(repeating: 256) &- share, share)
      UnsafeMutableRawPointer(target + index).storeBytes(of: pixels(result), as: Pixels.self)
      fractions = fractions &+ step
      index += 4
    }
  }

  /// A pixel mixed with a share of another one, in 256ths (0...256).
  @inline(__always)
  static func mixed(_ one: UInt32, _ other: UInt32, share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((one & 0x00FF_00FF) &* rest &+ (other & 0x00FF_00FF) &* share &+ 0x0080_0080) &>> 8
    let odd = ((one &>> 8) & 0x00FF_00FF) &* rest &+ ((other &>> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
    return even & 0x00FF_00FF | odd & 0xFF00_FF00
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
