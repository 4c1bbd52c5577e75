import Boundary
import Geometry

extension Studio {
  /// The keys for files, all with Control. False: it is none of them.
  mutating func pressForFiles(_ key: Key, _ modifiers: Modifiers, at time: Double) -> Bool {
    let isShifted = modifiers.contains(.shift)
    switch key {
    case .letter("n") where !isShifted: makeNew(at: time)
    case .letter("o"): isShifted ? showRecent() : chooseFile(at: time)
    case .letter("s"): isShifted ? saveElsewhere(at: time) : save(at: time)
    case .letter("q"), .letter("w"): askToQuit(at: time)
    default: return false
    }
    return true
  }

  private mutating func showRecent() { paperwork.sheet = Sheet(.recent, in: self) }

  /// Draws the question, if there is one, over all else.
  func drawQuestion(into list: inout DrawList) {
    if let sheet = paperwork.sheet { SheetFace(sheet, in: window).draw(into: &list) }
  }

  /// What is wrong with the file of the scene on the stage.
  func drawFiles(_ layout: StudioLayout, into list: inout DrawList) {
    if let fault = paperwork.files[scenes[selected].name]?.fault { drawFault(fault, layout, into: &list) }
  }

  /// A strip at the top of the stage: it stays as long as the fault does.
  private func drawFault(_ fault: String, _ layout: StudioLayout, into list: inout DrawList) {
    let width = min(layout.stage.width - 16, max(240, Double(fault.count) * 7 + 32))
    let box = Rect(x: (layout.stage.midX - width / 2).rounded(), y: layout.stage.y + 8, width: width, height: 32)
    list.append(
      .shape(RoundedShape(frame: box, radius: 8, fill: Theme.panel, border: Theme.fault, borderWidth: 1)))
    var style = Theme.body
    style.alignment = .center
    style.color = Theme.fault
    list.append(.text(fault, box: box.inset(by: 8), style: style))
  }
}
