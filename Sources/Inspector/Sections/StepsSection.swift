import Boundary
import Controls
import Geometry

/// What was done, the last first. A press goes there.
struct StepsSection: PanelSection {
  let name = SectionName.steps
  let tip = "What was done to the scene, the last first."

  func title(_ document: PanelDocument) -> String { "Steps" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    var edits: [PanelEdit] = []
    for index in document.steps.indices.reversed() {
      let row = ui.row(24)
      let (_, isPressed) = ui.line(.step(index), in: row, tip: "Shows the scene as it was after this step.")
      let isShown = index == document.position
      if isShown { ui.disc(Point(x: row.x + 3, y: row.midY), radius: 3, ui.look.accent) }
      let quiet = ui.look.quietText.opacity(index > document.position ? 0.55 : 1)
      ui.text(
        document.steps[index], in: Rect(x: row.x + 14, y: row.y, width: row.width - 14, height: row.height), .small,
        isShown ? ui.look.text : quiet)
      if isPressed { edits.append(.goToStep(index)) }
    }
    let reset = PushButton(
      PanelControl.action(.resetEverything), "Reset everything",
      tip: "Shows the scene as it was opened; undo takes that back.", isOn: document.position > 0)
    if ui.buttons([reset]) != nil { edits.append(.perform(.resetEverything)) }
    return edits
  }
}
