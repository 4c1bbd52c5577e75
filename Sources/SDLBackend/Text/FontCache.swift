import Boundary
internal import CSDL2

/// The fonts that are open, and which font was found for what.
struct FontCache: ~Copyable {
  private var finder: FontFinder
  private var open: [FontKey: Font] = [:]
  /// The files of the open fonts. A font reads from the place where it wants to, so all sizes share one descriptor.
  private var sources: [String: UnsafeMutablePointer<SDL_RWops>] = [:]
  /// Nil in it: looked for, and none there.
  private var standard: [TextFamily: FontFile?] = [:]
  private var fallbacks: [TextFamily: [Unicode.Scalar: FontFile?]] = [:]
  /// A text was asked for, and there is no font.
  private(set) var isMissing = false
  /// Counts the frames, to find the font unused for longest.
  var frame = 0

  init(finder: FontFinder) {
    self.finder = finder
  }
}

/// A font at a size.
struct FontKey: Hashable {
  var file: FontFile
  var size: FontSize
}

extension FontCache {
  /// Each takes memory for its letters.
  static let mostOpen = 48
  private static let mostFallbacks = 4096

  var count: Int { open.count }

  /// Opens a font, or finds it open. Nil: the file is no font any more.
  mutating func font(_ key: FontKey) -> Font? {
    if let index = open.index(forKey: key) {
      open.values[index].lastUse = frame
      return open.values[index]
    }
    closeOldest()
    guard let pointer = openFont(key.file, key.size) else {
      closeSource(ofNoFontIn: key.file.path)
      return nil
    }
    TTF_SetFontHinting(pointer, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(pointer, 1)
    let font = Font(pointer, size: key.size, frame: frame)
    open[key] = font
    return font
  }

  private mutating func openFont(_ file: FontFile, _ size: FontSize) -> OpaquePointer? {
    guard let source = sources[file.path] ?? SDL_RWFromFile(file.path, "rb") else { return nil }
    sources[file.path] = source
    SDL_RWseek(source, 0, RW_SEEK_SET)
    // 9 points at this many dots per inch are as many pixels as there are eighths.
    let dots = UInt32(size.eighths)
    return TTF_OpenFontIndexDPIRW(source, 0, 9, file.face, dots, dots)
  }

  /// Closes a file that no open font reads any more.
  private mutating func closeSource(ofNoFontIn path: String) {
    guard !open.keys.contains(where: { $0.file.path == path }), let source = sources.removeValue(forKey: path) else {
      return
    }
    SDL_RWclose(source)
  }

  private mutating func closeOldest() {
    guard open.count >= Self.mostOpen, let oldest = open.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
      return
    }
    TTF_CloseFont(oldest.value.pointer)
    open[oldest.key] = nil
    closeSource(ofNoFontIn: oldest.key.file.path)
  }

  /// Closes all fonts. To be called last.
  mutating func close() {
    for font in open.values { TTF_CloseFont(font.pointer) }
    open.removeAll()
    for source in sources.values { SDL_RWclose(source) }
    finder.close()
  }
}

extension FontCache {
  /// Cuts a line into runs, in the order in which they stand from left to right. Empty: no font, or nothing to see.
  ///
  /// A character that no font has is dropped; a row of them leaves one mark in its place.
  mutating func runs(of scalars: [Unicode.Scalar], _ face: TextFace) -> [TextRun] {
    guard !scalars.isEmpty, let standard = standardFont(face), let standardFont = font(standard) else { return [] }
    let scripts = WritingScript.scripts(of: scalars)
    let levels = LineOrder(of: scalars).levels
    var runs: [TextRun] = []
    var isMissing = false
    for (index, scalar) in scalars.enumerated() where !PlainLine.isDirectionMark(scalar) {
      let (script, level) = (scripts[index], levels[index])
      var key = standard
      if !standardFont.has(scalar) {
        if let last = runs.last, last.font != standard, font(last.font)?.has(scalar) == true {
          key = last.font
        } else if let fallback = fallbackFont(for: scalar, face) {
          key = fallback
        } else {
          // The joiners belong to no font; shaping has already seen what they join.
          if isMissing || scalar.value == 0x200C || scalar.value == 0x200D { continue }
          isMissing = true
          if let mark = fallbackFont(for: "\u{FFFD}", face) {
            Self.append("\u{FFFD}", TextRun(text: "", font: mark, script: script, level: level), index, to: &runs)
          }
          continue
        }
      } else if let last = runs.last, last.font != standard, last.script == script, last.level == level,
        WritingScript(scalar) == nil,
        font(last.font)?.has(scalar) == true
      {
        // A space or a comma within words of another font stays with them.
        key = last.font
      }
      isMissing = false
      Self.append(scalar, TextRun(text: "", font: key, script: script, level: level), index, to: &runs)
    }
    let ordered = LineOrder.fromTheLeft(runs, level: \.level)
    return face.spacing == 0 ? ordered : ordered.flatMap { spaced($0, by: face.spacing * face.size.pixels) }
  }

  /// The letters of a run one by one, as far apart as they are together and by so many pixels more. Letters that join
  /// stay together.
  private mutating func spaced(_ run: TextRun, by spacing: Double) -> [TextRun] {
    guard let font = font(run.font), !run.text.unicodeScalars.contains(where: { (0x600...0x1CFF).contains($0.value) })
    else { return [run] }
    var (letters, part, end) = ([TextRun](), run, 0)
    var place = 0
    part.text = ""
    for (index, letter) in run.text.enumerated() {
      part.text.append(letter)
      let count = letter.unicodeScalars.count
      let next = max(end, Int((Double(font.width(of: part)) + spacing * Double(index + 1)).rounded()))
      var one = TextRun(text: String(letter), font: run.font, script: run.script, level: run.level)
      one.places = Array(run.places.dropFirst(place).prefix(count))
      one.advance = next - end
      letters.append(one)
      (end, place) = (next, place + count)
    }
    return run.isRightToLeft ? letters.reversed() : letters
  }

  /// Adds a character to the last run, or to a run that begins with it.
  private static func append(_ scalar: Unicode.Scalar, _ run: TextRun, _ place: Int, to runs: inout [TextRun]) {
    if runs.last.map({ $0.font == run.font && $0.script == run.script && $0.level == run.level }) != true {
      runs.append(run)
    }
    runs[runs.count - 1].text.unicodeScalars.append(scalar)
    runs[runs.count - 1].places.append(place)
  }

  /// The font that most of a text is set in.
  private mutating func standardFont(_ face: TextFace) -> FontKey? {
    if let file = standardFile(face.family) {
      let key = FontKey(file: file, size: face.size)
      if font(key) != nil { return key }
    }
    isMissing = true
    return nil
  }

  /// A font that has `scalar`, which the standard font lacks.
  private mutating func fallbackFont(for scalar: Unicode.Scalar, _ face: TextFace) -> FontKey? {
    guard let file = fallbackFile(for: scalar, face.family) else { return nil }
    let key = FontKey(file: file, size: face.size)
    return font(key)?.has(scalar) == true ? key : nil
  }

  /// The file of the font that a text is set in; nil: there is none.
  mutating func standardFile(_ family: TextFamily) -> FontFile? {
    if let known = standard[family] { return known }
    let file = finder.font(family)
    standard[family] = .some(file)
    return file
  }

  private mutating func fallbackFile(for scalar: Unicode.Scalar, _ family: TextFamily) -> FontFile? {
    if let known = fallbacks[family]?[scalar] { return known }
    if fallbacks[family, default: [:]].count >= Self.mostFallbacks { fallbacks[family] = nil }
    let file = finder.font(family, having: scalar)
    fallbacks[family, default: [:]][scalar] = .some(file)
    return file
  }
}
