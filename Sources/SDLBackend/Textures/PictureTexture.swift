/// Where the texture of a picture stands.
enum PictureTexture {
  /// Strips are on their way.
  case loading(Texture)
  /// Drawn, over the placeholder while `opacity` is below 1.
  case ready(Texture, opacity: Double)
  case failed(reason: String)
}

extension PictureTexture {
  var texture: Texture? {
    switch self {
    case .loading(let texture), .ready(let texture, _): texture
    case .failed: nil
    }
  }
}
