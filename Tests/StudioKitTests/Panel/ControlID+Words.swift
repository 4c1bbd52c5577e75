import Handoff
import TestSupport
import Testing

@testable import StudioKit

/// Control IDs as literals: `parameters.ratio/number`, `section.device`, `remedy.0`; anything else is a field.
extension ControlID: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral words: String) {
    let parts = words.split(separator: ".", maxSplits: 1)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    if words == "setting.differences" {
      self = .differences
    } else if let command = Self.commands.first(where: { $0.words.id == words }) {
      self = .action(command)
    } else if words == "page" {
      self = .page
    } else if words == "page/remove" {
      self = .removePage
    } else if words.hasSuffix("/remove"), let index = Int(rest.dropLast(7)) {
      self = .removePicture(index)
    } else if words.hasSuffix("/label") {
      self = .label(String(words.dropLast(6)))
    } else if words.hasSuffix("/number") {
      self = .number(String(words.dropLast(7)))
    } else if words.hasSuffix("/choices") {
      self = .choices(String(words.dropLast(8)))
    } else if words.hasSuffix("/menu") {
      self = .menu(String(words.dropLast(5)))
    } else if words.hasSuffix("/way-out") {
      self = .wayOut(String(words.dropLast(8)))
    } else {
      self = Self.part(String(parts.first ?? ""), rest) ?? .field(words)
    }
  }

  private static let commands =
    Command.all + HandoffSystem.all.map(Command.saveCode) + HandoffSystem.all.map(Command.showPage)

  private static func part(_ kind: String, _ rest: String) -> ControlID? {
    switch kind {
    case "section": SectionName(rawValue: rest).map { .section($0) }
    case "remedy": Int(rest).map { .remedy($0) }
    case "step": Int(rest).map { .step($0) }
    case "picture": Int(rest).map { .picture($0) }
    case "handoff": Int(rest).map { .handoff($0) }
    case "published": .published(rest)
    case "setting": .otherSetting(rest)
    default: nil
    }
  }
}
