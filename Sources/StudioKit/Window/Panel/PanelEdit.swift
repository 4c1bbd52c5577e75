import Documents
import Export
import Handoff
import JSON
import Parameters

/// An edit requested in the panel.
enum PanelEdit: Sendable {
  /// Changes a field while its control is held: all its edits are one step.
  case turn(String, to: JSONValue)
  /// Sets a field, as a step of its own.
  case set(String, to: JSONValue)
  /// Resets a field to its default. `goesOn`: continues the step that the control has just made.
  case reset(String, to: JSONValue, goesOn: Bool)
  /// Refuses a typed or pasted text.
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
  /// Sets the width of the panel in points. Nil for the default.
  case widen(Double?)
}

extension Studio {
  /// Applies an edit of the scene, or a request. Shows refusals.
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
      // The orientation of the device is not part of it.
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
