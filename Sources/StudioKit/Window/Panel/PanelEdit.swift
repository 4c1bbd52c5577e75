import Documents
import Export
import Handoff
import JSON
import Parameters

/// What somebody wants who uses the panel.
enum PanelEdit: Sendable {
  /// Turns a field: until its control is let go, all that it goes through is one step.
  case turn(String, to: JSONValue)
  /// Gives a field a value, as a step of its own.
  case set(String, to: JSONValue)
  /// The same with the default; `goesOn`: the control has just made a step, and this is the rest of it.
  case reset(String, to: JSONValue, goesOn: Bool)
  /// What was typed or pasted means nothing there.
  case refuse(String, message: String)
  case perform(Command)
  case showDifferences, showAllPhysics
  case remedy(Int)
  case goToStep(Int)
  case change(SceneEdit)
  case variant(VariantEdit)
  case showVariant(Int)
  case copy(String, says: String? = nil)
  case chooseTarget(HandoffSystem)
  case showLibraries(Bool)
  case open(SectionName, Bool)
  /// Shows or hides the entries of a list.
  case openList(String, Bool)
  /// Makes the panel so wide, in points; nil: as wide as it is by itself.
  case widen(Double?)
}

extension Studio {
  /// Does what changes the scene or asks for something. What is refused is said.
  mutating func apply(_ edit: PanelEdit, at time: Double) -> [FieldProblem] {
    switch edit {
    case .turn(let path, let value): return self.edit(at: time) { $0.assign(value, to: path, isHeld: true) }
    case .set(let path, let value):
      finishEdit()
      return self.edit(at: time) { $0.assign(value, to: path) }
    case .reset(let path, let value, let goesOn):
      finishEdit()
      defer { finishEdit() }
      return self.edit(at: time) {
        if goesOn { $0.resumeEdit(of: path) }
        return $0.assign(value, to: path, isHeld: goesOn)
      }
    case .perform(let command): perform(command, at: time)
    case .remedy(let index):
      let remedies = advice.remedies
      guard remedies.indices.contains(index) else { break }
      var scene = remedies[index].scene
      // How the device lies is no part of it.
      scene.device = document.scene.device
      self.edit(at: time) { $0.edit(scene, as: remedies[index].name) }
    case .goToStep(let step): self.edit(at: time) { $0.go(toStep: step) }
    case .change(let change): self.edit(at: time) { $0.apply(change) }
    case .variant(let change): editVariants(change, at: time)
    case .showVariant(let index):
      guard document.scene.variants.indices.contains(index) else { break }
      self.edit(at: time) { $0.show($0.scene.variants[index]) }
    case .copy(let text, let words):
      requests.ask(.window(.copy(text)))
      if let words { say(words, at: time) }
    case .widen(let width): view.panel.width = width ?? StudioLayout.usualPanelWidth
    case .refuse, .open, .openList, .chooseTarget, .showLibraries, .showDifferences, .showAllPhysics: break
    }
    return []
  }
}
