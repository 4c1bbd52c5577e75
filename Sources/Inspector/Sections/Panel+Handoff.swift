import Boundary
import CImGui
import Documents
import Geometry
import Handoff
import StudioKit

extension Panel {
  /// The ratio in other systems' words, and the effect as code for them. A click copies.
  func drawHandoff(_ studio: inout Studio, at time: Double) {
    // Found once for every change of the scene, and only while somebody looks.
    let lines = facts.handoff ?? HandoffLine.all(of: studio.document.handoff)
    facts.handoff = lines
    drawRemark("The ratio in the words of others, on this device.")
    for (index, line) in lines.enumerated() { drawLine(line, "handoff.\(index)", &studio, at: time) }
    layout.y += 8
    drawRemark("Copy as")
    let systems: [HandoffSystem] = [.uikit, .swiftui, .compose, .css]
    let pressed = drawButtons(
      systems.map {
        let what = $0 == .css ? "a page with the effect in CSS" : "code of the effect for \($0.title)"
        return PanelButton(
          name: "copy-as.\($0)", title: $0.shortTitle, tip: "Copies \(what), with the numbers of this device.")
      })
    if let system = systems.first(where: { "copy-as.\($0)" == pressed }) {
      copy(studio.document.handoff.text(as: system), &studio)
      studio.say(system == .css ? "Copied a page with CSS" : "Copied code for \(system.title)", at: time)
    }
  }

  private func drawLine(_ line: HandoffLine, _ name: String, _ studio: inout Studio, at time: Double) {
    let row = layout.row(24)
    // One without a number can have the focus, too: its tooltip says why there is none.
    noteTip(row, name, line.tip)
    layout.note(name, row: row)
    if row.overlaps(layout.frame) {
      layout.note(part: name, row)
      let hit = pen.hit(name, row)
      let isActive = line.value != nil && hit.is_hovered || focus == name
      if isActive { pen.fill(row.widened(by: 6), radius: 5, focus == name ? Theme.raised : Theme.field) }
      drawWords(line, in: row, isActive: isActive)
      if hit.is_pressed { focus = name }
      if hit.is_clicked { copyValue(of: line, &studio, at: time) }
    }
    if pressed == name { copyValue(of: line, &studio, at: time) }
  }

  private func copyValue(of line: HandoffLine, _ studio: inout Studio, at time: Double) {
    guard let value = line.value else { return }
    copy(value, &studio)
    studio.say("Copied \(value) for \(line.name)", at: time)
  }

  private func drawWords(_ line: HandoffLine, in row: Rect, isActive: Bool) {
    let glyph = line.value == nil ? 0.0 : 18.0
    let words = line.value ?? line.excuse
    let wide = pen.width(words, .small)
    let end = row.maxX - glyph
    pen.text(
      words, in: Rect(x: end - wide - 1, y: row.y, width: wide + 1, height: row.height), .small,
      line.value == nil ? Theme.quietText.opacity(0.6) : Theme.text, alignment: .trailing)
    let room = max(0, row.width - glyph - wide - 10)
    let name = min(room, pen.width(line.name, .small) + 1)
    pen.text(
      line.name, in: Rect(x: row.x, y: row.y, width: name, height: row.height), .small,
      line.value == nil ? Theme.quietText : Theme.text)
    let rest = Rect(x: row.x + name + 6, y: row.y, width: room - name - 6, height: row.height)
    if !line.detail.isEmpty, rest.width > 12 { pen.text(line.detail, in: rest, .small, Theme.quietText) }
    if line.value != nil {
      pen.sheets(at: Point(x: row.maxX - 5, y: row.midY), isActive ? Theme.text : Theme.quietText.opacity(0.7))
    }
  }
}

extension Pen {
  /// Two sheets, one over the other: copy.
  fileprivate func sheets(at center: Point, _ color: Color) {
    let back = Rect(x: center.x - 5, y: center.y - 5, width: 7, height: 8)
    outline(back, radius: 1.5, color.opacity(0.6))
    let front = back.moved(x: 3, y: 3)
    fill(front, radius: 1.5, Theme.panel)
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
