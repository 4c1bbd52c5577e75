import Controls
import Handoff

/// What the window's controls are known by.
enum ControlID: Hashable, Sendable {
  /// A field of the scene: its row, and what in it turns or is pressed.
  case field(String)
  case label(String)
  case number(String)
  case written(String)
  /// One of the words that stand side by side.
  case word(String, Int)
  case auto(String)
  /// The menu of the other mouse button, and the one of a choice.
  case menu(String)
  case choices(String)
  /// What gives a field that has no effect now its effect.
  case wayOut(String)
  case section(SectionName)
  case action(Command)
  /// The fields that differ, and the numbers of the physics that are seldom turned.
  case differences, allPhysics
  case remedy(Int)
  case step(Int)
  /// A field's value in the article, and in the other setting.
  case published(String)
  case otherSetting(String)
  case handoff(Int)
  case copyAs(HandoffSystem)
  /// For which system the code is, the menu of all, and the code that scrolls.
  case handoffTarget
  case handoffTargets
  case handoffCode
  /// What shows the numbers of other libraries.
  case libraries
  case picture(Int)
  case removePicture(Int)
  case page
  case removePage
  /// The entries of a list: the head that shows them, an entry and what in it is pressed or typed, and one more.
  case list(String)
  case entry(String, Int)
  case entryGrip(String, Int)
  case entryText(String, Int)
  case doubleEntry(String, Int)
  case removeEntry(String, Int)
  case addEntry(String)
  /// A variant, what is typed or pressed in it, and what brings one back.
  case variant(Int)
  case variantName(Int)
  case variantNote(Int)
  case variantNameText(Int)
  case variantNoteText(Int)
  case compareVariant(Int)
  case replaceVariant(Int)
  case removeVariant(Int)
  /// All that scrolls.
  case sections
  /// The panel's left edge.
  case edge
  /// A tool by its place in its strip.
  case tool(Int)
  /// Words in the bar that open a menu, and their menus.
  case device, zoom, physics
  case devices, zooms, presets
  /// The same beside the time line, and over what is compared.
  case choice(Int), choiceMenu(Int)
  /// Where the other mouse button asks, and what it opens.
  case stage, gallery
  case stageMenu, galleryMenu(Int)
  /// The buttons of a question, its field, and the list of keys.
  case button(Int)
  case answer
  case keys
  /// The palette's field, its list and a row of that.
  case paletteField, paletteList, paletteRow(Int)
  /// What closes a question that has no button for it: a cross, and all that lies around it.
  case close, inside, outside
}

typealias WindowUI = UI<ControlID>

enum SectionName: String, Hashable, Sendable, CaseIterable {
  case effect, device, physics, content, published, handoff, variants, steps, settings
}

extension PushButton where ID == ControlID {
  /// The button of a command, with its words.
  init(_ command: Command, _ document: PanelDocument, title: String? = nil, tip: String? = nil, isOn: Bool = true) {
    self.init(
      .action(command), title ?? command.title(document.facts), tip: tip ?? command.tip,
      isOn: isOn && command.isOn(document.facts))
  }
}
