/// A corner of a triangle: position in pixels, texture coordinates (0...1), color (red, green, blue, alpha, 0...255).
package struct PixelCorner: Hashable {
  package var place: SIMD2<Float>
  package var texel: SIMD2<Float>
  package var color: SIMD4<Float>

  package init(place: SIMD2<Float>, texel: SIMD2<Float>, color: SIMD4<Float>) {
    (self.place, self.texel, self.color) = (place, texel, color)
  }
}

extension PixelCorner {
  /// The corner at a share (0...1) of the way to `other`.
  package func mixed(with other: PixelCorner, share: Float) -> PixelCorner {
    PixelCorner(
      place: place + (other.place - place) * share, texel: texel + (other.texel - texel) * share,
      color: color + (other.color - color) * share)
  }
}
