import Boundary
import Geometry

/// The list of keys, over the window until F1, ?, Escape or a click. It names only keys that work.
enum KeySheet {
  private static let keys: [(key: String, meaning: String)] = [
    ("Drag, wheel", "scroll the scene"),
    ("1 ... 9", "show a scene of the gallery"),
    ("Space", "repeat the last gesture, or stop"),
    ("P (held)", "show the scene without its effect"),
    ("X", "outlines and numbers, and the whole picture"),
    ("`", "switch between two settings, A and B"),
    ("Ctrl Z, Ctrl Shift Z", "undo, redo"),
    ("Tab, Esc", "to the controls, back to the stage"),
    ("Shift F10", "the menu of a control"),
    ("M", "frame times; L writes them to a file"),
    ("R", "turn the device"),
    ("Arrows, Page, Home, End", "scroll"),
    ("Ctrl N, Ctrl O", "new scene, open a file"),
    ("Ctrl S, Ctrl Shift S", "save, save as a copy"),
    ("Ctrl Shift O", "recent files"),
    ("H", "hide or show the panels"),
    ("F11", "full screen"),
    ("F1 or ?", "this list; Esc or a click closes it"),
    ("Ctrl Q, Ctrl W", "quit"),
  ]

  private static let row = 28.0
  private static let width = 470.0
  private static let margin = 24.0

  static func draw(in window: Rect, into list: inout DrawList) {
    list.append(.fill(window, Color.black.opacity(0.45)))
    let height = row * Double(keys.count) + 2 * margin + 36
    let shown = min(1, (window.height - 16) / height, (window.width - 16) / width)
    var sheet = DrawList()
    draw(height: height, into: &sheet)
    let corner = Point(
      x: (window.midX - width * shown / 2).rounded(), y: (window.midY - height * shown / 2).rounded())
    list.append(sheet, scaledBy: shown, at: corner)
  }

  private static func draw(height: Double, into list: inout DrawList) {
    list.append(
      .shape(
        RoundedShape(
          frame: Rect(x: 0, y: 0, width: width, height: height), radius: 12, fill: Theme.panel,
          border: Theme.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.6), blur: 32, offset: Point(x: 0, y: 8)))))
    list.append(
      .text(
        "Keys", box: Rect(x: margin, y: margin - 6, width: 200, height: 28),
        style: TextStyle(size: 15, weight: .semibold, color: Theme.text)))
    for (index, entry) in keys.enumerated() {
      let line = Rect(x: margin, y: margin + 30 + row * Double(index), width: 180, height: row)
      list.append(.text(entry.key, box: line, style: Theme.body))
      list.append(
        .text(entry.meaning, box: Rect(x: 212, y: line.y, width: width - 212 - margin, height: row), style: Theme.quiet)
      )
    }
  }
}
