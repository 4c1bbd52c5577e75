/// The list of keys, for the sheet over the window and the manual page.
public enum KeyList {
  public struct Row: Sendable {
    public let keys: String
    public let meaning: String
    let commands: [Command]

    /// - Parameter more: Another way that is not a key.
    init(_ commands: Command..., more: String? = nil) {
      let keys = commands.map(\.words).flatMap { words in words.keys.map { words.isHeld ? "\($0) (held)" : "\($0)" } }
      // A comma as a key would be lost between commas.
      self.keys = (keys + [more].compactMap(\.self)).joined(separator: keys.contains(",") ? "  " : ", ")
      meaning = commands.map(\.words.short).joined(separator: ", ")
      self.commands = commands
    }

    /// Keys that are not commands, or that stand for several.
    init(_ keys: String, _ meaning: String, for commands: [Command] = []) {
      (self.keys, self.meaning, self.commands) = (keys, meaning, commands)
    }
  }

  public struct Group: Sendable {
    public let title: String
    public fileprivate(set) var rows: [Row]
    /// Commands missing from the rows get their own at the end.
    fileprivate let commands: [Command.Group]

    fileprivate init(_ title: String, of commands: [Command.Group] = [], _ rows: [Row]) {
      (self.title, self.rows, self.commands) = (title, rows, commands)
    }
  }

  public static let groups = listed.map { group in
    var group = group
    let others = group.commands.flatMap(\.commands).filter { command in
      !command.words.keys.isEmpty && !listed.contains { $0.rows.contains { $0.commands.contains(command) } }
    }
    group.rows += others.map { Row($0) }
    return group
  }

  private static let listed = [
    Group(
      "The stage", of: [.gesture, .stage],
      [
        Row("Drag, wheel", "scroll the scene"),
        Row("Arrows, Page, Home, End", "scroll"),
        Row("Alt, Shift", "a tenth, ten times: keys, wheel, drags"),
        Row(.play), Row(.showEffect), Row(.nextFrame, .previousFrame, .timeLine), Row(.nextMark, .previousMark),
        Row(.curve), Row(.film),
        Row(.copyMoment), Row(.plain), Row(.xray),
        Row("Drag an edge with X or Ctrl", "its number, on the phone"),
        Row(.article), Row(.screens), Row(.turnDevice, .bars), Row(.meter, .saveLog),
        Row("1 ... 9", "show a scene of the gallery"),
        Row(.sceneBefore, .sceneAfter), Row(.zoomToFit, .zoom(1)), Row(.zoomIn, .zoomOut, more: "Ctrl wheel"),
        Row("Ctrl arrows, middle button", "move the phone", for: Command.Direction.allCases.map(Command.pan)),
      ]),
    Group(
      "Scenes", of: [.scene, .files],
      [
        Row(.newScene, .open), Row(.paste), Row(.openRecent), Row(.save, .saveElsewhere), Row(.undo, .redo),
        Row(.switchSetting), Row(.compare, .nextArrangement), Row(.close, .quit),
      ]),
    Group(
      "A number of the panel",
      [
        Row("Arrows, drag, wheel", "a step; with Shift ten, with Alt a tenth"),
        Row("Drag with Ctrl", "in round numbers: 0, 1/2, 1, the default"),
        Row("Wheel", "turns the one that has the focus"),
        Row("Page, Home, End", "ten steps, the least, the most"),
        Row("Delete, double-click", "the default; a bright name has another value"),
        Row("Enter, or a digit", "type it: 80*2, 50%, +10, /3"),
        Row("Ctrl C, Ctrl V", "copy and paste a value"),
      ]),
    Group(
      "The window", of: [.window],
      [
        Row("Tab, Esc", "to the controls, back to the stage"),
        Row("F6, Shift F6", "from part to part of the window, and back"),
        Row("Shift F10", "the menu of a control, or of the stage"),
        Row("Alt Arrows", "carry a picture or an entry elsewhere"),
      ]),
  ]
}
