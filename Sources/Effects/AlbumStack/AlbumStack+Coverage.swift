import Geometry

extension AlbumStack {
  /// Layers stay within their cell while `|1 - ratio|·(screen + cell) <= cell - cover`.
  public func coverage(in setting: Setting) -> Coverage {
    let stack = stack(in: setting)
    let box = Size(width: coverSize, height: coverSize)
    let sizes = (setting.pictures.isEmpty ? [1.5] : setting.pictures.map(\.aspect)).map {
      AspectFill.size(aspect: $0, box: box)
    }
    return Coverage(
      ratio: stack.ratio, safe: stack.safeRatios, drift: stack.pass.drift(ratio: stack.ratio),
      sharpPicture: Size(
        width: (sizes.map(\.width).max() ?? coverSize) * setting.scale,
        height: (sizes.map(\.height).max() ?? coverSize) * setting.scale))
  }
}
