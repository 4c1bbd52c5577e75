import Boundary
import Controls
import Effects
import JSON
import Parameters

extension Field {
  /// What a screen reader says of it.
  var accessibleItem: AccessibleItem {
    var item = AccessibleItem(role, label, words: spokenWords, help: spokenHelp, isOn: idle == nil)
    if domain == .flag { item.isSet = value == true }
    if let slider, let value = slider.value {
      item.amount = AccessibleItem.Number(value, in: slider.scale.range, step: slider.step)
    }
    if item.role == .choice, let chosen = options.firstIndex(of: value), options.count > 1 {
      // Which of them it is, as a number, so that a change is heard and one can be chosen.
      item.amount = AccessibleItem.Number(Double(chosen), in: 0...Double(options.count - 1), step: 1)
    }
    return item
  }

  private var role: AccessibleItem.Role {
    switch control {
    case .written: .field
    case .slider: .slider
    case .flag: .toggle
    case .choices: .choice
    case .choicesOrNumber: isNumber ? .slider : .choice
    }
  }

  private var spokenWords: String {
    if domain == .flag { return "" }
    if isWritten, editable.isEmpty { return placeholder }
    return isNumber && !unit.isEmpty ? "\(words) \(unit)" : words
  }

  /// What it does, whether the value leaves a gap, and why it has no effect now.
  private var spokenHelp: String {
    help + (leavesGap ? " This value leaves a gap." : "") + (idle.map { " Now without effect: \($0.why)" } ?? "")
  }
}
