import Controls
import Documents
import Geometry
import PreviewKit

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
      Tool(
        "Compare", .stage(.compare(.toggle)), isLit: studio.comparison != nil,
        tip: "Beside the other setting, the article\u{2019}s numbers, or no effect, on the same gesture: C."),
      Tool(
        "Curve", .stage(.curve), isLit: studio.switches.showsCurve,
        tip: "What moves of a layer, at every offset: G. Drag on it to scroll."),
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

  /// Beside the curve's title.
  static func curve(_ studio: ToolSubject) -> [Tool] {
    [
      Tool(
        "\u{2039}", .stage(.curveLayer(-1)),
        tip: "The curve of the layer behind. A click on a layer chooses it while the outlines are shown."),
      Tool("\u{203A}", .stage(.curveLayer(1)), tip: "The curve of the layer in front."),
      Tool(
        "All offsets", .stage(.wholeCurve), isLit: studio.isCurveWhole,
        tip: "Over all that scrolls, and not only where the layer can be seen."),
      Tool("Save\u{2026}", .stage(.saveCurve), tip: "Saves the curve as a drawing: SVG."),
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

  /// Which gesture it is.
  static func gestureChoices(_ studio: ToolSubject) -> [Choice] {
    let own = Tool("The effect's own", .stage(.showEffect))
    let useful = UsefulGesture.allCases.map { Tool($0.title, .stage(.gesture($0))) }
    let kept = studio.keptGestures.map { Tool($0.name, .stage(.keptGesture($0))) }
    let (title, chosen): (String, Int?) =
      switch studio.gesture {
      case .useful(let gesture): (gesture.title, UsefulGesture.allCases.firstIndex(of: gesture).map { $0 + 1 })
      case .tape(let tape):
        if let index = studio.keptGestures.firstIndex(where: { $0.tape == tape }) {
          (studio.keptGestures[index].name, 1 + useful.count + index)
        } else {
          ("Your gesture", nil)
        }
      case .effect, nil: (own.title, 0)
      }
    return [
      Choice(
        id: 0, title: title, tools: [own] + useful + kept + filing(studio, kept: chosen.map { $0 - 1 - useful.count }),
        chosen: chosen,
        tip: "What plays: the last gesture of your hand, the effect's own, one that is useful on any list, or one that "
          + "you keep.")
    ]
  }

  /// Where the gesture can go, and what can be done with those that are kept.
  ///
  /// - Parameter kept: Which of them is on the time line, if any.
  private static func filing(_ studio: ToolSubject, kept: Int?) -> [Tool] {
    let gestures = studio.keptGestures
    let gesture = kept.flatMap { gestures.indices.contains($0) ? gestures[$0].name : nil }
    let away = [
      Tool("Save it as a tape\u{2026}", .stage(.saveTape)), Tool("Film it\u{2026}", .stage(.film), key: "E"),
    ]
    let back = studio.deletedGesture.map { [Tool("Bring back \u{201C}\($0)\u{201D}", .file(.restoreGesture))] } ?? []
    guard let gesture else { return [Tool("Keep it\u{2026}", .stage(.keepGesture))] + away + back }
    return away + [
      Tool("Rename \u{201C}\(gesture)\u{201D}\u{2026}", .file(.renameGesture(gesture))),
      Tool("Delete \u{201C}\(gesture)\u{201D}", .file(.deleteGesture(gesture))),
    ] + back
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

  /// In the strip over the stage while it is compared: how.
  static func arrangements(_ studio: ToolSubject) -> [Tool] {
    let all: [(title: String, arrangement: Comparison.Arrangement, tip: String)] = [
      ("Side by side", .sideBySide, "Both on phones of their own, under the same hand."),
      ("Split", .split, "Both on one phone, each on its side of a line that can be dragged."),
      ("Onion", .onion, "One through the other; a slider says how much of each."),
      (
        "Difference", .difference,
        "What differs: the same is black. Below stands where and when it is largest; a click goes there."
      ),
    ]
    return all.map {
      Tool(
        $0.title, .stage(.compare(.arrange($0.arrangement))), isLit: studio.comparison?.arrangement == $0.arrangement,
        tip: "\($0.tip) Shift C goes to the next way.")
    }
  }

  /// What it is compared with.
  static func compared(_ studio: ToolSubject) -> Choice {
    let tools = studio.others.map { other in
      let title =
        switch other {
        case .setting: studio.settingName == "B" ? "A, the other setting" : "B, the other setting"
        case .variant(let name): name
        case .article: "The article\u{2019}s numbers"
        case .plain: "No effect"
        }
      return Tool(title, .stage(.compare(.with(other))))
    }
    let chosen = studio.comparedWith.flatMap { studio.others.firstIndex(of: $0) }
    return Choice(
      id: 4, title: "With: \(chosen.map { tools[$0].title } ?? "")", tools: tools, chosen: chosen,
      tip: "What it is compared with. The ` key makes a second setting, and goes from one to the other.")
  }

  /// On which devices it is shown beside its own.
  static func screens(_ studio: ToolSubject) -> Choice {
    let tools = Device.presets.map { preset in
      let isShown = studio.screens.names.contains(preset.name)
      return Tool("\(isShown ? "\u{2713}" : "   ")  \(preset.device.name)", .stage(.screens(.device(preset.name))))
    }
    return Choice(
      id: 5, title: "Devices", tools: tools, chosen: nil,
      tip: "Shows another device beside the scene\u{2019}s own, or no more: up to three.")
  }

  /// In the menu of the other mouse button, on the stage.
  static func stageMenu(_ studio: ToolSubject) -> [Tool] {
    [
      Tool(studio.isPlaying ? "Pause" : "Play a gesture", .stage(.play), key: "Space"),
      Tool("Show the effect", .stage(.showEffect), key: "Shift Space"),
      Tool("Film the gesture\u{2026}", .stage(.film), key: "E"), Tool("Save the gesture\u{2026}", .stage(.saveTape)),
      Tool("Copy the moment", .stage(.copyMoment), key: "Ctrl C"),
      Tool("Rotate the device", .stage(.turnDevice), key: "R"), Tool("Fit", .stage(.zoomToFit), key: "Ctrl 0"),
      Tool("100 %", .stage(.zoom(1)), key: "Ctrl 1"), Tool("X-ray", .stage(.xray), key: "X"),
      Tool("The article's outlines", .stage(.article), key: "A"), Tool("Without the effect", .stage(.plain), key: "P"),
      Tool(
        studio.switches.showsBars ? "Hide the status bar and camera" : "Show the status bar and camera",
        .stage(.bars), key: "B"),
      Tool(
        studio.switches.showsTimeLine ? "Hide the time line" : "Show the time line", .stage(.timeLine), key: "T"),
      Tool(studio.switches.showsCurve ? "Hide the curve" : "Show the curve", .stage(.curve), key: "G"),
      Tool("Save the curve\u{2026}", .stage(.saveCurve)),
      Tool("Frame times", .stage(.meter), key: "M"), Tool("Undo", .stage(.undo), key: "Ctrl Z"),
      Tool("Redo", .stage(.redo), key: "Ctrl Shift Z"), Tool("Switch A and B", .stage(.switchSetting), key: "`"),
      Tool(studio.comparison == nil ? "Compare" : "Compare no more", .stage(.compare(.toggle)), key: "C"),
      Tool(studio.screens.isShown ? "One device" : "Several devices", .stage(.screens(.toggle)), key: "S"),
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
