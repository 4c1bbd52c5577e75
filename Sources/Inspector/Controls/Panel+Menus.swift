import Boundary
import CImGui
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  /// - Parameter item: Where the keyboard begins; nil: the pointer chooses.
  func openMenu(_ name: String, mark item: Int? = nil) {
    imgui_open_menu(name)
    menu = name
    layout.opensMenu = true
    mark = item
    touch()
  }

  /// The other mouse button, or the key for it: copy, paste, and back to the default.
  func drawMenu(_ field: Field, _ studio: inout Studio, at time: Double) {
    if askedField == field.path { openMenu(field.path, mark: 0) }
    guard menu == field.path else { return }
    var items = ["Copy", "Paste", "Default"]
    if field.domain.contains(.null) { items.append("Off") }
    let corner = input.asked ?? Point(x: layout.left, y: layout.y)
    guard let choice = drawItems(field.path, items, chosen: nil, at: corner, width: 132) else { return }
    switch items[choice] {
    case "Copy": copy(field, &studio)
    case "Paste": paste(field, &studio, at: time)
    case "Default": reset(field, &studio, at: time)
    default: assign(.null, to: field, &studio, at: time)
    }
  }

  /// The words of a choice that has too many to stand side by side.
  func drawChoiceMenu(
    _ field: Field, _ options: [(value: JSONValue, name: String)], under frame: Rect, _ studio: inout Studio,
    at time: Double
  ) {
    let name = field.path + "/choices"
    guard menu == name else { return }
    let chosen = options.firstIndex { $0.value == field.value }
    let corner = Point(x: frame.x, y: frame.maxY + 2)
    guard let choice = drawItems(name, options.map(\.name), chosen: chosen, at: corner, width: frame.width) else {
      return
    }
    assign(options[choice].value, to: field, &studio, at: time)
  }

  /// A menu, and which of its items was chosen. It stays inside the panel.
  func drawItems(_ name: String, _ items: [String], chosen: Int?, at corner: Point, width: Double) -> Int? {
    let height = Double(items.count) * 26 + 8
    let frame = layout.frame
    let box = Rect(
      x: min(max(corner.x, frame.x + 4), frame.maxX - width - 4),
      y: max(frame.y + 4, min(corner.y, frame.maxY - height - 4)), width: width, height: height)
    guard imgui_menu(name, pen.pixels(box.x), pen.pixels(box.y), pen.pixels(box.width), pen.pixels(box.height)) else {
      menu = nil
      touch()
      return nil
    }
    defer { imgui_menu_end() }
    layout.menuItems = items.count
    pen.fill(box, radius: 7, Theme.raised)
    pen.outline(box, radius: 7, Theme.hairline)
    var choice: Int?
    for (index, item) in items.enumerated() {
      let row = Rect(x: box.x + 4, y: box.y + 4 + 26 * Double(index), width: box.width - 8, height: 26)
      layout.parts["\(name)=\(item)"] = row
      let hit = pen.hit(item, row)
      let isLit = mark.map { $0 == index } ?? hit.is_hovered
      if isLit { pen.fill(row, radius: 5, Theme.accent) }
      pen.text(
        item, in: Rect(x: row.x + 10, y: row.y, width: row.width - 14, height: row.height), .body,
        isLit || index == chosen ? Color.white : Theme.text)
      if index == chosen, !isLit {
        pen.fill(Rect(x: row.x + 2, y: row.y + 8, width: 3, height: 10), radius: 1.5, Theme.accent)
      }
      if hit.is_clicked || pressed == name && isLit { choice = index }
    }
    if choice != nil {
      pressed = nil
      imgui_close_menu()
      menu = nil
      touch()
    }
    return choice
  }

  func copy(_ field: Field, _ studio: inout Studio) {
    if case .text(let text) = field.value {
      // A device that was changed has no name of its own but what its row says.
      copy(text.isEmpty ? field.title ?? text : text, &studio)
    } else {
      copy(JSONWriter.compact(field.value), &studio)
    }
  }

  func paste(_ field: Field, _ studio: inout Studio, at time: Double) {
    guard let value = Typed.value(clipboard, for: field.domain) else {
      complaint = Refusal(
        path: field.path, message: "\u{201C}\(clipboard.prefix(40))\u{201D} is not \(field.domain)")
      return touch()
    }
    studio.finishEdit()
    assign(value, to: field, &studio, at: time)
  }
}
