extension Plate {
  /// A point of light as a lens shows it; the total light does not depend on the size of a pixel.
  mutating func shine(_ color: Light, at p: Spot, radius: Float) {
    let scale = Float(height)
    let r = max(radius * scale, 0.55)
    let strength = radius * scale / r
    let reach = Int(r * 3.5) + 1
    let cx = Int(Exact.floor(p.x * scale))
    let cy = Int(Exact.floor(p.y * scale))
    for y in max(0, cy - reach)..<max(max(0, cy - reach), min(height, cy + reach + 1)) {
      for x in max(0, cx - reach)..<max(max(0, cx - reach), min(width, cx + reach + 1)) {
        let d = (spot(x, y) - p) * scale / r
        let fall = Exact.exp(-dot(d, d))
        light[y * width + x] += color * (fall * strength * strength)
      }
    }
  }
}
