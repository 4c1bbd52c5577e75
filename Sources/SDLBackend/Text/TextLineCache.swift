import Boundary
internal import CSDL2
import Images

/// The lines of text that were drawn or measured lately: cut to what fits, set in fonts that have their letters, and
/// laid on pages. It knows no texture: the painter updates the pages' textures by `changes`.
struct TextLineCache: ~Copyable {
  /// A change of a page since its texture was last updated.
  enum PageChange {
    /// Everything on a page but its dot may be overwritten: its lines are forgotten.
    case emptied
    /// A line was put on a page: the texels of a part, in rows, from an index of `staging` on.
    case drawn(page: Int, GlyphPage.Part, start: Int)
  }

  /// The key of a line.
  private struct Words: Hashable {
    var text: String
    var face: TextFace
    /// The width that it is cut to with an ellipsis, in pixels; nil: whole.
    var limit: Int?
    var blur: TextBlur?
  }

  var fonts: FontCache
  /// There is always one.
  private(set) var pages = [GlyphPage()]
  private(set) var changes: [PageChange] = []
  /// The texels of the lines that were drawn, as SDL_ttf renders them.
  private(set) var staging: [UInt32] = []
  private var lines: [Words: TextLine] = [:]
  /// The distances from characters of numbers to the next ones, in pixels. All digits are the same.
  private var advances: [Letter: Double] = [:]
  private let byteBudget: Int
  private var frame = 0
  /// How many blurs of a line have been prepared, from the weakest on; `.max` once all have. What the budget has no room
  /// for is not prepared again.
  private var prepared: [Words: Int] = [:]
  /// Blurs that may still be prepared in this frame.
  private var patience = 0

  /// - Parameter byteBudget: Bytes of texture that the pages may take.
  init(fonts: consuming FontCache, byteBudget: Int) {
    self.fonts = fonts
    self.byteBudget = byteBudget
  }
}

/// A character of a face.
private struct Letter: Hashable {
  let character: Character
  let face: TextFace
}

extension TextLineCache {
  static let mostLines = 8192
  private static let preparedPerFrame = 4
  private static let digits: ClosedRange<Character> = "0"..."9"

  var count: Int { lines.count }

  /// A frame begins.
  mutating func begin(frame: Int) {
    self.frame = frame
    fonts.frame = frame
    patience = Self.preparedPerFrame
  }

  /// A frame draws something of a page.
  mutating func use(page: Int) { pages[page].lastUse = frame }

  /// The changes to the textures have been applied.
  mutating func removeChanges() {
    changes.removeAll(keepingCapacity: true)
    staging.removeAll(keepingCapacity: true)
  }

  /// The textures of all pages are gone.
  mutating func removeAll() {
    pages = [GlyphPage()]
    lines.removeAll()
    prepared.removeAll()
    removeChanges()
  }

  /// Width of a text whose digits all have the room of the widest one, set character by character. Nil: not only ASCII,
  /// so that its letters may depend on each other.
  mutating func numberWidth(_ text: String, _ face: TextFace) -> Int? {
    guard text.utf8.count <= 64, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    var width = 0.0
    for character in text { width += advance(of: character, face) }
    return Int(width.rounded(.up))
  }

  /// The distance from a character of a number to the next one, in pixels.
  mutating func advance(of character: Character, _ face: TextFace) -> Double {
    let letter = Letter(character: Self.digits.contains(character) ? "0" : character, face: face)
    if let advance = advances[letter] { return advance }
    if advances.count >= Self.mostLines { advances.removeAll() }
    let advance = fonts.advance(of: letter.character, face)
    advances[letter] = advance
    return advance
  }

  /// Sets some of the blurs that a line will come to, until all are there.
  mutating func prepare(_ text: String, _ face: TextFace, limit: Int, from least: TextBlur?, to most: TextBlur) {
    let words = Words(text: text, face: face, limit: limit, blur: most)
    let done = prepared[words, default: 0]
    guard patience > 0, done < .max else { return }
    var count = done
    for blur in TextBlur.steps(from: least, to: most).dropFirst(done) {
      guard patience > 0 else {
        prepared[words] = count
        return
      }
      count += 1
      guard lines[Words(text: text, face: face, limit: nil, blur: blur)] == nil else { continue }
      patience -= 1
      _ = line(text, face, limit: limit, blur: blur)
    }
    prepared[words] = .max
  }

  /// A line with its pixels in place, at most `limit` pixels wide: cut with an ellipsis if it is longer.
  mutating func line(_ text: String, _ face: TextFace, limit: Int, blur: TextBlur? = nil) -> TextLine {
    // The end of a longer text is never visible, and hashing it each frame would be slow.
    let text =
      text.utf8.count <= 4 * PlainLine.longest ? text : String(text.unicodeScalars.prefix(PlainLine.longest))
    let limit = min(limit, GlyphPage.width - 2 * (blur?.margin ?? 1))
    let whole = Words(text: text, face: face, limit: nil, blur: blur)
    if let line = lines[whole] {
      if line.width > limit { return cutLine(text, face, limit: limit, blur) }
      if line.place != nil || line.width == 0 { return line }
    }
    let runs = fonts.runs(of: PlainLine.scalars(of: text), face)
    var line = measured(runs)
    line.blur = blur
    guard line.width <= limit else {
      remember(line, for: whole)
      return cutLine(text, face, limit: limit, blur)
    }
    render(runs, into: &line)
    remember(line, for: whole)
    return line
  }

  /// A line that is too long: as many of its characters as fit before an ellipsis; nothing where not even that fits.
  private mutating func cutLine(_ text: String, _ face: TextFace, limit: Int, _ blur: TextBlur?) -> TextLine {
    let cut = Words(text: text, face: face, limit: limit, blur: blur)
    if let line = lines[cut] { return line }
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
      let runs = fonts.runs(of: Array((String(characters[..<end]) + "…").unicodeScalars), face)
      let line = measured(runs)
      if line.width <= limit {
        fits = count
        best = (runs, line)
      } else {
        tooMany = count
      }
    }
    best.line.blur = blur
    render(best.runs, into: &best.line)
    remember(best.line, for: cut)
    return best.line
  }

  private mutating func remember(_ line: TextLine, for words: Words) {
    if lines.count >= Self.mostLines { lines = lines.filter { $0.value.place != nil } }
    lines[words] = line
  }

  private mutating func measured(_ runs: [TextRun]) -> TextLine {
    var line = TextLine.blank
    for run in runs {
      guard let font = fonts.font(run.font) else { continue }
      line.width += run.advance ?? font.width(of: run)
      line.capHeight = max(line.capHeight, font.capHeight)
    }
    return line
  }

  /// Puts the runs side by side, on a page.
  private mutating func render(_ runs: [TextRun], into line: inout TextLine) {
    guard line.width > 0 else { return }
    var (letters, x) = ([RunLetters](), 0)
    for run in runs {
      if var drawn = fonts.font(run.font)?.letters(of: run) {
        drawn.x = x
        x += drawn.advance
        letters.append(drawn)
      } else {
        x += run.advance ?? 0
      }
    }
    defer { for run in letters { SDL_FreeSurface(run.surface) } }
    line.ascent = letters.reduce(0) { max($0, $1.ascent) }
    line.height = min(
      line.ascent + letters.reduce(0) { max($0, $1.descent) }, GlyphPage.height - GlyphPage.dotSide - 2)
    guard line.height > 0 else { return }
    let size = line.texels
    guard size.width <= GlyphPage.width, size.height <= GlyphPage.height - GlyphPage.dotSide else { return }
    let place = room(width: size.width, height: size.height)
    let part = GlyphPage.part(around: place, width: size.width, height: size.height)
    let start = staging.count
    staging.append(contentsOf: repeatElement(GlyphPage.clear, count: part.width * part.height))
    let top = start + (place.y - part.y) * part.width + place.x - part.x
    if let blur = line.blur {
      draw(letters, of: line, blur, to: top, stride: part.width)
    } else {
      draw(letters, of: line, to: top, stride: part.width)
    }
    line.place = place
    changes.append(.drawn(page: place.page, part, start: start))
  }

  /// Lays the letters of runs side by side on one baseline, with a margin of a texel.
  private mutating func draw(_ letters: [RunLetters], of line: TextLine, to top: Int, stride: Int) {
    for run in letters {
      copy(run.surface.pointee, to: top, x: 1 + run.x, y: 1 + line.ascent - run.ascent, line, stride: stride)
    }
  }

  /// The same, blurred. The sharp letters are only drawn behind the others for the moment.
  private mutating func draw(
    _ letters: [RunLetters], of line: TextLine, _ blur: TextBlur, to top: Int, stride: Int
  ) {
    let (sharp, wide) = (staging.count, line.width + 2)
    staging.append(contentsOf: repeatElement(GlyphPage.clear, count: wide * (line.height + 2)))
    draw(letters, of: line, to: sharp, stride: wide)
    let plane = blur.blurred(
      { staging[sharp + ($1 + 1) * wide + $0 + 1] &>> 24 }, size: PixelSize(width: line.width, height: line.height))
    staging.removeSubrange(sharp...)
    for y in 0..<plane.size.height {
      for x in 0..<plane.size.width {
        let opacity = UInt32(min(255, plane.values[y * plane.size.width + x] * 255 + 0.5))
        staging[top + y * stride + x] = opacity &<< 24 | GlyphPage.clear
      }
    }
  }

  /// Puts a run's letters on the line, cropped to it. Where two runs overlap, the denser pixel stays.
  private mutating func copy(_ surface: SDL_Surface, to start: Int, x: Int, y: Int, _ line: TextLine, stride: Int) {
    let rows = max(0, 1 - y)..<max(0, 1 - y, min(Int(surface.h), line.height + 1 - y))
    let columns = min(Int(surface.w), line.width + 1 - x)
    guard let pixels = surface.pixels, columns > 0 else { return }
    staging.withUnsafeMutableBufferPointer { staging in
      for row in rows {
        let source = (pixels + row * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
        let target = UnsafeMutableBufferPointer(rebasing: staging[(start + (row + y) * stride + x)...])
        // All texels are white: the denser one is the greater number.
        var column = 0
        while column < columns {
          target[column] = max(target[column], source[column] | GlyphPage.clear)
          column += 1
        }
      }
    }
  }

  /// Room for a line: on a page that has some, on a new one while the budget lasts, else on the page that was not
  /// used for longest, whose lines are forgotten.
  private mutating func room(width: Int, height: Int) -> TextLine.Room {
    for page in pages.indices.reversed() {
      if let place = pages[page].place(width: width, height: height) {
        return TextLine.Room(page: page, x: place.x, y: place.y)
      }
    }
    var page = pages.count
    if (pages.count + 1) * GlyphPage.bytes <= byteBudget {
      pages.append(GlyphPage())
    } else {
      page = pages.indices.min { pages[$0].lastUse < pages[$1].lastUse } ?? 0
      lines = lines.filter { $0.value.place?.page != page }
      changes.append(.emptied)
      pages[page].empty()
    }
    let place = pages[page].place(width: width, height: height) ?? (x: 0, y: GlyphPage.dotSide)
    return TextLine.Room(page: page, x: place.x, y: place.y)
  }
}
