import Boundary
import Controls
import Geometry
import Handoff

/// The ratio in other systems' words, and the effect as code for them. A press copies.
struct HandoffSection: PanelSection {
  let name = SectionName.handoff
  let tip = "The ratio in other systems' words, and the effect as code."

  func title(_ document: PanelDocument) -> String { "Hand-off" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    var edits: [PanelEdit] = []
    Remark("The ratio in the words of others, on this device.").show(&ui)
    for (index, line) in (document.handoff ?? []).enumerated() {
      let row = ui.layout.row(24)
      // One without a number can have the focus, too: its tooltip says why there is none.
      let (isLit, isPressed) = ListLine(.handoff(index), tip: line.tip, isOn: line.value != nil)
        .show(in: row, &ui)
      line.draw(in: row, isLit: isLit, &ui.pen)
      if isPressed, let value = line.value { edits.append(.copy(value, says: "Copied \(value) for \(line.name)")) }
    }
    ui.layout.skip(8)
    Remark("Copy as").show(&ui)
    let systems: [HandoffSystem] = [.uikit, .swiftui, .compose, .css]
    let buttons = systems.map {
      let what = $0 == .css ? "a page with the effect in CSS" : "code of the effect for \($0.title)"
      return PushButton(
        PanelControl.copyAs($0), $0.shortTitle, tip: "Copies \(what), with the numbers of this device.")
    }
    let pressed = ButtonRow(buttons).show(&ui)
    if case .copyAs(let system) = pressed { edits.append(.copyCode(system)) }
    return edits
  }
}

extension HandoffLine {
  fileprivate func draw(in row: Rect, isLit: Bool, _ pen: inout Pen) {
    let look = pen.look
    let glyph = value == nil ? 0.0 : 18.0
    let words = value ?? excuse
    let wide = pen.width(words, .small)
    let end = row.maxX - glyph
    pen.text(
      words, in: Rect(x: end - wide, y: row.y, width: wide, height: row.height), .small,
      value == nil ? look.quietText.opacity(0.6) : look.text, alignment: .trailing)
    let room = max(0, row.width - glyph - wide - 10)
    let name = min(room, pen.width(self.name, .small))
    pen.text(
      self.name, in: Rect(x: row.x, y: row.y, width: name, height: row.height), .small,
      value == nil ? look.quietText : look.text)
    let rest = Rect(x: row.x + name + 6, y: row.y, width: room - name - 6, height: row.height)
    if !detail.isEmpty, rest.width > 12 { pen.text(detail, in: rest, .small, look.quietText) }
    if value != nil { drawSheets(at: Point(x: row.maxX - 5, y: row.midY), isLit, &pen) }
  }

  /// Two sheets, one over the other: copy.
  private func drawSheets(at center: Point, _ isLit: Bool, _ pen: inout Pen) {
    let color = isLit ? pen.look.text : pen.look.quietText.opacity(0.7)
    let back = Rect(x: center.x - 5, y: center.y - 5, width: 7, height: 8)
    pen.outline(back, radius: 1.5, color.opacity(0.6))
    let front = back.moved(x: 3, y: 3)
    pen.fill(front, radius: 1.5, pen.look.panel)
    pen.outline(front, radius: 1.5, color)
  }
}

extension HandoffSystem {
  /// The title where there is little room.
  fileprivate var shortTitle: String {
    switch self {
    case .css: "CSS"
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .compose: "Compose"
    }
  }
}
