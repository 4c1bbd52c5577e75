import Boundary
import Geometry
import Notation

extension PartName { public static let audit: PartName = "audit" }

/// What fails in the scene on the stage, each with a way to where it is seen and a remedy. The scene is audited while the
/// column shows, after each change.
struct AuditPart: Part {
  let name = PartName.audit
  let side = Side.right
  let comesAndGoes = true
  let role = AccessiblePart.Role.group
  func title(_ studio: Studio) -> String { "Audit" }

  private static let column = SideColumn(
    area: .audit, title: "Audit", command: .audit, tip: "Closes the audit, which then no longer runs.")
}

extension AuditPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    SideColumn.frame(in: &room, isShown: studio.view.options.showsAudit)
  }

  func subject(_ studio: Studio, _ present: Present) -> AuditLink.Findings { studio.audit.findings }

  func show(_ findings: AuditLink.Findings, _ ui: inout WindowUI) -> [Intent] {
    Self.column.show(&ui) { ui in
      let look = ui.pen.look
      if let problem = findings.problem {
        SideColumn.words(problem, look.fault, &ui)
        return []
      }
      SideColumn.words(Self.state(of: findings), findings.isPresent ? look.text : look.quietText, &ui)
      if let progress = findings.progress { SideColumn.bar(progress, &ui) }
      guard let notes = findings.notes else { return [] }
      if !findings.isPresent {
        SideColumn.words("Before this change: \(Self.result(of: notes))", look.quietText, &ui)
      }
      ui.layout.skip(4)
      var intents: [Intent] = []
      for index in notes.faults.indices { intents += Self.fault(index, of: findings, notes, &ui) }
      ui.layout.skip(10)
      for figure in notes.figures { SideColumn.words(figure, look.quietText, &ui) }
      ui.layout.skip(6)
      SideColumn.words(
        "On the scene\u{2019}s device, in light and dark. parallax audit has every figure, on any device.",
        look.quietText, &ui)
      return intents
    }
  }

  private static func state(of findings: AuditLink.Findings) -> String {
    let share = findings.progress.map { " \(($0 * 100).formatted(.upTo(0))) %" } ?? ""
    guard let notes = findings.notes else { return "Looking at every offset\u{2026}\(share)" }
    if !findings.isPresent { return "Looking again\u{2026}\(share)" }
    return switch notes.pending {
    case .texts: "\(notes.faults.isEmpty ? "" : result(of: notes) + " ")Looking at every text\u{2026}\(share)"
    case .fixes: result(of: notes) + (findings.progress == nil ? "" : " Looking for fixes\u{2026}\(share)")
    case nil: result(of: notes)
    }
  }

  private static func result(of notes: AuditNotes) -> String {
    let count = notes.faults.count
    return count == 0 ? "Nothing fails." : "\(counted(count, "thing fails", "things fail"))."
  }

  /// Something that fails: a click shows it, and its button sets what ends it.
  private static func fault(
    _ index: Int, of findings: AuditLink.Findings, _ notes: AuditNotes, _ ui: inout WindowUI
  ) -> [Intent] {
    let (fault, warning) = (notes.faults[index], ui.pen.look.warning)
    var intents: [Intent] = []
    if let offset = fault.offset {
      let place = "\(offset.formatted(.upTo(1))) pt"
      let tip = "Scrolls to \(place), where it is worst."
      if Chip(fault.sentence, warning).show(.finding(index), tip: tip, &ui) { intents.append(.put(offset: offset)) }
    } else {
      Chip(fault.sentence, warning).show(&ui)
    }
    // A remedy is for the scene that it was tried on.
    guard findings.remedies.indices.contains(index), !findings.remedies[index].isEmpty else { return intents }
    let count = notes.faults.count { $0.remedy == fault.remedy }
    let ended = count == 1 ? "the failure" : "\(count) failures"
    let button = PushButton(
      ControlID.remedy(index), findings.remedies[index], tip: "Applies this fix, which ends \(ended).",
      isOn: findings.isPresent)
    if ButtonRow([button], tint: warning).show(&ui) != nil { intents.append(.mend(fault.remedy)) }
    return intents
  }
}
