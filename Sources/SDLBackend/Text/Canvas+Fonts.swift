import Boundary
internal import CSDL2

extension Canvas {
  /// Opens a font, or finds it open. Nil: the file is no font any more.
  func font(_ key: FontKey) -> Font? {
    if let index = fonts.open.index(forKey: key) {
      fonts.open.values[index].lastUse = frameNumber
      return fonts.open.values[index]
    }
    closeOldestFont()
    // 9 points at this many dots per inch are as many pixels as there are eighths.
    let dots = UInt32(key.size.eighths)
    guard let pointer = TTF_OpenFontIndexDPI(key.file.path, 9, key.file.face, dots, dots) else { return nil }
    TTF_SetFontHinting(pointer, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(pointer, 1)
    let font = Font(pointer, frame: frameNumber)
    fonts.open[key] = font
    return font
  }

  /// The font that most of a text is set in. Says once if there is none.
  func standardFont(_ face: TextFace) -> FontKey? {
    let isFirst = fonts.standard.isEmpty
    if let file = fonts.standardFile(face.weight) {
      let key = FontKey(file: file, size: face.size)
      if font(key) != nil { return key }
    }
    if isFirst { warnings.append("no font is installed, so there is no text; try fonts-inter") }
    return nil
  }

  /// A font that has `scalar`, which the standard font lacks.
  func fallbackFont(for scalar: Unicode.Scalar, _ face: TextFace) -> FontKey? {
    guard let file = fonts.fallbackFile(for: scalar, face.weight) else { return nil }
    let key = FontKey(file: file, size: face.size)
    return font(key)?.has(scalar) == true ? key : nil
  }

  private func closeOldestFont() {
    guard fonts.open.count >= FontShelf.mostOpen,
      let oldest = fonts.open.min(by: { $0.value.lastUse < $1.value.lastUse })
    else { return }
    TTF_CloseFont(oldest.value.pointer)
    fonts.open[oldest.key] = nil
  }

  func closeFonts() {
    for font in fonts.open.values { TTF_CloseFont(font.pointer) }
    fonts.open.removeAll()
  }
}
