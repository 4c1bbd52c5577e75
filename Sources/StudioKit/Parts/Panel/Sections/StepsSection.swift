import Boundary
import Geometry

/// The history, last step first. A click goes to a step.
struct StepsSection: PanelSection {
  let name = SectionName.steps
  let tip = "The edits of the scene, latest first."

  func title(_ document: PanelDocument) -> String { "Steps" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    var edits: [Intent] = []
    let (steps, position) = (document.history.steps.map(\.name), document.history.position)
    for index in steps.indices.reversed() {
      let row = ui.layout.row(24)
      let isShown = index == position
      let (_, isPressed) = ListLine(
        .step(index), steps[index], tip: "Shows the scene as it was after this step."
      ).show(in: row, isChosen: isShown, &ui)
      if isShown { ui.pen.disc(Point(x: row.x + 3, y: row.midY), radius: 3, ui.pen.look.selection) }
      let quiet = ui.pen.look.quietText.opacity(index > position ? 0.55 : 1)
      ui.pen.text(
        steps[index], in: Rect(x: row.x + 14, y: row.y, width: row.width - 14, height: row.height), .small,
        isShown ? ui.pen.look.text : quiet)
      if isPressed { edits.append(.goToStep(index)) }
    }
    let reset = PushButton(.resetEverything, document)
    if ButtonRow([reset]).show(&ui) != nil { edits.append(.perform(.resetEverything)) }
    return edits
  }
}
