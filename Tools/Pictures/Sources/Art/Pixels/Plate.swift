/// The sheet a picture is painted on: linear light, any brightness, rows from the top.
///
/// Painters speak in `Spot`s, so the same picture can be painted at any size.
struct Plate: Sendable {
  let width: Int
  let height: Int
  var light: [Light]
  /// How much of each pixel is covered, 0...1, on a plate that starts as glass; `light` is then weighted by it, so
  /// that laying one color over another is the same sum for both. Nil: the plate is opaque.
  private(set) var cover: [Float]?

  /// Sides outside 1...16384 are brought inside.
  ///
  /// - Parameter isClear: The plate starts as glass and is covered only where something is laid on it.
  init(width: Int, height: Int, light background: Light = Light(), isClear: Bool = false) {
    self.width = min(16_384, max(1, width))
    self.height = min(16_384, max(1, height))
    light = Array(repeating: isClear ? Light() : background, count: self.width * self.height)
    cover = isClear ? Array(repeating: 0, count: self.width * self.height) : nil
  }
}

extension Plate {
  /// Lays a color over a share of a pixel.
  mutating func lay(_ color: Light, over index: Int, share: Float) {
    light[index] = mix(light[index], color, share)
    cover(index, share: share)
  }

  /// Counts a share of a pixel as covered, whose light was added by other means.
  mutating func cover(_ index: Int, share: Float) {
    if let covered = cover?[index] { cover?[index] = covered + (1 - covered) * share }
  }

  /// Lays a color that varies from spot to spot thinly over part of the plate: smoke, mist, a cone of light.
  ///
  /// - Parameters:
  ///   - low: Upper left corner of what is touched. `high` is the lower right one.
  ///   - paint: The color at a spot, and how much of what lies beneath it hides, 0...1.
  mutating func veil(from low: Spot, to high: Spot, _ paint: (Spot) -> (light: Light, share: Float)) {
    let scale = Float(height)
    let left = max(0, Int(Exact.floor(low.x * scale)))
    let right = min(width, Int(Exact.floor(high.x * scale)) + 1)
    let top = max(0, Int(Exact.floor(low.y * scale)))
    let bottom = min(height, Int(Exact.floor(high.y * scale)) + 1)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right {
        let (color, share) = paint(spot(x, y))
        if share > 0 { lay(color, over: y * width + x, share: min(1, share)) }
      }
    }
  }
}

extension Plate {
  /// The picture's width in its own unit, the height.
  var aspect: Float { Float(width) / Float(height) }

  /// The side of a pixel in the picture's unit.
  var pixel: Float { 1 / Float(height) }

  /// The middle of a pixel.
  func spot(_ x: Int, _ y: Int) -> Spot { Spot(Float(x) + 0.5, Float(y) + 0.5) * pixel }

  /// Repaints every pixel from where it is and what it was. Glass stays glass.
  mutating func shade(_ paint: (Spot, Light) -> Light) {
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        if let share = cover?[index] {
          if share > 0 { light[index] = paint(spot(x, y), light[index] / share) * share }
        } else {
          light[index] = paint(spot(x, y), light[index])
        }
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
}
