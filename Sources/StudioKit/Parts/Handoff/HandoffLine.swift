import Documents
import Effects
import Handoff
import Notation

/// A line with a system's notation of the ratio.
struct HandoffLine: Hashable {
  /// The system and its parameter.
  var name: String
  var detail: String
  /// The text copied by a click. Nil if there is no number.
  var value: String?
  /// The text shown instead of a number.
  var excuse = ""
  /// The full name with the formula, or the reason why there is no number.
  var tip: String
}

extension HandoffLine {
  init(_ translation: Translation, _ answer: TranslatedRatio) {
    let system = translation.system.replacing("`", with: "")
    let parts = system.split(separator: ",", maxSplits: 1)
    name = String(parts.first ?? "")
    detail = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    tip = "\(system)\nratio = \(translation.formula)"
    switch answer {
    case .number(let number):
      value = number.formatted(Translation.format)
      if let condition = translation.condition { tip += "\n\(condition.replacing("`", with: ""))" }
    case .given:
      excuse = "as it is"
      tip = "\(system)\nIt does exactly this, and has no number for it."
    case .impossible(let why):
      excuse = "cannot say it"
      tip = "\(system)\nIt cannot say this ratio: \(why)."
    }
  }

  /// A card of an effect without a ratio.
  init(_ row: PileTable.Row) {
    name = "A card \(row.name)"
    detail = "\(row.shade) darker, \(row.opacity) seen"
    excuse = "\(row.rise) pt up, \(row.size) x"
    tip = "A card \(row.name)\n\(row.rise) points above its stop, \(row.size) times as large, \(detail)"
  }

  static func all(of handoff: SceneHandoff) -> [HandoffLine] {
    if let table = handoff.pileTable { return table.rows.map(HandoffLine.init) }
    return handoff.translations.map { HandoffLine($0.translation, $0.answer) }
  }
}
