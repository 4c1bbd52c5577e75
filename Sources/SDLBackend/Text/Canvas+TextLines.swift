import Boundary
internal import CSDL2

extension Canvas {
  /// A line with its pixels in place, at most `limit` pixels wide: cut with an ellipsis if it is longer.
  func line(_ text: String, _ face: TextFace, limit: Int) throws(SDLError) -> TextLine {
    let limit = min(limit, AtlasPage.width - 2)
    let whole = TextLineKey(text: text, face: face, limit: nil)
    if let line = self.text.lines[whole] {
      if line.width > limit { return try cutLine(text, face, limit: limit) }
      if line.place != nil || line.width == 0 { return line }
    }
    let runs = runs(of: PlainLine.scalars(of: text), face)
    var line = measured(runs)
    guard line.width <= limit else {
      self.text.remember(line, for: whole)
      return try cutLine(text, face, limit: limit)
    }
    try render(runs, into: &line)
    self.text.remember(line, for: whole)
    return line
  }

  /// A line that is too long: as many of its characters as fit before an ellipsis; nothing where not even that fits.
  private func cutLine(_ text: String, _ face: TextFace, limit: Int) throws(SDLError) -> TextLine {
    let key = TextLineKey(text: text, face: face, limit: limit)
    if let line = self.text.lines[key] { return line }
    var words = String()
    words.unicodeScalars.append(contentsOf: PlainLine.scalars(of: text))
    let characters = Array(words)
    var best: (runs: [TextRun], line: TextLine) = ([], .blank)
    // Every count up to `fits` fits, none from `tooMany` on does.
    var (fits, tooMany) = (-1, characters.count)
    while tooMany - fits > 1 {
      let count = (fits + tooMany) / 2
      var end = count
      while end > 0, characters[end - 1] == " " { end -= 1 }
      let runs = runs(of: Array((String(characters[..<end]) + "…").unicodeScalars), face)
      let line = measured(runs)
      if line.width <= limit {
        fits = count
        best = (runs, line)
      } else {
        tooMany = count
      }
    }
    try render(best.runs, into: &best.line)
    self.text.remember(best.line, for: key)
    return best.line
  }

  private func measured(_ runs: [TextRun]) -> TextLine {
    var line = TextLine.blank
    var descent = 0
    for run in runs {
      guard let font = font(run.font) else { continue }
      line.width += width(of: run)
      line.ascent = max(line.ascent, font.ascent)
      descent = max(descent, font.height - font.ascent)
      line.capHeight = max(line.capHeight, font.capHeight)
    }
    line.height = min(line.ascent + descent, AtlasPage.height - AtlasPage.dotSide - 2)
    return line
  }

  /// Puts the runs side by side and sends them to a page.
  private func render(_ runs: [TextRun], into line: inout TextLine) throws(SDLError) {
    guard line.width > 0, line.height > 0 else { return }
    let (width, height) = (line.width + 2, line.height + 2)
    self.text.staging.removeAll(keepingCapacity: true)
    // White without opacity: a filter that reads across an edge finds no darker color there.
    self.text.staging.append(contentsOf: repeatElement(0x00FF_FFFF, count: width * height))
    var x = 1
    for run in runs {
      guard let font = font(run.font) else { continue }
      let advance = self.width(of: run)
      defer { x += advance }
      Self.prepare(font, for: run)
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard advance > 0, let surface = TTF_RenderUTF8_Blended(font.pointer, run.text, white) else { continue }
      defer { SDL_FreeSurface(surface) }
      guard surface.pointee.format.pointee.format == PARALLAX_GLYPH_PIXELS else { continue }
      Self.copy(surface.pointee, to: &self.text.staging, x: x, y: 1 + line.ascent - font.ascent, width, height)
    }
    let place = try room(width: width, height: height)
    line.place = place
    try self.text.staging.withUnsafeBufferPointer { bytes throws(SDLError) in
      try update(
        pages[place.page].texture, x: place.x, y: place.y, width: width, height: height, bytes.baseAddress)
    }
  }

  /// Lays a run's letters on the line; what lies outside is cut off, and where two runs meet the denser one stays.
  private static func copy(
    _ surface: SDL_Surface, to line: inout [UInt32], x: Int, y: Int, _ width: Int, _ height: Int
  ) {
    guard let pixels = surface.pixels else { return }
    for row in 0..<Int(surface.h) where row + y >= 1 && row + y < height - 1 {
      let source = (pixels + row * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
      for column in 0..<Int(surface.w) where column + x < width - 1 {
        let target = (row + y) * width + column + x
        let alpha = max(line[target] >> 24, source[column] >> 24)
        line[target] = alpha << 24 | 0x00FF_FFFF
      }
    }
  }
}
