import Documents
import Geometry
import Parameters

/// The fields in which the two settings shown last differ; each can be taken from the other.
struct SettingsSection: PanelSection {
  let name = SectionName.settings
  let tip = "The differences between the two settings."

  func title(_ document: PanelDocument) -> String {
    (document.settings.lastTwo ?? []).joined(separator: " and ")
  }

  func isThere(in document: PanelDocument) -> Bool { document.settings.other != nil }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    guard let other = document.settings.other?.name else { return [] }
    if document.differences.isEmpty {
      Remark("\(other) is the same. Change something, then press \(Command.switchSetting.key) to compare.").show(&ui)
    }
    let list = ChangeList(
      document.differences, other.count == 1 ? "use \(other)" : "use it",
      tip: "Copies the value of this field from \(other).")
    var edits = list.show(document, &ui) { .otherSetting($0) }
    let forget = PushButton(
      .forgetOtherSetting, document, title: "Delete \(other)",
      tip: "Keeps the setting on the stage; \(Command.undo.key) brings \(other) back.")
    if ButtonRow([forget]).show(&ui) != nil { edits.append(.perform(.forgetOtherSetting)) }
    return edits
  }
}

/// A line for each change: the value here, the value there, and a button to take it over.
struct ChangeList {
  private let changes: [Change]
  private let title: String
  private let tip: String

  /// Maximum number of lines.
  private static let most = 24

  /// - Parameters:
  ///   - title: The button's title.
  ///   - tip: The button's tooltip.
  init(_ changes: [Change], _ title: String, tip: String) {
    self.changes = changes
    self.title = title
    self.tip = tip
  }
}

extension ChangeList {
  func show(_ document: PanelDocument, _ ui: inout WindowUI, id: (String) -> ControlID) -> [Intent] {
    var edits: [Intent] = []
    let look = ui.pen.look
    for change in changes.prefix(Self.most) {
      let row = ui.layout.row(26)
      let parameter = document.parameter(change.path)
      let label = document.scene.label(of: change.path)
      let (new, old) = (FieldWords.value(change.new, of: parameter), FieldWords.value(change.old, of: parameter))
      ui.pen.text(
        label, in: Rect(x: row.x, y: row.y, width: 104, height: row.height), .small, look.text)
      ui.pen.text(
        "\(new) \u{2192} \(old)",
        in: Rect(x: row.x + 108, y: row.y, width: row.width - 108 - 62, height: row.height), .small, look.quietText)
      let box = Rect(x: row.maxX - 56, y: row.y + 3, width: 56, height: 20)
      var button = PushButton(id(change.path), title, tip: tip)
      button.name = "\(label) is \(new), \(title): \(old)"
      if button.show(in: box, &ui) {
        edits.append(.set(change.path, to: change.old))
      }
    }
    return edits
  }
}
