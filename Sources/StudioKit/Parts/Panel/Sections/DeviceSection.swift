import Boundary
import Geometry

/// The fields of the device.
struct DeviceSection: PanelSection {
  let name = SectionName.device
  let tip = "The device, the bars that cover its screen, and what its owner has set."

  /// A person sets it as the direction and reduced motion: for all that the device shows.
  static let textSize = "content.textScale"

  func title(_ document: PanelDocument) -> String { "Device" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let paths = document.paths.filter { $0.hasPrefix("device.") && $0 != "device.name" }
    var edits = FieldRow.show(["device"], document, &ui) + platform(&ui, document)
    edits += FieldRow.show(paths + document.paths.filter { $0 == Self.textSize }, document, &ui)
    let tip = Command.turnDevice.tip("Turns the device between portrait and landscape. This is not an edit.")
    let rotate = PushButton(.turnDevice, document, tip: tip)
    if ButtonRow([rotate]).show(&ui) != nil { edits.append(.perform(.turnDevice)) }
    return edits
  }

  /// The offer of the device's platform, and whether every device's is taken.
  private func platform(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    var edits: [Intent] = []
    if let offer = document.platformOffer {
      Remark(offer.words).show(&ui)
      let take = PushButton(
        ControlID.platform, offer.platform.takeTitle, tip: NoticeAction.takePlatform(offer.platform).tip)
      if ButtonRow([take]).show(&ui) != nil { edits.append(.takePlatform) }
    }
    return edits + choice(&ui, document)
  }

  private func choice(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let id = ControlID.platformChoice
    let row = ui.layout.row()
    let box = Rect(
      x: row.x + PanelMetrics.labelWidth, y: row.y + 3, width: row.width - PanelMetrics.labelWidth,
      height: row.height - 6)
    let chosen = document.state.platformChoice
    let tip = "Whether a device of another platform brings that platform\u{2019}s scrolling and hand-off system."
    ui.focus.add(id, row)
    ui.tip(id, row, tip)
    let all = PlatformChoice.allCases
    var item = AccessibleItem(.choice, "Platform\u{2019}s own", words: chosen.title, help: tip)
    item.amount = AccessibleItem.Number(
      Double(all.firstIndex(of: chosen) ?? 0), in: 0...Double(all.count - 1), step: 1)
    ui.descriptions.add(id, in: row, item)
    ui.pen.text(
      "Platform\u{2019}s own",
      in: Rect(x: row.x, y: row.y, width: PanelMetrics.labelWidth - 6, height: row.height), .body,
      chosen == .ask ? ui.pen.look.quietText : ui.pen.look.text)
    let words = Words(id, all.map(\.title), chosen: all.firstIndex(of: chosen))
    guard case .chosen(let index) = Segments(words).show(in: box, part: { .platformWord($0) }, &ui) else { return [] }
    return [.choosePlatform(all[index])]
  }
}
