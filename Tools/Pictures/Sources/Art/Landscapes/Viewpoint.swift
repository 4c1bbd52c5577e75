/// An eye above the land, looking away level: draws hills column by column, from near to far.
///
/// In each column the ground is walked outwards. Whatever rises above all that came before is seen; it fills the column
/// from its own height down to the last, and pixels it fills in part keep room for what lies behind.
struct Viewpoint: Sendable {
  /// The eye's height over 0.
  var eye: Float
  /// Where level sight lands in the picture, and the middle of the view.
  var horizon: Float
  var middle: Float
  /// Picture heights for a rise of 1 at distance 1.
  var zoom: Float
  var near: Float
  var far: Float
  /// Towards the sun, length 1.
  var sun: SIMD3<Float>
  /// Ground at or below this height is not drawn: water covers it.
  var waterline: Float = -.infinity
  var octaves = 9
}

extension Viewpoint {
  /// Draws the ground over the plate. Returns, for each pixel, how much of it the ground covers.
  @discardableResult
  func draw(_ ground: some Ground, on plate: inout Plate, columns: Int = 2) -> [Float] {
    var covered = [Float](repeating: 0, count: plate.light.count)
    var land = [Light](repeating: Light(), count: plate.light.count)
    let share = 1 / Float(columns)
    for x in 0..<plate.width {
      for sub in 0..<columns {
        let column = Float(x) + (Float(sub) + 0.5) * share
        walk(column, ground, plate) { y, part, light in
          covered[y * plate.width + x] += part * share
          land[y * plate.width + x] += light * (part * share)
        }
      }
    }
    for index in land.indices where covered[index] > 0 {
      plate.light[index] = plate.light[index] * (1 - min(1, covered[index])) + land[index]
      plate.cover(index, share: min(1, covered[index]))
    }
    return covered
  }

  private func walk(
    _ column: Float, _ ground: some Ground, _ plate: Plate, _ put: (Int, Float, Light) -> Void
  ) {
    let side = (column * plate.pixel - middle) / zoom
    let step = 1 + max(0.0009, plate.pixel * 0.8)
    var lowest = Float(plate.height)
    var distance = near
    while distance < far, lowest > 0 {
      let place = Spot(side * distance, distance)
      // Octaves finer than a pixel would only sparkle.
      let height = ground.height(place, octaves: octaves)
      let y = horizon - (height - eye) / distance * zoom
      let edge = max(0, y * Float(plate.height))
      if height <= waterline {
        lowest = min(lowest, max(0, (horizon - (waterline - eye) / distance * zoom) * Float(plate.height)))
      } else if edge < lowest {
        let spot = Spot(column * plate.pixel, y)
        let light = ground.light(of: sight(of: ground, at: place, height: height, spot: spot, plate.pixel))
        fill(from: edge, to: lowest, light, put)
        lowest = edge
      }
      distance *= step
    }
  }

  private func fill(from edge: Float, to lowest: Float, _ light: Light, _ put: (Int, Float, Light) -> Void) {
    var row = Int(edge)
    while Float(row) < lowest {
      let part = min(lowest, Float(row + 1)) - max(edge, Float(row))
      if part > 0 { put(row, part, light) }
      row += 1
    }
  }

  private func sight(of ground: some Ground, at place: Spot, height: Float, spot: Spot, _ pixel: Float) -> Sight {
    let reach = max(0.002, place.y * pixel / zoom * 1.2)
    let right = ground.height(place + Spot(reach, 0), octaves: octaves)
    // Towards the viewer, not away: behind a crest lies the slope that is not seen.
    let towards = ground.height(place - Spot(0, reach), octaves: octaves)
    let normal = normalized(SIMD3(height - right, reach, towards - height))
    let here = SIMD3(place.x, height, place.y)
    return Sight(
      place: here, normal: normal, distance: place.y, sunlight: sunlight(on: here, over: ground), spot: spot)
  }

  /// Follows the ray to the sun over the coarse ground; the nearer it grazes, the darker.
  private func sunlight(on place: SIMD3<Float>, over ground: some Ground) -> Float {
    var light: Float = 1
    var reach: Float = 0.05
    for _ in 0..<22 {
      let p = place + sun * reach
      let clearance = p.y - ground.height(Spot(p.x, p.z), octaves: max(3, octaves - 3))
      light = min(light, 0.5 + 7 * clearance / reach)
      if light <= 0 { return 0 }
      reach *= 1.22
    }
    return smooth(0, 1, light)
  }
}
