/// From light to the bytes of a file.
extension Plate {
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

  /// Eight-bit pixels, each rounded to the nearest level; with a fourth channel on a plate of glass.
  ///
  /// The colors of a clear picture are not weighted by its opacity (straight alpha), and go on a few pixels beyond an
  /// edge, where they are invisible: scaling mixes them in, and would otherwise draw a dark seam.
  func developedPlain() -> Bitmap {
    guard let cover else { return Bitmap(width: width, height: height, bytes: light.flatMap(Self.levels)) }
    let levels = zip(light, cover).map { light, share in Self.levels(share > 0 ? light / share : light) }
    let opacities = cover.map { UInt8(unit($0) * 255 + 0.5) }
    let near = nearestCovered(opacities, within: 8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(light.count * 4)
    for index in light.indices {
      bytes += near[index] < 0 ? [0, 0, 0] : levels[near[index]]
      bytes.append(opacities[index])
    }
    return Bitmap(width: width, height: height, channels: 4, bytes: bytes)
  }

  private static func levels(_ light: Light) -> [UInt8] {
    (0..<3).map { UInt8(Transfer.encode(light[$0]) * 255 + 0.5) }
  }

  /// For every pixel the nearest that is covered at all, at most so many steps away; -1 for none.
  private func nearestCovered(_ opacities: [UInt8], within steps: Int) -> [Int] {
    var near = opacities.indices.map { opacities[$0] > 0 ? $0 : -1 }
    var border = near.indices.filter { near[$0] >= 0 }
    for _ in 0..<steps {
      var next: [Int] = []
      for index in border {
        let x = index % width
        for neighbor in [x > 0 ? index - 1 : -1, x + 1 < width ? index + 1 : -1, index - width, index + width]
        where near.indices.contains(neighbor) && near[neighbor] < 0 {
          near[neighbor] = near[index]
          next.append(neighbor)
        }
      }
      border = next
    }
    return near
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
