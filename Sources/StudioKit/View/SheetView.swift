import Boundary
import Geometry

/// How a question looks, and where its buttons lie.
struct SheetView {
  private let sheet: Sheet
  private let window: Rect
  private let frame: Rect
  private let buttons: [Rect]

  private static let margin = 24.0
  private static let line = 22.0
  private static let buttonHeight = 32.0
  private static let gap = 8.0
}

extension SheetView {
  init(_ sheet: Sheet, in window: Size) {
    self.sheet = sheet
    self.window = Rect(window)
    let width = min(window.width - 16, 520)
    let rows = sheet.question.isList ? max(1, Double(sheet.buttons.count)) : 1
    let body = Double(sheet.lines.count) * Self.line + (sheet.field == nil ? 0 : 44)
    let height = 2 * Self.margin + 30 + body + 20 + rows * (Self.buttonHeight + Self.gap) - Self.gap
    frame = Rect(
      x: ((window.width - width) / 2).rounded(), y: max(8, ((window.height - height) * 0.42).rounded()), width: width,
      height: height)
    buttons = sheet.question.isList ? Self.list(sheet, in: frame, height: height) : Self.row(sheet, in: frame)
  }

  /// Side by side, the last at the right edge.
  private static func row(_ sheet: Sheet, in frame: Rect) -> [Rect] {
    var right = frame.maxX - margin
    return sheet.buttons.reversed().map { button in
      let width = max(84, Double(button.title.count) * 7.6 + 32).rounded()
      right -= width
      defer { right -= gap }
      return Rect(x: right, y: frame.maxY - margin - buttonHeight, width: width, height: buttonHeight)
    }.reversed()
  }

  /// One below the other.
  private static func list(_ sheet: Sheet, in frame: Rect, height: Double) -> [Rect] {
    let top = frame.maxY - margin - Double(sheet.buttons.count) * (buttonHeight + gap) + gap
    return sheet.buttons.indices.map {
      Rect(
        x: frame.x + margin, y: top + Double($0) * (buttonHeight + gap), width: frame.width - 2 * margin,
        height: buttonHeight)
    }
  }

  /// What a click answers.
  func answer(at point: Point) -> SheetAnswer? {
    buttons.firstIndex { $0.contains(point) }.map { sheet.buttons[$0].answer }
  }
}

extension SheetView {
  func draw(into list: inout DrawList) {
    list.append(.fill(window, Color.black.opacity(0.45)))
    list.append(
      .shape(
        RoundedShape(
          frame: frame, radius: 12, fill: Theme.panel, border: Theme.hairline, borderWidth: 1,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.6), blur: 32, offset: Point(x: 0, y: 8)))))
    var line = Rect(
      x: frame.x + Self.margin, y: frame.y + Self.margin - 6, width: frame.width - 2 * Self.margin, height: 28)
    list.append(.text(sheet.title, box: line, style: TextStyle(size: 15, weight: .semibold, color: Theme.text)))
    line = Rect(x: line.x, y: line.maxY + 4, width: line.width, height: Self.line)
    for text in sheet.lines {
      list.append(.text(text, box: line, style: Theme.quiet))
      line = line.moved(y: Self.line)
    }
    if let field = sheet.field { draw(field, in: Rect(x: line.x, y: line.y + 6, width: line.width, height: 32), &list) }
    for (index, box) in buttons.enumerated() { drawButton(index, in: box, into: &list) }
    if sheet.question.isList, buttons.isEmpty {
      list.append(.text("Nothing has been opened yet.", box: line, style: Theme.quiet))
    }
  }

  /// The end of a long path is what matters, so that is what is seen.
  private func draw(_ field: TextField, in box: Rect, _ list: inout DrawList) {
    list.append(
      .shape(RoundedShape(frame: box, radius: 6, fill: Theme.window, border: Theme.accent, borderWidth: 1)))
    let room = Int((box.width - 20) / 7)
    let text = field.marked
    let shown = text.count > room ? "\u{2026}" + text.suffix(max(1, room - 1)) : text
    list.append(.text(shown, box: box.inset(by: 8), style: Theme.body))
  }

  private func drawButton(_ index: Int, in box: Rect, into list: inout DrawList) {
    let isFocused = index == sheet.focus
    list.append(
      .shape(
        RoundedShape(
          frame: box, radius: 6, fill: isFocused ? Theme.accent : Theme.hairline,
          border: isFocused ? Theme.accent : Theme.hairline, borderWidth: 1)))
    var style = Theme.body
    style.alignment = sheet.question.isList ? .leading : .center
    style.weight = .medium
    if isFocused { style.color = Theme.window }
    let text =
      sheet.question.isList
      ? "\(index + 1)   \(shortened(sheet.buttons[index].title, to: box.width))" : sheet.buttons[index].title
    list.append(
      .text(text, box: Rect(x: box.x + 10, y: box.y, width: box.width - 20, height: box.height), style: style))
  }

  /// A path without its beginning where it is too long.
  private func shortened(_ path: String, to width: Double) -> String {
    let room = max(8, Int(width / 7.2) - 6)
    return path.count > room ? "\u{2026}" + path.suffix(room - 1) : path
  }
}
