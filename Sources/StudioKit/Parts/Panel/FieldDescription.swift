import Boundary
import Effects
import Notation
import Parameters

extension Field {
  /// The description for a screen reader.
  var accessibleItem: AccessibleItem {
    var item = AccessibleItem(role, label, words: spokenWords, help: spokenHelp, isOn: idle == nil)
    if control == .flag { item.isSet = isSet }
    if let slider, let value = slider.value {
      item.amount = AccessibleItem.Number(value, in: slider.scale.range, step: slider.step)
    }
    if item.role == .choice, let chosen = options.firstIndex(of: value), options.count > 1 {
      // The index of the option as a number, so that changes are announced and an option can be chosen.
      item.amount = AccessibleItem.Number(Double(chosen), in: 0...Double(options.count - 1), step: 1)
    }
    return item
  }

  private var role: AccessibleItem.Role {
    switch control {
    case .written, .color: .field
    case .slider: .slider
    case .flag: .toggle
    case .choices: .choice
    case .length: .slider
    case .choicesOrNumber: isNumber ? .slider : .choice
    }
  }

  private var spokenWords: String {
    if control == .flag { return "" }
    if isWritten, editable.isEmpty { return placeholder }
    if SafeLength(value)?.isSafe == true { return "safe area plus \(words) \(unit)" }
    if !isNumber, let unset { return words == unset || effective == nil ? words : "\(unset), \(words) \(domain.unit)" }
    return isNumber && !unit.isEmpty ? "\(words) \(unit)" : words
  }

  /// Its purpose, whether the value leaves a gap, and why it has no effect at present.
  private var spokenHelp: String {
    help + (isKeyed == false ? " Now from the keys around it." : "") + (leavesGap ? " This value leaves a gap." : "")
      + (idle.map { " Now without effect: \($0.why)" } ?? "")
  }
}
