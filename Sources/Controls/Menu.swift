import Boundary
import Geometry

extension UI {
  /// The menu that is open. It lasts as long as its control is laid out.
  struct Menu: Sendable {
    var id: ID
    /// The item that the keyboard stands on; nil: the pointer chooses.
    var mark: Int?
    /// Where the other mouse button asked for it.
    var corner: Point?
    var box: Rect?
    /// Opened in the run under way: it is drawn from the next one on.
    var isNew = true
    var isDrawn = false
    /// Where its items lie, and what they say.
    var items: [(title: String, row: Rect)] = []
  }

  /// The menu that is open.
  public var openMenu: ID? { menu?.id }

  /// The rectangle of an item of the open menu.
  public func menuItem(_ title: String) -> Rect? { menu?.items.first { $0.title == title }?.row }

  /// - Parameter item: Where the keyboard begins; nil: the pointer chooses.
  public mutating func openMenu(_ id: ID, mark item: Int? = nil, at corner: Point? = nil) {
    menu = Menu(id: id, mark: item, corner: corner)
    resting = nil
    again()
  }

  public mutating func closeMenu() {
    guard menu != nil else { return }
    menu = nil
    again()
  }

  /// Where the pointer is: a menu that is asked for opens there.
  public var pointerPlace: Point? { isByKeys ? nil : pointer }

  /// A menu, if this is the open one, over everything else and inside the window.
  ///
  /// - Returns: The item that was chosen.
  public mutating func menu(
    _ id: ID, _ items: [String], chosen: Int?, at place: Point, width wanted: Double
  ) -> Int? {
    guard var menu, menu.id == id else { return nil }
    let place = menu.corner ?? place
    // A press that opened it in this very run is none on its items.
    defer { if self.menu?.id == id { self.menu?.isDrawn = true } }
    guard !menu.isNew else {
      self.menu?.isNew = false
      again()
      return nil
    }
    if menu.corner == nil, !isSeen(Rect(x: place.x, y: place.y - 3, width: 1, height: 1)) {
      closeMenu()
      return nil
    }
    var width = wanted
    for item in items { width = max(width, self.width(item) + 30) }
    let bounds = window.isEmpty ? frame : window
    let height = Double(items.count) * 26 + 8
    let box = Rect(
      x: min(max(place.x, bounds.x + 4), max(bounds.x + 4, bounds.maxX - width - 4)),
      y: max(bounds.y + 4, min(place.y, bounds.maxY - height - 4)), width: width, height: height)
    menu.box = box
    menu.items = items.enumerated().map {
      ($1, Rect(x: box.x + 4, y: box.y + 4 + 26 * Double($0), width: box.width - 8, height: 26))
    }
    var choice: Int?
    let pointed = pointer.flatMap { point in menu.items.firstIndex { $0.row.contains(point) } }
    switch event {
    case .key(let key, _, _):
      event = .nothing
      let last = items.count - 1
      switch key {
      case .up: menu.mark = max(0, (menu.mark ?? last + 1) - 1)
      case .down: menu.mark = min(last, (menu.mark ?? -1) + 1)
      case .home: menu.mark = 0
      case .end: menu.mark = last
      case .enter, .space: choice = menu.mark ?? pointed
      case .escape, .tab:
        closeMenu()
        return nil
      default: break
      }
      again()
    case .release: choice = pointed
    case .press where pointed == nil && !(pointer.map { box.contains($0) } ?? false):
      closeMenu()
      return nil
    default: break
    }
    self.menu = menu
    if let choice {
      closeMenu()
      return choice
    }
    draw(menu, chosen, lit: menu.mark ?? pointed)
    return nil
  }

  private mutating func draw(_ menu: Menu, _ chosen: Int?, lit: Int?) {
    guard let box = menu.box else { return }
    let look = look
    overlaid { ui in
      ui.list.append(
        .shape(
          RoundedShape(
            frame: box, radius: 7, fill: look.raised, border: look.hairline, borderWidth: 1,
            shadow: RoundedShape.Shadow(color: Color.black.opacity(0.45), blur: 12, offset: Point(x: 0, y: 3)))))
      for (index, item) in menu.items.enumerated() {
        let row = item.row
        let isLit = index == lit
        if isLit { ui.fill(row, radius: 5, look.accent) }
        ui.text(
          item.title, in: Rect(x: row.x + 10, y: row.y, width: row.width - 14, height: row.height), .body,
          isLit || index == chosen ? Color.white : look.text)
        if index == chosen, !isLit {
          ui.fill(Rect(x: row.x + 2, y: row.y + 8, width: 3, height: 10), radius: 1.5, look.accent)
        }
      }
    }
  }
}
