import Documents
import Handoff
import JSON
import Parameters
import StudioKit

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
  case perform(PanelAction)
  case remedy(Int)
  case goToStep(Int)
  case change(SceneEdit)
  case variant(VariantEdit)
  case showVariant(Int)
  case compareVariant(String)
  case copy(String, says: String? = nil)
  case handOff(HandoffOrder.Part)
  case showPage(HandoffSystem)
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
    case .perform(let action): perform(action, at: time)
    case .remedy(let index):
      let remedies = advice.remedies
      guard remedies.indices.contains(index) else { break }
      var scene = remedies[index].scene
      // How the device lies is no part of it.
      scene.device = document.scene.device
      self.edit(at: time) { $0.edit(scene, as: remedies[index].name) }
    case .goToStep(let step): self.edit(at: time) { $0.go(toStep: step) }
    case .change(let change): self.edit(at: time) { $0.apply(change) }
    case .variant(let change):
      if let why = self.edit(change, at: time) { say(why, isFault: true, at: time) }
    case .showVariant(let index):
      guard document.scene.variants.indices.contains(index) else { break }
      self.edit(at: time) { $0.show($0.scene.variants[index]) }
    case .compareVariant(let name): perform(StageCommand.compare(.with(.variant(name))), at: time)
    case .copy(let text, let words):
      requests.ask(.copy(text))
      if let words { say(words, at: time) }
    case .handOff(let part): perform(FileCommand.handOff(part), at: time)
    case .showPage(let system): perform(FileCommand.showPage(system), at: time)
    case .widen(let width): view.panel.width = width ?? StudioLayout.usualPanelWidth
    case .refuse, .open, .openList, .chooseTarget, .showLibraries: break
    }
    return []
  }

  private mutating func perform(_ action: PanelAction, at time: Double) {
    switch action {
    case .undo: perform(StageCommand.undo, at: time)
    case .redo: perform(StageCommand.redo, at: time)
    case .setting: perform(StageCommand.switchSetting, at: time)
    case .forgetSetting: perform(StageCommand.forgetOtherSetting, at: time)
    case .asPublished: edit(at: time) { $0.apply(.publish) }
    case .resetEffect: edit(at: time) { $0.apply(.resetEffect) }
    case .resetEverything: edit(at: time) { $0.resetEverything() }
    case .rotate: perform(StageCommand.turnDevice, at: time)
    case .addPictures: perform(FileCommand.choosePictures, at: time)
    case .choosePage: perform(FileCommand.choosePage, at: time)
    case .keepVariant: _ = apply(PanelEdit.variant(.keep), at: time)
    case .restoreVariant: _ = apply(PanelEdit.variant(.restore), at: time)
    case .differences, .allPhysics: break
    }
  }
}
