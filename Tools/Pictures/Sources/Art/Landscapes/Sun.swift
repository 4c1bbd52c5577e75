/// A light in the sky and the glow around it.
struct Sun: Sendable {
  var place: Spot
  var radius: Float
  /// The disc's own light, and that of the glow.
  var disc: Light
  var glow: Light
  /// How far the glow reaches: its half-width in the picture's unit.
  var reach: Float
}

extension Sun {
  /// How much of the glow arrives at a spot, 1 at the sun and never quite 0: 1/(1 + d²/r²).
  func glow(at p: Spot) -> Float {
    let d = p - place
    return 1 / (1 + dot(d, d) / (reach * reach))
  }

  /// Disc and glow laid over a sky.
  func lit(_ sky: Light, at p: Spot, pixel: Float) -> Light {
    let distance = length(p - place)
    let near = glow(at: p)
    let inside = smooth(radius + pixel, radius - pixel, distance)
    return mix(sky + glow * (near * near + 0.35 * near), disc, inside)
  }
}
