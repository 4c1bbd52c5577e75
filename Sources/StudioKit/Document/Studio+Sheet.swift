import Boundary
import Geometry

extension Studio {
  /// Whether a question is open: keys and the pointer are its.
  public var isAsking: Bool { paperwork.sheet != nil }

  /// Lets the question have what a person did. False: there is none, or it does not care.
  mutating func handleSheet(_ event: InputEvent, at time: Double) -> Bool {
    guard var sheet = paperwork.sheet else { return false }
    switch event {
    case .down(let point):
      if let index = SheetFace(sheet, in: window).button(at: point) { answer(sheet.buttons[index].answer, at: time) }
    case .text(let text):
      sheet.field?.type(text)
      paperwork.sheet = sheet
    case .keyDown(let key, let modifiers, let isRepeat):
      press(key, modifiers, isRepeat: isRepeat, on: &sheet, at: time)
    // A hand that was on the stage already is let go of there.
    case .move, .up, .cancel: return grip == .nothing
    case .wheel, .touchpad, .hover, .secondary, .drop, .close: break
    default: return false
    }
    return true
  }

  private mutating func press(
    _ key: Key, _ modifiers: Modifiers, isRepeat: Bool, on sheet: inout Sheet, at time: Double
  ) {
    switch key {
    case .escape where !isRepeat:
      if let escape = sheet.escape { answer(escape, at: time) }
      return
    case .enter where !isRepeat, .space where !isRepeat && sheet.field == nil:
      if sheet.buttons.indices.contains(sheet.focus) { answer(sheet.buttons[sheet.focus].answer, at: time) }
      return
    case .tab: sheet.moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case _ where sheet.field?.press(key, modifiers) == true: break
    case .left, .up: sheet.moveFocus(by: -1)
    case .right, .down: sheet.moveFocus(by: 1)
    case .letter(let letter) where sheet.field == nil && !isRepeat && modifiers.isEmpty:
      if let index = sheet.index(of: letter) { return answer(sheet.buttons[index].answer, at: time) }
    default: break
    }
    paperwork.sheet = sheet
  }
}

extension Sheet {
  /// The button that a letter presses: the first letter of its title, or its number in a list.
  fileprivate func index(of letter: Character) -> Int? {
    if isListed { return letter.wholeNumberValue.flatMap { buttons.indices.contains($0 - 1) ? $0 - 1 : nil } }
    let found = buttons.indices.filter { buttons[$0].title.lowercased().hasPrefix(letter.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }
}
