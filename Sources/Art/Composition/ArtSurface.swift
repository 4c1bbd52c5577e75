/// A part of the canvas while it is composed.
struct ArtSurface {
  let frame: ArtFrame
  /// Red, green, blue, alpha; multiplied by alpha.
  private var pixels: [SIMD4<UInt16>]

  private static let full: Float = 65_535

  init(_ frame: ArtFrame) {
    self.frame = frame
    pixels = [SIMD4<UInt16>](repeating: .zero, count: max(0, frame.width) * max(0, frame.height))
  }
}

extension ArtSurface {
  /// Draws a bitmap at a place of the canvas.
  mutating func draw(_ bitmap: ArtBitmap, x: Int, y: Int, opacity: Float, _ blend: Blending?) {
    let share = opacity / 255
    bitmap.texels.withUnsafeBufferPointer { texels in
      eachRow(of: ArtFrame(x: x, y: y, width: bitmap.width, height: bitmap.height)) { row, source in
        for index in row.indices {
          let texel = texels[source + index]
          guard texel >= 1 << 24 else { continue }
          let alpha = Float(texel >> 24) * share
          let color = SIMD4<Float>(
            Float(texel & 0xFF), Float(texel >> 8 & 0xFF), Float(texel >> 16 & 0xFF), 255)
          Self.draw(color * (alpha / 255), on: &row[index], blend)
        }
      }
    }
  }

  /// Draws a group.
  mutating func draw(_ other: ArtSurface, opacity: Float, _ blend: Blending?) {
    other.pixels.withUnsafeBufferPointer { pixels in
      eachRow(of: other.frame) { row, source in
        for index in row.indices where pixels[source + index].w > 0 {
          Self.draw(SIMD4<Float>(pixels[source + index]) * (opacity / Self.full), on: &row[index], blend)
        }
      }
    }
  }

  /// Multiplies all by a mask, which begins at the corner of the canvas. Where it does not reach, nothing stays.
  mutating func apply(_ mask: ArtBitmap) {
    var index = 0
    for y in frame.y..<frame.y + max(0, frame.height) {
      for x in frame.x..<frame.x + max(0, frame.width) {
        let share = Float(mask.alpha(x, y)) / 255
        if share < 1 {
          pixels[index] = SIMD4<UInt16>(truncatingIfNeeded: (SIMD4<Float>(pixels[index]) * share).nearest)
        }
        index += 1
      }
    }
  }

  /// Mixes it with an earlier state, which shows where masks hide the new one.
  mutating func fade(to before: ArtSurface, opacity: Float, under masks: [ArtBitmap]) {
    var index = 0
    for y in frame.y..<frame.y + max(0, frame.height) {
      for x in frame.x..<frame.x + max(0, frame.width) {
        let share = masks.reduce(opacity) { $0 * Float($1.alpha(x, y)) / 255 }
        let (new, old) = (SIMD4<Float>(pixels[index]), SIMD4<Float>(before.pixels[index]))
        pixels[index] = SIMD4<UInt16>(truncatingIfNeeded: (old + (new - old) * share).nearest)
        index += 1
      }
    }
  }

  private static func draw(_ source: SIMD4<Float>, on pixel: inout SIMD4<UInt16>, _ blend: Blending?) {
    let below = SIMD4<Float>(pixel) / full
    let mixed = blend?.mixed(source, over: below) ?? source + below * (1 - source.w)
    let limited = mixed.clamped(lowerBound: .zero, upperBound: .one)
    pixel = SIMD4<UInt16>(truncatingIfNeeded: (limited * full).nearest)
  }

  /// Calls `body` for each row of a frame that is on the surface, with the index of its first pixel in the frame.
  private mutating func eachRow(
    of other: ArtFrame, _ body: (UnsafeMutableBufferPointer<SIMD4<UInt16>>, Int) -> Void
  ) {
    let seen = other.intersection(frame)
    guard !seen.isEmpty else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in seen.y..<seen.maxY {
        let start = (y - frame.y) * frame.width + seen.x - frame.x
        body(
          UnsafeMutableBufferPointer(rebasing: pixels[start..<start + seen.width]),
          (y - other.y) * other.width + seen.x - other.x)
      }
    }
  }

  /// The pixels with straight alpha.
  var bitmap: ArtBitmap {
    var bitmap = ArtBitmap(clear: frame.width, frame.height)
    for index in pixels.indices where pixels[index].w > 0 {
      let pixel = SIMD4<Float>(pixels[index])
      var color = pixel * (255 / pixel.w)
      color.w = pixel.w * (255 / Self.full)
      let bytes = SIMD4<UInt32>(
        truncatingIfNeeded: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)).nearest)
      bitmap.texels[index] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
    }
    return bitmap
  }
}

extension SIMD4<Float> {
  /// The nearest whole numbers of numbers that are not negative; a half goes up. Many times as fast as the initializers
  /// of the vector, which are generic and take each number apart.
  fileprivate var nearest: SIMD4<Int32> {
    let whole = SIMD4<Int32>(Int32(x), Int32(y), Int32(z), Int32(w))
    return whole.replacing(with: whole &+ 1, where: self - SIMD4<Float>(whole) .>= 0.5)
  }
}
