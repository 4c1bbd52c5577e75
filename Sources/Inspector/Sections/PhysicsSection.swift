import Boundary
import Controls
import Documents
import Geometry

/// How the content scrolls: the numbers that are turned most, and all.
struct PhysicsSection: PanelSection {
  let name = SectionName.physics
  let tip = "How the content scrolls, coasts and bounces."

  private static let main = ["preset", "decelerationRate", "bounceFrequency", "bounceDamping"].map { "physics." + $0 }

  func title(_ document: PanelDocument) -> String { "Physics" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    var edits: [PanelEdit] = []
    for path in Self.main { edits += field(path, &ui, document) }
    ui.remark(document.coasting)
    if document.showsAllPhysics {
      for path in document.paths where path.hasPrefix("physics.") && !Self.main.contains(path) {
        edits += field(path, &ui, document)
      }
    }
    ui.remark("A dot marks a value that was chosen: nobody has published it.")
    let more = PushButton(
      PanelControl.action(.allPhysics), document.showsAllPhysics ? "Less" : "More",
      tip: document.showsAllPhysics
        ? "Hides the numbers that are seldom turned." : "Shows every number of the physics.")
    if ui.buttons([more]) != nil { edits.append(.perform(.allPhysics)) }
    return edits
  }

  /// A value that nobody published says so.
  private func field(_ path: String, _ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    let top = ui.layout.y
    let edits = ui.field(path, document)
    if document.scene.physics.isChosen(String(path.dropFirst("physics.".count))) {
      ui.disc(
        Point(x: ui.layout.x - 7, y: top + PanelMetrics.rowHeight / 2), radius: 2, ui.look.warning.opacity(0.8))
      ui.addTip(" Chosen here: nobody has published this value.", to: .field(path))
    }
    return edits
  }
}
