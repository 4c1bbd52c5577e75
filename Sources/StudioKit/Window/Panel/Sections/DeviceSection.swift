/// The fields of the device.
struct DeviceSection: PanelSection {
  let name = SectionName.device
  let tip = "The device, and the bars that cover its screen."

  func title(_ document: PanelDocument) -> String { "Device" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let paths = document.paths.filter { $0.hasPrefix("device.") && $0 != "device.name" }
    var edits = FieldRow.show(["device"] + paths, document, &ui)
    let tip = Command.turnDevice.tip("Turns the device between portrait and landscape. This is not an edit.")
    let rotate = PushButton(.turnDevice, document, tip: tip)
    if ButtonRow([rotate]).show(&ui) != nil { edits.append(.perform(.turnDevice)) }
    return edits
  }
}
