import Boundary
import Geometry

/// The list of keys, shown over the window until F1, ?, Escape or a click. It only lists keys that work.
enum KeySheet {
  private static let row = 20.0
  private static let head = 28.0
  private static let air = 12.0
  private static let margin = 24.0
  /// Gap between a key and its meaning, and between two columns.
  private static let gap = 16.0
  private static let gutter = 36.0
  /// Height of the title above the groups.
  private static let title = 32.0

  /// Shows two columns if they fit, and scrolls if they are too long; no word is truncated.
  static func show(_ groups: [KeyList.Group], _ ui: inout WindowUI) {
    var (keys, meanings) = (0.0, 0.0)
    for group in groups {
      for entry in group.rows {
        keys = max(keys, ui.pen.width(entry.keys).rounded(.up))
        meanings = max(meanings, ui.pen.width(entry.meaning).rounded(.up))
      }
    }
    let column = keys + gap + meanings
    let hasTwo = ui.frame.width >= 2 * column + gutter + 2 * margin + 16
    let heights = groups.map { head + Double($0.rows.count) * row + air }
    // The columns are as equal as the groups allow.
    let whole = heights.reduce(0, +)
    let leftGroups =
      heights.indices.min { one, other in
        func longer(_ count: Int) -> Double {
          let left = heights.prefix(count).reduce(0, +)
          return max(left, whole - left)
        }
        return longer(one) < longer(other)
      } ?? 0
    let left = heights.prefix(leftGroups).reduce(0, +)
    let right = whole - left
    // The last group has no space below it.
    let length = title + (hasTwo ? max(left, right) : left + right) - air
    let width = min((hasTwo ? 2 * column + gutter : column) + 2 * margin, ui.frame.width - 16)
    let height = min(length + 2 * margin, ui.frame.height - 16)
    let sheet = Rect(
      x: (ui.frame.midX - width / 2).rounded(), y: (ui.frame.midY - height / 2).rounded(), width: width,
      height: height)
    ui.pen.sheet(sheet)
    let inside = Rect(x: sheet.x, y: sheet.y + margin, width: sheet.width, height: sheet.height - 2 * margin)
    ScrollArea(.keys, in: inside, margin: margin, wheel: ui.frame).show(&ui) { ui in
      let start = ui.layout.y
      let heading = ui.layout.row(title)
      ui.descriptions.add(words: "Keys", in: heading)
      ui.pen.text(
        "Keys", in: Rect(x: heading.x, y: heading.y, width: heading.width, height: title - 12), .heading,
        ui.pen.look.text)
      let top = ui.layout.y
      for (index, group) in groups.enumerated() {
        if hasTwo, index == leftGroups {
          ui.layout.x += column + gutter
          ui.layout.y = top
        }
        draw(group, keys: keys, meanings: meanings, &ui)
      }
      // The area adds its own margin below.
      ui.layout.y = start + length - margin
    }
  }

  private static func draw(_ group: KeyList.Group, keys: Double, meanings: Double, _ ui: inout WindowUI) {
    let look = ui.pen.look
    var title = ui.layout.row(head)
    title.width = keys
    ui.pen.text(group.title, in: title, .title, look.text)
    ui.descriptions.add(words: group.title, in: title)
    for entry in group.rows {
      let line = ui.layout.row(row)
      ui.descriptions.add(words: "\(entry.keys): \(entry.meaning)", in: line)
      ui.pen.text(entry.keys, in: Rect(x: line.x, y: line.y, width: keys, height: line.height), .body, look.text)
      ui.pen.text(
        entry.meaning, in: Rect(x: line.x + keys + gap, y: line.y, width: meanings, height: line.height), .body,
        look.quietText)
    }
    ui.layout.skip(air)
  }
}
