import Boundary
import CImGui
import Documents
import Effects
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  /// A field of the scene as it is now.
  func field(_ path: String, _ studio: Studio) -> Field? {
    if path == "device" { return deviceField(studio) }
    guard let parameter = facts.parameters[path], let standard = facts.standard else { return nil }
    let scene = studio.document.scene
    var field = Field(
      path: path, label: FieldWords.label(path), domain: parameter.domain, help: parameter.help,
      value: parameter.get(scene),
      standard: parameter.get(path == "physics.preset" ? Scene(effect: standard.effect) : standard))
    if path == "parameters.ratio" {
      field.effective = facts.coverage?.ratio
      field.safe = facts.coverage?.safe
      field.leavesGap = facts.coverage.map { !$0.isCovered } ?? false
    } else if path == "parameters.imageHeight" {
      field.effective = facts.coverage?.imageHeight
    } else if path == "parameters.overscan" {
      field.effective = facts.coverage?.neededOverscan.map { min(4, ($0 * 100).rounded(.up) / 100) }
    }
    return field
  }

  /// A control for a field, whatever its domain is.
  func drawField(_ path: String, _ studio: inout Studio, at time: Double) {
    guard let field = field(path, studio) else { return }
    let row = layout.row()
    drawRow(field, row, &studio, at: time) { inspector, box, studio in
      if field.isWritten {
        inspector.drawText(field, in: box, &studio, at: time)
      } else if field.isChoiceOrNumber {
        inspector.drawChoices(field, in: box, &studio, at: time)
      } else if field.scale != nil {
        inspector.drawSlider(field, in: box, &studio, at: time)
      } else if field.domain == .flag {
        inspector.drawSwitch(field, in: box, &studio, at: time)
      } else {
        inspector.drawChoices(field, in: box, &studio, at: time)
      }
    }
    if field.isChoiceOrNumber, field.isNumber {
      let second = layout.row()
      layout.rows[path]?.height += second.height
      drawSlider(
        field,
        in: Rect(
          x: row.x + PanelLayout.labelWidth, y: second.y, width: row.width - PanelLayout.labelWidth,
          height: second.height), &studio, at: time)
    }
    drawComplaint(path)
  }

  /// The label with its tooltip, menu and double-click, and the control beside it.
  func drawRow(
    _ field: Field, _ row: Rect, whole: Rect? = nil, _ studio: inout Studio, at time: Double,
    _ control: (Panel, Rect, inout Studio) -> Void
  ) {
    let isSeen = row.overlaps(layout.frame)
    layout.note(field.path, row: row)
    let labelWidth = min(PanelLayout.labelWidth, row.width * 0.5)
    let box = Rect(x: row.x + labelWidth, y: row.y, width: row.width - labelWidth, height: row.height)
    guard isSeen else { return }
    let label = Rect(x: row.x, y: row.y, width: labelWidth - 6, height: row.height)
    drawLabel(field, label, in: row, whole: whole ?? row, &studio, at: time)
    control(self, box, &studio)
    drawMenu(field, &studio, at: time)
  }

  func drawLabel(_ field: Field, _ label: Rect, in row: Rect, whole: Rect, _ studio: inout Studio, at time: Double) {
    noteTip(whole, field.path, field.tip)
    if focus == field.path {
      pen.fill(Rect(x: layout.frame.x + 1, y: row.y + 4, width: 3, height: row.height - 8), radius: 1.5, Theme.accent)
    }
    let isMain = field.path == "parameters.ratio"
    let differs = isMain || field.value != field.standard
    pen.text(
      field.label, in: label, isMain ? .title : .body,
      differs || focus == field.path ? Theme.text : Theme.quietText)
    layout.note(part: field.path + "/label", label)
    let hit = pen.hit(field.path + "/label", label)
    if hit.is_pressed { focus = field.path }
    if hit.is_asked { openMenu(field.path) }
    if hit.is_double_clicked { reset(field, &studio, at: time) }
  }

  /// Back to the default, as a step of its own.
  ///
  /// - Parameter goesOn: The control has just made a step, and this is the rest of it.
  func reset(_ field: Field, goingOn goesOn: Bool = false, _ studio: inout Studio, at time: Double) {
    drag = nil
    jumped = nil
    studio.finishEdit()
    if goesOn { studio.edit(at: time) { $0.resumeEdit(of: field.path) } }
    assign(field.standard, to: field, isHeld: goesOn, &studio, at: time)
    studio.finishEdit()
  }

  /// Sets the field. What was refused is said under it.
  @discardableResult
  func assign(
    _ value: JSONValue, to field: Field, isHeld: Bool = false, _ studio: inout Studio, at time: Double
  ) -> Bool {
    let problems = studio.edit(at: time) { $0.assign(value, to: field.path, isHeld: isHeld) }
    complaint = problems.first.map { Refusal(path: field.path, message: $0.message) }
    touch()
    return problems.isEmpty
  }

  func drawComplaint(_ path: String) {
    guard let complaint, complaint.path == path else { return }
    let height = pen.height(ofParagraph: complaint.message, width: layout.width)
    let row = layout.row(height + 8)
    pen.paragraph(complaint.message, at: Point(x: row.x, y: row.y + 1), width: row.width, .small, Theme.fault)
  }
}

extension Domain {
  /// Whether any text is a value.
  var acceptsText: Bool {
    switch self {
    case .text, .path: true
    case .either(let one, let other): one.acceptsText || other.acceptsText
    default: false
    }
  }
}
