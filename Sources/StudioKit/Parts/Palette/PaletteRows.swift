import Boundary
import Geometry

/// The content of the palette.
struct PaletteRows: Sendable {
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
    ui.pen.sheet(sheet)
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
    if isChosen || hit.isHovered || hit.isHeld { ui.pen.fill(row, radius: 5, isChosen ? look.selection : look.raised) }
    let line = Rect(x: row.x + 8, y: row.y, width: row.width - 16, height: row.height)
    ui.pen.text(entry.key, in: line, .small, isChosen ? look.onSelection : look.quietText, alignment: .trailing)
    let room = line.width - (entry.key.isEmpty ? 0 : ui.pen.width(entry.key, .small) + 12)
    ui.pen.text(
      entry.title, in: Rect(x: line.x, y: line.y, width: room, height: line.height), .body,
      isChosen ? look.onSelection : look.text)
    return hit.isClicked
  }
}
