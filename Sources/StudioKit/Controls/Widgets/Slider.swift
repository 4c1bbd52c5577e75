import Boundary

/// An adjustable number: its value and the notable points of its range.
struct Slider: Hashable, Sendable {
  var scale: SliderScale
  /// The step of the grid.
  var step: Double
  var isWhole = false
  /// The value. Nil if there is none.
  var value: Double?
  /// Whether the user set it, rather than it following from something else.
  var isSet = true
  /// The default, marked by a tick and restored by a double-click.
  var standard: Double?
  /// The safe part of the range.
  var safe: ClosedRange<Double>?
  var isWarning = false
  /// Whether it has an effect at present.
  var isOn = true

  init(scale: SliderScale, step: Double) {
    self.scale = scale
    self.step = step
  }
}

/// The user's action on a number.
enum NumberEdit: Hashable, Sendable {
  /// The number was turned. Until the control is released, all changes are one edit.
  case turned(Double)
  /// Reset to the default. `goesOn`: continues the edit that the control has just made.
  case reset(goesOn: Bool)
  case typed(String)
  /// Its menu was requested.
  case asked
}

extension Slider {
  /// Values that Control snaps to, besides every five steps.
  private static let landmarks = [0, 0.5, 1]

  var range: ClosedRange<Double> { scale.range }

  /// The number on the grid: ten times finer with Shift, only round values with Control.
  func rounded(_ value: Double, isFine: Bool, snaps: Bool) -> Double {
    if snaps {
      let near = (range.upperBound - range.lowerBound) * 0.015
      let marks = Self.landmarks + [standard].compactMap { $0 }
      if !isWhole, let mark = marks.first(where: { ($0 - value).magnitude < near && range.contains($0) }) {
        return mark
      }
      return scale.rounded(value, step: step * 5)
    }
    return scale.rounded(value, step: isWhole ? max(1, step) : isFine ? step / 10 : step)
  }

  /// The edit that turns it to a number, rounded according to the modifiers.
  func turned<ID>(to value: Double, isFine: Bool? = nil, _ ui: UI<ID>) -> NumberEdit? {
    let isFine = isFine ?? ui.modifiers.contains(.shift)
    let rounded = rounded(value, isFine: isFine, snaps: ui.modifiers.contains(.control))
    return isSet && rounded == self.value ? nil : .turned(rounded)
  }
}

/// Behavior shared by all controls of a number.
extension Slider {
  /// Handles keys: arrows change it by a step, with Shift by ten, with Alt by a tenth; Page keys by ten; Home and End
  /// go to the ends.
  func keys<ID>(on id: ID, _ ui: inout UI<ID>) -> NumberEdit? {
    if case .set(let value) = ui.happenings.now, ui.focus.current == id {
      ui.take()
      return .turned(scale.rounded(min(max(value, range.lowerBound), range.upperBound), step: step))
    }
    guard let press = ui.key(on: id), !press.modifiers.contains(.control) else { return nil }
    let edit: NumberEdit
    switch press.key {
    case .left, .down: edit = stepped(-1, press.modifiers)
    case .right, .up: edit = stepped(1, press.modifiers)
    case .pageDown: edit = stepped(-10, press.modifiers)
    case .pageUp: edit = stepped(10, press.modifiers)
    case .home: edit = .turned(range.lowerBound)
    case .end: edit = .turned(range.upperBound)
    case .backspace, .delete: edit = .reset(goesOn: false)
    default: return nil
    }
    ui.takeKey(on: id)
    return edit
  }

  private func stepped(_ steps: Double, _ modifiers: Modifiers) -> NumberEdit {
    let isTenth = modifiers.contains(.alt) && !isWhole
    let way = steps * step * (modifiers.contains(.shift) ? 10 : isTenth ? 0.1 : 1)
    let start = value ?? scale.value(at: 0.5)
    return .turned(scale.rounded(start + way, step: isTenth ? step / 10 : step))
  }

  /// Handles the wheel, only if the control has the focus; otherwise the wheel scrolls.
  func wheel<ID>(on id: ID, _ ui: inout UI<ID>) -> NumberEdit? {
    guard ui.focus.current == id, isSet || value != nil, case .wheel(let notches) = ui.happenings.now,
      let row = ui.focus.rows[id], ui.isUnderPointer(row)
    else { return nil }
    ui.take()
    // Horizontal notches do not turn it.
    let steps = ui.wheel.whole(notches, on: id)
    guard steps != 0, let value else { return nil }
    let way = ui.modifiers.contains(.shift) && !isWhole ? step / 10 : step
    ui.wheel.hasTurned = true
    return .turned(scale.rounded(value - steps * way, step: way))
  }
}
