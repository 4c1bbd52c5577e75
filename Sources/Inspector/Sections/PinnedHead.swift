import Boundary
import Controls
import Documents
import Effects
import Geometry
import JSON
import Parameters
import StudioKit

/// What is always at hand: undo, redo, the two settings, and the one number that drives everything.
extension PanelUI {
  mutating func head(_ document: PanelDocument) -> [PanelEdit] {
    skip(8)
    let row = row(32)
    var edits: [PanelEdit] = []
    func add(_ action: PanelAction) { edits.append(.perform(action)) }
    let box = Rect(x: row.x, y: row.y + 2, width: 52, height: 26)
    let undo = PushButton(
      PanelControl.action(.undo), "Undo", tip: "Takes the last step back: Ctrl Z.", isOn: document.canUndo)
    if button(undo, in: box) { add(.undo) }
    let redo = PushButton(
      PanelControl.action(.redo), "Redo", tip: "Does again what was taken back: Ctrl Shift Z.", isOn: document.canRedo)
    if button(redo, in: box.moved(x: box.width + 8)) { add(.redo) }
    let switches = Rect(x: row.maxX - 72, y: box.y, width: 72, height: box.height)
    let middle = box.maxX + box.width + 16
    let count = document.differences.count
    if count > 0 {
      let differ = PushButton(
        PanelControl.action(.differences), count == 1 ? "1 differs" : "\(count) differ",
        tip: "Shows which fields differ between A and B.")
      if button(differ, in: Rect(x: middle, y: box.y, width: switches.x - 8 - middle, height: box.height)) {
        add(.differences)
      }
    }
    if settings(document, in: switches) { add(.setting) }
    skip(8)
    fill(Rect(x: frame.x, y: layout.y, width: frame.width, height: 1), look.hairline)
    skip(8)
    edits += ratio(document)
    skip(4)
    fill(Rect(x: frame.x, y: layout.y, width: frame.width, height: 1), look.hairline)
    skip(1)
    return edits
  }

  /// A and B. True: they are to be switched.
  private mutating func settings(_ document: PanelDocument, in box: Rect) -> Bool {
    let id = PanelControl.action(.setting)
    focusable(id, box)
    tip(id, box, "Two settings on the same gesture; the ` key switches between them.")
    fill(box, radius: 6, look.field)
    if focus == id { outline(box, radius: 6, look.accent) }
    let hit = hit(id, box)
    if hit.isPressed { focus = id }
    let shown = document.settingName ?? "A"
    for (index, name) in ["A", "B"].enumerated() {
      let half = Rect(x: box.x + Double(index) * box.width / 2, y: box.y, width: box.width / 2, height: box.height)
      let isShown = name == shown
      if isShown { fill(half.inset(by: 2), radius: 4, document.settingName == nil ? look.raised : look.accent) }
      let quiet = look.quietText.opacity(document.settingName == nil ? 0.6 : 1)
      text(name, in: half, .caption, isShown ? Color.white : quiet, alignment: .center)
    }
    return hit.isClicked || isPushed(id)
  }

  private mutating func ratio(_ document: PanelDocument) -> [PanelEdit] {
    guard let field = document.field("parameters.ratio") else { return [] }
    let row = row()
    let track = self.row(26)
    let whole = Rect(x: row.x, y: row.y, width: row.width, height: row.height + track.height)
    focusable(.field(field.path), whole)
    tip(.field(field.path), whole, field.tip)
    var edits = label(field, in: row) + keys(field)
    let number = numberBox(field, in: row)
    edits += self.number(field, in: number)
    if field.domain.words.contains("auto") {
      edits += auto(field, in: Rect(x: number.x - 58, y: row.y + 4, width: 50, height: row.height - 8))
    }
    edits += self.track(field, in: track)
    edits += menu(field, at: Point(x: row.x, y: row.maxY))
    return edits + complaint(field.path, document)
  }

  /// Where the ratio can be a word, a switch for it.
  private mutating func auto(_ field: Field, in box: Rect) -> [PanelEdit] {
    let id = PanelControl.auto(field.path)
    tip(id, box, "Leaves it to the effect which ratio this device needs.")
    let hit = hit(id, box)
    fill(box, radius: 5, field.isNumber ? (hit.isHovered ? look.raised : look.field) : look.accent)
    text("auto", in: box, .small, field.isNumber ? look.quietText : Color.white, alignment: .center)
    guard hit.isClicked else { return [] }
    return [.set(field.path, to: field.isNumber ? "auto" : .number(field.firstNumber))]
  }

  /// What the numbers come to on this device, and what can be done where the picture does not cover.
  mutating func advice(_ document: PanelDocument) -> [PanelEdit] {
    skip(4)
    remark(CoverageWords.of(document.coverage))
    // A gap comes first, with what can be done about it.
    let gaps = document.findings.filter { !$0.path.hasPrefix("content.") }
    for gap in gaps { chip(sentence(gap.message) + ".", look.warning) }
    var edits: [PanelEdit] = []
    if !gaps.isEmpty { edits += remedies(document) }
    let blurs = document.findings.filter { $0.path.hasPrefix("content.") }
    if let blur = blurs.first {
      let rest = blurs.count > 1 ? " So \(blurs.count == 2 ? "is 1 more" : "are \(blurs.count - 1) more")." : ""
      chip("\(sentence(blur.message)). \(blur.help)\(rest)", look.warning)
    }
    skip(4)
    return edits
  }

  private mutating func remedies(_ document: PanelDocument) -> [PanelEdit] {
    let buttons = document.remedies.enumerated().map { index, remedy in
      PushButton(PanelControl.remedy(index), remedy.name, tip: "Makes this edit: the picture then leaves no gap.")
    }
    guard case .remedy(let index) = self.buttons(buttons, tint: look.warning) else { return [] }
    return [.remedy(index)]
  }

  private func sentence(_ message: String) -> String { message.prefix(1).uppercased() + message.dropFirst() }
}
