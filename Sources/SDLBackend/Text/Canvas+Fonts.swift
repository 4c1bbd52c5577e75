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
    guard let pointer = Self.open(key.file, key.size) else { return nil }
    TTF_SetFontHinting(pointer, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(pointer, 1)
    let font = Font(pointer, size: key.size, capShare: capShare(of: key.file), frame: frameNumber)
    fonts.open[key] = font
    return font
  }

  private static func open(_ file: FontFile, _ size: FontSize) -> OpaquePointer? {
    // 9 points at this many dots per inch are as many pixels as there are eighths.
    let dots = UInt32(size.eighths)
    return TTF_OpenFontIndexDPI(file.path, 9, file.face, dots, dots)
  }

  /// The height of an H as a share of the font's size, measured where a pixel is little.
  private func capShare(of file: FontFile) -> Double {
    if let known = fonts.capShares[file] { return known }
    var share = 0.72
    if let large = Self.open(file, .largest) {
      share = Font.capHeight(large).map { Double($0) / FontSize.largest.pixels } ?? share
      TTF_CloseFont(large)
    }
    fonts.capShares[file] = share
    return share
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

  /// The file of the font that text is set in, and which of the faces in it: for glyphs that are drawn elsewhere.
  package func fontFile(isBold: Bool) -> (path: String, face: Int)? {
    fonts.standardFile(isBold ? .semibold : .regular).map { ($0.path, $0.face) }
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
