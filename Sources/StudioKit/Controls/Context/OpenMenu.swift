import Boundary
import Geometry

/// The open menu. It closes when its control is no longer laid out.
struct OpenMenu<ID: Hashable & Sendable>: Sendable {
  let id: ID
  /// The number of the surface on which it is open.
  let surface: Int
  /// The item selected by the keyboard. Nil while the pointer selects.
  var mark: Int?
  /// The position at which the secondary mouse button requested it.
  let corner: Point?
  private(set) var box: Rect?
  /// Whether it was opened in the current run; it is drawn from the next run on.
  var isNew = true
  var isDrawn = false
  /// The titles and frames of its items, scrolled.
  private(set) var items: [(title: String, row: Rect)] = []
  /// Offset of the items above its upper edge, in points: a menu is no higher than the window.
  private var offset = 0.0
  private var length = 0.0

  init(_ id: ID, on surface: Int, mark: Int?, at corner: Point?) {
    (self.id, self.surface, self.mark, self.corner) = (id, surface, mark, corner)
  }
}

extension OpenMenu {
  private static var rowHeight: Double { 26 }
  private static var padding: Double { 4 }
  /// Height of the line between two groups.
  static var breakHeight: Double { 9 }

  /// Lays out its items inside the window.
  ///
  /// - Parameter breaks: The items that begin a group.
  mutating func layOut(_ titles: [String], breaks: [Int], at place: Point, width: Double, in window: Rect) {
    length = Double(titles.count) * Self.rowHeight + Double(breaks.count) * Self.breakHeight + 2 * Self.padding
    let height = min(length, max(Self.rowHeight + 2 * Self.padding, window.height - 8))
    let box = Rect(
      x: min(max(place.x, window.x + 4), max(window.x + 4, window.maxX - width - 4)),
      y: max(window.y + 4, min(place.y, window.maxY - height - 4)), width: width, height: height)
    self.box = box
    setRows(titles, breaks, in: box)
    guard let mark, items.indices.contains(mark) else { return }
    let row = items[mark].row
    scroll(by: min(0, row.y - box.y - Self.padding) + max(0, row.maxY - box.maxY + Self.padding))
    setRows(titles, breaks, in: box)
  }

  private mutating func setRows(_ titles: [String], _ breaks: [Int], in box: Rect) {
    var row = Rect(
      x: box.x + Self.padding, y: box.y + Self.padding - offset, width: box.width - 2 * Self.padding,
      height: Self.rowHeight)
    items.removeAll(keepingCapacity: true)
    for (index, title) in titles.enumerated() {
      if breaks.contains(index) { row.y += Self.breakHeight }
      items.append((title, row))
      row.y += row.height
    }
  }

  /// Whether it is higher than the window, so that a wheel over it scrolls it. A wheel closes other menus.
  var scrolls: Bool { box.map { length > $0.height } ?? false }

  func scrolls(at point: Point) -> Bool { scrolls && box?.contains(point) == true }

  /// Scrolls a menu that is higher than the window.
  mutating func scroll(by points: Double) {
    guard points.isFinite else { return }
    offset = min(max(0, offset + points), max(0, length - (box?.height ?? length)))
  }

  /// The frame of an item.
  func item(_ title: String) -> Rect? { items.first { $0.title == title }?.row }

  func item(at point: Point?) -> Int? {
    guard let point, box?.contains(point) == true else { return nil }
    return items.firstIndex { $0.row.contains(point) }
  }

  /// Handles a key, which moves the selection, chooses, or closes the menu.
  mutating func press(_ key: Key, pointed: Int?) -> (choice: Int?, isClosed: Bool) {
    let last = items.count - 1
    switch key {
    case .up: mark = max(0, (mark ?? last + 1) - 1)
    case .down: mark = min(last, (mark ?? -1) + 1)
    case .home: mark = 0
    case .end: mark = last
    case .enter, .space: return (mark ?? pointed, false)
    case .escape, .tab: return (nil, true)
    case .letter(let letter): mark = next(beginningWith: letter) ?? mark
    default: break
    }
    return (nil, false)
  }

  /// The next item after the selected one whose title begins with a letter, cyclically.
  private func next(beginningWith letter: Character) -> Int? {
    let start = (mark ?? -1) + 1
    return items.indices.map { (start + $0) % items.count }
      .first { items[$0].title.first?.lowercased() == letter.lowercased() }
  }

  func draw(keys: [String], breaks: [Int], chosen: Int?, lit: Int?, _ pen: inout Pen) {
    guard let box else { return }
    pen.plate(box, radius: 7, pen.look.raised, shadow: 12, depth: 3)
    let outer = scrolls ? pen.enter(box.inset(by: 2)) : nil
    for (index, item) in items.enumerated() {
      if breaks.contains(index) {
        let line = item.row.y - Self.breakHeight / 2
        pen.fill(Rect(x: item.row.x + 6, y: line.rounded(), width: item.row.width - 12, height: 1), pen.look.hairline)
      }
      let row = item.row
      let isLit = index == lit
      if isLit { pen.fill(row, radius: 5, pen.look.selection) }
      pen.text(
        item.title, in: Rect(x: row.x + 10, y: row.y, width: row.width - 14, height: row.height), .body,
        isLit ? pen.look.onSelection : index == chosen ? pen.look.bright : pen.look.text)
      if index < keys.count {
        pen.text(
          keys[index], in: Rect(x: row.x + 10, y: row.y, width: row.width - 20, height: row.height), .small,
          isLit ? pen.look.onSelection : pen.look.quietText, alignment: .trailing)
      }
      if index == chosen, !isLit {
        pen.fill(Rect(x: row.x + 2, y: row.y + 8, width: 3, height: 10), radius: 1.5, pen.look.selection)
      }
    }
    guard let outer else { return }
    pen.restore(outer)
    if let thumb = ScrollBar(in: box, length: length, offset: offset).thumb {
      pen.fill(thumb, radius: 2, pen.look.quietText.opacity(0.5))
    }
  }
}
