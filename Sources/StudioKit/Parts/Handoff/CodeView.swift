import Boundary
import Geometry

/// Lines of code, wrapped to a width. The rows after the first keep the indentation of their line.
struct CodeRows: Sendable {
  private var version: Int?
  private var columns = 0
  private(set) var rows: [[CodeWord]] = []

  /// Lays out the lines, unless they are laid out already.
  mutating func lay(_ lines: [[CodeWord]], ofVersion version: Int, columns: Int) {
    guard version != self.version || columns != self.columns else { return }
    (self.version, self.columns) = (version, columns)
    rows = lines.flatMap { Self.rows(of: $0, columns: columns) }
  }

  /// Wraps a line into rows of at most `columns` letters, after spaces if it has any.
  static func rows(of line: [CodeWord], columns: Int) -> [[CodeWord]] {
    var rest = line.flatMap { word in word.text.map { (letter: $0, kind: word.kind) } }[...]
    guard rest.count > columns else { return [line] }
    let indent = min(rest.prefix { $0.letter == " " }.count + 4, columns / 2)
    var rows: [[CodeWord]] = []
    while !rest.isEmpty {
      let room = rows.isEmpty ? columns : columns - indent
      var end = rest.index(rest.startIndex, offsetBy: room, limitedBy: rest.endIndex) ?? rest.endIndex
      if end < rest.endIndex, let space = rest[..<end].lastIndex(where: { $0.letter == " " }),
        rest[..<space].contains(where: { $0.letter != " " })
      {
        end = space + 1
      }
      var row = rows.isEmpty ? [] : [CodeWord(text: String(repeating: " ", count: indent), kind: .plain)]
      for (letter, kind) in rest[..<end] {
        if row.last?.kind == kind {
          row[row.count - 1].text.append(letter)
        } else {
          row.append(CodeWord(text: String(letter), kind: kind))
        }
      }
      rows.append(row)
      rest = rest[end...]
    }
    return rows
  }
}

/// Colored code in a scrolling box.
struct CodeView {
  let rows: [[CodeWord]]
  let frame: Rect

  private static let line = 16.0

  func show(_ ui: inout WindowUI) {
    ui.pen.fill(frame, radius: 8, ui.pen.look.field)
    ScrollArea(ControlID.handoffCode, in: frame.inset(by: 1), margin: 12).show(&ui) { ui in
      ui.layout.skip(10)
      for words in rows { draw(words, in: ui.layout.row(Self.line), &ui.pen) }
    }
  }

  private func draw(_ words: [CodeWord], in row: Rect, _ pen: inout Pen) {
    guard pen.isSeen(row) else { return }
    var x = row.x
    for word in words {
      let width = pen.width(word.text, .code)
      // Text between two pixels would be blurred.
      let start = x.rounded()
      pen.text(
        word.text, in: Rect(x: start, y: row.y, width: width + 1, height: row.height), .code,
        color(of: word.kind, pen.look))
      x += width
    }
  }

  private func color(of kind: CodeWord.Kind, _ look: ControlLook) -> Color {
    switch kind {
    case .plain: look.text
    case .keyword: look.selection
    case .number: look.warning
    case .text: look.literal
    case .comment: look.quietText
    }
  }
}
