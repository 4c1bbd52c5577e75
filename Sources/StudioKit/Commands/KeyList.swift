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

  /// The groups, with the commands that parts of the window bring.
  static func groups(with others: [Command]) -> [Group] {
    let rows = others.filter { !$0.words.keys.isEmpty }.map { Row($0) }
    return groups + (rows.isEmpty ? [] : [Group("More", rows)])
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
      "Scroll and play", of: [.gesture],
      [
        Row("Drag, wheel, arrows", "scroll the scene"),
        Row("Page, Home, End", "a screen, the start, the end"),
        Row("Shift, Alt with any of these", "ten times as far, a tenth"),
        Row(.play), Row(.showEffect), Row(.nextFrame, .previousFrame), Row(.nextMark, .previousMark), Row(.showGesture),
        Row(.film), Row(.copyMoment),
      ]),
    Group(
      "Look closer", of: [.stage],
      [
        Row(.plain), Row(.xray),
        Row("Drag an edge with X or Ctrl", "resize on the phone"),
        Row(.curve), Row(.article), Row(.bars), Row(.meter, .saveLog), Row(.turnDevice),
        Row(.zoomToFit, .zoom(1)), Row(.zoomIn, .zoomOut, more: "Ctrl wheel"),
        Row("Ctrl arrows, middle button", "move the phone", for: Command.Direction.allCases.map(Command.pan)),
      ]),
    Group(
      "Layers", of: [.layers],
      [
        Row(.chooseOnStage, .depth), Row(.keyTrack, .addKey), Row(.copyLayers, .cutLayers),
        Row(.duplicateLayers, .removeLayers), Row(.groupLayers, .ungroupLayers), Row(.bringForward, .sendBack),
        Row(.hideLayers, .lockLayers),
        Row("Ctrl Shift arrows, H, M, X, Y", "align, distribute", for: LayerAlignment.allCases.map(Command.align)),
      ]),
    Group("Compare", [Row(.switchSetting), Row(.compare, .nextArrangement), Row(.screens)]),
    Group(
      "Scenes and files", of: [.scene, .files],
      [
        Row("1 ... 9", "scene of the gallery"), Row(.sceneBefore, .sceneAfter), Row(.newScene, .open),
        Row(.openRecent), Row(.paste), Row(.save, .saveElsewhere), Row(.undo, .redo), Row(.close, .quit),
      ]),
    Group(
      "Numbers in the panel",
      [
        Row("Arrows, drag, wheel", "change the focused control"),
        Row("Shift, Alt with any of these", "ten steps, a tenth of a step"),
        Row("Ctrl with a drag", "round numbers: 0, 1/2, 1, the default"),
        Row("Page, Home, End", "ten steps, lowest, highest"),
        Row("Delete, double-click", "the default (a bright name has another value)"),
        Row("Enter, or a digit", "type it: 80*2, 50%, +10, /3"),
        Row("Ctrl C, Ctrl V", "copy and paste a value"),
      ]),
    Group(
      "Window", of: [.window],
      [
        Row("Tab, Esc", "to the controls, back to the stage"),
        Row("F6, Shift F6", "next area, previous area"),
        Row("Shift F10", "context menu"),
        Row("Alt arrows", "move a picture or an entry of a list"),
      ]),
  ]
}
