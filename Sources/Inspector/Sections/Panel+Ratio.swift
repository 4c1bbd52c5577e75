import Boundary
import CImGui
import Documents
import Effects
import Geometry
import JSON
import Parameters
import StudioKit

extension Panel {
  /// The one number that drives everything, with what it comes to here, and what to do where the picture does not
  /// cover.
  func drawRatio(_ studio: inout Studio, at time: Double) {
    guard let field = field("parameters.ratio", studio) else { return }
    let row = layout.row()
    // The tooltip comes under the track, not over it.
    let whole = Rect(x: row.x, y: row.y, width: row.width, height: row.height + 26)
    drawRow(field, row, whole: whole, &studio, at: time) { inspector, box, studio in
      let number = Rect(
        x: box.maxX - PanelLayout.numberWidth, y: box.y + 2, width: PanelLayout.numberWidth, height: box.height - 4)
      inspector.drawNumber(field, in: number, &studio, at: time)
      inspector.drawAuto(
        field, in: Rect(x: number.x - 58, y: box.y + 4, width: 50, height: box.height - 8), &studio, at: time)
    }
    let track = layout.row(26)
    layout.rows[field.path]?.height += track.height
    if track.overlaps(layout.frame) { drawTrack(field, in: track, &studio, at: time) }
    drawComplaint(field.path)
    guard let coverage = facts.coverage else { return }
    drawRemark(CoverageWords.of(coverage))
    drawChips(&studio, at: time)
  }

  /// Where the ratio can be a word, a switch for it.
  private func drawAuto(_ field: Field, in box: Rect, _ studio: inout Studio, at time: Double) {
    guard field.domain.words.contains("auto") else { return }
    let part = field.path + "=auto"
    noteTip(box, part, "Leaves it to the effect which ratio this device needs.")
    layout.note(part: part, box)
    let hit = pen.hit(part, box)
    pen.fill(box, radius: 5, field.isNumber ? (hit.is_hovered ? Theme.raised : Theme.field) : Theme.accent)
    pen.text("auto", in: box, .small, field.isNumber ? Theme.quietText : Color.white, alignment: .center)
    if hit.is_clicked {
      assign(field.isNumber ? "auto" : .number(field.firstNumber), to: field, &studio, at: time)
    }
  }

  /// Warnings with the edits that end them.
  private func drawChips(_ studio: inout Studio, at time: Double) {
    // A gap comes first, with what can be done about it.
    let gaps = facts.findings.filter { !$0.path.hasPrefix("content.") }
    for gap in gaps { drawChip(sentence(gap.message) + ".", Theme.warning) }
    if !gaps.isEmpty { drawRemedies(&studio, at: time) }
    let blurs = facts.findings.filter { $0.path.hasPrefix("content.") }
    guard let blur = blurs.first else { return }
    let rest = blurs.count > 1 ? " So \(blurs.count == 2 ? "is 1 more" : "are \(blurs.count - 1) more")." : ""
    drawChip("\(sentence(blur.message)). \(blur.help)\(rest)", Theme.warning)
  }

  private func drawRemedies(_ studio: inout Studio, at time: Double) {
    let remedies = facts.remedies
    guard !remedies.isEmpty else { return }
    let buttons = remedies.enumerated().map { index, remedy in
      PanelButton(
        name: "remedy.\(index)", title: remedy.name, tip: "Makes this edit: the picture then leaves no gap.")
    }
    guard let pressed = drawButtons(buttons, tint: Theme.warning),
      let index = buttons.firstIndex(where: { $0.name == pressed })
    else { return }
    studio.edit(at: time) { $0.edit(remedies[index].scene, as: remedies[index].name) }
  }

  private func sentence(_ message: String) -> String { message.prefix(1).uppercased() + message.dropFirst() }

  private func drawChip(_ text: String, _ color: Color) {
    let width = layout.width - 30
    let height = pen.height(ofParagraph: text, width: width) + 12
    layout.y += 4
    let row = layout.row(height + 6)
    pen.fill(Rect(x: row.x, y: row.y, width: row.width, height: height), radius: 6, color.opacity(0.12))
    pen.disc(Point(x: row.x + 12, y: row.y + height / 2), radius: 3, color)
    pen.paragraph(text, at: Point(x: row.x + 22, y: row.y + 6), width: width, .small, color)
  }
}
