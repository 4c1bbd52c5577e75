import Boundary
import Documents
import Geometry
import ScrollPhysics

/// The scroll physics: the most used parameters, and all of them.
struct PhysicsSection: PanelSection {
  let name = SectionName.physics
  let tip = "How the content scrolls, coasts and bounces."

  private static let main = ["preset", "decelerationRate", "bounceFrequency", "bounceDamping"].map { "physics." + $0 }

  func title(_ document: PanelDocument) -> String { "Physics" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    var edits: [Intent] = []
    for path in Self.main { edits += field(path, &ui, document) }
    Remark(document.coasting).show(&ui)
    if document.state.showsAllPhysics {
      for path in document.paths where path.hasPrefix("physics.") && !Self.main.contains(path) {
        edits += field(path, &ui, document)
      }
    }
    Remark("A dot marks a value that was chosen for Parallax, not published.").show(&ui)
    let more = PushButton(
      ControlID.allPhysics, document.state.showsAllPhysics ? "Less" : "More",
      tip: document.state.showsAllPhysics
        ? "Hides the numbers that are seldom changed." : "Shows every number of the physics.")
    if ButtonRow([more]).show(&ui) != nil { edits.append(.panel(.showAllPhysics)) }
    return edits
  }

  /// A field whose tip has the origin of the preset's value. A value that was chosen has a dot.
  private func field(_ path: String, _ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let top = ui.layout.y
    let edits = FieldRow.show([path], document, &ui)
    guard let origin = document.scene.physics.origin(of: String(path.dropFirst("physics.".count))) else {
      return edits
    }
    if origin.kind == .chosen {
      ui.pen.disc(
        Point(x: ui.layout.x - 7, y: top + PanelMetrics.rowHeight / 2), radius: 2, ui.pen.look.warning.opacity(0.8))
    }
    ui.tips.add("\nThe preset's value: \(origin.sentence)", to: .field(path))
    return edits
  }
}
