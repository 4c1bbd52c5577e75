import Geometry

extension AlbumStack {
  /// Layers stay within their cell while `|1 - ratio|·(screen + cell) <= cell - cover`.
  public func coverage(in setting: Setting) -> Coverage {
    let stack = stack(in: setting)
    let box = Size(width: coverSize, height: coverSize)
    let sizes = (setting.pictures.isEmpty ? [1.5] : setting.pictures.map(\.aspect)).map {
      AspectFill.size(aspect: $0, box: box)
    }
    let widest = sizes.map(\.width).max() ?? coverSize
    return Coverage(
      ratio: stack.ratio, safe: stack.safeRatios, drift: stack.pass.drift(ratio: stack.ratio),
      zoom: coverSize > 0 ? widest / coverSize : 1,
      sharpPicture: Size(
        width: widest * setting.scale,
        height: (sizes.map(\.height).max() ?? coverSize) * setting.scale))
  }
}
