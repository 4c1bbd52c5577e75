import Boundary
import Notation

/// An editable text: its letters, the caret and the selection.
struct TextEditor: Hashable, Sendable {
  private(set) var letters: [Character]
  /// The other end of the selection; equal to the caret if nothing is selected.
  private(set) var anchor: Int
  /// The index of the letter after the caret.
  private(set) var caret: Int
  /// Unfinished text of an input method, shown at the caret but not yet part of the text.
  private(set) var composition = ""
  /// The index of the letter after the caret within the composition.
  private(set) var compositionCaret = 0
  private var past: [Snapshot] = []
  private var future: [Snapshot] = []

  private struct Snapshot: Hashable, Sendable {
    var letters: [Character]
    var caret: Int
  }

  /// The length of the text in bytes of UTF-8: a letter may have any number of marks.
  private var length: Int
  /// The sentence about a text that was not taken, until it is told.
  private var refusal: String?

  /// Maximum length in bytes of UTF-8: longer than any path or list.
  static let limit = 65_536
  private static let mostSteps = 200
  /// The number of letters kept for all of them: each keeps the whole text.
  private static let mostKept = 1 << 20

  /// Whether it may have several lines.
  let takesLines: Bool

  /// - Parameter selectsAll: Whether typing replaces everything.
  init(_ text: String, selectsAll: Bool = false, takesLines: Bool = false) {
    self.takesLines = takesLines
    letters = Array(text)
    length = text.utf8.count
    caret = letters.count
    anchor = selectsAll ? 0 : caret
  }
}

extension TextEditor {
  var text: String { String(letters) }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selected: String { String(letters[selection]) }

  mutating func place(_ caret: Int, selecting: Bool = false) {
    self.caret = min(max(0, caret), letters.count)
    if !selecting { anchor = self.caret }
  }

  /// Takes another text, with the caret at its end.
  mutating func replaceAll(by text: String) {
    selectAll()
    type(text)
  }

  mutating func selectAll() { (anchor, caret) = (0, letters.count) }

  /// Selects the word around an index.
  mutating func selectWord(at place: Int) {
    guard !letters.isEmpty else { return }
    let inside = min(max(0, place), letters.count - 1)
    let kind = Self.isWord(letters[inside])
    anchor = letters[..<inside].lastIndex { Self.isWord($0) != kind }.map { $0 + 1 } ?? 0
    caret = letters[inside...].firstIndex { Self.isWord($0) != kind } ?? letters.count
  }

  /// Replaces the selection. In a single line, line breaks become spaces; other control characters are dropped.
  mutating func type(_ text: String) {
    composition = ""
    let kept = length - letters[selection].reduce(0) { $0 + $1.utf8.count }
    guard kept + text.utf8.count <= Self.limit else {
      refusal = Self.refusal(of: text.utf8.count)
      return
    }
    let lineBreak: Character = takesLines ? "\n" : " "
    let new = text.map { $0.isNewline ? lineBreak : $0 }
      .filter { $0 == lineBreak || !$0.unicodeScalars.contains { $0.value < 0x20 } }
    if !new.isEmpty || !selection.isEmpty { replace(selection, by: new) }
  }

  /// The sentence about a text of `count` bytes that does not fit.
  static func refusal(of count: Int) -> String {
    "A field takes at most \(limit) bytes of text; these \(counted(count, "byte")) do not fit. Edit the file instead."
  }

  /// The sentence about the last text that was not taken. Nil if there is none since the last call.
  mutating func takeRefusal() -> String? {
    defer { refusal = nil }
    return refusal
  }

  /// Sets the input method's unfinished text.
  ///
  /// - Parameter caret: The index of the letter after its caret. Nil means the end.
  mutating func compose(_ text: String, caret: Int? = nil) {
    let text = text.beginning(Self.limit)
    composition = text
    compositionCaret = min(max(0, caret ?? .max), text.count)
  }

  /// Handles a key. Returns false if it has no meaning in a text.
  mutating func press(_ key: Key, _ modifiers: Modifiers, _ clipboard: inout Clipboard) -> Bool {
    let (isControl, isShift) = (modifiers.contains(.control), modifiers.contains(.shift))
    switch key {
    case .left, .right:
      // The direction of a line is that of its first letter; in right-to-left text, left moves forward.
      let runsFromTheRight = letters.first(where: \.isLetter)?.runsFromTheRight ?? false
      let way = (key == .left) == runsFromTheRight ? 1 : -1
      if !isShift, !isControl, !selection.isEmpty {
        place(way < 0 ? selection.lowerBound : selection.upperBound)
      } else {
        place(isControl ? word(way) : caret + way, selecting: isShift)
      }
    case .up where takesLines, .down where takesLines: place(beside(key == .up ? -1 : 1), selecting: isShift)
    case .home where takesLines && !isControl: place(lines[line].lowerBound, selecting: isShift)
    case .end where takesLines && !isControl: place(lines[line].upperBound, selecting: isShift)
    case .home, .up: place(0, selecting: isShift)
    case .end, .down: place(letters.count, selecting: isShift)
    case .backspace: delete(to: isControl ? word(-1) : caret - 1)
    case .delete where isShift: cut(&clipboard)
    case .delete: delete(to: isControl ? word(1) : caret + 1)
    case .letter("a") where isControl: selectAll()
    case .letter("c") where isControl: if !selection.isEmpty { clipboard.copy(selected) }
    case .letter("x") where isControl: cut(&clipboard)
    case .letter("v") where isControl: if !clipboard.text.isEmpty { type(clipboard.text) }
    case .letter("u") where isControl: delete(to: 0)
    case .letter("z") where isControl && !isShift: step(from: \.past, to: \.future)
    case .letter("y") where isControl, .letter("z") where isControl: step(from: \.future, to: \.past)
    default: return false
    }
    return true
  }

  private mutating func cut(_ clipboard: inout Clipboard) {
    guard !selection.isEmpty else { return }
    clipboard.copy(selected)
    replace(selection, by: [])
  }

  /// Deletes the selection, or else from the caret to an index.
  private mutating func delete(to place: Int) {
    let place = min(max(0, place), letters.count)
    let range = selection.isEmpty ? min(place, caret)..<max(place, caret) : selection
    if !range.isEmpty { replace(range, by: []) }
  }

  private mutating func replace(_ range: Range<Int>, by new: [Character]) {
    past.append(Snapshot(letters: letters, caret: caret))
    if past.count > max(1, min(Self.mostSteps, Self.mostKept / max(1, letters.count))) { past.removeFirst() }
    future.removeAll()
    length += new.reduce(0) { $0 + $1.utf8.count } - letters[range].reduce(0) { $0 + $1.utf8.count }
    letters.replaceSubrange(range, with: new)
    place(range.lowerBound + new.count)
  }

  private mutating func step(
    from one: WritableKeyPath<Self, [Snapshot]>, to other: WritableKeyPath<Self, [Snapshot]>
  ) {
    guard let state = self[keyPath: one].popLast() else { return }
    self[keyPath: other].append(Snapshot(letters: letters, caret: caret))
    letters = state.letters
    length = letters.reduce(0) { $0 + $1.utf8.count }
    place(state.caret)
  }

  /// The start of the word to the left, or the end of the one to the right.
  private func word(_ way: Int) -> Int {
    var place = caret
    func isWord(_ index: Int) -> Bool { Self.isWord(letters[index]) }
    if way < 0 {
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    } else {
      while place < letters.count, !isWord(place) { place += 1 }
      while place < letters.count, isWord(place) { place += 1 }
    }
    return place
  }

  /// The letters of each line, without its end.
  var lines: [Range<Int>] { Self.lines(of: letters) }

  static func lines(of letters: [Character]) -> [Range<Int>] {
    let ends = letters.indices.filter { letters[$0].isNewline }
    return zip([0] + ends.map { $0 + 1 }, ends + [letters.count]).map { $0..<$1 }
  }

  /// The line with the caret.
  private var line: Int { lines.lastIndex { $0.lowerBound <= caret } ?? 0 }

  /// As far from the start of the line above or below it as the caret is from that of its own.
  private func beside(_ way: Int) -> Int {
    let (lines, line) = (lines, line)
    guard lines.indices.contains(line + way) else { return way < 0 ? 0 : letters.count }
    let target = lines[line + way]
    return min(target.lowerBound + caret - lines[line].lowerBound, target.upperBound)
  }

  private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
