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
    if drawSection("effect", studio.document.scene.effectTitle, "Every number of the effect but its ratio.") {
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
    // The last one: however long it becomes, nothing moves.
    if studio.document.settings.name != nil,
      drawSection("settings", "A and B", "What differs between the two settings.")
    {
      drawDifferences(&studio, at: time)
    }
    showDifferences()
  }

  /// Undo, redo and the two settings: always at hand.
  private func drawHead(_ studio: inout Studio, at time: Double) {
    layout.y += 8
    let row = layout.row(32)
    let steps = studio.document.history
    let box = Rect(x: row.x, y: row.y + 2, width: 52, height: 26)
    let undo = PanelButton(
      name: "undo", title: "Undo", tip: "Takes the last step back: Ctrl Z.", isOn: studio.document.settings.canUndo)
    if drawButton(undo, in: box) { studio.undo(at: time) }
    let redo = PanelButton(
      name: "redo", title: "Redo", tip: "Does again what was taken back: Ctrl Shift Z.", isOn: steps.canRedo)
    if drawButton(redo, in: box.moved(x: box.width + 8)) { studio.redo(at: time) }
    let switches = Rect(x: row.maxX - 72, y: box.y, width: 72, height: box.height)
    let middle = box.maxX + box.width + 16
    drawDifferenceCount(Rect(x: middle, y: box.y, width: switches.x - 8 - middle, height: box.height))
    drawSettings(in: switches, &studio, at: time)
  }
}

extension Rect {
  func widened(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }
}
