import Controls
import Geometry
import PreviewKit
import StudioKit

/// A tool for the mouse: what it says, what it does, and the key that does the same.
struct Tool: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case file(FileCommand)
    case stage(StageCommand)
  }

  let title: String
  /// What the keyboard does it with, where that stands beside it.
  let key: String
  let tip: String
  let action: Action
  /// What it switches is on.
  var isLit = false

  init(_ title: String, _ action: Action, key: String = "", isLit: Bool = false, tip: String = "") {
    (self.title, self.action, self.key, self.isLit, self.tip) = (title, action, key, isLit, tip)
  }
}

extension Tool {
  /// In the bar above the stage.
  static let files = [
    Tool("New", .file(.new), tip: "A new scene: an effect and your pictures: Ctrl N."),
    Tool("Open", .file(.open), tip: "Opens a scene file: Ctrl O."),
    Tool("Save", .file(.save), tip: "Saves the scene: Ctrl S."),
  ]

  /// In the strip below the stage; the last ones go first where there is no room.
  static func view(_ studio: ToolSubject) -> [Tool] {
    // The time line has one of its own.
    let play = Tool(
      studio.isPlaying ? "Pause" : "Play", .stage(.play), isLit: studio.isPlaying,
      tip: "Plays your last gesture, or one that shows the effect: Space.")
    return (studio.layout.timeLine.isEmpty ? [play] : []) + [
      Tool(
        "Rotate", .stage(.turnDevice), isLit: studio.isTurned,
        tip: "Lays the device on its side, and stands it up again: R. The scene stays as it is."),
      Tool(
        "X-ray", .stage(.xray), isLit: studio.switches.isXRay,
        tip: "Outlines and numbers of every layer, and the whole picture: X."),
      Tool(
        "Plain", .stage(.plain), isLit: studio.isPlain,
        tip: "The scene without its effect: P, while it is held."),
      Tool(
        "Article", .stage(.article), isLit: studio.switches.showsArticle,
        tip: "Where the numbers of the published article would put the pictures: A."),
      Tool("Meter", .stage(.meter), isLit: studio.switches.showsMeter, tip: "What each frame costs: M."),
      Tool("Keys", .stage(.keys), tip: "Every key: F1."),
    ]
  }

  /// At the left of the time line.
  static func player(_ studio: ToolSubject) -> [Tool] {
    [
      Tool("\u{2039}", .stage(.step(-1)), tip: "The frame before, at 60 a second: comma."),
      Tool(
        studio.isPlaying ? "Pause" : "Play", .stage(.play),
        tip: "Plays the gesture, and stops it where it is: Space. Touch the stage to scroll it yourself."),
      Tool("\u{203A}", .stage(.step(1)), tip: "The next frame: full stop."),
    ]
  }

  /// Tools of which one is in force.
  struct Choice {
    var id: Int
    var title: String
    var tools: [Tool]
    var chosen: Int?
    var tip: String
  }

  /// Which gesture it is, and as what system it is shown.
  static func gestureChoices(_ studio: ToolSubject) -> [Choice] {
    let useful = UsefulGesture.allCases.map { Tool($0.title, .stage(.gesture($0))) }
    let own = Tool("The effect's own", .stage(.showEffect))
    let (title, chosen): (String, Int?) =
      switch studio.gesture {
      case .useful(let gesture): (gesture.title, UsefulGesture.allCases.firstIndex(of: gesture).map { $0 + 1 })
      case .tape: ("Your gesture", nil)
      case .effect, nil: (own.title, 0)
      }
    let away = [
      Tool("Film it\u{2026}  E", .stage(.film)), Tool("Save it as a tape\u{2026}", .stage(.saveTape)),
    ]
    return [
      Choice(
        id: 0, title: title, tools: [own] + useful + away, chosen: chosen,
        tip: "What plays: the last gesture of your hand, the effect's own, or one that is useful on any list.")
    ]
  }

  /// How it plays.
  static func playingChoices(_ studio: ToolSubject) -> [Choice] {
    let situations: [(title: String, situation: Situation?)] = [
      ("As it is", nil), ("One frame late", .late), ("Whole pixels", .wholePixels), ("Half the rate", .halfRate),
      ("Coalesced events", .coalesced), ("Dropped frames", .dropping),
    ]
    let speeds: [(title: String, speed: Double)] = [
      ("1\u{D7}", 1), ("\u{BD}\u{D7}", 0.5), ("\u{BC}\u{D7}", 0.25), ("\u{215B}\u{D7}", 0.125),
    ]
    let (situation, speed) = (
      situations.firstIndex { $0.situation == studio.situation } ?? 0,
      speeds.firstIndex { $0.speed == studio.speed } ?? 0
    )
    return [
      Choice(
        id: 1, title: situations[situation].title,
        tools: situations.map { Tool($0.title, .stage(.situation($0.situation))) }, chosen: situation,
        tip: "Shows gestures as another system would: red is how far a layer lies off."),
      Choice(
        id: 2, title: studio.repeats ? "Again and again" : "Once",
        tools: [Tool("Again and again", .stage(.repeats)), Tool("Once", .stage(.repeats))],
        chosen: studio.repeats ? 0 : 1, tip: "Whether the gesture plays again and again, or once."),
      Choice(
        id: 3, title: speeds[speed].title, tools: speeds.map { Tool($0.title, .stage(.speed($0.speed))) },
        chosen: speed, tip: "How fast it plays."),
    ]
  }

  /// In the menu of the other mouse button, on the stage.
  static func stageMenu(_ studio: ToolSubject) -> [Tool] {
    [
      Tool(studio.isPlaying ? "Pause" : "Play a gesture", .stage(.play), key: "Space"),
      Tool("Show the effect", .stage(.showEffect), key: "Shift Space"),
      Tool("Film the gesture\u{2026}", .stage(.film), key: "E"), Tool("Save the gesture\u{2026}", .stage(.saveTape)),
      Tool("Rotate the device", .stage(.turnDevice), key: "R"), Tool("Fit", .stage(.zoomToFit), key: "Ctrl 0"),
      Tool("100 %", .stage(.zoom(1)), key: "Ctrl 1"), Tool("X-ray", .stage(.xray), key: "X"),
      Tool("The article's outlines", .stage(.article), key: "A"), Tool("Without the effect", .stage(.plain), key: "P"),
      Tool(
        studio.switches.showsBars ? "Hide the status bar and camera" : "Show the status bar and camera",
        .stage(.bars), key: "B"),
      Tool(
        studio.switches.showsTimeLine ? "Hide the time line" : "Show the time line", .stage(.timeLine), key: "T"),
      Tool("Frame times", .stage(.meter), key: "M"), Tool("Undo", .stage(.undo), key: "Ctrl Z"),
      Tool("Redo", .stage(.redo), key: "Ctrl Shift Z"), Tool("Switch A and B", .stage(.switchSetting), key: "`"),
      Tool("Add pictures\u{2026}", .file(.choosePictures)), Tool("Save", .file(.save), key: "Ctrl S"),
      Tool(studio.appearance == .dark ? "Light interface" : "Dark interface", .stage(.appearance), key: "D"),
      Tool(studio.switches.showsPanels ? "Hide the panels" : "Show the panels", .stage(.panels), key: "H"),
      Tool("Full screen", .stage(.fullScreen), key: "F11"), Tool("Keys", .stage(.keys), key: "F1"),
    ]
  }

  /// The same on a scene of the gallery, which is shown first.
  static func galleryMenu(_ studio: ToolSubject) -> [Tool] {
    [
      Tool("New", .file(.new), key: "Ctrl N"), Tool("Open\u{2026}", .file(.open), key: "Ctrl O"),
      Tool("Recent files", .file(.openRecent), key: "Ctrl Shift O"), Tool("Save", .file(.save), key: "Ctrl S"),
      Tool("Save as a copy\u{2026}", .file(.saveElsewhere), key: "Ctrl Shift S"),
    ] + (studio.scenes > 1 ? [Tool("Close", .file(.close), key: "Ctrl W")] : [])
  }
}

extension Studio {
  mutating func use(_ tool: Tool, at time: Double) {
    switch tool.action {
    case .file(let command): perform(command, at: time)
    case .stage(let command): perform(command, at: time)
    }
  }
}

/// What the tools are known by.
enum ToolControl: Hashable, Sendable {
  case tool(Int)
  /// Words that open a menu, and their menus.
  case device, zoom, physics
  case devices, zooms, presets
  /// Beside the time line.
  case choice(Int), choices(Int)
  /// Where the other mouse button asks, and what it opens.
  case stage, gallery
  case stageMenu, galleryMenu(Int)
}

typealias ToolUI = UI<ToolControl>
