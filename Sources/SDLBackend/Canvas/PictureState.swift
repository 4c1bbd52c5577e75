/// The state of a picture on a canvas.
package enum PictureState: Hashable, Sendable {
  /// Not loaded; a placeholder is drawn.
  case absent
  /// Partly loaded; a placeholder is drawn.
  case loading
  case ready
  /// Failed; a tile with the reason is drawn.
  case failed(reason: String)
}

/// The texture of a picture and its loading state.
enum PictureTexture {
  /// Strips are still being uploaded.
  case loading(Texture)
  /// Complete; drawn over the placeholder while `opacity` is below 1.
  case ready(Texture, opacity: Double)
  case failed(reason: String)
  /// Its file has no such layer; an empty place with its name is drawn over what is behind it.
  case lost(name: String)

  var texture: Texture? {
    switch self {
    case .loading(let texture), .ready(let texture, _): texture
    case .failed, .lost: nil
    }
  }
}
