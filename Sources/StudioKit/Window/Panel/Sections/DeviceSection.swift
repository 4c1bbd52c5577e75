import Controls

/// The fields of the device.
struct DeviceSection: PanelSection {
  let name = SectionName.device
  let tip = "Whose screen it is, and what of it is covered."

  func title(_ document: PanelDocument) -> String { "Device" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let paths = document.paths.filter { $0.hasPrefix("device.") && $0 != "device.name" }
    var edits = FieldRow.show(["device"] + paths, document, &ui)
    let tip = Command.turnDevice.tip("Lays the device on its side, and back. No edit.")
    let rotate = PushButton(.turnDevice, document, tip: tip)
    if ButtonRow([rotate]).show(&ui) != nil { edits.append(.perform(.turnDevice)) }
    return edits
  }
}
