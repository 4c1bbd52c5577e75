import Boundary

extension Canvas {
  /// Gives a picture the pixels of another one, which has none from then on. What it had before is freed.
  ///
  /// So a picture can be shown as it was while its new pixels come in under another name.
  func move(_ source: PictureID, to picture: PictureID) {
    guard let texture = pictures.removeValue(forKey: source) else { return }
    forget(picture)
    pictures[picture] = texture
  }
}
