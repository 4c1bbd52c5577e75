import Boundary
import Geometry

/// The edge of a column, which resizes it: dragged, or by arrow keys.
struct EdgeGrip<ID: Hashable & Sendable>: Sendable {
  let id: ID
  /// The column's name.
  let name: String
  /// Width of the column, and those that it can have.
  let width: Double
  let range: ClosedRange<Double>
  /// Whether the edge is at the right of the column.
  let isAtRight: Bool

  enum Change: Hashable, Sendable {
    case width(Double)
    /// Back to the usual one.
    case reset
  }

  /// Distance that an arrow key moves it, in points.
  private static var step: Double { 8 }
}

extension EdgeGrip {
  func show(in rect: Rect, _ ui: inout UI<ID>) -> Change? {
    ui.focus.add(id, rect)
    let tip = "Drag to resize the \(name); double-click to restore its width. Arrows and Enter do the same."
    ui.tip(id, rect, tip)
    var item = AccessibleItem(.slider, "Width of the \(name)", words: "\(Int(width)) points", help: tip)
    item.amount = AccessibleItem.Number(width, in: range, step: Self.step)
    ui.descriptions.add(id, in: rect, item)
    let hit = ui.hit(id, rect)
    ui.shape(.leftRight, for: hit)
    let isFocused = ui.focus.current == id
    if hit.isHovered || hit.isHeld || isFocused {
      let line = Rect(x: isAtRight ? rect.maxX - 2 : rect.x, y: rect.y, width: 2, height: rect.height)
      ui.pen.fill(line, isFocused ? ui.pen.look.focus : ui.pen.look.selection)
    }
    return dragged(hit, &ui) ?? turned(&ui)
  }

  private func limited(_ width: Double) -> Double { min(max(range.lowerBound, width), range.upperBound) }

  /// A width after a way to the right.
  private func moved(_ width: Double, by way: Double) -> Double { limited(width + (isAtRight ? way : -way)) }

  private func dragged(_ hit: Hit, _ ui: inout UI<ID>) -> Change? {
    if hit.isDoubleClicked {
      ui.input.pointer.drag = nil
      return .reset
    }
    guard hit.isHeld, let pointer = ui.input.pointer.place else { return nil }
    if hit.isPressed { ui.input.pointer.drag = Drag(id: id, anchor: pointer.x, start: width) }
    guard let drag = ui.input.pointer.drag, drag.id == id, !hit.isPressed else { return nil }
    let wanted = moved(drag.start, by: pointer.x - drag.anchor)
    return wanted == width ? nil : .width(wanted)
  }

  private func turned(_ ui: inout UI<ID>) -> Change? {
    if case .set(let wanted) = ui.happenings.now, ui.focus.current == id {
      ui.take()
      return .width(limited(wanted))
    }
    guard let press = ui.key(on: id), !press.modifiers.contains(.control) else { return nil }
    switch press.key {
    case .left, .right:
      ui.takeKey(on: id)
      return .width(moved(width, by: (press.key == .right ? 1 : -1) * Self.step * press.modifiers.pace))
    case .enter:
      ui.takeKey(on: id)
      return .reset
    default: return nil
    }
  }
}
