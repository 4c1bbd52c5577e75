import Documents
import Effects
import Notation
import Parameters

/// A field of the scene as its control sees it.
struct Field {
  var path: String
  var label: String
  var domain: Domain
  var help: String
  var value: JSONValue
  /// The default, restored by a double-click.
  var standard: JSONValue
  /// The number in effect for a word or null, such as the result of `auto`.
  var effective: Double?
  /// The part of the range that leaves no gap.
  var safe: ClosedRange<Double>?
  /// Whether the value in effect leaves a gap.
  var leavesGap = false
  /// Whether the chosen layers have different values.
  var isMixed = false
  /// A text shown instead of the value.
  var title: String?
  /// The values to choose from, if its domain does not list them.
  var values: [JSONValue]?
  /// The labels of the options, if they differ from the words, and what is said behind them in a menu.
  var names: [String]?
  var details: [String] = []
  /// The options that begin a group in a menu.
  var breaks: [Int] = []
  /// The words for null, where it does not mean that something is off.
  var unset: String?
  /// The reason why it has no effect at present.
  var idle: IdleField?
  /// Whether it is a ratio of the scene.
  var isSpeed = false
  /// Whether it is a text of one line or more.
  var takesLines = false
  /// The part of the range shown by its slider, if not all of it.
  var usual: ClosedRange<Double>?
  /// Whether it is in a list entry.
  var isInner = false
  /// Whether a key sets it; nil for a field of something else.
  var isKeyed: Bool?
  /// The screen's top inset, where a value can be a length below it.
  var inset: Double?
}

/// The kind of control for a field.
enum FieldControl: Hashable, Sendable {
  /// A text or a list.
  case written
  case slider, flag
  /// A color, from a row of them or typed.
  case color
  /// Options side by side, or in a menu.
  case choices
  /// The same, with a slider when a number is chosen.
  case choicesOrNumber
  /// A length in points or below the safe area, and its slider.
  case length
}

extension Field {
  /// The control for a domain.
  var control: FieldControl {
    if isWritten { return .written }
    if domain.hasColor { return .color }
    if domain.safe != nil { return .length }
    if values != nil { return .choices }
    if isChoiceOrNumber { return .choicesOrNumber }
    return slider != nil ? .slider : domain == .flag || domain.isRecord ? .flag : .choices
  }

  /// Whether its toggle is on.
  var isSet: Bool { domain.isRecord ? value != .null : value == true }

  /// The value after its toggle was used.
  var toggled: JSONValue { domain.isRecord ? isSet ? .null : .object([]) : .flag(!isSet) }

  var scale: SliderScale? {
    domain.range.map { whole in
      let usual = usual ?? whole
      let range = number.map { min($0, usual.lowerBound)...max($0, usual.upperBound) } ?? usual
      // Useful rates crowd below 1: 0.99 halves a speed in 69 ms, 0.999 in 693.
      return SliderScale(range: range, spacing: path == "physics.decelerationRate" ? .approaching(1) : nil)
    }
  }

  var step: Double { domain.step ?? 0.01 }

  /// The number in effect: the value itself, or the result of its word.
  var number: Double? {
    value.amount ?? effective
  }

  /// Whether the value has a number of its own.
  var isNumber: Bool { value.amount != nil }

  /// The two kinds of a length: in points, and below the screen's top inset, both as tall as it is now where they can
  /// be.
  var lengths: [JSONValue] {
    guard let length = SafeLength(value), let inset else { return [] }
    let points = length.points(under: inset)
    return [
      .number(min(points, domain.range?.upperBound ?? points)), SafeLength.safe(plus: max(0, points - inset)).value,
    ]
  }

  /// The field as a slider.
  var slider: Slider? {
    scale.map { scale in
      var slider = Slider(scale: scale, step: domain.isWhole ? 1 : step)
      slider.isWhole = domain.isWhole
      slider.value = number
      slider.isSet = isNumber && isKeyed != false
      if case .number(let standard) = standard { slider.standard = standard }
      slider.safe = safe
      slider.isWarning = leavesGap
      slider.isOn = idle == nil
      return slider
    }
  }

  /// The value as its control shows it, without the unit.
  var words: String {
    if isMixed { return Self.mixed }
    if let title { return title }
    if domain.safe != nil, let number { return FieldWords.number(number, digits: domain.digits) }
    if !isNumber, isSpeed || unset != nil, let effective { return Self.rounded(effective, domain) }
    return words(of: value)
  }

  private static let mixed = "mixed"

  /// A value of this field.
  func words(of value: JSONValue) -> String {
    if value == .null, let unset { return unset }
    return FieldWords.value(value, in: domain)
  }

  /// The unit behind the number, or where a number that is not set comes from.
  var unit: String {
    if !isNumber, unset != nil { return effective == nil ? "" : "preset" }
    return domain.unit == "x" ? "\u{D7}" : domain.unit
  }

  /// The value as editable text.
  var editable: String {
    if isMixed { return "" }
    return switch value {
    case .null: ""
    case .text(let text) where domain.safe == nil: text
    // What is typed must be able to say all of it.
    case .list(let items) where domain.entryRecord == nil && items.contains { $0.object != nil }:
      JSONWriter.compact(value)
    default: words
    }
  }

  /// The part of the value that a row could show: the first entries of a long list.
  var beginning: String {
    guard case .list(let items) = value, !isMixed else { return isMixed ? Self.mixed : editable }
    return FieldWords.value(.list(Array(items.prefix(64))), in: domain)
  }

  /// A computed number, with no more digits than its control has.
  static func rounded(_ number: Double, _ domain: Domain) -> String {
    let digits = domain.digits
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    guard number.isFinite, number.magnitude < 1e11 else { return "-" }
    return FieldWords.number((number * power).rounded() / power, digits: digits)
  }

  /// The tooltip: its purpose, its range, and its name in files.
  var tip: String {
    let numbers = domain.range != nil && !isList ? "\(domain), in files " : "In files "
    let keyed = isKeyed == false ? "\nThis value comes from the keys around; a change sets it in this key." : ""
    return "\(help)\n\(numbers)\(path)\(changeLine)\(keyed)" + (idle.map { "\nNow without effect: \($0.why)" } ?? "")
  }

  /// Whether the value is not the default. The name of such a field is bright, and of no other.
  var isChanged: Bool { value != standard && isKeyed != false }

  /// The meaning of a bright name, with the default if that is short.
  private var changeLine: String {
    guard isChanged else { return "" }
    let words = self.words(of: standard)
    let isShort = !isWritten && words.count <= 20
    return "\nBright: not the default\(isShort ? ", \(words)" : ""). A double-click on the name restores it."
  }

  /// The placeholder for a missing value.
  var placeholder: String {
    switch path {
    case "content.rowHeights": "by the effect"
    case "content.pictureSize": "by the files"
    case "title": "by the effect"
    default: "none"
    }
  }

  /// The words and options among the values, in order.
  var options: [JSONValue] { values ?? Self.options(of: domain) }

  private static func options(of domain: Domain) -> [JSONValue] {
    switch domain {
    case .words(let words): words.map { .text($0) }
    case .flag: [false, true]
    case .null: [.null]
    case .either(let one, let other): options(of: one) + options(of: other)
    default: []
    }
  }

  /// Whether it is edited as text, so that arrow keys do not change it.
  var isWritten: Bool { values == nil && (isList || domain.acceptsText) }

  /// Whether it is a word or a number: `auto`, `none`, or a number.
  var isChoiceOrNumber: Bool { domain.range != nil && !domain.words.isEmpty && !isList }

  var isList: Bool { Self.isList(domain) }

  private static func isList(_ domain: Domain) -> Bool {
    switch domain {
    case .list: true
    case .either(let one, let other): isList(one) || isList(other)
    default: false
    }
  }

  /// The initial number if nothing was set: the required one, or the middle of the range.
  var firstNumber: Double {
    guard let scale else { return 0 }
    return scale.rounded(effective ?? scale.value(at: 0.5), step: step)
  }

  /// Whether a letter may occur in its edited text: a number, an expression, its unit or one of its words.
  func accepts(_ letter: Character) -> Bool {
    if isWritten { return true }
    if letter.isASCII && letter.isNumber || "+-*/.,()% \u{D7}".contains(letter) { return true }
    if domain.hasColor, letter == "#" || letter.isASCII && letter.isHexDigit { return true }
    let words =
      domain.words + [domain.unit] + (domain.safe != nil ? ["safe"] : [])
      + (domain.contains(.null) ? ["off", "none"] : []) + (unset != nil ? ["preset"] : [])
    return words.contains { $0.lowercased().contains(letter.lowercased()) }
  }
}

extension Domain {
  /// Whether a value is a color.
  var hasColor: Bool {
    switch self {
    case .color: true
    case .either(let one, let other): one.hasColor || other.hasColor
    default: false
    }
  }

  var isWhole: Bool {
    switch self {
    case .whole: true
    case .either(let one, let other): one.isWhole || other.isWhole
    default: false
    }
  }

  /// Whether any text is a valid value.
  var acceptsText: Bool {
    switch self {
    case .text, .path: true
    case .either(let one, let other): one.acceptsText || other.acceptsText
    default: false
    }
  }
  /// Whether a value names files.
  var namesFiles: Bool {
    switch self {
    case .path: true
    case .list(let item, _): item.namesFiles
    case .either(let one, let other): one.namesFiles || other.namesFiles
    default: false
    }
  }
}
