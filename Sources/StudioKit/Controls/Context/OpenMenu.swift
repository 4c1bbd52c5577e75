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
  /// The titles and frames of its items.
  private(set) var items: [(title: String, row: Rect)] = []

  init(_ id: ID, on surface: Int, mark: Int?, at corner: Point?) {
    (self.id, self.surface, self.mark, self.corner) = (id, surface, mark, corner)
  }
}

extension OpenMenu {
  private static var rowHeight: Double { 26 }

  /// Lays out its items inside the window.
  mutating func layOut(_ titles: [String], at place: Point, width: Double, in window: Rect) {
    let height = Double(titles.count) * Self.rowHeight + 8
    let box = Rect(
      x: min(max(place.x, window.x + 4), max(window.x + 4, window.maxX - width - 4)),
      y: max(window.y + 4, min(place.y, window.maxY - height - 4)), width: width, height: height)
    self.box = box
    items = titles.enumerated().map {
      ($1, Rect(x: box.x + 4, y: box.y + 4 + Self.rowHeight * Double($0), width: width - 8, height: Self.rowHeight))
    }
  }

  /// The frame of an item.
  func item(_ title: String) -> Rect? { items.first { $0.title == title }?.row }

  func item(at point: Point?) -> Int? { point.flatMap { point in items.firstIndex { $0.row.contains(point) } } }

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
    default: break
    }
    return (nil, false)
  }

  func draw(keys: [String], chosen: Int?, lit: Int?, _ pen: inout Pen) {
    guard let box else { return }
    pen.plate(box, radius: 7, pen.look.raised, shadow: 12, depth: 3)
    for (index, item) in items.enumerated() {
      let row = item.row
      let isLit = index == lit
      if isLit { pen.fill(row, radius: 5, pen.look.accent) }
      pen.text(
        item.title, in: Rect(x: row.x + 10, y: row.y, width: row.width - 14, height: row.height), .body,
        isLit ? pen.look.onAccent : index == chosen ? pen.look.bright : pen.look.text)
      if index < keys.count {
        pen.text(
          keys[index], in: Rect(x: row.x + 10, y: row.y, width: row.width - 20, height: row.height), .small,
          isLit ? pen.look.onAccent : pen.look.quietText, alignment: .trailing)
      }
      if index == chosen, !isLit {
        pen.fill(Rect(x: row.x + 2, y: row.y + 8, width: 3, height: 10), radius: 1.5, pen.look.accent)
      }
    }
  }
}
