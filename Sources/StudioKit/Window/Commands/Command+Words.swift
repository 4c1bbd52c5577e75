import Documents
import Handoff
import Notation
import PreviewKit

/// The row of a command in the command table.
struct CommandWords {
  /// A permanent identifier, independent of the title.
  let id: String
  /// The title in a strip, on a button and in the menu of a choice; `lit` while the command is on.
  let title: String
  let lit: String
  /// The title in the context menu and the palette, where there is more space.
  let menu: String
  let menuLit: String
  /// One or two sentences without the key, which `Command.tip` adds.
  let help: String
  let keys: [Shortcut]
  /// Other spellings of its keys, not listed anywhere.
  let quiet: [Shortcut]
  /// Whether a held key repeats it.
  let repeats: Bool
  /// Whether it lasts only while its key is held.
  let isHeld: Bool
  /// The text behind the key in the list of keys.
  let short: String

  /// The first key in a sentence.
  var phrase: String? { keys.first.map { isHeld ? "\($0.phrase), while it is held" : $0.phrase } }

  init(
    _ id: String, _ title: String, lit: String? = nil, menu: String? = nil, menuLit: String? = nil,
    keys: [Shortcut] = [], quiet: [Shortcut] = [], repeats: Bool = false, isHeld: Bool = false, short: String? = nil,
    _ help: String
  ) {
    (self.id, self.title, self.lit) = (id, title, lit ?? title)
    (self.menu, self.menuLit) = (menu ?? title, menuLit ?? lit ?? menu ?? title)
    (self.help, self.keys, self.quiet) = (help, keys, quiet)
    (self.repeats, self.isHeld) = (repeats, isHeld)
    self.short = short ?? title.prefix(1).lowercased() + title.dropFirst()
  }
}

extension Command {
  /// The table: one row per command.
  var words: CommandWords {
    typealias Row = CommandWords
    return switch self {
    case .play:
      Row(
        "play", "Play", lit: "Pause", menu: "Play a gesture", keys: ["Space"],
        short: "play or pause the gesture",
        "Plays or pauses the gesture. Drag on the stage to scroll by hand.")
    case .showEffect:
      Row(
        "show-effect", "The effect's own", menu: "Show the effect", keys: ["Shift Space"],
        short: "play the effect's own gesture", "Plays the effect's own gesture.")
    case .film:
      Row(
        "film", "Film it\u{2026}", menu: "Film the gesture\u{2026}", keys: ["E"],
        short: "film the gesture, cancel the film",
        "Saves the gesture as a film, or cancels the film in progress.")
    case .saveTape:
      Row(
        "save-tape", "Export as a tape\u{2026}", menu: "Export the gesture as a tape\u{2026}",
        "Writes the gesture to a tape file, which commands and other people can play.")
    case .copyMoment:
      Row(
        "copy-moment", "Copy the moment", keys: ["Ctrl C", "Shift E"], short: "copy the moment as a picture",
        "Copies the stage as a picture.")
    case .keepGesture:
      Row(
        "keep-gesture", "Add to my gestures\u{2026}", menu: "Add the gesture to my gestures\u{2026}",
        "Adds the gesture to this menu under a name, for every scene.")
    case .restoreGesture:
      Row("restore-gesture", "Bring the gesture back", "Restores the gesture that was deleted last.")
    case .renameGesture(let name):
      Row("rename-gesture.\(name)", "Rename \u{201C}\(name)\u{201D}\u{2026}", "Renames one of your gestures.")
    case .deleteGesture(let name):
      Row(
        "delete-gesture.\(name)", "Delete \u{201C}\(name)\u{201D}",
        "Deletes one of your gestures; you can bring it back.")
    case .gesture(let gesture):
      Row(
        "gesture.\(gesture)", gesture.title, menu: "Gesture: \(gesture.title)",
        "Plays a gesture that is useful on any list.")
    case .keptGesture(let name):
      Row("kept.\(name)", name, menu: "My gesture: \(name)", "Plays one of your gestures.")
    case .previousFrame:
      Row(
        "frame.back", "\u{2039}", menu: "Previous frame", keys: [","], repeats: true, short: "one frame back",
        "Steps back one frame, at 60 frames per second.")
    case .nextFrame:
      Row(
        "frame.on", "\u{203A}", menu: "Next frame", keys: ["."], repeats: true,
        short: "one frame forward", "Steps forward one frame, at 60 frames per second.")
    case .previousMark:
      Row(
        "mark.back", "Previous moment", keys: ["Shift ,"], repeats: true, short: "previous one: lifted, at rest, a key",
        "Moves back to the last event of the gesture: finger lifted, at rest, collapsed, a key.")
    case .nextMark:
      Row(
        "mark.on", "Next moment", keys: ["Shift ."], repeats: true, short: "next moment",
        "Moves on to the next event of the gesture: finger lifted, at rest, collapsed, a key.")
    case .zoomTimeIn:
      Row("time.in", "Zoom into the timeline", "Shows a shorter part of the gesture. Ctrl and the wheel do the same.")
    case .zoomTimeOut:
      Row("time.out", "Zoom out of the timeline", "Shows a longer part of the gesture.")
    case .wholeTime: Row("time.whole", "The whole gesture", "Shows the whole gesture on the timeline.")
    case .repeats(true):
      Row("repeats", "Repeat", menu: "Repeat the gesture", "Repeats the gesture.")
    case .repeats(false): Row("repeats.not", "Once", menu: "Play once", "Plays the gesture once.")
    case .speed(let speed):
      Row(
        "speed.\(speed)", Self.words(for: speed), menu: "Speed: \(Self.words(for: speed))", "Sets the playback speed.")
    case .situation(let situation):
      Row(
        "situation.\(situation?.rawValue ?? "none")", Self.words(for: situation),
        menu: "Simulate a fault: \(Self.words(for: situation))",
        "Simulates a flawed implementation. Red marks each layer's error.")

    case .turnDevice:
      Row(
        "rotate", "Rotate", menu: "Rotate the device", keys: ["R"], short: "rotate the device",
        "Rotates the device between portrait and landscape. The scene file does not change.")
    case .zoomToFit:
      Row(
        "zoom.fit", "Fit", keys: ["Ctrl 0"], short: "fit the phone",
        "Zooms to fit the stage.")
    case .zoom(1):
      Row("zoom.1.0", "100 %", keys: ["Ctrl 1"], "Shows one point of the phone as one point of the window.")
    case .zoom(let factor): Row("zoom.\(factor)", "\((factor * 100).formatted(.whole)) %", "Zooms to another size.")
    case .zoomToDevicePixels:
      Row("zoom.pixels", "Every pixel of the device", "Shows each pixel of the phone as one pixel of the display.")
    case .zoomIn:
      Row(
        "zoom.in", "Larger", menu: "Zoom in", keys: ["Ctrl +"], quiet: ["Ctrl ="], repeats: true,
        "Makes the phone larger.")
    case .zoomOut:
      Row("zoom.out", "Smaller", menu: "Zoom out", keys: ["Ctrl -"], repeats: true, "Makes the phone smaller.")
    case .pan(let direction):
      Row(
        "pan.\(direction)", "Move the phone \(direction)", keys: ["Ctrl \(direction.rawValue)"],
        repeats: true, "Moves the phone over the stage.")
    case .plain:
      Row(
        "plain", "Plain", menu: "Without the effect", keys: ["P"], isHeld: true,
        short: "the scene without its effect", "Shows the scene without its effect.")
    case .xray:
      Row(
        "x-ray", "X-ray", keys: ["X"], short: "outlines, numbers and the whole picture",
        "Shows outlines and numbers of every layer, and the whole picture.")
    case .article:
      Row(
        "article", "Article", menu: "The article's outlines", keys: ["A"],
        short: "outlines with the article\u{2019}s numbers",
        "Outlines the pictures as placed by the article\u{2019}s own numbers.")
    case .bars:
      Row(
        "bars", "Bars", menu: "Show the status bar and camera", menuLit: "Hide the status bar and camera", keys: ["B"],
        short: "status bar and camera", "Draws the device's status bar and camera over the scene.")
    case .timeLine:
      Row(
        "time-line", "Timeline", menu: "Show the timeline", menuLit: "Hide the timeline", keys: ["T"],
        short: "timeline", "Shows the gesture over time, under the stage. Drag on it to see any moment.")
    case .curve:
      Row(
        "curve", "Curve", menu: "Show the curve", menuLit: "Hide the curve", keys: ["G"],
        short: "curve of a layer over the offset",
        "Plots the motion of a layer over the offset. Drag on it to scroll.")
    case .saveCurve:
      Row(
        "curve.save", "Save\u{2026}", menu: "Save the curve\u{2026}", "Saves the curve as an SVG drawing.")
    case .layerBehind:
      Row(
        "curve.behind", "\u{2039}", menu: "Curve of the layer behind",
        "Plots the layer behind. With outlines shown, click a layer to choose it.")
    case .layerInFront:
      Row("curve.in-front", "\u{203A}", menu: "Curve of the layer in front", "Plots the layer in front.")
    case .wholeCurve:
      Row(
        "curve.whole", "All offsets", menu: "Curve over all offsets",
        "Plots all offsets, also those at which the layer is not visible.")
    case .meter:
      Row(
        "meter", "Meter", menu: "Frame times", keys: ["M"], short: "frame times",
        "Shows how long each frame takes, and its parts.")
    case .saveLog:
      Row(
        "save-log", "Save the frame times", keys: ["L"], short: "save them to a file",
        "Writes the frame times to a file."
      )

    case .undo: Row("undo", "Undo", keys: ["Ctrl Z"], repeats: true, "Undoes the last step.")
    case .redo:
      Row(
        "redo", "Redo", keys: ["Ctrl Shift Z"], quiet: ["Ctrl Y"], repeats: true,
        "Redoes the last step that was undone.")
    case .switchSetting:
      Row(
        "setting", "Switch A and B", keys: ["`"], short: "switch between settings A and B",
        "Switches between settings A and B on the same gesture.")
    case .forgetOtherSetting:
      Row("setting.forget", "Discard the other setting", "Keeps the setting on the stage and discards the other.")
    case .compare:
      Row(
        "compare", "Compare", menuLit: "End the comparison", keys: ["C"], short: "compare",
        "Shows the scene next to the other setting, the article\u{2019}s numbers or no effect, on the same gesture.")
    case .nextArrangement:
      Row(
        "compare.next", "Next comparison layout", keys: ["Shift C"], short: "next layout",
        "Shows the comparison in the next layout: side by side, split, onion, difference.")
    case .arrange(let arrangement):
      Row("compare.\(arrangement)", arrangement.title, menu: "Compare: \(arrangement.title)", arrangement.help)
    case .compareWith(let other):
      Row(
        "compare.with.\(other)", other.title, menu: "Compare with: \(other.title)",
        "Compares the scene with this.")
    case .screens:
      Row(
        "screens", "Devices", menu: "Several devices", menuLit: "One device", keys: ["S"],
        short: "several devices side by side", "Shows the scene on several devices side by side.")
    case .device(let name):
      Row(
        "device.\(name)", " \(Self.deviceName(name))", lit: "\u{2713} \(Self.deviceName(name))",
        menu: "Add device: \(Self.deviceName(name))", menuLit: "Remove device: \(Self.deviceName(name))",
        "Shows or hides the scene on this device.")
    case .asPublished: Row("as-published", "As published", "Sets every number of the effect to the article's value.")
    case .resetEffect:
      Row("reset-effect", "Reset", menu: "Reset the effect", "Sets every number of the effect to its default.")
    case .resetEverything:
      Row("reset-everything", "Reset everything", "Restores the scene as it was opened. Undo brings the changes back.")
    case .keepVariant:
      Row(
        "variant.keep", "Save as a variant",
        "Saves the setting on the stage as a variant of the scene.")
    case .restoreVariant:
      Row("variant.restore", "Bring the variant back", "Undoes the last replacement or deletion.")
    case .sceneBefore:
      Row(
        "scene.before", "Scene above", keys: ["Ctrl Page Up"], repeats: true, short: "scene above",
        "Shows the scene above in the gallery.")
    case .sceneAfter:
      Row(
        "scene.after", "Scene below", keys: ["Ctrl Page Down"], repeats: true, short: "scene below",
        "Shows the scene below in the gallery.")

    case .choosePictures: Row("add-pictures", "Add pictures\u{2026}", "Adds picture files to the scene.")
    case .choosePage: Row("choose-page", "Page\u{2026}", "Shows a tall screenshot of your page instead of the rows.")
    case .paste:
      Row(
        "paste", "Paste a picture", keys: ["Ctrl V"], short: "paste a picture",
        "Adds the picture in the clipboard to the scene.")
    case .replacePicture(let index):
      Row(
        "picture.replace.\(index)", "Replace picture \(index + 1)\u{2026}",
        "Chooses another file for this picture and keeps its place.")
    case .focusPicture(let picture):
      Row(
        "picture.focus.\(picture.index)", "Focus here",
        "Keeps this point visible if only a part of the picture is shown."
      )
    case .centerPicture(let index):
      Row("picture.center.\(index)", "Focus in the middle", "Keeps the middle of the picture visible.")
    case .containPicture(let index):
      Row(
        "picture.contain.\(index)", "Contain picture \(index + 1)",
        "Shows the whole picture in its box. The background fills the rest.")
    case .coverPicture(let index):
      Row("picture.cover.\(index)", "Cover with picture \(index + 1)", "Fills the box with a part of the picture.")
    case .showPicture(let index):
      Row("picture.show.\(index)", "Show the file of picture \(index + 1)", "Shows the file in its folder.")
    case .newScene:
      Row("new", "New", keys: ["Ctrl N"], short: "new scene", "Creates a scene from an effect and your pictures.")
    case .open:
      Row(
        "open", "Open", menu: "Open\u{2026}", keys: ["Ctrl O"], short: "open a file",
        "Opens a scene file.")
    case .openRecent:
      Row(
        "open-recent", "Recent files", keys: ["Ctrl Shift O"],
        "Opens a recent file.")
    case .save: Row("save", "Save", keys: ["Ctrl S"], "Saves the scene.")
    case .saveElsewhere:
      Row(
        "save-as", "Save as a copy\u{2026}", keys: ["Ctrl Shift S"], short: "save as a copy",
        "Saves the scene in another file.")
    case .close:
      Row(
        "close", "Close", keys: ["Ctrl W"], short: "close the scene",
        "Removes the scene from the gallery.")
    case .quit: Row("quit", "Quit", keys: ["Ctrl Q"], "Closes the window.")
    case .saveCode(let system):
      Row(
        "save-as.\(system.name)", "Save as\u{2026}", menu: "Save as \(system.title)\u{2026}",
        "Saves the effect as code.")
    case .showPage(let system):
      Row(
        "show-page.\(system.name)", "In the browser", menu: "\(system.title) in the browser",
        "Opens the scene as a page in the browser.")
    case .saveFolder:
      Row(
        "save-folder", "Save folder\u{2026}",
        "Saves everything in a folder: the scene and its pictures, the code for each system, a page, three screenshots."
      )

    case .appearance:
      Row(
        "appearance", "Dark", menu: "Dark interface", menuLit: "Light interface", keys: ["D"], short: "dark or light",
        "Switches the interface between dark and light.")
    case .panels:
      Row(
        "panels", "Panels", menu: "Show the panels", menuLit: "Hide the panels", keys: ["H"],
        short: "hide or show the panels", "Shows or hides the panels.")
    case .drawer:
      Row(
        "drawer", "Panel", menu: "Show the panel", menuLit: "Hide the panel",
        "Opens or closes the panel in a window that is too narrow for both.")
    case .fullScreen: Row("full-screen", "Full screen", keys: ["F11"], "Fills the display with the window.")
    case .keys:
      Row("keys", "Keys", keys: ["F1", "?"], short: "this list", "Lists every key.")
    case .palette:
      Row(
        "palette", "Commands", menu: "Find a command", keys: ["Ctrl Shift P", "/"], short: "find a command by name",
        "Finds a command by its name.")
    }
  }
}

/// Texts with the subject of a command.
extension Command {
  private static func words(for speed: Double) -> String {
    let names = [1: "1\u{D7}", 0.5: "\u{BD}\u{D7}", 0.25: "\u{BC}\u{D7}", 0.125: "\u{215B}\u{D7}"]
    return names[speed] ?? "\(speed.formatted(.shortest))\u{D7}"
  }

  private static func words(for situation: Situation?) -> String {
    switch situation {
    case nil: "No fault"
    case .late: "One frame late"
    case .firstFrame: "First frame unscrolled"
    case .wholePixels: "Whole pixels"
    case .halfRate: "Half the rate"
    case .coalesced: "Coalesced events"
    case .dropping: "Dropped frames"
    }
  }

  private static func deviceName(_ name: String) -> String { Device.preset(named: name)?.name ?? name }
}

extension SceneComparison.Arrangement {
  fileprivate var title: String {
    switch self {
    case .sideBySide: "Side by side"
    case .split: "Split"
    case .onion: "Onion"
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
    case .setting: "The other setting"
    case .variant(let name): name
    case .article: "The article\u{2019}s numbers"
    case .plain: "No effect"
    }
  }
}
