import Boundary
import Geometry

/// A text being edited, of one line or more, and its visible part.
struct TypedLine: Sendable {
  var editor: TextEditor
  let font: ControlText
  /// The text when the field was opened.
  private let start: String
  /// The first visible letter.
  private var first = 0
  /// The values from which `first` was computed.
  private var scrolled: (letters: [Character], caret: Int, width: Double)?
  /// The positions of the visible letters, and the letters they were computed for. Nil for left-to-right text without a
  /// composition.
  private var laid: (letters: [Character], places: LetterPlaces)?
  /// Horizontal scroll of such a line, in points, to keep the caret visible.
  private var slide = 0.0
  /// The last drawn caret, for the window of an input method.
  private(set) var caret: Rect?

  /// - Parameter ending: If the text ends with it, the caret goes before it; otherwise everything is selected.
  init(_ text: String, _ font: ControlText, ending: String? = nil, takesLines: Bool = false) {
    (start, self.font) = (text, font)
    editor = TextEditor(text, selectsAll: ending == nil, takesLines: takesLines)
    if let ending, text.hasSuffix(ending) { editor.place(editor.letters.count - ending.count) }
  }
}

extension TypedLine {
  /// The edited text. Nil if it was not changed, even if the value changed meanwhile.
  var edit: String? { editor.text == start ? nil : editor.text }

  /// The frame of the text in its field.
  ///
  /// - Parameter end: Space after right-aligned text. Nil for left-aligned text.
  func inside(_ box: Rect, end: Double?, _ pen: Pen) -> Rect {
    var inside = Rect(x: box.x + 8, y: box.y, width: box.width - 16, height: box.height)
    guard let end else { return inside }
    inside.x = box.x + 4
    inside.width = box.width - 4 - end
    let letters = editor.letters
    let wide = letters.count > Int(box.width) ? box.width : pen.width(ofTyped: letters[...], font)
    if wide < inside.width { (inside.x, inside.width) = (inside.x + inside.width - wide, wide) }
    return inside
  }

  /// The caret index nearest to a point.
  func place(at point: Point, in inside: Rect, _ pen: Pen) -> Int {
    if editor.takesLines { return placeInLines(at: point, in: inside, pen) }
    if let laid { return min(first + laid.places.place(at: point.x - inside.x + slide), editor.letters.count) }
    let letters = editor.letters[first...]
    var (low, high) = (letters.startIndex, letters.endIndex)
    while low < high {
      let middle = (low + high) / 2
      let edge = (pen.width(ofTyped: letters[..<middle], font) + pen.width(ofTyped: letters[...middle], font)) / 2
      if inside.x + edge < point.x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Scrolls a long text so that the caret is visible.
  mutating func scroll(in inside: Rect, _ pen: Pen) {
    if editor.takesLines { return scrollLines(in: inside, pen) }
    let caret = editor.caret
    if !editor.composition.isEmpty || editor.letters.contains(where: \.runsFromTheRight) {
      lay(in: inside, pen)
      return
    }
    (laid, slide) = (nil, 0)
    if let scrolled, scrolled == (editor.letters, caret, inside.width) { return }
    scrolled = (editor.letters, caret, inside.width)
    first = min(first, caret)
    // Letters this far away are not visible.
    let farthest = Int(max(0, inside.width))
    if caret - first > farthest { first = caret - farthest }
    first = Self.first(in: first..<caret) {
      pen.width(ofTyped: editor.letters[$0..<caret], font) <= inside.width
    }
    first = Self.first(in: 0..<first) {
      pen.width(ofTyped: editor.letters[$0...].prefix(farthest), font) <= inside.width
    }
  }

  /// Number of letters laid out before and after the caret in text with right-to-left scripts, where any of them may be
  /// visible.
  private static let mostLaid = 256

  /// Computes the letter positions of a line with right-to-left scripts or a composition, and scrolls it.
  private mutating func lay(in inside: Rect, _ pen: Pen) {
    scrolled = nil
    first = max(0, editor.caret - Self.mostLaid)
    let shown = shown
    let letters = Array(shown.letters[shown.seen])
    let places: LetterPlaces
    if let laid, laid.letters == letters {
      places = laid.places
    } else {
      places = LetterPlaces(spans: pen.letters(ofTyped: letters, font))
      laid = (letters, places)
    }
    let caret = places.caret(shown.caret - first)
    slide = max(0, min(max(slide, caret - inside.width), caret, places.width - inside.width))
  }

  /// The letters with the composition in place of the selection, which it will replace.
  private var shown: (letters: [Character], part: Range<Int>, caret: Int, seen: Range<Int>) {
    var (letters, part, caret) = (editor.letters, editor.selection, editor.caret)
    if !editor.composition.isEmpty {
      letters.replaceSubrange(part, with: Array(editor.composition))
      part = part.lowerBound..<part.lowerBound + editor.composition.count
      caret = part.lowerBound + editor.compositionCaret
    }
    return (letters, part, caret, min(first, letters.count)..<min(letters.count, first + 2 * Self.mostLaid))
  }

  /// The first index from which a condition holds, or the end. A binary search, so a long text is measured only a dozen
  /// times.
  private static func first(in places: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func draw(in inside: Rect, _ box: Rect, _ pen: inout Pen) {
    if editor.takesLines { return drawLines(in: inside, box, &pen) }
    if let laid {
      draw(laid.letters, laid.places, in: inside, box, &pen)
      return
    }
    let look = pen.look
    let seen = editor.letters[first...].prefix(Int(max(0, inside.width)))
    let selection = editor.selection
    func before(_ place: Int) -> ArraySlice<Character> { seen[..<min(max(place, seen.startIndex), seen.endIndex)] }
    func x(_ place: Int) -> Double { inside.x + pen.width(ofTyped: before(place), font) }
    let (from, to, caret) = (x(selection.lowerBound), x(selection.upperBound), x(editor.caret))
    pen.fill(box, radius: 5, look.field)
    pen.focus(box, radius: 5)
    let outer = pen.enter(box)
    if from < to {
      pen.fill(
        Rect(x: from, y: box.y + 4, width: to - from, height: box.height - 8), radius: 2, look.selection.opacity(0.45))
    }
    pen.uncut(String(seen), in: Rect(x: inside.x, y: box.y, width: inside.width, height: box.height), font, look.text)
    let line = Rect(x: caret - 0.5, y: box.y + 5, width: 1, height: box.height - 10)
    if selection.isEmpty { pen.fill(line, look.text) }
    pen.restore(outer)
    self.caret = line
  }

  /// Draws a line with right-to-left scripts or a composition.
  private mutating func draw(
    _ letters: [Character], _ places: LetterPlaces, in inside: Rect, _ box: Rect, _ pen: inout Pen
  ) {
    let (look, shown, isComposing) = (pen.look, shown, !editor.composition.isEmpty)
    let left = inside.x - slide
    pen.fill(box, radius: 5, look.field)
    pen.focus(box, radius: 5)
    let outer = pen.enter(box)
    let part = max(0, shown.part.lowerBound - first)..<max(0, shown.part.upperBound - first)
    for piece in places.pieces(of: part) {
      let (x, width) = (left + piece.lowerBound, piece.upperBound - piece.lowerBound)
      if isComposing {
        pen.fill(Rect(x: x, y: box.maxY - 5, width: width, height: 1), look.selection)
      } else {
        let rect = Rect(x: x, y: box.y + 4, width: width, height: box.height - 8)
        pen.fill(rect, radius: 2, look.selection.opacity(0.45))
      }
    }
    pen.uncut(String(letters), in: Rect(x: left, y: box.y, width: inside.width, height: box.height), font, look.text)
    let edge = left + places.caret(shown.caret - first)
    let line = Rect(x: edge - 0.5, y: box.y + 5, width: 1, height: box.height - 10)
    if part.isEmpty || isComposing { pen.fill(line, look.text) }
    pen.restore(outer)
    caret = line
  }
}

/// Several lines.
extension TypedLine {
  private static let (line, margin) = (20.0, 4.0)

  /// The height of a field for a text.
  static func height(of text: String) -> Double {
    Double(text.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }) * line + 2 * margin
  }

  private func places(of row: Range<Int>, in letters: [Character], _ pen: Pen) -> LetterPlaces {
    LetterPlaces(spans: pen.letters(ofTyped: Array(letters[row]), font))
  }

  private func placeInLines(at point: Point, in inside: Rect, _ pen: Pen) -> Int {
    let rows = editor.lines
    let down = (point.y - inside.y - Self.margin) / Self.line
    let row = rows[down.isFinite ? Int(min(max(0, down), Double(rows.count - 1))) : 0]
    let place = places(of: row, in: editor.letters, pen).place(at: point.x - inside.x + slide)
    return min(row.lowerBound + place, row.upperBound)
  }

  private mutating func scrollLines(in inside: Rect, _ pen: Pen) {
    (laid, scrolled, first) = (nil, nil, 0)
    let (letters, caret) = (shown.letters, shown.caret)
    guard let row = TextEditor.lines(of: letters).last(where: { $0.lowerBound <= caret }) else { return }
    let x = places(of: row, in: letters, pen).caret(caret - row.lowerBound)
    slide = max(0, min(max(slide, x - inside.width), x))
  }

  private mutating func drawLines(in inside: Rect, _ box: Rect, _ pen: inout Pen) {
    let (look, shown, isComposing) = (pen.look, shown, !editor.composition.isEmpty)
    pen.fill(box, radius: 5, look.field)
    pen.focus(box, radius: 5)
    let outer = pen.enter(box)
    let rows = TextEditor.lines(of: shown.letters)
    let current = rows.lastIndex { $0.lowerBound <= shown.caret }
    for (number, row) in rows.enumerated() {
      let places = places(of: row, in: shown.letters, pen)
      let line = Rect(
        x: inside.x - slide, y: box.y + Self.margin + Double(number) * Self.line, width: inside.width,
        height: Self.line)
      let part = shown.part.clamped(to: row)
      for piece in places.pieces(of: part.lowerBound - row.lowerBound..<part.upperBound - row.lowerBound) {
        let (x, width) = (line.x + piece.lowerBound, piece.upperBound - piece.lowerBound)
        let mark =
          isComposing
          ? Rect(x: x, y: line.maxY - 2, width: width, height: 1)
          : Rect(x: x, y: line.y + 1, width: width, height: line.height - 2)
        pen.fill(mark, look.selection.opacity(isComposing ? 1 : 0.45))
      }
      pen.uncut(String(shown.letters[row]), in: line, font, look.text)
      guard number == current else { continue }
      let edge = line.x + places.caret(shown.caret - row.lowerBound)
      let caret = Rect(x: edge - 0.5, y: line.y + 2, width: 1, height: line.height - 4)
      if shown.part.isEmpty || isComposing { pen.fill(caret, look.text) }
      self.caret = caret
    }
    pen.restore(outer)
  }
}
