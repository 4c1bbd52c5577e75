import Documents
import JSON
import Parameters
import StudioKit

/// A field of the scene as its control sees it.
struct Field {
  var path: String
  var label: String
  var domain: Domain
  var help: String
  var value: JSONValue
  /// What a double-click brings back.
  var standard: JSONValue
  /// The number that acts where the value is a word or nothing: what `auto` comes to.
  var effective: Double?
  /// The part of the range that leaves no gap.
  var safe: ClosedRange<Double>?
  /// The value in force leaves a gap.
  var leavesGap = false
  /// What is written in place of the value.
  var title: String?
}

extension Field {
  var scale: SliderScale? { domain.range.map { SliderScale(range: $0) } }
  var step: Double { domain.step ?? 0.01 }

  /// The number in force: the value's own, or what its word comes to.
  var number: Double? {
    if case .number(let number) = value { number } else { effective }
  }

  var isNumber: Bool {
    if case .number = value { true } else { false }
  }

  /// The value as its control writes it, without the unit.
  var spelled: String {
    if let title { return title }
    if !isNumber, path == "parameters.ratio", let effective { return FieldText.rounded(effective, domain) }
    return FieldText.of(value, domain)
  }

  /// What it does, which numbers it takes, and what files call it.
  var tip: String {
    let numbers = domain.range != nil && !isList ? "\(domain), in files " : "In files "
    return "\(help)\n\(numbers)\(path)"
  }

  /// What stands in place of a value that is not there.
  var placeholder: String {
    switch path {
    case "content.rowHeights": "by the effect"
    case "content.pictureSize": "by the files"
    case "title": "by the effect"
    default: "none"
    }
  }

  /// The words and switches among the values, in order.
  var options: [JSONValue] { Self.options(of: domain) }

  private static func options(of domain: Domain) -> [JSONValue] {
    switch domain {
    case .words(let words): words.map { .text($0) }
    case .flag: [false, true]
    case .null: [.null]
    case .either(let one, let other): options(of: one) + options(of: other)
    default: []
    }
  }

  /// Whether it is written as a text: arrows have nothing to turn there.
  var isWritten: Bool { isList || domain.acceptsText }

  /// Whether arrows and a wheel turn a number: it is one, or stands for one by itself.
  var isTurned: Bool { scale != nil && !isWritten && (isNumber || !isChoiceOrNumber) }

  /// Words beside numbers: `auto`, `none`, or a number.
  var isChoiceOrNumber: Bool { domain.range != nil && !domain.words.isEmpty && !isList }

  var isList: Bool { Self.isList(domain) }

  private static func isList(_ domain: Domain) -> Bool {
    switch domain {
    case .list: true
    case .either(let one, let other): isList(one) || isList(other)
    default: false
    }
  }

  /// A value that counts where nothing was set: what is needed, or the middle of the range.
  var firstNumber: Double {
    guard let scale else { return 0 }
    return scale.rounded(effective ?? scale.value(at: 0.5), step: step)
  }
}
