import Boundary
import CImGui
import Documents
import Effects
import Geometry
import JSON
import Parameters
import PreviewKit
import StudioKit

extension Panel {
  /// Every parameter of the effect but the ratio, which has its own section.
  func drawEffect(_ studio: inout Studio, at time: Double) {
    for path in facts.paths where path.hasPrefix("parameters.") && path != "parameters.ratio" {
      drawField(path, &studio, at: time)
    }
    let scene = studio.document.scene
    let isStandard = facts.standard.map { scene.hasSameEffect(as: $0) } ?? true
    switch drawButtons([
      PanelButton(
        name: "as-published", title: "As published", tip: "Gives every number of the effect the article's value.",
        isOn: !facts.published.isEmpty),
      PanelButton(
        name: "reset-effect", title: "Reset", tip: "Gives every number of the effect its default.", isOn: !isStandard),
    ]) {
    case "as-published": studio.edit(at: time) { $0.apply(.publish) }
    case "reset-effect": studio.edit(at: time) { $0.apply(.resetEffect) }
    default: break
    }
  }

  /// What differs from the article: the sentence that "as published" is.
  func drawPublished(_ studio: inout Studio, at time: Double) {
    let changes = facts.published
    if changes.isEmpty {
      drawRemark(facts.taken.isEmpty ? "Every number is the article's." : "Every number is the article's now. It was:")
      return drawChanges(
        facts.taken, "back", tip: "Gives this number the value that it had.", prefix: "published", &studio, at: time)
    }
    drawRemark("Here, and in the article:")
    drawChanges(
      changes, "take", tip: "Gives this number the article's value.", prefix: "published", &studio, at: time)
  }

  func drawDevice(_ studio: inout Studio, at time: Double) {
    drawDevicePresets(&studio, at: time)
    for path in facts.paths where path.hasPrefix("device.") && path != "device.name" {
      drawField(path, &studio, at: time)
    }
    let rotate = PanelButton(name: "rotate", title: "Rotate", tip: "Turns the device on its side, and back.")
    if drawButtons([rotate]) != nil { studio.edit(at: time) { $0.apply(.rotate) } }
  }

  /// The devices by their names. One that was changed is none of them.
  func deviceField(_ studio: Studio) -> Field {
    let device = studio.document.scene.device
    let known = device.presetName
    return Field(
      path: "device", label: "Preset", domain: .words(Device.presets.map(\.name)), help: "Whose screen this is.",
      value: .text(known ?? ""), standard: .text(Device().presetName ?? ""),
      title: known == nil ? "\(device.name), changed" : device.name)
  }

  private func drawDevicePresets(_ studio: inout Studio, at time: Double) {
    let field = deviceField(studio)
    let options = Device.presets.map { (value: JSONValue.text($0.name), name: $0.device.name) }
    let row = layout.row()
    drawRow(field, row, &studio, at: time) { inspector, box, studio in
      let frame = Rect(x: box.x, y: box.y + 3, width: box.width, height: box.height - 6)
      inspector.layout.note(part: field.path, frame)
      inspector.drawDropdown(field, options, in: frame, &studio, at: time)
    }
    drawComplaint("device")
  }

  func drawPhysics(_ studio: inout Studio, at time: Double) {
    let main = ["preset", "decelerationRate", "bounceFrequency", "bounceDamping"].map { "physics." + $0 }
    for path in main { drawPhysicsField(path, &studio, at: time) }
    drawRemark(facts.coasting)
    if showsAllPhysics {
      for path in facts.paths where path.hasPrefix("physics.") && !main.contains(path) {
        drawPhysicsField(path, &studio, at: time)
      }
    }
    drawRemark("A dot marks a value that was chosen: nobody has published it.")
    let more = PanelButton(
      name: "physics-more", title: showsAllPhysics ? "Less" : "More",
      tip: showsAllPhysics ? "Hides the numbers that are seldom turned." : "Shows every number of the physics.")
    if drawButtons([more]) != nil {
      showsAllPhysics.toggle()
      touch()
    }
  }

  /// A value that nobody published says so.
  private func drawPhysicsField(_ path: String, _ studio: inout Studio, at time: Double) {
    drawField(path, &studio, at: time)
    guard studio.document.scene.physics.isChosen(String(path.dropFirst("physics.".count))),
      let row = layout.rows[path], row.overlaps(layout.frame)
    else { return }
    pen.disc(Point(x: row.x - 7, y: row.y + PanelLayout.rowHeight / 2), radius: 2, Theme.warning.opacity(0.8))
    if layout.pointed?.path == path { layout.pointed?.tip += " Chosen here: nobody has published this value." }
  }

  func drawContent(_ studio: inout Studio, at time: Double) {
    for path in facts.paths where path.hasPrefix("content.") && path != "content.images" || path == "title" {
      drawField(path, &studio, at: time)
    }
    drawField("content.images", &studio, at: time)
    drawPictures(&studio, at: time)
  }

  /// What was done, the last first. A click goes there.
  func drawSteps(_ studio: inout Studio, at time: Double) {
    let steps = studio.document.history
    for index in steps.steps.indices.reversed() {
      let row = layout.row(24)
      let name = "step.\(index)"
      layout.note(name, row: row)
      guard row.overlaps(layout.frame) else { continue }
      noteTip(row, name, "Shows the scene as it was after this step.")
      layout.note(part: name, row)
      let hit = pen.hit(name, row)
      let isShown = index == steps.position
      if hit.is_hovered || focus == name {
        pen.fill(row.widened(by: 6), radius: 5, focus == name ? Theme.raised : Theme.field)
      }
      if isShown { pen.disc(Point(x: row.x + 3, y: row.midY), radius: 3, Theme.accent) }
      let color = isShown ? Theme.text : index > steps.position ? Theme.quietText.opacity(0.55) : Theme.quietText
      pen.text(
        steps.steps[index].name, in: Rect(x: row.x + 14, y: row.y, width: row.width - 14, height: row.height), .small,
        color)
      if hit.is_pressed { focus = name }
      if hit.is_clicked || pressed == name { studio.edit(at: time) { $0.go(toStep: index) } }
    }
    let reset = PanelButton(
      name: "reset-everything", title: "Reset everything",
      tip: "Shows the scene as it was opened; undo takes that back.",
      isOn: steps.canUndo)
    if drawButtons([reset]) != nil { studio.edit(at: time) { $0.resetEverything() } }
  }
}
