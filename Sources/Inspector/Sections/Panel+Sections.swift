import Boundary
import CImGui
import Documents
import Effects
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  func drawSections(_ studio: inout Studio, at time: Double) {
    drawHead(&studio, at: time)
    layout.y += 8
    pen.fill(Rect(x: layout.frame.x, y: layout.y, width: layout.frame.width, height: 1), Theme.hairline)
    layout.y += 8
    drawRatio(&studio, at: time)
    if drawSection("effect", studio.scene.scene.effectTitle, "Every number of the effect but its ratio.") {
      drawEffect(&studio, at: time)
    }
    if drawSection("device", "Device", "Whose screen it is, and what of it is covered.") {
      drawDevice(&studio, at: time)
    }
    if drawSection("physics", "Physics", "How the content scrolls, coasts and bounces.") {
      drawPhysics(&studio, at: time)
    }
    if drawSection("content", "Content", "How much there is to scroll, and which pictures and texts.") {
      drawContent(&studio, at: time)
    }
    if drawSection("published", "As published", "What differs from the article.") {
      drawPublished(&studio, at: time)
    }
    if drawSection("handoff", "Hand-off", "The ratio in other systems' words, and the effect as code.") {
      drawHandoff(&studio, at: time)
    }
    if drawSection("steps", "Steps", "What was done to the scene, the last first.") { drawSteps(&studio, at: time) }
  }

  /// Undo, redo and the two settings: always at hand.
  private func drawHead(_ studio: inout Studio, at time: Double) {
    layout.y += 8
    let row = layout.row(32)
    let steps = studio.steps
    let box = Rect(x: row.x, y: row.y + 2, width: 60, height: 26)
    let undo = PanelButton(name: "undo", title: "Undo", tip: "Takes the last step back: Ctrl Z.", isOn: studio.canUndo)
    if drawButton(undo, in: box) { studio.undo(at: time) }
    let redo = PanelButton(
      name: "redo", title: "Redo", tip: "Does again what was taken back: Ctrl Shift Z.", isOn: steps.canRedo)
    if drawButton(redo, in: box.moved(x: box.width + 8)) { studio.redo(at: time) }
    drawSettings(in: Rect(x: row.maxX - 84, y: row.y + 2, width: 84, height: 26), &studio, at: time)
    drawDifferences(&studio, at: time)
  }

  private func drawSettings(in box: Rect, _ studio: inout Studio, at time: Double) {
    noteTip(box, "setting", "Two settings on the same gesture; the ` key switches between them.")
    let shown = studio.settingName ?? "A"
    layout.note("setting", row: box)
    layout.note(part: "setting", box)
    pen.fill(box, radius: 6, Theme.field)
    if focus == "setting" { pen.outline(box, radius: 6, Theme.accent) }
    let half = box.width / 2
    let hit = pen.hit("setting", box)
    for (index, name) in ["A", "B"].enumerated() {
      let part = Rect(x: box.x + Double(index) * half, y: box.y, width: half, height: box.height)
      if name == shown {
        pen.fill(part.inset(by: 2), radius: 4, studio.settingName == nil ? Theme.raised : Theme.accent)
      }
      let color =
        name == shown ? Color.white : studio.settingName == nil ? Theme.quietText.opacity(0.6) : Theme.quietText
      pen.text(name, in: part, .caption, color, alignment: .center)
    }
    if hit.is_pressed { focus = "setting" }
    if hit.is_clicked || pressed == "setting" { studio.switchSetting(at: time) }
  }

  /// The fields in which the two settings differ; each can be taken from the other.
  private func drawDifferences(_ studio: inout Studio, at time: Double) {
    guard let shown = studio.settingName else { return }
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
        studio.assign(change.old, to: change.path, at: time)
      }
    }
  }
}

extension Rect {
  func widened(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }
}
