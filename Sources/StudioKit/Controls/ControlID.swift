import Boundary
import Effects

/// Identifies the window's controls.
enum ControlID: Hashable, Sendable {
  /// A field of the scene: its row and its controls.
  case field(String)
  case label(String)
  case number(String)
  case written(String)
  /// One of the options side by side.
  case word(String, Int)
  case auto(String)
  /// The context menu, and that of a choice.
  case menu(String)
  case choices(String)
  /// The remedy for a field without effect.
  case wayOut(String)
  case section(SectionName)
  case action(Command)
  /// The list of differences, and the full list of physics parameters.
  case differences, allPhysics
  case remedy(Int)
  /// A finding, which leads to where it is seen.
  case finding(Int)
  /// A difference of a build, and the button that takes a field's built value.
  case difference(Int), built(String)
  /// Hides findings that a person knows.
  case hideFindings
  case step(Int)
  /// A field's value in the article, and in the other setting.
  case published(String)
  case otherSetting(String)
  case handoff(Int)
  /// A button of the notice.
  case noticeAction(Int)
  /// The offer of a device of another platform, and whether it is taken.
  case platform, platformChoice, platformWord(Int)
  /// A system of the hand-off, their list, other libraries' numbers, the scrolling code, and the button that copies it.
  case system(Int), systems, libraries, handoffCode, copyCode
  case picture(Int)
  case removePicture(Int)
  /// A picture's context menu, and the point of it that stays visible.
  case pictureMenu(Int), focusPoint(Int)
  case page
  case removePage
  /// The columns about phones and the audit.
  case phone, audit
  /// The parts of a list: its head, an entry with its controls, and the button for another one.
  case list(String)
  case entry(String, Int)
  case entryGrip(String, Int)
  case entryText(String, Int)
  case doubleEntry(String, Int)
  case removeEntry(String, Int)
  case addEntry(String)
  /// A layer in the list of layers, the parts of its row, and its menu.
  case layer(LayerIdentity)
  case layerPart(LayerIdentity, LayerPart)
  case layerMenu(LayerIdentity)
  /// A part of the row of a group, by its front layer.
  case groupPart(LayerIdentity, LayerPart)
  /// A picture that no layer shows.
  case unusedPicture(Int)
  /// The choice of what a lost layer of a file has become, and an offered layer.
  case takeArt(Int, Int), addArt(Int)
  /// The text of a layer on the stage, and a row of the keyframes with its keys.
  case layerText(LayerIdentity)
  case keyRow(LayerIdentity), key(KeyPlace), keyMenu, easeHandle(Int)
  /// The sign that opens a row, a row of one of its values, and whether a key sets a value.
  case keyRowSign(LayerIdentity), valueRow(LayerIdentity, KeyChannel), keyedValue(String)
  /// A variant with its controls, and the button that restores one.
  case variant(Int)
  case variantName(Int)
  case variantNote(Int)
  case variantNameText(Int)
  case variantNoteText(Int)
  case compareVariant(Int)
  case replaceVariant(Int)
  case removeVariant(Int)
  /// The scroll areas of sections and of advice.
  case sections, advice
  /// The panel's left edge.
  case edge
  /// The scene's title in the bar, and the mark of unsaved work behind it.
  case title, unsaved
  /// The scroll offset below the stage, its name and its menu.
  case offset, offsetName, offsetMenu
  /// The gesture's track, and the line or slider of a comparison.
  case track, share
  /// A tool by its index in its strip.
  case tool(Int)
  /// Menu buttons in the bar, and their menus.
  case device, zoom, physics, scene
  case devices, zooms, presets, scenes
  /// Menu buttons of the gesture's strip and of a comparison, and their menus.
  case choice(Int), choiceMenu(Int)
  /// The last button of a strip that has no space for all its tools, and its menu.
  case more, moreMenu(PartName)
  /// The gallery by keys.
  case gallery
  /// The context menus of parts, and of a scene in the gallery.
  case contextMenu(PartName), galleryMenu(Int)
  /// The area of a part without controls, and what lies around it.
  case canvas(PartName), ground
  /// The buttons of a question, its field, and the list of keys.
  case button(Int)
  case answer
  case keys
  /// The palette's field, its list and a row of it.
  case paletteField, paletteList, paletteRow(Int)
  /// An option of a film and its words.
  case filmOption(Int), filmWord(Int, Int)
  /// The ways to close a question without a button for it: a cross, and the area around it.
  case close, inside, outside
}

enum SectionName: String, Hashable, Sendable, CaseIterable {
  case build, effect, device, physics, content, published, variants, steps, settings
}

extension PushButton where ID == ControlID {
  init(_ command: Command, _ facts: Facts) {
    self.init(.action(command), command.title(facts), tip: command.tip, isOn: command.isOn(facts))
  }

  /// A command's button.
  init(_ command: Command, _ document: PanelDocument, title: String? = nil, tip: String? = nil, isOn: Bool = true) {
    self.init(command, document.facts)
    self.title = title ?? self.title
    self.tip = tip ?? self.tip
    self.isOn = isOn && self.isOn
  }
}
