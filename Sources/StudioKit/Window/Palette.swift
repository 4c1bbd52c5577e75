import Boundary
import Geometry

/// The command palette: a text field, and below it the matching commands with their keys. Arrows select one, Enter or a
/// click runs it, Escape or a click elsewhere closes the palette.
struct Palette: Sendable {
  /// Nil while it is closed.
  private var rows: PaletteRows?
  /// Number of openings so far: its rows get new identities for a screen reader each time.
  private var openings = 0

  /// Exceeds the number of commands.
  private static let numbers = 10_000
}

extension Palette {
  var isOpen: Bool { rows != nil }

  mutating func open(_ search: CommandSearch, _ ui: inout WindowUI) {
    ui.enter(.palette)
    ui.renew()
    rows = PaletteRows(search)
    openings += 1
    ui.moveFocus(to: .paletteField)
  }

  mutating func close(_ ui: inout WindowUI) {
    guard isOpen else { return }
    rows = nil
    ui.enter(.palette)
    ui.renew()
  }

  /// Handles an event.
  ///
  /// - Returns: The chosen command.
  mutating func handle(_ event: InputEvent, _ ui: inout WindowUI, at time: Double) -> Command? {
    // Text typed before the first frame needs the field as well.
    _ = settle(&ui, at: time)
    guard case .keyDown(let key, let modifiers, let isRepeat) = event, !ui.input.isComposing else {
      ui.take(event, at: time)
      return settle(&ui, at: time)
    }
    switch key {
    case .escape where !isRepeat: close(&ui)
    case .enter: return isRepeat ? nil : rows?.chosenCommand
    case .up: rows?.choose(-1)
    case .down: rows?.choose(1)
    case .pageUp: rows?.turn(-1)
    case .pageDown: rows?.turn(1)
    case _ where Shortcut.meaning(of: key, modifiers)?.command == .palette: close(&ui)
    default: ui.take(event, at: time)
    }
    ui.again()
    return settle(&ui, at: time)
  }

  /// Runs its surface if it has pending events.
  mutating func settle(_ ui: inout WindowUI, at time: Double) -> Command? {
    ui.enter(.palette)
    guard ui.needsRun(in: ui.window), var rows else { return nil }
    var wanted: Command?
    var isLeft = false
    ui.settle(in: ui.window, at: time) { ui in
      switch rows.show(&ui) {
      case .goesOn: break
      case .perform(let command): wanted = command
      case .leave: isLeft = true
      }
    }
    self.rows = rows
    if isLeft { close(&ui) }
    return wanted
  }
}

/// Support for screen readers.
extension Palette {
  func accessiblePart(_ ui: WindowUI) -> AccessiblePart? {
    guard isOpen else { return nil }
    let items = ui.read(.palette) { $0.descriptions.items }.map { item in
      var item = item
      item.number += openings * Self.numbers
      return item
    }
    return AccessiblePart(.palette, .dialog, Command.palette.words.title, in: ui.window, items)
  }

  /// The field, or the row selected by arrow keys.
  func accessibleFocus(_ ui: WindowUI) -> AccessibleID? {
    guard let rows else { return nil }
    let row = rows.isOnRow ? ui.read(.palette) { $0.descriptions.items.first { $0.isSet == true }?.number } : nil
    let number = row ?? ui.accessibleFocus(on: SurfaceName.palette.rawValue)
    return number.map { AccessibleID(.palette, $0 + openings * Self.numbers) }
  }

  mutating func act(_ action: AccessibleAction, _ ui: inout WindowUI) -> Command? {
    guard isOpen, action.id.number / Self.numbers == openings else { return nil }
    ui.enter(.palette)
    ui.act(action.kind, on: action.id.number % Self.numbers)
    return settle(&ui, at: 0)
  }
}

/// The content of the palette.
private struct PaletteRows: Sendable {
  enum Answer {
    case goesOn, leave
    case perform(Command)
  }

  private let search: CommandSearch
  private var found: [CommandSearch.Entry]
  private var typed = ""
  private var chosen = 0
  /// Whether arrow keys have selected a row since the last typing.
  private(set) var isOnRow = false
  /// Whether to scroll the selected row into view.
  private var isFollowed = false

  private static let row = 28.0
  private static let page = 8
  private static let margin = 10.0

  init(_ search: CommandSearch) { (self.search, found) = (search, search.entries) }
}

extension PaletteRows {
  var chosenCommand: Command? { found.indices.contains(chosen) ? found[chosen].command : nil }

  /// Moves the selection, cyclically.
  mutating func choose(_ way: Int) {
    guard !found.isEmpty else { return }
    (chosen, isOnRow, isFollowed) = ((chosen + way + found.count) % found.count, true, true)
  }

  /// Moves the selection by a page, up to the ends.
  mutating func turn(_ way: Int) { choose(min(max(0, chosen + way * Self.page), max(0, found.count - 1)) - chosen) }

  mutating func show(_ ui: inout WindowUI) -> Answer {
    let width = min(560, ui.frame.width - 16)
    let top = (ui.frame.height * 0.12).rounded()
    let most = max(1, ((ui.frame.height - 2 * top - 32 - 3 * Self.margin) / Self.row).rounded(.down))
    let height = 32 + 3 * Self.margin + min(most, 12) * Self.row
    let sheet = Rect(x: ((ui.frame.width - width) / 2).rounded(), y: top, width: width, height: height)
    ui.pen.fill(ui.frame, Color.black.opacity(0.45))
    ui.pen.plate(sheet, radius: 12, ui.pen.look.panel, shadow: 32, depth: 8)
    let field = sheet.inset(by: Self.margin)
    type(in: Rect(x: field.x, y: field.y, width: field.width, height: 32), &ui)
    let list = Rect(
      x: sheet.x, y: field.y + 32 + Self.margin, width: sheet.width, height: height - 32 - 3 * Self.margin)
    var answer = Answer.goesOn
    if found.isEmpty {
      let line = Rect(x: field.x + 8, y: list.y, width: field.width - 16, height: Self.row)
      ui.pen.text("No command has this name.", in: line, .body, ui.pen.look.quietText)
      ui.descriptions.add(words: "No command has this name.", in: line)
    }
    ScrollArea(.paletteList, in: list, margin: Self.margin, wheel: ui.frame).show(&ui) { ui in
      for index in found.indices where row(index, in: ui.layout.row(Self.row), &ui) {
        answer = .perform(found[index].command)
      }
      // The area adds its own margin below.
      ui.layout.y -= Self.margin
    }
    _ = ui.hit(.inside, sheet)
    return ui.hit(.outside, ui.frame).isClicked ? .leave : answer
  }

  /// Keeps the field open while the palette is.
  private mutating func type(in box: Rect, _ ui: inout WindowUI) {
    ui.focus.add(.paletteField, box)
    ui.descriptions.add(.paletteField, in: box, AccessibleItem(.field, "Find a command", words: typed))
    if !ui.input.isTyping { ui.type(in: .paletteField, typed) }
    _ = TextBox(.paletteField, of: .paletteField, typed).show(in: box, &ui)
    guard let text = ui.input.typing?.text, text != typed else { return }
    (typed, found, chosen, isOnRow, isFollowed) = (text, search.find(text), 0, false, true)
  }

  /// - Returns: Whether it was pressed.
  private mutating func row(_ index: Int, in row: Rect, _ ui: inout WindowUI) -> Bool {
    let (entry, look) = (found[index], ui.pen.look)
    let isChosen = index == chosen
    ui.descriptions.add(
      .paletteRow(index), in: row,
      AccessibleItem(.listEntry, entry.title, words: entry.spokenKey, help: entry.help, isSet: isChosen))
    if isChosen, isFollowed {
      isFollowed = false
      ui.reveal(row)
    }
    let hit = ui.hit(.paletteRow(index), row)
    guard ui.pen.isSeen(row) else { return hit.isClicked }
    if isChosen || hit.isHovered || hit.isHeld { ui.pen.fill(row, radius: 5, isChosen ? look.accent : look.raised) }
    let line = Rect(x: row.x + 8, y: row.y, width: row.width - 16, height: row.height)
    ui.pen.text(entry.key, in: line, .small, isChosen ? look.onAccent : look.quietText, alignment: .trailing)
    let room = line.width - (entry.key.isEmpty ? 0 : ui.pen.width(entry.key, .small) + 12)
    ui.pen.text(
      entry.title, in: Rect(x: line.x, y: line.y, width: room, height: line.height), .body,
      isChosen ? look.onAccent : look.text)
    return hit.isClicked
  }
}
