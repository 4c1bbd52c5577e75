import Boundary
import Controls
import Geometry

/// The list of keys, over the window until F1, ?, Escape or a click. It names only keys that work.
enum KeySheet {
  private struct Group {
    let title: String
    let keys: [(key: String, meaning: String)]
  }

  private static let groups = [
    Group(
      title: "The stage",
      keys: [
        ("Drag, wheel", "scroll the scene"),
        ("Arrows, Page, Home, End", "scroll"),
        ("Space", "play the gesture on the time line; stop it"),
        ("Shift Space", "play the effect's own gesture"),
        (".  ,  T", "a frame on, a frame back; the time line"),
        ("G", "the curve: what moves over the offset; drag on it"),
        ("E", "film the gesture; stop that"),
        ("Ctrl C, Shift E", "copy the moment as a picture"),
        ("P (held)", "show the scene without its effect"),
        ("X", "outlines, numbers, the whole picture"),
        ("Drag an edge with X or Ctrl", "its number, on the phone"),
        ("A", "where the article would put the pictures"),
        ("S", "on several devices side by side"),
        ("R, B", "turn the device; its status bar and camera"),
        ("M", "frame times; L writes them to a file"),
        ("1 ... 9", "show a scene of the gallery"),
        ("Ctrl Page Up, Page Down", "show the one above, below"),
        ("Ctrl 0, Ctrl 1", "fit the phone, 100 %"),
        ("Ctrl +, Ctrl -, Ctrl wheel", "larger, smaller"),
        ("Ctrl arrows, middle button", "move the phone"),
      ]),
    Group(
      title: "Scenes",
      keys: [
        ("Ctrl N, Ctrl O", "new scene, open a file"),
        ("Ctrl V", "a picture from the clipboard"),
        ("Ctrl Shift O", "recent files"),
        ("Ctrl S, Ctrl Shift S", "save, save as a copy"),
        ("Ctrl Z, Ctrl Shift Z", "undo, redo"),
        ("`", "switch between two settings, A and B"),
        ("C, Shift C", "compare them; in another way"),
        ("Ctrl W, Ctrl Q", "close the scene, quit"),
      ]),
    Group(
      title: "A number of the panel",
      keys: [
        ("Arrows", "a step; with Shift ten, with Alt a tenth"),
        ("Drag with Shift", "ten times finer"),
        ("Drag with Ctrl", "in round numbers: 0, 1/2, 1, the default"),
        ("Wheel", "turns the one that has the focus"),
        ("Page, Home, End", "ten steps, the least, the most"),
        ("Delete, double-click", "the default"),
        ("Enter, or a digit", "type it: 80*2, 50%, +10, /3"),
        ("Ctrl C, Ctrl V", "copy and paste a value"),
      ]),
    Group(
      title: "The window",
      keys: [
        ("Tab, Esc", "to the controls, back to the stage"),
        ("Shift F10", "the menu of a control"),
        ("Alt Arrows", "carry a picture or an entry elsewhere"),
        ("H", "hide or show the panels"),
        ("D", "dark or light"),
        ("F11", "full screen"),
        ("F1 or ?", "this list; Esc or a click closes it"),
      ]),
  ]

  private static let row = 22.0
  private static let head = 28.0
  private static let air = 14.0
  private static let margin = 24.0
  /// Between a key and its meaning, and between two columns.
  private static let gap = 16.0
  private static let gutter = 36.0

  /// In two columns where they have room, and scrolled where they are too long: no word is cut.
  static func show(_ ui: inout WindowUI) {
    var (keys, meanings) = (0.0, 0.0)
    for group in groups {
      for entry in group.keys {
        keys = max(keys, ui.pen.width(entry.key).rounded(.up))
        meanings = max(meanings, ui.pen.width(entry.meaning).rounded(.up))
      }
    }
    let column = keys + gap + meanings
    let hasTwo = ui.frame.width >= 2 * column + gutter + 2 * margin + 16
    let heights = groups.map { head + Double($0.keys.count) * row + air }
    // The first two groups lie left.
    let left = heights.prefix(2).reduce(0, +)
    let right = heights.dropFirst(2).reduce(0, +)
    // The last group needs no air below it.
    let length = (hasTwo ? max(left, right) : left + right) - air
    let width = min((hasTwo ? 2 * column + gutter : column) + 2 * margin, ui.frame.width - 16)
    let height = min(length + 2 * margin, ui.frame.height - 16)
    let sheet = Rect(
      x: (ui.frame.midX - width / 2).rounded(), y: (ui.frame.midY - height / 2).rounded(), width: width,
      height: height)
    ui.pen.fill(ui.frame, Color.black.opacity(0.45))
    ui.pen.plate(sheet, radius: 12, ui.pen.look.panel, shadow: 32, depth: 8)
    let inside = Rect(x: sheet.x, y: sheet.y + margin, width: sheet.width, height: sheet.height - 2 * margin)
    ScrollArea(.keys, in: inside, margin: margin, wheel: ui.frame).show(&ui) { ui in
      let top = ui.layout.y
      for (index, group) in groups.enumerated() {
        if hasTwo, index == 2 {
          ui.layout.x += column + gutter
          ui.layout.y = top
        }
        draw(group, keys: keys, meanings: meanings, &ui)
      }
      // The area adds a margin of its own below.
      ui.layout.y = top + length - margin
    }
  }

  private static func draw(_ group: Group, keys: Double, meanings: Double, _ ui: inout WindowUI) {
    let look = ui.pen.look
    var title = ui.layout.row(head)
    title.width = keys
    ui.pen.text(group.title, in: title, .title, look.text)
    ui.descriptions.add(words: group.title, in: title)
    for entry in group.keys {
      let line = ui.layout.row(row)
      ui.descriptions.add(words: "\(entry.key): \(entry.meaning)", in: line)
      ui.pen.text(entry.key, in: Rect(x: line.x, y: line.y, width: keys, height: line.height), .body, look.text)
      ui.pen.text(
        entry.meaning, in: Rect(x: line.x + keys + gap, y: line.y, width: meanings, height: line.height), .body,
        look.quietText)
    }
    ui.layout.skip(air)
  }
}
