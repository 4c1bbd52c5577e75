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
