/// The sheet a picture is painted on: linear light, any brightness, rows from the top.
///
/// Painters speak in `Spot`s, so the same picture can be painted at any size.
struct Plate: Sendable {
  let width: Int
  let height: Int
  var light: [Light]

  /// Sides outside 1...16384 are brought inside.
  init(width: Int, height: Int, light background: Light = Light()) {
    self.width = min(16_384, max(1, width))
    self.height = min(16_384, max(1, height))
    light = Array(repeating: background, count: self.width * self.height)
  }
}

extension Plate {
  /// The picture's width in its own unit, the height.
  var aspect: Float { Float(width) / Float(height) }

  /// The side of a pixel in the picture's unit.
  var pixel: Float { 1 / Float(height) }

  /// The middle of a pixel.
  func spot(_ x: Int, _ y: Int) -> Spot { Spot(Float(x) + 0.5, Float(y) + 0.5) * pixel }

  /// Repaints every pixel from where it is and what it was.
  mutating func shade(_ paint: (Spot, Light) -> Light) {
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        light[index] = paint(spot(x, y), light[index])
      }
    }
  }

  /// The light at a spot, bilinear; beyond the edge the edge goes on.
  func sample(_ p: Spot) -> Light {
    let x = min(Float(width - 1), max(0, p.x * Float(height) - 0.5))
    let y = min(Float(height - 1), max(0, p.y * Float(height) - 0.5))
    let ix = min(max(0, width - 2), Int(x))
    let iy = min(max(0, height - 2), Int(y))
    let right = min(width - 1, ix + 1)
    let below = min(height - 1, iy + 1) * width
    let top = mix(light[iy * width + ix], light[iy * width + right], x - Float(ix))
    let bottom = mix(light[below + ix], light[below + right], x - Float(ix))
    return mix(top, bottom, y - Float(iy))
  }

  /// Eight-bit pixels, with noise before rounding so that no gradient shows steps.
  ///
  /// Each channel gets triangular noise of one level either way, which makes the rounding error independent of the
  /// picture; `grain` adds film grain on top, common to the three channels, in levels (standard deviation).
  func developed(seed: UInt64, grain: Float) -> Bitmap {
    let noise = Noise(seed: UInt32(truncatingIfNeeded: seed ^ (seed >> 32)) &+ 0x51ED_270B)
    var bytes = [UInt8](repeating: 0, count: light.count * 3)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let silver = noise.bell(x, y, 3) * grain
        for channel in 0..<3 {
          let level = Transfer.encode(light[index][channel]) * 255
          let dithered = level + noise.triangle(x, y, channel) + silver
          bytes[index * 3 + channel] = UInt8(min(255, max(0, dithered + 0.5)))
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Eight-bit pixels, each rounded to the nearest level.
  func developedPlain() -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(light.count * 3)
    for pixel in light {
      for channel in 0..<3 { bytes.append(UInt8(Transfer.encode(pixel[channel]) * 255 + 0.5)) }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

extension Noise {
  /// Triangular noise for a pixel and channel, -1...1.
  fileprivate func triangle(_ x: Int, _ y: Int, _ channel: Int) -> Float {
    let h = hash(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: channel))
    return (Float(h & 0xFFFF) - Float(h >> 16)) * (1 / 65_536)
  }

  /// Bell-shaped noise for a pixel and channel with standard deviation about 1, within ±3.5.
  fileprivate func bell(_ x: Int, _ y: Int, _ channel: Int) -> Float {
    let h = hash(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), Int32(truncatingIfNeeded: channel))
    let sum = Float(h & 0xFF) + Float((h >> 8) & 0xFF) + Float((h >> 16) & 0xFF) + Float(h >> 24)
    return (sum - 510) * (1 / 147.8)
  }
}
