import Controls
import Documents
import Geometry
import Parameters
import StudioKit

/// The fields in which the two settings differ; each can be taken from the other.
struct SettingsSection: PanelSection {
  let name = SectionName.settings
  let tip = "What differs between the two settings."

  func title(_ document: PanelDocument) -> String { "A and B" }

  func isThere(in document: PanelDocument) -> Bool { document.settingName != nil }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    guard let shown = document.settingName else { return [] }
    let other = shown == "A" ? "B" : "A"
    if document.differences.isEmpty {
      ui.remark("\(other) is the same. Change something, then press ` to compare.")
    }
    var edits = ui.changes(
      document.differences, "take \(other)", tip: "Gives this field the value that it has in \(other).", document
    ) { .otherSetting($0) }
    let forget = PushButton(
      PanelControl.action(.forgetSetting), "Keep \(shown), forget \(other)",
      tip: "Ends the comparison: \(shown) stays, and Ctrl Z brings \(other) back.")
    if ui.buttons([forget]) != nil { edits.append(.perform(.forgetSetting)) }
    return edits
  }
}

extension PanelUI {
  /// A line for each change: what it is here, what it is there, and a button that takes it over.
  mutating func changes(
    _ changes: [Change], _ title: String, tip: String, _ document: PanelDocument, id: (String) -> PanelControl
  ) -> [PanelEdit] {
    var edits: [PanelEdit] = []
    for change in changes.prefix(24) {
      let row = row(26)
      let domain = document.parameters[change.path]?.domain
      let button = Rect(x: row.maxX - 56, y: row.y + 3, width: 56, height: 20)
      text(
        FieldWords.label(change.path), in: Rect(x: row.x, y: row.y, width: 104, height: row.height), .small, look.text)
      text(
        "\(FieldWords.value(change.new, in: domain)) \u{2192} \(FieldWords.value(change.old, in: domain))",
        in: Rect(x: row.x + 108, y: row.y, width: row.width - 108 - 62, height: row.height), .small, look.quietText)
      if self.button(PushButton(id(change.path), title, tip: tip), in: button) {
        edits.append(.set(change.path, to: change.old))
      }
    }
    return edits
  }
}
