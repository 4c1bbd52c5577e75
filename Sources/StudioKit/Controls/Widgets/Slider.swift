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
  /// Values that Control snaps to; nil: 0, 0.5 and 1.
  var marks: [Double]?
  /// The distance from which it snaps to them; nil: a small part of the range.
  var reach: Double?

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

  /// The number on the grid, which is as coarse as the pace; with Control only round values.
  func rounded(_ value: Double, pace: Double, snaps: Bool) -> Double {
    if snaps {
      let near = reach ?? (range.upperBound - range.lowerBound) * 0.015
      let marks = (marks ?? Self.landmarks) + [standard].compactMap { $0 }
      if !isWhole, let mark = marks.first(where: { ($0 - value).magnitude < near && range.contains($0) }) {
        return mark
      }
      return scale.rounded(value, step: step * 5)
    }
    return scale.rounded(value, step: isWhole ? max(1, step * pace) : step * pace)
  }

  /// The edit that turns it to a number, rounded according to the modifiers.
  func turned<ID>(to value: Double, pace: Double, _ ui: UI<ID>) -> NumberEdit? {
    let rounded = rounded(value, pace: pace, snaps: ui.input.modifiers.contains(.control))
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
    let pace = pace(modifiers)
    let start = value ?? scale.value(at: 0.5)
    return .turned(scale.rounded(start + steps * step * pace, step: step * min(1, pace)))
  }

  /// A whole number has no part of a step.
  private func pace(_ modifiers: Modifiers) -> Double { isWhole ? max(1, modifiers.pace) : modifiers.pace }

  /// Handles the wheel, only if the control has the focus; otherwise the wheel scrolls.
  func wheel<ID>(on id: ID, _ ui: inout UI<ID>) -> NumberEdit? {
    guard ui.focus.current == id, isSet || value != nil, case .wheel(let notches) = ui.happenings.now,
      let row = ui.focus.rows[id], ui.isUnderPointer(row)
    else { return nil }
    ui.take()
    // Horizontal notches do not turn it.
    let steps = ui.input.wheel.whole(notches, on: id)
    guard steps != 0, let value else { return nil }
    let pace = pace(ui.input.modifiers)
    ui.input.wheel.hasTurned = true
    return .turned(scale.rounded(value - steps * step * pace, step: step * min(1, pace)))
  }
}
