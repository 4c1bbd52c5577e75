import Boundary
import Geometry
import Notation

/// The scene's title in the bar, which a click opens for editing, followed by a dot while something is in no file.
struct TitleControl {
  private let title: String
  private let isUnsaved: Bool

  /// Minimum width of the title, and of the field in which it is edited.
  private static let least = 24.0
  private static let field = 220.0
  /// Space between the title and the edges of its field.
  private static let padding = 8.0
  /// Width of the dot with its margins.
  private static let dot = 20.0

  init(_ title: String, isUnsaved: Bool) { (self.title, self.isUnsaved) = (title, isUnsaved) }
}

extension TitleControl {
  func show(in room: Rect, _ ui: inout WindowUI) -> [Intent] {
    let dot = isUnsaved ? Self.dot : 0
    let wide = min(ui.pen.width(title, .title), room.width - dot)
    guard wide > Self.least else { return [] }
    let id = ControlID.title
    var box = Rect(
      x: room.x - Self.padding, y: room.y, width: wide + 2 * Self.padding, height: room.height)
    ui.focus.add(id, box)
    ui.descriptions.add(id, in: box, AccessibleItem(.field, "Title", words: title, help: Self.tip))
    if ui.input.typing?.id == id {
      box.width = max(box.width, min(Self.field, room.width + Self.padding))
      guard case .finished(let typed?, _) = OpenField(id, of: id).show(in: box, &ui) else { return [] }
      return [.set("title", to: .text(typed.trimmed))]
    }
    ui.tip(id, box, Self.tip)
    let hit = ui.hit(id, box)
    ui.shape(.text, for: hit)
    if hit.isHovered || hit.isHeld { ui.pen.fill(box, radius: 5, ui.pen.look.field) }
    if ui.showsFocus(id) { ui.pen.focus(box, radius: 5) }
    ui.pen.text(title, in: Rect(x: room.x, y: room.y, width: wide, height: room.height), .title, ui.pen.look.text)
    if hit.isClicked {
      ui.type(in: id, title, .title)
    } else if ui.key(on: id)?.key == .enter {
      ui.takeKey(on: id)
      ui.type(in: id, title, .title)
    }
    if isUnsaved { mark(at: Point(x: box.maxX + 2, y: room.midY + 1), &ui) }
    return []
  }

  /// The dot of unsaved work.
  private func mark(at place: Point, _ ui: inout WindowUI) {
    let words = "Not saved yet; \(Command.save.key) saves it."
    let box = Rect(x: place.x - 5, y: place.y - 12, width: 16, height: 24)
    ui.tip(.unsaved, box, words)
    ui.descriptions.add(words: words, in: box)
    _ = ui.hit(.unsaved, box)
    ui.pen.fill(Rect(x: place.x, y: place.y - 3, width: 6, height: 6), radius: 3, ui.pen.look.text)
  }

  private static let tip = "The scene\u{2019}s title. A click edits it."
}
