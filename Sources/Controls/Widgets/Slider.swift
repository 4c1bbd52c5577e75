import Boundary

/// A number that can be turned: where it is, and what is worth knowing of its range.
public struct Slider: Hashable, Sendable {
  public var scale: SliderScale
  /// The grid on which it turns.
  public var step: Double
  public var isWhole = false
  /// The number in force; nil: there is none.
  public var value: Double?
  /// It is the person's own, and does not merely follow from something else.
  public var isSet = true
  /// Where a tick stands: what a double-click brings back.
  public var standard: Double?
  /// The part of the range that is safe.
  public var safe: ClosedRange<Double>?
  public var isWarning = false
  /// It has an effect now.
  public var isOn = true

  public init(scale: SliderScale, step: Double) {
    self.scale = scale
    self.step = step
  }
}

/// What was done to a number.
public enum NumberEdit: Hashable, Sendable {
  /// It is being turned: until the control is let go, all that it goes through is one edit.
  case turned(Double)
  /// Back to the default. `goesOn`: the control has just made an edit, and this is the rest of it.
  case reset(goesOn: Bool)
  case typed(String)
  /// Its menu was asked for.
  case asked
}

extension Slider {
  /// What the control key snaps to: five steps, and the places that everybody looks for.
  private static let landmarks = [0, 0.5, 1]

  var range: ClosedRange<Double> { scale.range }

  /// A number on the grid: with Shift ten times finer, with Control only on what is round.
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

  /// It is turned to a number, rounded as the keys that are held say.
  func turned<ID>(to value: Double, isFine: Bool? = nil, _ ui: UI<ID>) -> NumberEdit? {
    let isFine = isFine ?? ui.modifiers.contains(.shift)
    let rounded = rounded(value, isFine: isFine, snaps: ui.modifiers.contains(.control))
    return isSet && rounded == self.value ? nil : .turned(rounded)
  }
}

/// What every control of a number has, whatever it looks like.
extension Slider {
  /// Arrows turn by a step, with Shift ten, with Alt a tenth; Page by ten; Home and End go to the ends.
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

  /// A wheel turns the control under it only if that has the focus; else it scrolls.
  func wheel<ID>(on id: ID, _ ui: inout UI<ID>) -> NumberEdit? {
    guard ui.focus.current == id, isSet || value != nil, case .wheel(let notches) = ui.happenings.now,
      let row = ui.focus.rows[id], ui.isUnderPointer(row)
    else { return nil }
    ui.take()
    // One that goes sideways turns nothing.
    let steps = ui.notches.whole(notches, on: id)
    guard steps != 0, let value else { return nil }
    let way = ui.modifiers.contains(.shift) && !isWhole ? step / 10 : step
    ui.hasTicked = true
    return .turned(scale.rounded(value - steps * way, step: way))
  }
}
