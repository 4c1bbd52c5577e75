import Boundary
import Geometry

/// The list of an open menu, above everything else and inside the window.
struct Menu<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var items: [String]
  /// The keyboard shortcut of each item, in a column of its own; may be empty.
  var keys: [String]
  /// The items that begin a group, after a line.
  var breaks: [Int]
  var chosen: Int?

  init(_ id: ID, _ items: [String], keys: [String] = [], breaks: [Int] = [], chosen: Int? = nil) {
    self.id = id
    self.items = items
    self.keys = keys
    self.breaks = breaks
    self.chosen = chosen
  }
}

extension Menu {
  /// - Parameters:
  ///   - place: The position, unless the pointer requested it.
  ///   - width: Minimum width.
  /// - Returns: The chosen item.
  func show(at place: Point, width: Double, _ ui: inout UI<ID>) -> Int? {
    guard var menu = ui.input.menu, menu.id == id else { return nil }
    // The press that opened it in this run must not choose an item.
    guard !menu.isNew else {
      ui.input.menu?.isNew = false
      ui.input.menu?.isDrawn = true
      ui.again()
      return nil
    }
    // It closes with the control it hangs from.
    guard menu.corner != nil || ui.pen.isSeen(Rect(x: place.x, y: place.y - 3, width: 1, height: 1)) else {
      ui.closeMenu()
      return nil
    }
    let keyed = keys.reduce(0) { max($0, ui.pen.width($1, .small)) }
    let wide = items.reduce(width) { max($0, ui.pen.width($1) + 30 + (keyed > 0 ? keyed + 24 : 0)) }
    menu.layOut(items, breaks: breaks, at: menu.corner ?? place, width: wide, in: ui.bounds)
    menu.isDrawn = true
    let pointed = menu.item(at: ui.input.pointer.place)
    var choice: Int?
    switch ui.happenings.now {
    case .key(let press):
      let answer = menu.press(press.key, pointed: pointed)
      ui.take()
      if answer.isClosed {
        ui.closeMenu()
        return nil
      }
      choice = answer.choice
    case .release: choice = pointed
    case .wheel(let notches) where menu.scrolls:
      menu.scroll(by: notches * 52)
      ui.take()
    case .scroll(let points) where menu.scrolls:
      menu.scroll(by: points * 12)
      ui.take()
    case .press where !(menu.box.map(ui.input.pointer.isIn) ?? false):
      // The press closes it and does nothing else.
      ui.take()
      ui.closeMenu()
      return nil
    default: break
    }
    if let choice {
      ui.closeMenu()
      return choice
    }
    ui.input.menu = menu
    for (index, item) in menu.items.enumerated() {
      ui.descriptions.add(
        menuItem: index, in: item.row.intersection(menu.box ?? item.row),
        AccessibleItem(
          .menuEntry, item.title, words: index < keys.count ? keys[index] : "",
          isSet: chosen.map { $0 == index }))
    }
    ui.pen.over(in: ui.bounds) { menu.draw(keys: keys, breaks: breaks, chosen: chosen, lit: menu.mark ?? pointed, &$0) }
    return nil
  }
}
