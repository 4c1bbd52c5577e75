import Boundary
import CImGui
import Geometry
import StudioKit

extension Panel {
  /// Takes an event that is meant for the panel. False: it is the studio's.
  public func handle(_ event: InputEvent, for studio: inout Studio, at time: Double) -> Bool {
    imgui_use(face)
    let panel = studio.panel
    guard !panel.isEmpty else {
      leave(&studio, at: time)
      return false
    }
    // Positions must be those of the panel as it is now.
    if layout.frame != panel || subject != studio.panelSubject { settle(&studio, at: time) }
    switch event {
    case .down, .move, .up, .cancel, .hover, .secondary, .wheel, .touchpad:
      return point(event, in: panel, &studio, at: time)
    case .keyDown(let key, let modifiers, let isRepeat):
      return press(key, modifiers, isRepeat: isRepeat, &studio, at: time)
    case .keyUp(_, let modifiers): return release(modifiers, &studio, at: time)
    case .text(let text): return type(text, &studio, at: time)
    case .modifiers(let modifiers): change(modifiers, &studio, at: time)
    case .focus(false): change([], &studio, at: time)
    case .close: finish(&studio, at: time)
    default: break
    }
    return false
  }

  /// Runs the panel until what happened has had its effect.
  func settle(_ studio: inout Studio, at time: Double) {
    unsettled = 2
    finishRuns(&studio, at: time)
  }

  /// Runs the panel until it has settled, six times at most: no more can be waited for.
  func finishRuns(_ studio: inout Studio, at time: Double) {
    var runs = 0
    while unsettled > 0, runs < 6 {
      unsettled -= 1
      runs += 1
      run(&studio, at: time)
    }
  }

  private func type(_ text: String, _ studio: inout Studio, at time: Double) -> Bool {
    guard typing != nil else { return false }
    imgui_type(text)
    settle(&studio, at: time)
    return true
  }

  /// Other modifiers are held. A drag goes on at its new speed from where it is.
  func change(_ modifiers: Modifiers, _ studio: inout Studio, at time: Double) {
    if input.isGripped, input.modifiers != modifiers { run(&studio, at: time) }
    hold(modifiers)
    if input.isGripped { touch() }
  }

  private func hold(_ modifiers: Modifiers) {
    input.modifiers = modifiers
    imgui_hold(modifiers.contains(.control), modifiers.contains(.shift), modifiers.contains(.alt))
  }

  /// Takes what is being typed and closes the menu: what comes next may be the last thing that happens.
  private func finish(_ studio: inout Studio, at time: Double) {
    commit(&studio, at: time)
    studio.finishEdit()
    closeMenu()
    settle(&studio, at: time)
  }

  /// The panel is hidden: nothing is held, and keys go to the stage.
  func leave(_ studio: inout Studio, at time: Double) {
    guard input.isGripped || focus != nil || isBusy || input.pointer != nil else { return }
    imgui_use(face)
    commit(&studio, at: time)
    studio.finishEdit()
    closeMenu()
    input = PanelInput()
    imgui_press(0, false)
    imgui_no_point()
    focus = nil
    drag = nil
    lift = nil
  }
}
