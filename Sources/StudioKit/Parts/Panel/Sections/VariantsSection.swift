import Boundary
import Documents
import Geometry

/// The settings of the scene, each with a thumbnail, a name and a note. They belong to the file and are not steps, so
/// undo does not remove them.
struct VariantsSection: PanelSection {
  let name = SectionName.variants
  let tip = "The settings of this scene, each with steps of its own."

  func title(_ document: PanelDocument) -> String { "Variants" }

  func body(_ ui: inout WindowUI, _ document: PanelDocument) -> [Intent] {
    let settings = document.settings
    var edits: [Intent] = []
    if settings.choices.isEmpty {
      Remark("Saved settings to return to, or to compare with the stage. The scene file stores them.")
        .show(&ui)
    }
    for (index, setting) in settings.choices.enumerated() {
      let picture = document.variantPictures.indices.contains(index) ? document.variantPictures[index] : nil
      let isShown = index == settings.index
      edits += VariantCard(index: index, setting: setting, picture: picture, isShown: isShown).show(&ui)
    }
    let restore = PushButton(.restoreVariant, document)
    switch ButtonRow([PushButton(.keepVariant, document)] + (restore.isOn ? [restore] : [])).show(&ui) {
    case .action(.keepVariant)?:
      edits.append(.perform(.keepVariant))
      ui.moveFocus(to: .variantName(settings.list.count))
    case .action(.restoreVariant)?: edits.append(.perform(.restoreVariant))
    default: break
    }
    return edits
  }
}

/// A variant.
private struct VariantCard {
  let index: Int
  let setting: SceneSetting
  let picture: DrawList?
  /// Whether it is shown now.
  let isShown: Bool

  private static let line = 24.0
  private static let gap = 3.0
  private static let margin = 10.0
}

extension VariantCard {
  func show(_ ui: inout WindowUI) -> [Intent] {
    let size = VariantPictures.size
    let row = ui.layout.row(size.height + Self.margin)
    let place = Rect(x: row.x, y: row.y + 2, width: size.width, height: size.height)
    var edits = picture(in: place, &ui)
    var box = Rect(
      x: place.maxX + 10, y: place.y, width: row.maxX - place.maxX - 10, height: Self.line)
    edits += words(.variantName(index), .variantNameText(index), setting.name, "Name", in: box, &ui) {
      .rename(index, $0)
    }
    box.y = box.maxY + Self.gap
    edits += words(.variantNote(index), .variantNoteText(index), setting.note, "Note", in: box, &ui) {
      .note(index, $0)
    }
    box.y = box.maxY + Self.gap
    return edits + buttons(in: box, &ui)
  }

  /// A press on the picture shows the variant.
  private func picture(in place: Rect, _ ui: inout WindowUI) -> [Intent] {
    let id = ControlID.variant(index)
    let look = ui.pen.look
    ui.focus.add(id, place)
    let tip = "Shows \u{201C}\(setting.name)\u{201D}; \(Command.switchSetting.key) brings the previous setting back."
    ui.tip(id, place, tip)
    ui.descriptions.add(id, in: place, AccessibleItem(.button, "Show \(setting.name)", help: tip, isSet: isShown))
    let hit = ui.hit(id, place)
    if hit.isPressed { ui.focus.press(id) }
    ui.pen.fill(place, radius: 5, look.field)
    if let picture { ui.pen.drawing(picture, in: place) }
    ui.pen.corners(place, radius: 5, look.panel)
    let isLit = hit.isHovered || ui.focus.current == id
    let color = isShown ? look.selection : isLit ? look.quietText : look.hairline
    ui.pen.outline(place, radius: 5, line: isShown || isLit ? 2 : 1, color)
    return hit.isClicked || ui.isPushed(id) ? [.showVariant(index)] : []
  }

  /// An editable line.
  private func words(
    _ control: ControlID, _ id: ControlID, _ text: String, _ placeholder: String, in box: Rect,
    _ ui: inout WindowUI, change: (String) -> VariantEdit
  ) -> [Intent] {
    ui.focus.add(control, box)
    ui.descriptions.add(control, in: box, AccessibleItem(.field, "\(placeholder) of variant \(index + 1)", words: text))
    var line = TextBox(id, of: control, text)
    line.placeholder = placeholder
    guard let typed = line.show(in: box, &ui).typed, typed != text else { return [] }
    return [.variant(change(typed))]
  }

  private func buttons(in box: Rect, _ ui: inout WindowUI) -> [Intent] {
    let share = (box.width - 2 * 6) / 3
    func place(_ number: Int) -> Rect {
      Rect(x: box.x + Double(number) * (share + 6), y: box.y, width: share, height: box.height)
    }
    let compare = PushButton(
      ControlID.compareVariant(index), Command.compare.words.title,
      tip: Command.compare.tip("Compares the stage with this variant."), isOn: !isShown)
    if compare.show(in: place(0), &ui) { return [.perform(.compareWith(.setting(setting.name)))] }
    let replace = PushButton(
      ControlID.replaceVariant(index), "Replace",
      tip: "Replaces it with the setting on the stage, as a step of its own.", isOn: !isShown)
    if replace.show(in: place(1), &ui) { return [.variant(.replace(index))] }
    let remove = PushButton(
      ControlID.removeVariant(index), "Delete", tip: "Deletes it from the scene; it can be restored.")
    return remove.show(in: place(2), &ui) ? [.variant(.delete(index))] : []
  }
}
