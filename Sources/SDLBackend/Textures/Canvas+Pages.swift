internal import CSDL2

extension Canvas {
  /// Adds an empty page: transparent white, and the dot.
  func addPage() throws(SDLError) {
    let (width, height) = (AtlasPage.width, AtlasPage.height)
    let texture = try makeTexture(PARALLAX_GLYPH_PIXELS, width: width, height: height, isOpaque: false)
    var pixels = [UInt32](repeating: 0x00FF_FFFF, count: width * height)
    for row in 0..<AtlasPage.dotSide - 1 {
      for column in 0..<AtlasPage.dotSide - 1 { pixels[row * width + column] = 0xFFFF_FFFF }
    }
    pages.append(AtlasPage(texture))
    try pixels.withUnsafeBufferPointer { bytes throws(SDLError) in
      try update(texture, x: 0, y: 0, width: width, height: height, bytes.baseAddress)
    }
  }

  /// Room for a line: on a page that has some, on a new one while the budget lasts, else on the page that was not
  /// used for longest, whose lines are forgotten. There is always one page.
  func room(width: Int, height: Int) throws(SDLError) -> TextLine.Place {
    for page in pages.indices.reversed() {
      if let place = pages[page].place(width: width, height: height) {
        return TextLine.Place(page: page, x: place.x, y: place.y)
      }
    }
    let pageBytes = AtlasPage.width * AtlasPage.height * 4
    var page = pages.count
    if (pages.count + 1) * pageBytes <= text.byteBudget {
      try addPage()
    } else {
      page = pages.indices.min { pages[$0].lastUse < pages[$1].lastUse } ?? 0
      // What waits to be drawn may show the lines that go.
      try batch.flush()
      text.forget(page: page)
      textureGeneration += 1
      pages[page].empty()
    }
    let place = pages[page].place(width: width, height: height) ?? (x: 0, y: AtlasPage.dotSide)
    return TextLine.Place(page: page, x: place.x, y: place.y)
  }
}
