import Boundary
import Geometry

/// A column next to the panel, so that the scene can be tuned meanwhile: a title with a cross that closes it, and content
/// that scrolls.
struct SideColumn {
  let area: ControlID
  let title: String
  /// The command that closes it, and what that does.
  let command: Command
  let tip: String

  static let width = 288.0
  /// Minimum width of the stage next to it; in a narrower window it lies over the stage.
  private static let leastStage = 208.0
  private static let margin = 16.0
}

extension SideColumn {
  /// - Parameter other: The column that it covers in a window that is too narrow for both.
  static func frame(in room: inout Room, isShown: Bool, over other: Rect = Rect(.zero)) -> Rect {
    guard isShown else { return Rect(.zero) }
    if !other.isEmpty, room.rest.width < width + leastStage { return other }
    let width = min(Self.width, room.rest.width)
    guard room.rest.width < width + leastStage else { return room.right(width) }
    return Rect(x: room.rest.maxX - width, y: room.rest.y, width: width, height: room.rest.height)
  }

  func show(_ ui: inout WindowUI, _ body: (inout WindowUI) -> [Intent]) -> [Intent] {
    guard !ui.frame.isEmpty else { return [] }
    let look = ui.pen.look
    ui.pen.fill(ui.frame, look.panel)
    ui.pen.fill(Rect(x: ui.frame.x, y: ui.frame.y, width: 1, height: ui.frame.height), look.hairline)
    var intents: [Intent] = []
    ScrollArea(area, in: ui.frame, margin: Self.margin).show(&ui) { ui in
      ui.layout.skip(Self.margin)
      if head(&ui) { intents.append(.perform(command)) }
      intents += body(&ui)
    }
    // What lies below it gets no clicks.
    _ = ui.hit(.ground, ui.frame)
    return intents
  }

  /// The title, and the cross. Returns whether that was pressed.
  private func head(_ ui: inout WindowUI) -> Bool {
    let row = ui.layout.row(32)
    ui.descriptions.add(words: title, in: row)
    ui.pen.text(title, in: row, .heading, ui.pen.look.text)
    let cross = Rect(x: row.maxX - 26, y: row.y + 3, width: 26, height: 26)
    return PushButton.cross(ControlID.close, tip: tip).show(in: cross, font: .title, isFlat: true, &ui)
  }

  /// How much of a long operation is done.
  static func bar(_ share: Double, _ ui: inout WindowUI) {
    let row = ui.layout.row(12)
    let track = Rect(x: row.x, y: row.y + 3, width: row.width, height: 4)
    ui.pen.fill(track, ui.pen.look.raised)
    ui.pen.fill(
      Rect(x: track.x, y: track.y, width: track.width * min(1, max(0, share)), height: track.height),
      ui.pen.look.selection)
  }

  /// A paragraph.
  static func words(_ words: String, _ color: Color, _ ui: inout WindowUI) {
    let height = ui.pen.height(ofParagraph: words, width: ui.layout.width, .small)
    let row = ui.layout.row(height + 8)
    ui.descriptions.add(words: words, in: row)
    ui.pen.paragraph(words, at: Point(x: row.x, y: row.y + 4), width: row.width, .small, color)
  }
}

/// The width of a column next to the stage, which its edge changes. In wide windows it is wider by itself.
struct ColumnWidth: Sendable {
  let usual: Double
  let range: ClosedRange<Double>
  /// How much of each point of window width beyond the usual one it takes.
  let growth: Double

  /// Window width from which it grows.
  private static let wide = 1440.0
}

extension ColumnWidth {
  func usual(in window: Size) -> Double {
    min(usual + growth * max(0, window.width - Self.wide), range.upperBound).rounded()
  }
}
