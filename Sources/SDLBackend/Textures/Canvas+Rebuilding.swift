import Boundary

extension Canvas {
  /// Makes anew what a driver lost: the pages of text at once. The pictures and atlases are listed for whoever has
  /// their pixels.
  package func rebuildTextures() throws(SDLError) {
    for (name, picture) in pictures {
      guard let texture = picture.texture else { continue }
      destroy(texture)
      pictures[name] = nil
      lostPictures.append(name)
    }
    for (number, atlas) in atlases {
      destroy(atlas)
      lostAtlases.append(number)
    }
    atlases.removeAll()
    batch.forget()
    shadows.removeAll()
    for page in pages { destroy(page.texture) }
    pages.removeAll()
    text.lines.removeAll()
    try addPage()
  }

  /// The pictures whose pixels are wanted again, each once.
  package func takeLostPictures() -> [PictureID] {
    defer { lostPictures.removeAll() }
    return lostPictures
  }

  /// The atlases whose pixels are wanted again, each once.
  package func takeLostAtlases() -> [Int] {
    defer { lostAtlases.removeAll() }
    return lostAtlases
  }
}
