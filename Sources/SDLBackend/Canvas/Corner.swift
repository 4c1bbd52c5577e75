/// A corner of a polygon on its way to the renderer: place in pixels, texture coordinates, color (0...255 a channel).
struct Corner {
  var place: SIMD2<Float>
  var texel: SIMD2<Float>
  var color: SIMD4<Float>
}

extension Corner {
  /// The corner at a share (0...1) of the way to `other`.
  func mixed(with other: Corner, share: Float) -> Corner {
    Corner(
      place: place + (other.place - place) * share, texel: texel + (other.texel - texel) * share,
      color: color + (other.color - color) * share)
  }
}
