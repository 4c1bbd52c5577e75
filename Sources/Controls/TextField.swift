import Boundary
import Geometry

extension UI {
  /// What is being typed, and where.
  struct Typing: Sendable {
    var id: ID
    var editor: TextEditor
    /// The text as it was opened.
    let start: String
    var box: Rect?
    /// A click opened it, and none came since: the next may make it a double-click.
    var isClicked = false
    var isDrawn = true
    /// The first letter that is seen.
    var first = 0
  }

  /// Opens a field for typing, with everything selected.
  public mutating func type(in id: ID, _ text: String) {
    typing = Typing(id: id, editor: TextEditor(text, selectsAll: true), start: text)
    again()
  }

  public func isTyping(in id: ID) -> Bool { typing?.id == id }

  /// A line of text that a click opens for typing.
  ///
  /// - Returns: What was typed, once it is.
  public mutating func textField(
    _ id: ID, of control: ID, _ text: String, editable: String? = nil, placeholder: String = "", in box: Rect,
    isOn: Bool = true
  ) -> (typed: String?, asked: Bool) {
    if isTyping(in: id) { return (field(id, of: control, in: box, .body) { _ in true }, false) }
    let hit = hit(id, box)
    parts[control] = parts[id]
    fill(box, radius: 5, hit.isHovered || hit.isHeld ? look.raised : look.field)
    if focus == control { outline(box, radius: 5, look.accent) }
    self.text(
      text.isEmpty ? placeholder : text, in: Rect(x: box.x + 8, y: box.y, width: box.width - 16, height: box.height),
      .body, text.isEmpty || !isOn ? look.quietText : look.text)
    if hit.isPressed { focus = control }
    if hit.isClicked {
      type(in: id, editable ?? text)
      typing?.isClicked = true
    } else if let press = key(on: control), press.key == .enter, press.modifiers.isEmpty {
      takeKey(on: control)
      reveals = .focus
      type(in: id, editable ?? text)
    }
    return (nil, hit.isAsked)
  }

  /// The field that is being typed in. Its text lies where the text lay that it replaces.
  ///
  /// - Parameters:
  ///   - end: What is left free behind a text that ends there; nil: the text begins at the left.
  ///   - accepts: Which letters can stand in it; keys of others go elsewhere.
  mutating func field(
    _ id: ID, of control: ID, in box: Rect, _ font: ControlText, end: Double? = nil, accepts: (Character) -> Bool
  ) -> String? {
    guard var typing, typing.id == id else { return nil }
    typing.isDrawn = true
    // Nobody sees what is typed on where the field is scrolled away.
    guard isSeen(box) else { return commit(typing) }
    var inside = inside(box, typing, font, end)
    typing.box = box
    parts[id] = box.intersection(clip)
    let hit = hit(id, box)
    var isDone = false
    switch event {
    case .finish: isDone = true
    case .press where hit.isPressed && hit.isDoubleClicked && typing.isClicked:
      // The first click opened it: both together are the double-click that brings the default back.
      self.typing = nil
      resetsTyping = id
      again()
      return nil
    case .press where hit.isPressed:
      let place = letter(at: pointer?.x ?? 0, typing, inside, font)
      if hit.isDoubleClicked { typing.editor.selectWord(at: place) } else { typing.editor.place(place) }
      typing.isClicked = false
    case .nothing where hit.isHeld && isGripped:
      typing.editor.place(letter(at: pointer?.x ?? 0, typing, inside, font), selecting: true)
    case .text(let text):
      let fit = text.filter(accepts)
      guard !fit.isEmpty else { break }
      typing.editor.type(fit)
      (event, isTaken) = (.nothing, true)
    case .compose(let text):
      typing.editor.compose(text)
      (event, isTaken) = (.nothing, true)
    case .key(let key, let modifiers, _): isDone = press(key, modifiers, on: &typing, control, accepts)
    default: break
    }
    if isDone { return commit(typing) }
    inside = self.inside(box, typing, font, end)
    show(&typing, in: inside, font)
    draw(typing, in: inside, box, font)
    self.typing = typing
    return nil
  }

  /// A key while something is typed. True: the text is finished.
  private mutating func press(
    _ key: Key, _ modifiers: Modifiers, on typing: inout Typing, _ control: ID, _ accepts: (Character) -> Bool
  ) -> Bool {
    if key == .enter {
      (event, isTaken) = (.nothing, true)
      return true
    }
    let before = clipboard
    if typing.editor.press(key, modifiers, clipboard: &clipboard) {
      if clipboard != before { hasCopied = true }
      (event, isTaken) = (.nothing, true)
      again()
      return false
    }
    // What can stand in the field comes again as text.
    switch key {
    case .letter(let letter) where !modifiers.contains(.control) && accepts(letter): isTaken = true
    case .space where !modifiers.contains(.control) && accepts(" "): isTaken = true
    case .pageUp, .pageDown: isTaken = true
    default:
      // The key means something elsewhere, and finds the value in its place.
      event = .nothing
      return true
    }
    event = .nothing
    return false
  }

  /// What was typed, if anything was.
  private mutating func commit(_ typing: Typing) -> String? {
    self.typing = nil
    again()
    // What nobody touched is no edit, whatever the value has come to be meanwhile.
    return typing.editor.text == typing.start ? nil : typing.editor.text
  }

  /// Where the text lies in its field.
  private mutating func inside(_ box: Rect, _ typing: Typing, _ font: ControlText, _ end: Double?) -> Rect {
    var inside = Rect(x: box.x + 8, y: box.y, width: box.width - 16, height: box.height)
    guard let end else { return inside }
    inside.x = box.x + 4
    inside.width = box.width - 4 - end
    let letters = typing.editor.letters
    let wide = letters.count > Int(box.width) ? box.width : width(letters[...], font)
    if wide < inside.width { (inside.x, inside.width) = (inside.x + inside.width - wide, wide) }
    return inside
  }

  private mutating func width(_ letters: ArraySlice<Character>, _ font: ControlText) -> Double {
    texts.measure.width(String(letters), font.style(.white))
  }

  /// The place between two letters that is nearest.
  private mutating func letter(at x: Double, _ typing: Typing, _ box: Rect, _ font: ControlText) -> Int {
    let letters = typing.editor.letters[typing.first...]
    var (low, high) = (letters.startIndex, letters.endIndex)
    while low < high {
      let middle = (low + high) / 2
      let edge = (width(letters[..<middle], font) + width(letters[...middle], font)) / 2
      if box.x + edge < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Scrolls a long text so that the caret is seen.
  private mutating func show(_ typing: inout Typing, in box: Rect, _ font: ControlText) {
    let editor = typing.editor
    typing.first = min(typing.first, editor.caret)
    // No letter is seen that is this far away.
    let farthest = Int(box.width)
    if editor.caret - typing.first > farthest { typing.first = editor.caret - farthest }
    while typing.first < editor.caret, width(editor.letters[typing.first..<editor.caret], font) > box.width {
      typing.first += 1
    }
    while typing.first > 0, width(editor.letters[(typing.first - 1)...].prefix(farthest), font) <= box.width {
      typing.first -= 1
    }
  }

  private mutating func draw(_ typing: Typing, in inside: Rect, _ box: Rect, _ font: ControlText) {
    let editor = typing.editor
    let seen = editor.letters[typing.first...].prefix(Int(inside.width))
    func x(_ place: Int, _ ui: inout UI) -> Double {
      inside.x + ui.width(seen[..<min(max(place, seen.startIndex), seen.endIndex)], font)
    }
    fill(box, radius: 5, look.field)
    outline(box, radius: 5, look.accent)
    let look = look
    clipped(to: box) { ui in
      let caret = x(editor.caret, &ui)
      if !editor.selection.isEmpty, editor.composition.isEmpty {
        let (from, to) = (x(editor.selection.lowerBound, &ui), x(editor.selection.upperBound, &ui))
        ui.fill(
          Rect(x: from, y: box.y + 4, width: to - from, height: box.height - 8), radius: 2, look.accent.opacity(0.45))
      }
      // Drawn in its whole length: the clip cuts it, not dots.
      var text = String(seen)
      if !editor.composition.isEmpty {
        let before = seen[..<min(max(editor.caret, seen.startIndex), seen.endIndex)]
        text = String(before) + editor.composition + String(seen[before.endIndex...])
        let wide = ui.width(ArraySlice(Array(editor.composition)), font)
        ui.fill(Rect(x: caret, y: box.maxY - 5, width: wide, height: 1), look.accent)
      }
      let line = Rect(x: inside.x, y: box.y, width: 1e4, height: box.height)
      if !text.isEmpty { ui.list.append(.text(text, box: line, style: font.style(look.text))) }
      let end = editor.composition.isEmpty ? 0 : ui.width(ArraySlice(Array(editor.composition)), font)
      if editor.selection.isEmpty {
        ui.fill(Rect(x: caret + end - 0.5, y: box.y + 5, width: 1, height: box.height - 10), look.text)
      }
    }
  }
}
