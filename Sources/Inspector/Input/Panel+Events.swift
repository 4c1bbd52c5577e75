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
      leave()
      return false
    }
    // Positions must be those of the panel as it is now.
    if layout.frame != panel || revision != studio.revision { settle(&studio, at: time) }
    switch event {
    case .down(let point): return press(point, in: panel, &studio, at: time)
    case .move(let point):
      guard input.isGripped else { return false }
      point.x.isFinite && point.y.isFinite ? move(to: point) : ()
      return true
    case .up(let point): return release(point, &studio, at: time)
    case .cancel:
      guard input.isGripped else { return false }
      return release(nil, &studio, at: time)
    case .hover(let point):
      hover(point, in: panel)
      return false
    case .secondary(let point): return ask(at: point, in: panel, &studio, at: time)
    case .wheel(_, let dy, let point): return turnWheel(dy, at: point, in: panel, &studio, at: time)
    case .touchpad(_, let dy, let point): return scrollPanel(dy * 12, at: point, in: panel)
    case .keyDown(let key, let modifiers, let isRepeat):
      return press(key, modifiers, isRepeat: isRepeat, &studio, at: time)
    case .keyUp(_, let modifiers): return release(modifiers, &studio, at: time)
    case .modifiers(let modifiers):
      change(modifiers, &studio, at: time)
      return false
    case .text(let text):
      guard typing != nil else { return false }
      imgui_type(text)
      settle(&studio, at: time)
      return true
    case .focus(false):
      change([], &studio, at: time)
      return false
    default: return false
    }
  }

  /// Runs the panel until what happened has had its effect.
  func settle(_ studio: inout Studio, at time: Double) {
    unsettled = 2
    var runs = 0
    while unsettled > 0, runs < 6 {
      unsettled -= 1
      runs += 1
      run(&studio, at: time)
    }
  }

  private func move(to point: Point) {
    input.pointer = point
    mark = nil
    imgui_point(Float(point.x * pen.scale), Float(point.y * pen.scale))
    touch()
  }

  private func press(_ point: Point, in panel: Rect, _ studio: inout Studio, at time: Double) -> Bool {
    guard panel.contains(point) || menu != nil else {
      commit(&studio, at: time)
      studio.finishEdit()
      focus = nil
      touch()
      return false
    }
    endTicks(&studio)
    move(to: point)
    input.isGripped = true
    input.resting = nil
    // The pointer arrives before it presses, as ImGui wants it.
    run(&studio, at: time)
    imgui_press(0, true)
    settle(&studio, at: time)
    typing?.isClicked = false
    return true
  }

  private func release(_ point: Point?, _ studio: inout Studio, at time: Double) -> Bool {
    guard input.isGripped else { return false }
    input.isGripped = false
    if let point { move(to: point) } else { lift = nil }
    // What the pointer moved since the last frame counts.
    run(&studio, at: time)
    imgui_press(0, false)
    settle(&studio, at: time)
    drag = nil
    lift = nil
    studio.finishEdit()
    return true
  }

  private func hover(_ point: Point?, in panel: Rect) {
    let isInside = point.map { panel.contains($0) } ?? false
    let wasInside = input.pointer.map { panel.contains($0) } ?? false
    guard isInside || wasInside else { return }
    if let point, isInside {
      move(to: point)
    } else {
      input.pointer = nil
      input.resting = nil
      imgui_no_point()
      touch()
    }
  }

  private func ask(at point: Point, in panel: Rect, _ studio: inout Studio, at time: Double) -> Bool {
    guard panel.contains(point) else { return false }
    move(to: point)
    input.asked = point
    run(&studio, at: time)
    imgui_press(1, true)
    run(&studio, at: time)
    imgui_press(1, false)
    settle(&studio, at: time)
    return true
  }

  /// A wheel turns the control under it only if that has the focus; else it scrolls the panel.
  private func turnWheel(
    _ dy: Double, at point: Point?, in panel: Rect, _ studio: inout Studio, at time: Double
  ) -> Bool {
    guard let point, panel.contains(point) else { return false }
    if let focus, let row = layout.rows[focus], row.contains(point), let field = field(focus, studio),
      field.scale != nil, field.isNumber || !field.isChoiceOrNumber
    {
      if let lastTick, time - lastTick > PanelInput.pause { studio.finishEdit() }
      turn(field, by: dy > 0 ? 1 : -1, &studio, at: time)
      lastTick = time
      return true
    }
    return scrollPanel(-dy * 56, at: point, in: panel)
  }

  /// What a wheel has turned is a step of its own.
  func endTicks(_ studio: inout Studio) {
    guard lastTick != nil else { return }
    lastTick = nil
    studio.finishEdit()
  }

  private func scrollPanel(_ way: Double, at point: Point?, in panel: Rect) -> Bool {
    guard let point, panel.contains(point) else { return false }
    scroll = min(max(0, scroll + way), max(0, length - layout.frame.height))
    input.resting = nil
    touch()
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

  /// The panel is hidden: nothing is held, and keys go to the stage.
  private func leave() {
    guard input.isGripped || focus != nil || typing != nil || input.pointer != nil else { return }
    input = PanelInput()
    imgui_press(0, false)
    imgui_no_point()
    focus = nil
    typing = nil
    drag = nil
    lift = nil
  }
}
