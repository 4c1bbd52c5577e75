import Boundary
import Geometry

/// The user's action on a choice.
enum ChoiceEdit: Hashable, Sendable {
  case chosen(Int)
  /// Its menu was requested.
  case asked
}

/// The options of a choice, with arrow keys to step through them in any style.
struct Words<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var words: [String]
  var chosen: Int?
  var isOn: Bool
  var takesKeys: Bool

  init(_ id: ID, _ words: [String], chosen: Int?, isOn: Bool = true, takesKeys: Bool = true) {
    self.id = id
    self.words = words
    self.chosen = chosen
    self.isOn = isOn
    self.takesKeys = takesKeys
  }
}

extension Words {
  /// Handles the arrow keys.
  fileprivate func step(_ ui: inout UI<ID>) -> ChoiceEdit? {
    if takesKeys, case .set(let value) = ui.happenings.now, ui.focus.current == id, !words.isEmpty {
      ui.take()
      let index = Int(min(max(0, value.rounded()), Double(words.count - 1)))
      return index == chosen ? nil : .chosen(index)
    }
    guard takesKeys, let press = ui.key(on: id), !press.modifiers.contains(.control), !words.isEmpty else { return nil }
    let way: Int
    switch press.key {
    case .left, .down, .pageDown: way = -1
    case .right, .up, .pageUp, .enter: way = 1
    default: return nil
    }
    ui.takeKey(on: id)
    let next = min(max(0, (chosen ?? -1) + way), words.count - 1)
    return next == chosen ? nil : .chosen(next)
  }
}

/// Options side by side, one of which is selected.
struct Segments<ID: Hashable & Sendable>: Sendable {
  var choice: Words<ID>

  private static var padding: Double { 14 }

  init(_ choice: Words<ID>) {
    self.choice = choice
  }
}

extension Segments {
  /// Whether the options fit.
  func fits(in width: Double, _ pen: inout Pen) -> Bool {
    choice.words.reduce(0) { $0 + pen.width($1, .small) + Self.padding } <= width
  }

  /// - Parameter part: The ID of each option.
  func show(in frame: Rect, part: (Int) -> ID, _ ui: inout UI<ID>) -> ChoiceEdit? {
    let (look, id) = (ui.pen.look, choice.id)
    ui.pen.fill(frame, radius: 6, look.field)
    let widths = choice.words.map { ui.pen.width($0, .small) + Self.padding }
    let spare = (frame.width - widths.reduce(0, +)) / Double(max(1, widths.count))
    var edit: ChoiceEdit?
    var (x, end) = (frame.x, frame.x)
    for (index, word) in choice.words.enumerated() {
      // On whole points, so that words are sharp.
      end += widths[index] + spare
      let box = Rect(x: x, y: frame.y, width: end.rounded() - x, height: frame.height)
      x = box.maxX
      let hit = ui.hit(part(index), box)
      let isChosen = index == choice.chosen
      if isChosen { ui.pen.fill(box.inset(by: 2), radius: 4, look.raised.mixed(with: look.text, share: 0.18)) }
      let color = isChosen || hit.isHovered ? look.text : look.quietText
      ui.pen.text(word, in: box, .small, color.opacity(choice.isOn ? 1 : 0.5), alignment: .center)
      if hit.isPressed { ui.focus.press(id) }
      if hit.isAsked { edit = .asked }
      if hit.isClicked, !isChosen { edit = .chosen(index) }
    }
    if ui.showsFocus(id), choice.isOn { ui.pen.focus(frame, radius: 6) }
    let seen = frame.intersection(ui.pen.clip)
    if !seen.isEmpty { ui.parts[id] = seen }
    return edit ?? choice.step(&ui)
  }
}

/// A button that opens a menu of options.
struct Dropdown<ID: Hashable & Sendable>: Sendable {
  var choice: Words<ID>
  var title: String
  /// The menu's ID.
  var menu: ID
  /// The words behind each option in the menu, and the options that begin a group.
  var details: [String] = []
  var breaks: [Int] = []

  init(_ choice: Words<ID>, title: String, menu: ID) {
    self.choice = choice
    self.title = title
    self.menu = menu
  }
}

extension Dropdown {
  func show(in frame: Rect, _ ui: inout UI<ID>) -> ChoiceEdit? {
    let (look, id) = (ui.pen.look, choice.id)
    let hit = ui.hit(id, frame)
    ui.pen.fill(frame, radius: 6, hit.isHovered || hit.isHeld ? look.raised : look.field)
    if ui.showsFocus(id) { ui.pen.focus(frame, radius: 6) }
    ui.pen.text(
      title, in: Rect(x: frame.x + 9, y: frame.y, width: frame.width - 28, height: frame.height), .body,
      look.text.opacity(choice.isOn ? 1 : 0.5))
    ui.pen.chevron(at: Point(x: frame.maxX - 12, y: frame.midY), isDown: true, look.quietText)
    if hit.isPressed { ui.focus.press(id) }
    if hit.isAsked { return .asked }
    let isPushed = ui.isPushed(id)
    if hit.isClicked || isPushed { ui.openMenu(menu, mark: choice.chosen ?? (isPushed ? 0 : nil)) }
    let list = Menu(menu, choice.words, keys: details, breaks: breaks, chosen: choice.chosen)
    if let index = list.show(at: Point(x: frame.x, y: frame.maxY + 2), width: frame.width, &ui) {
      return .chosen(index)
    }
    return choice.step(&ui)
  }
}
