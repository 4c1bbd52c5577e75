import Boundary
import CImGui
import Geometry
import StudioKit

extension Panel {
  /// What the mouse or a finger does. Under the list of keys nothing can be pressed or turned.
  func point(_ event: InputEvent, in panel: Rect, _ studio: inout Studio, at time: Double) -> Bool {
    if studio.switches.showsKeys, !input.isGripped { return false }
    switch event {
    case .down(let point): return press(point, in: panel, &studio, at: time)
    case .move(let point):
      guard input.isGripped else { return false }
      if point.x.isFinite, point.y.isFinite { move(to: point) }
      return true
    case .up(let point): return release(point, &studio, at: time)
    case .cancel:
      if input.isGripped { leavePoint() }
      return release(nil, &studio, at: time)
    case .hover(let point):
      hover(point, in: panel)
      return false
    case .secondary(let point): return ask(at: point, in: panel, &studio, at: time)
    case .wheel(_, let dy, let point): return turnWheel(dy, at: point, in: panel, &studio, at: time)
    case .touchpad(_, let dy, let point): return scrollPanel(dy * 12, at: point, in: panel)
    default: return false
    }
  }

  private func move(to point: Point) {
    input.pointer = point
    input.isByKeys = false
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
      leavePoint()
    }
  }

  /// The pointer is nowhere: what it held is let go beside every control.
  private func leavePoint() {
    input.pointer = nil
    input.resting = nil
    imgui_no_point()
    touch()
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
}
