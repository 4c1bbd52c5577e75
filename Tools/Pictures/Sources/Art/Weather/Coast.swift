/// An invented coast, shared by the pictures that look down on land.
struct Coast: Sendable {
  var noise: Noise
  /// Share of land: more than 0 gives more land.
  var bias: Float = 0
  var frequency: Float = 1.1
}

extension Coast {
  /// Height over the sea: land above 0.
  func height(_ p: Spot, octaves: Int = 7) -> Float {
    noise.warped(p * frequency, octaves: octaves, by: 0.35) + bias
  }

  /// 1 on land, 0 at sea, softened over a pixel.
  func land(_ p: Spot, pixel: Float) -> Float { smooth(-pixel * 1.2, pixel * 1.2, height(p) * 0.5) }

  /// A line along the shore, 0...1, of the given width.
  func shore(_ p: Spot, width: Float) -> Float {
    let h = height(p)
    let e: Float = 0.002
    let slope = Spot(height(p + Spot(e, 0)) - h, height(p + Spot(0, e)) - h) / e
    return smooth(width, width * 0.3, h.magnitude / max(0.35, length(slope)))
  }
}
