import Controls

/// Whose screen it is.
struct DeviceSection: PanelSection {
  let name = SectionName.device
  let tip = "Whose screen it is, and what of it is covered."

  func title(_ document: PanelDocument) -> String { "Device" }

  func body(_ ui: inout PanelUI, _ document: PanelDocument) -> [PanelEdit] {
    var edits = ui.field("device", document)
    for path in document.paths where path.hasPrefix("device.") && path != "device.name" {
      edits += ui.field(path, document)
    }
    let rotate = PushButton(
      PanelControl.action(.rotate), "Rotate", tip: "Turns the device on its side, and back.")
    if ui.buttons([rotate]) != nil { edits.append(.perform(.rotate)) }
    return edits
  }
}
