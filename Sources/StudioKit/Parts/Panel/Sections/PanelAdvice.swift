import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters

/// The effect of the numbers on this device, and remedies if a picture does not cover.
struct PanelAdvice {
  let document: PanelDocument
}

extension PanelAdvice {
  func show(_ ui: inout WindowUI) -> [Intent] {
    guard document.coverages.count == 1 || !document.findings.isEmpty || document.isAdvicePending else { return [] }
    ui.layout.skip(4)
    if document.isAdvicePending { Remark("Looking for gaps\u{2026}").show(&ui) }
    if document.coverages.count == 1 { Remark(CoverageWords.of(document.coverages[0])).show(&ui) }
    // A gap comes first, with its remedies.
    let findings = document.findings.indices
    let gaps = findings.filter { !document.findings[$0].path.hasPrefix("content.") }
    var edits: [Intent] = []
    for gap in gaps { edits += chip(gap, sentence(document.findings[gap].message) + ".", &ui) }
    if !gaps.isEmpty { edits += remedies(&ui) }
    let blurs = findings.filter {
      document.findings[$0].path.hasPrefix("content.") && document.findings[$0].kind != .picture
    }
    if let first = blurs.first, !blurs.allSatisfy({ document.state.isHidden(document.findings[$0]) }) {
      let blur = document.findings[first]
      let rest =
        blurs.count > 1 ? " \(counted(blurs.count - 1, "other picture is", "other pictures are")) soft, too." : ""
      edits += chip(first, "\(sentence(blur.message)). \(blur.help)\(rest)", &ui)
      if gaps.isEmpty { edits += remedies(&ui) }
      let hide = PushButton(ControlID.hideFindings, "Hide", tip: "Hides this until other pictures are soft.")
      if ButtonRow([hide]).show(&ui) != nil {
        edits.append(.panel(.hideFindings(blurs.map { document.findings[$0] })))
      }
    }
    let remarks = document.findings.filter { $0.kind == .picture }
    if let first = remarks.first {
      let rest = remarks.count > 1 ? " (and \(remarks.count - 1) more, which the tips of the layers say)" : ""
      Chip("\(sentence(first.message))\(rest).", ui.pen.look.warning).show(&ui)
    }
    ui.layout.skip(4)
    return edits
  }

  /// A finding, which leads to where it is seen.
  private func chip(_ index: Int, _ words: String, _ ui: inout WindowUI) -> [Intent] {
    let warning = ui.pen.look.warning
    guard document.places.indices.contains(index), let place = document.places[index] else {
      Chip(words, warning).show(&ui)
      return []
    }
    let at = "\(place.formatted(.upTo(1))) pt"
    let isPressed = Chip("\(words) Seen at \(at).", warning).show(
      .finding(index), tip: "Scrolls to \(at), the offset that shows it best.", &ui)
    return isPressed ? [.put(offset: place)] : []
  }

  private func remedies(_ ui: inout WindowUI) -> [Intent] {
    let buttons = document.remedies.enumerated().map { index, remedy in
      PushButton(ControlID.remedy(index), remedy.deed, tip: "Applies this fix.")
    }
    guard case .remedy(let index) = ButtonRow(buttons, tint: ui.pen.look.warning).show(&ui) else { return [] }
    return [.remedy(index)]
  }

  /// The message with an initial capital, or beginning with the name of its file, without the folder.
  private func sentence(_ message: String) -> String {
    let files = document.scene.content.imageFiles + [document.scene.content.page].compactMap(\.self)
    let addresses = files.lazy.map { PictureAddress($0) }
    guard let address = addresses.first(where: { message.hasPrefix("\($0) ") || message.hasPrefix("\($0): ") }) else {
      return message.prefix(1).uppercased() + message.dropFirst()
    }
    return address.name + message.dropFirst(address.description.count)
  }
}
