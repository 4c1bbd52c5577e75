import Documents
import Effects
import Geometry

/// The settings of a scene, what it is compared with, and its neighbors.
extension Command {
  static let ofTheScene =
    [undo, redo, switchSetting, forgetOtherSetting, compare, compareWithFilm, nextArrangement] + arrangements
    + [screens] + devices
    + [readArticle, asPublished, resetEffect, resetEverything, keepVariant, restoreVariant, sceneBefore, sceneAfter]

  public static let undo = Command(
    "undo", "Undo", keys: ["Ctrl Z"], repeats: true, "Undoes the last step.", isOn: { $0.canUndo }
  ) { $0.tell($0.edit(at: $1) { $0.settings.undo() }, at: $1) }

  public static let redo = Command(
    "redo", "Redo", keys: ["Ctrl Shift Z"], quiet: ["Ctrl Y"], repeats: true,
    "Redoes the last step that was undone.", isOn: { $0.canRedo }
  ) { $0.edit(at: $1) { $0.go(toStep: $0.history.position + 1) } }

  public static let switchSetting = Command(
    "setting", "Switch settings", keys: ["`"], short: "switch between settings A and B",
    "Switches between the two settings shown last, on the same gesture. The first time, it makes a copy."
  ) { studio, time in
    // A message about the other scene is out of date.
    studio.view.notice = nil
    studio.tell(studio.edit(at: time) { $0.settings.switchSetting() }, at: time)
  }

  public static let forgetOtherSetting = Command(
    "setting.forget", "Delete the other setting", "Keeps the setting on the stage and deletes the one shown before.",
    isOn: { $0.otherSetting != nil }
  ) { if let other = $0.document.settings.otherIndex { $0.editVariants(.delete(other), at: $1) } }

  public static let compare = Command(
    "compare", "Compare", menuLit: "End the comparison", keys: ["C"], short: "compare",
    icon: .compare,
    "Shows the scene next to the other setting, the article\u{2019}s numbers or no effect, on the same gesture.",
    isLit: { $0.comparison != nil }
  ) { $0.stage.showBeside($0.library, at: $1) { $0.toggleComparison() } }

  public static let compareWithFilm = Command(
    "compare.film", "Compare with a film\u{2026}",
    "Shows a screen recording of a build next to the scene, and says how the two differ.",
    also: "match build video recording QA implementation"
  ) { studio, _ in studio.session.choose(.build(folder: nil), for: .build(studio.document.id)) }

  public static let nextArrangement = Command(
    "compare.next", "Next comparison layout", keys: ["Shift C"], short: "next layout",
    "Shows the comparison in the next layout: side by side, split, overlay, difference."
  ) { $0.stage.showBeside($0.library, at: $1) { $0.nextArrangement() } }

  static let arrangements = SceneComparison.Arrangement.allCases.map(arrange)

  public static func arrange(_ arrangement: SceneComparison.Arrangement) -> Command {
    Command(
      "compare.\(arrangement)", arrangement.title, menu: "Compare: \(arrangement.title)", arrangement.help,
      isLit: { $0.comparison?.arrangement == arrangement }
    ) { $0.stage.showBeside($0.library, at: $1) { $0.compare { $0.arrangement = arrangement } } }
  }

  public static func compareWith(_ other: SceneComparison.Other) -> Command {
    Command(
      "compare.with.\(other)", other.title, menu: "Compare with: \(other.title)", "Compares the scene with this.",
      isLit: { $0.comparedWith == other }, isOn: { $0.others.contains(other) }
    ) { $0.stage.showBeside($0.library, at: $1) { $0.compare { $0.wish = other } } }
  }

  public static let screens = Command(
    "screens", "Devices", menu: "Several devices", menuLit: "One device", keys: ["S"],
    short: "several devices side by side", icon: .screens, "Shows the scene on several devices side by side.",
    isLit: { $0.screens.isShown }
  ) { $0.stage.showBeside($0.library, at: $1) { $0.toggleScreens() } }

  /// Shows or hides one of several devices.
  static let devices = Device.presets.map { device($0.name) }

  public static func device(_ name: String) -> Command {
    Command(
      "device.\(name)", " \(name)", lit: "\u{2713} \(name)", menu: "Add device: \(name)",
      menuLit: "Remove device: \(name)", "Shows or hides the scene on this device.",
      isLit: { $0.screens.names.contains(name) }
    ) { $0.stage.showBeside($0.library, at: $1) { $0.toggle(device: name) } }
  }

  public static let readArticle = Command(
    "read-article", "Read the article", "Opens the article that first described the effect in the browser.",
    also: "source credit publication link", isOn: { $0.publication?.address != nil }
  ) { studio, _ in if let address = Facts(studio).publication?.address { studio.requests.ask(.browse(address)) } }

  public static let asPublished = Command(
    "as-published", "Numbers of the article",
    "Sets every number of the effect to its value in the article that first described it.",
    isOn: { $0.publication != nil }
  ) { $0.edit(at: $1) { $0.apply(.publish) } }

  public static let resetEffect = Command(
    "reset-effect", "Reset", menu: "Reset the effect",
    "Sets every number of the effect to its default. Layers stay as they are."
  ) { $0.edit(at: $1) { $0.apply(.resetEffect) } }

  public static let resetEverything = Command(
    "reset-everything", "Reset everything", "Restores the scene as it was opened. Undo brings the changes back.",
    isOn: { $0.hasSteps }
  ) { $0.edit(at: $1) { $0.resetEverything() } }

  public static let keepVariant = Command(
    "variant.keep", "Save as a variant", "Adds a copy of the setting on the stage to the scene\u{2019}s variants."
  ) { $0.editVariants(.keep, at: $1) }

  public static let restoreVariant = Command(
    "variant.restore", "Bring the variant back", "Restores the variant that was deleted last.",
    isOn: { $0.deletedVariant != nil },
    titled: { $0.deletedVariant.map { "Bring back \u{201C}\($0)\u{201D}" } }
  ) { $0.editVariants(.restore, at: $1) }

  public static let sceneBefore = Command(
    "scene.before", "Scene above", keys: ["Ctrl Page Up"], repeats: true, short: "scene above",
    "Shows the scene above in the gallery.", isOn: { $0.scenes > 1 }
  ) { $0.selectNeighbor(-1, at: $1) }

  public static let sceneAfter = Command(
    "scene.after", "Scene below", keys: ["Ctrl Page Down"], repeats: true, short: "scene below",
    "Shows the scene below in the gallery.", isOn: { $0.scenes > 1 }
  ) { $0.selectNeighbor(1, at: $1) }
}

extension Studio {
  /// Adds, renames, replaces or deletes a variant, and shows a refusal.
  mutating func editVariants(_ change: VariantEdit, at time: Double) {
    if let why = edit(change, at: time) { say(why, isFault: true, at: time) }
  }

  /// Selects a scene above or below in the gallery, cyclically.
  fileprivate mutating func selectNeighbor(_ step: Int, at time: Double) {
    let count = library.documents.count
    select((library.selected + count + step) % count, at: time)
  }
}

extension SceneComparison.Arrangement {
  fileprivate var title: String {
    switch self {
    case .sideBySide: "Side by side"
    case .split: "Split"
    case .onion: "Overlay"
    case .difference: "Difference"
    }
  }

  fileprivate var help: String {
    switch self {
    case .sideBySide: "On two phones that scroll together."
    case .split: "On one phone, divided by a line that can be dragged."
    case .onion: "One over the other. A slider sets how much of each is visible."
    case .difference: "Only what differs; equal pixels are black. Click the line below for the largest difference."
    }
  }
}

extension SceneComparison.Other {
  fileprivate var title: String {
    switch self {
    case .setting(let name): name
    case .article: "The article\u{2019}s numbers"
    case .plain: "Without effect"
    case .build: "Film of the build"
    }
  }
}
