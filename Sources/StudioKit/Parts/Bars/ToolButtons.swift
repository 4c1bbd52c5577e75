import Boundary
import Geometry

/// A tool behind the last button of its strip.
enum HiddenTool {
  case command(Command)
  case choice(ToolChoice)
}

/// The flat buttons of strips, choices and menus. Collects what they ask for.
struct ToolButtons {
  /// How the tools of a strip look.
  enum Look {
    case words, signsAndWords
    /// The same, but for some tools, whose signs are enough.
    case signsAndMostWords
    case signs
  }

  let facts: Facts
  var look = Look.words
  var intents: [Intent] = []

  static let margin = 8.0
  /// Padding beside the title of a tool.
  static let padding = 9.0
  /// Width of the button for tools without space.
  static let moreWidth = 34.0
  /// Padding of a tool with a sign and a word.
  private static let tight = 6.5
  /// Width of a tool without a word, and of a sign before a word.
  private static let sign = (alone: 34.0, beside: ToolIcon.size + 5)
  /// The tools that lose their words first.
  private static let wordless: Set<Command> = [.play, .chooseOnStage, .keyTrack, .keys]
  /// Space between groups, with a line in its middle.
  private static let gap = 13.0
}

extension ToolButtons {
  func width(_ title: String, _ ui: inout WindowUI) -> Double {
    (ui.pen.width(title, .small) + 2 * Self.padding).rounded(.up)
  }

  func width(_ commands: [Command], _ ui: inout WindowUI) -> Double {
    commands.reduce(0) { $0 + width($1, &ui) }
  }

  private func width(_ command: Command, _ ui: inout WindowUI) -> Double {
    guard look != .words, command.words.icon != nil else { return width(command.title(facts), &ui) }
    guard hasWord(command) else { return Self.sign.alone }
    return (ui.pen.width(command.title(facts), .small) + 2 * Self.tight).rounded(.up) + Self.sign.beside
  }

  private func width(_ groups: [[Command]], _ ui: inout WindowUI) -> Double {
    let shown = groups.filter { !$0.isEmpty }
    return shown.reduce(Self.gap * Double(max(0, shown.count - 1))) { $0 + width($1, &ui) }
  }

  private func hasWord(_ command: Command) -> Bool {
    switch look {
    case .words, .signsAndWords: true
    case .signsAndMostWords: !Self.wordless.contains(command)
    case .signs: false
    }
  }

  /// The sign of a command as it is now.
  private func icon(of command: Command) -> ToolIcon? {
    look == .words ? nil : command == .play && command.isLit(facts) ? .pause : command.words.icon
  }

  /// Commands side by side.
  ///
  /// - Parameters:
  ///   - first: The index of the first.
  ///   - lights: Whether those that are on are highlighted.
  /// - Returns: The right edge of the last one.
  mutating func row(
    _ commands: [Command], first: Int = 0, from left: Double, in bar: Rect, lights: Bool = true,
    _ ui: inout WindowUI, tip: (Command) -> String = \.tip
  ) -> Double {
    var left = left
    for (index, command) in commands.enumerated() {
      let box = Rect(x: left, y: bar.y, width: width(command, &ui), height: bar.height)
      let isLit = lights && command.isLit(facts)
      if word(
        .tool(first + index), command.title(facts), icon: icon(of: command), hasWord: hasWord(command), isLit: isLit,
        isOn: command.isOn(facts), tip: tip(command), in: box, &ui)
      {
        intents.append(.perform(command))
      }
      left = box.maxX
    }
    return left
  }

  /// The button for tools without space, at the right of a strip, and its menu. A choice there opens its own menu in
  /// the same place.
  ///
  /// - Parameter rest: Lays out what stands before the button, so that Tab visits it first. It ends at its third
  ///   argument.
  mutating func more(
    _ hidden: [HiddenTool], before right: inout Double, in bar: Rect, on part: PartName,
    _ ui: inout WindowUI,
    after rest: (inout ToolButtons, inout WindowUI, inout Double) -> Void = { _, _, _ in }
  ) {
    let box = Rect(x: right - Self.moreWidth, y: bar.y, width: Self.moreWidth, height: bar.height)
    if !hidden.isEmpty { right = box.x }
    rest(&self, &ui, &right)
    guard !hidden.isEmpty else { return }
    let place = Point(x: box.x, y: bar.maxY + 2)
    let id = ControlID.moreMenu(part)
    if word(.more, "\u{2026}", isChoice: true, tip: "More tools: those that do not fit here.", in: box, &ui) {
      ui.openMenu(id, mark: ui.focus.current == .more ? 0 : nil)
    }
    for case .choice(let choice) in hidden {
      if let intent = menu(of: choice, at: place, width: Self.moreWidth, &ui) { intents.append(intent) }
    }
    guard ui.input.menu?.id == id else { return }
    let firstChoice = hidden.firstIndex { if case .choice = $0 { true } else { false } }
    let menu = Menu<ControlID>(
      id, hidden.map { $0.title(facts) }, keys: hidden.map(\.key),
      breaks: firstChoice.map { $0 > 0 ? [$0] : [] } ?? [])
    let isByKeys = ui.input.menu?.mark != nil
    guard let index = menu.show(at: place, width: Self.moreWidth, &ui) else { return }
    switch hidden[index] {
    case .command(let command): intents.append(.perform(command))
    case .choice(let choice): ui.openMenu(choice.menu, mark: isByKeys ? choice.chosen ?? 0 : nil)
    }
  }

  /// A choice, to the left of another one.
  mutating func choice(
    _ choice: ToolChoice, titled title: String? = nil, before right: inout Double, _ bar: Rect, _ ui: inout WindowUI
  ) {
    let title = title ?? choice.title
    let wide = min(width(title, &ui) + 10, max(40, right - bar.x))
    let box = Rect(x: right - wide, y: bar.y, width: wide, height: bar.height)
    right = box.x
    let isPressed = word(choice.button, "\(title)   ", isChoice: true, tip: choice.tip, in: box, &ui)
    ui.pen.chevron(at: Point(x: box.maxX - 10, y: box.midY), isDown: true, ui.pen.look.quietText)
    if isPressed { ui.openMenu(choice.menu, mark: choice.chosen ?? (ui.focus.current == choice.button ? 0 : nil)) }
    let place = Point(x: box.x, y: bar.maxY + 2)
    if let intent = menu(of: choice, at: place, width: wide, &ui) { intents.append(intent) }
  }

  private func menu(of choice: ToolChoice, at place: Point, width: Double, _ ui: inout WindowUI) -> Intent? {
    guard ui.input.menu?.id == choice.menu else { return nil }
    let menu = Menu<ControlID>(
      choice.menu, choice.items.map(\.title), keys: choice.items.map(\.key), breaks: choice.breaks,
      chosen: choice.chosen)
    return menu.show(at: place, width: width, &ui).map { choice.items[$0].intent }
  }

  func width(_ choice: ToolChoice, _ ui: inout WindowUI) -> Double { width(choice.title, &ui) + 10 }

  /// A flat text button.
  ///
  /// - Returns: Whether it was pressed.
  private func word(
    _ id: ControlID, _ title: String, icon: ToolIcon? = nil, hasWord: Bool = true, isLit: Bool = false,
    isChoice: Bool = false, isOn: Bool = true, tip: String, in box: Rect, _ ui: inout WindowUI
  ) -> Bool {
    let look = ui.pen.look
    ui.tip(id, box, tip)
    ui.descriptions.add(
      id, in: box,
      AccessibleItem(
        isChoice ? .choice : .button, Self.spoken(title, tip), help: tip, isOn: isOn, isSet: isLit ? true : nil))
    ui.focus.add(id, box)
    let hit = ui.hit(id, box)
    let isUnderPointer = hit.isHovered || hit.isHeld
    if isUnderPointer {
      ui.pen.fill(box.inset(by: 1), radius: 6, look.raised)
    } else if isLit {
      ui.pen.fill(box.inset(by: 1), radius: 6, look.field)
    }
    if ui.showsFocus(id) { ui.pen.focus(box.inset(by: 1), radius: 6) }
    let color = isLit ? look.selection : isUnderPointer ? look.text : look.quietText.opacity(isOn ? 1 : 0.5)
    if let icon {
      let x = hasWord ? box.x + Self.tight + ToolIcon.size / 2 : box.midX
      ui.pen.icon(icon, at: Point(x: x, y: box.midY), scale: hasWord ? 0.9 : 1, color)
    }
    if icon == nil || hasWord {
      let indent = icon == nil ? 0 : Self.sign.beside
      let words = Rect(x: box.x + indent, y: box.y, width: box.width - indent, height: box.height)
      ui.pen.text(title, in: words.inset(by: 1), .small, color, alignment: .center)
    }
    if let press = ui.key(on: id), press.modifiers.isEmpty, press.key == .left || press.key == .right {
      ui.takeKey(on: id)
      ui.focus.step(press.key == .left ? -1 : 1)
    }
    return hit.isClicked || ui.isPushed(id)
  }

  /// The spoken name of a tool: its title, or its tooltip if the title is a symbol.
  private static func spoken(_ title: String, _ tip: String) -> String {
    title.contains { $0.isLetter || $0.isNumber } ? title : String(tip.prefix { $0 != ":" && $0 != "." })
  }

  /// Groups of commands at the right of a strip. Those without space, the last ones first, go behind its last button.
  ///
  /// - Parameters:
  ///   - others: More tools for that button.
  ///   - looks: How they may look; the first that fits, or else the last.
  mutating func fill(
    _ groups: [[Command]], and others: [HiddenTool] = [], as looks: [Look] = [.words], in box: Rect, on part: PartName,
    margin: Double = Self.margin, _ ui: inout WindowUI, tip: (Command) -> String = \.tip
  ) {
    var shown = groups
    var hidden = others
    func isFitting(_ ui: inout WindowUI) -> Bool {
      width(shown, &ui) + (hidden.isEmpty ? 0 : Self.moreWidth) + 2 * margin <= box.width
    }
    for one in looks {
      look = one
      if isFitting(&ui) { break }
    }
    while !isFitting(&ui), let last = shown.lastIndex(where: { !$0.isEmpty }) {
      hidden.insert(.command(shown[last].removeLast()), at: 0)
    }
    shown.removeAll(where: \.isEmpty)
    var right = box.maxX - margin
    more(hidden, before: &right, in: box, on: part, &ui) { buttons, ui, right in
      var (left, first) = (right - buttons.width(shown, &ui), 0)
      for (index, group) in shown.enumerated() {
        if index > 0 {
          let line = Rect(x: (left + Self.gap / 2).rounded(), y: box.y + 5, width: 1, height: box.height - 10)
          ui.pen.fill(line, ui.pen.look.hairline)
          left += Self.gap
        }
        left = buttons.row(group, first: first, from: left, in: box, &ui, tip: tip)
        first += group.count
      }
    }
    look = .words
  }

  /// The player: signs, the one that plays on a disc.
  mutating func player(_ commands: [Command], from left: Double, in bar: Rect, _ ui: inout WindowUI) {
    look = .signs
    if let index = commands.firstIndex(of: .play) {
      let center = Point(x: left + (Double(index) + 0.5) * Self.sign.alone, y: bar.midY)
      ui.pen.disc(center, radius: 16, ui.pen.look.field)
    }
    _ = row(commands, from: left, in: bar, lights: false, &ui)
    look = .words
  }

  /// The cross at the end of the strip.
  mutating func ends(
    _ command: Command, _ help: String, in box: Rect, _ ui: inout WindowUI
  ) {
    let cross = PushButton.cross(ControlID.tool(0), name: Self.spoken("", help), tip: command.tip(help))
    if cross.show(in: box, font: .title, isFlat: true, &ui) { intents.append(.perform(command)) }
  }

  /// The context menu of a part: first what belongs to the thing under the pointer, in groups; all other commands are
  /// in the palette.
  mutating func contextMenu(
    _ name: PartName, _ groups: (Facts) -> [[Command]], at place: Point, _ ui: inout WindowUI
  ) {
    guard ui.input.menu?.id == .contextMenu(name) else { return }
    let shown = Self.shown(groups, facts)
    if let command = menu(.contextMenu(name), shown, at: place, width: 180, &ui) { intents.append(.perform(command)) }
  }

  /// The groups of a context menu with what is available, and the palette at its end.
  static func shown(_ groups: (Facts) -> [[Command]], _ facts: Facts) -> [[Command]] {
    (groups(facts) + [[.palette]]).map { $0.filter { $0.isOn(facts) } }
  }

  func menu(
    _ id: ControlID, _ groups: [[Command]], at place: Point, width: Double,
    _ ui: inout WindowUI
  ) -> Command? {
    guard ui.input.menu?.id == id else { return nil }
    let commands = groups.flatMap(\.self)
    let menu = Menu<ControlID>(
      id, commands.map { $0.menuTitle(facts) }, keys: commands.map(\.key), breaks: Self.breaks(groups.map(\.count)))
    return menu.show(at: place, width: width, &ui).map { commands[$0] }
  }

  /// The items at which groups of these lengths begin, but for the first.
  private static func breaks(_ counts: [Int]) -> [Int] {
    var (breaks, index) = ([Int](), 0)
    for count in counts where count > 0 {
      if index > 0 { breaks.append(index) }
      index += count
    }
    return breaks
  }
}

extension HiddenTool {
  fileprivate func title(_ facts: Facts) -> String {
    switch self {
    case .command(let command): command.menuTitle(facts)
    case .choice(let choice): "\(choice.name): \(choice.title)"
    }
  }

  /// A choice has an arrowhead in place of a key.
  fileprivate var key: String {
    switch self {
    case .command(let command): command.key
    case .choice: "\u{203A}"
    }
  }
}
