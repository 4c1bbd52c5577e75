import Boundary
import CImGui
import Documents
import Geometry
import Parameters
import StudioKit

extension Panel {
  func drawSettings(in box: Rect, _ studio: inout Studio, at time: Double) {
    noteTip(box, "setting", "Two settings on the same gesture; the ` key switches between them.")
    let shown = studio.document.settings.name ?? "A"
    layout.note("setting", row: box)
    layout.note(part: "setting", box)
    pen.fill(box, radius: 6, Theme.field)
    if focus == "setting" { pen.outline(box, radius: 6, Theme.accent) }
    let half = box.width / 2
    let hit = pen.hit("setting", box)
    for (index, name) in ["A", "B"].enumerated() {
      let part = Rect(x: box.x + Double(index) * half, y: box.y, width: half, height: box.height)
      if name == shown {
        pen.fill(part.inset(by: 2), radius: 4, studio.document.settings.name == nil ? Theme.raised : Theme.accent)
      }
      let color =
        name == shown
        ? Color.white : studio.document.settings.name == nil ? Theme.quietText.opacity(0.6) : Theme.quietText
      pen.text(name, in: part, .caption, color, alignment: .center)
    }
    if hit.is_pressed { focus = "setting" }
    if hit.is_clicked || pressed == "setting" { studio.switchSetting(at: time) }
  }

  /// How many fields differ; a press shows which.
  func drawDifferenceCount(_ box: Rect) {
    let count = facts.differences.count
    guard count > 0 else { return }
    let button = PanelButton(
      name: "setting.differences", title: count == 1 ? "1 differs" : "\(count) differ",
      tip: "Shows which fields differ between A and B.")
    guard drawButton(button, in: box) else { return }
    openSections.insert("settings")
    layout.showsDifferences = true
  }

  /// Scrolls to the list of differences where that was asked for in this run.
  func showDifferences() {
    guard layout.showsDifferences, let row = layout.rows["section.settings"] else { return }
    focus = "section.settings"
    scroll += row.y - layout.frame.y
    touch()
  }

  /// The fields in which the two settings differ; each can be taken from the other.
  func drawDifferences(_ studio: inout Studio, at time: Double) {
    guard let shown = studio.document.settings.name else { return }
    let other = shown == "A" ? "B" : "A"
    let changes = facts.differences
    if changes.isEmpty { drawRemark("\(other) is the same. Change something, then press ` to compare.") }
    drawChanges(
      changes, "take \(other)", tip: "Gives this field the value that it has in \(other).", prefix: "setting", &studio,
      at: time)
    let forget = PanelButton(
      name: "setting.forget", title: "Keep \(shown), forget \(other)",
      tip: "Ends the comparison: \(shown) stays, and Ctrl Z brings \(other) back.")
    if drawButtons([forget]) != nil { studio.forgetOtherSetting(at: time) }
  }

  /// A line for each change: what it is here, what it is there, and a button that takes it over.
  func drawChanges(
    _ changes: [Change], _ title: String, tip: String, prefix: String, _ studio: inout Studio, at time: Double
  ) {
    for change in changes.prefix(24) {
      let row = layout.row(26)
      let domain = facts.parameters[change.path]?.domain
      let button = Rect(x: row.maxX - 56, y: row.y + 3, width: 56, height: 20)
      let words = "\(FieldText.of(change.new, domain ?? .text)) \u{2192} \(FieldText.of(change.old, domain ?? .text))"
      pen.text(
        FieldWords.label(change.path), in: Rect(x: row.x, y: row.y, width: 104, height: row.height), .small,
        Theme.text)
      pen.text(
        words, in: Rect(x: row.x + 108, y: row.y, width: row.width - 108 - 62, height: row.height), .small,
        Theme.quietText)
      if drawButton(PanelButton(name: "\(prefix).\(change.path)", title: title, tip: tip), in: button) {
        studio.finishEdit()
        studio.edit(at: time) { $0.assign(change.old, to: change.path) }
      }
    }
  }
}
