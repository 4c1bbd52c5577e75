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
    ui.remark("The ratio in the words of others, on this device.")
    for (index, line) in (document.handoff ?? []).enumerated() {
      let row = ui.row(24)
      // One without a number can have the focus, too: its tooltip says why there is none.
      let (isLit, isPressed) = ui.line(.handoff(index), in: row, tip: line.tip, isOn: line.value != nil)
      ui.draw(line, in: row, isLit: isLit)
      if isPressed, let value = line.value { edits.append(.copy(value, says: "Copied \(value) for \(line.name)")) }
    }
    ui.skip(8)
    ui.remark("Copy as")
    let systems: [HandoffSystem] = [.uikit, .swiftui, .compose, .css]
    let pressed = ui.buttons(
      systems.map {
        let what = $0 == .css ? "a page with the effect in CSS" : "code of the effect for \($0.title)"
        return PushButton(.copyAs($0), $0.shortTitle, tip: "Copies \(what), with the numbers of this device.")
      })
    if case .copyAs(let system) = pressed { edits.append(.copyCode(system)) }
    return edits
  }
}

extension PanelUI {
  fileprivate mutating func draw(_ line: HandoffLine, in row: Rect, isLit: Bool) {
    let glyph = line.value == nil ? 0.0 : 18.0
    let words = line.value ?? line.excuse
    let wide = width(words, .small)
    let end = row.maxX - glyph
    text(
      words, in: Rect(x: end - wide, y: row.y, width: wide, height: row.height), .small,
      line.value == nil ? look.quietText.opacity(0.6) : look.text, alignment: .trailing)
    let room = max(0, row.width - glyph - wide - 10)
    let name = min(room, width(line.name, .small))
    text(
      line.name, in: Rect(x: row.x, y: row.y, width: name, height: row.height), .small,
      line.value == nil ? look.quietText : look.text)
    let rest = Rect(x: row.x + name + 6, y: row.y, width: room - name - 6, height: row.height)
    if !line.detail.isEmpty, rest.width > 12 { text(line.detail, in: rest, .small, look.quietText) }
    if line.value != nil { drawSheets(at: Point(x: row.maxX - 5, y: row.midY), isLit) }
  }

  /// Two sheets, one over the other: copy.
  private mutating func drawSheets(at center: Point, _ isLit: Bool) {
    let color = isLit ? look.text : look.quietText.opacity(0.7)
    let back = Rect(x: center.x - 5, y: center.y - 5, width: 7, height: 8)
    outline(back, radius: 1.5, color.opacity(0.6))
    let front = back.moved(x: 3, y: 3)
    fill(front, radius: 1.5, look.panel)
    outline(front, radius: 1.5, color)
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
