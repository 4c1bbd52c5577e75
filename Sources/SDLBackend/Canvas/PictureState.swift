/// What a canvas has of a picture.
package enum PictureState: Hashable, Sendable {
  /// Nothing: a placeholder is drawn.
  case absent
  /// Some strips: a placeholder is drawn.
  case loading
  case ready
  /// A tile with the reason is drawn.
  case failed(reason: String)
}

/// Where the texture of a picture stands.
enum PictureTexture {
  /// Strips are on their way.
  case loading(Texture)
  /// Drawn, over the placeholder while `opacity` is below 1.
  case ready(Texture, opacity: Double)
  case failed(reason: String)

  var texture: Texture? {
    switch self {
    case .loading(let texture), .ready(let texture, _): texture
    case .failed: nil
    }
  }
}
