import Geometry
import PreviewKit

/// The commands in the toolbars.
enum Tool {
  /// In the bar above the stage.
  static let files: [Command] = [.newScene, .open, .save]

  /// In the strip below the stage; the last ones are hidden first if there is not enough space.
  static func view(_ facts: ToolSubject) -> [Command] {
    // The timeline has its own.
    (facts.layout.timeLine.isEmpty ? [.play] : [])
      + [.turnDevice, .xray, .plain, .article, .compare, .curve, .meter, .keys]
  }

  /// At the left of the timeline.
  static let player: [Command] = [.previousFrame, .play, .nextFrame]

  /// Beside the curve's title.
  static let curve: [Command] = [.layerBehind, .layerInFront, .wholeCurve, .saveCurve]

  static let zooms: [Command] = [.zoomToFit, .zoom(0.5), .zoom(1), .zoom(2), .zoomToDevicePixels]

  /// In the context menus: of the stage, and of a gallery scene, which is shown first.
  static let stageMenu = Command.all.filter { $0.words.menus.contains(.stage) }
  private static let galleryMenu = Command.all.filter { $0.words.menus.contains(.gallery) }
  static func galleryMenu(_ facts: ToolSubject) -> [Command] { galleryMenu.filter { $0.isOn(facts) } }

  /// Commands of which one is in effect.
  struct Choice {
    let id: Int
    let commands: [Command]
    let tip: String
    /// The title if none is in effect.
    var usual = ""

    func chosen(_ facts: ToolSubject) -> Int? { commands.firstIndex { $0.isLit(facts) } }

    func title(_ facts: ToolSubject) -> String { chosen(facts).map { commands[$0].title(facts) } ?? usual }
  }

  /// The choice of gesture, and its destinations.
  static func gestures(_ facts: ToolSubject) -> Choice {
    let kept = facts.keptGestures.map { Command.keptGesture($0.name) }
    let away: [Command] = [.saveTape, .film]
    let filing: [Command] =
      if case .keptGesture(let name) = kept.first(where: { $0.isLit(facts) }) {
        away + [.renameGesture(name), .deleteGesture(name)]
      } else {
        [.keepGesture] + away
      }
    return Choice(
      id: 0,
      commands: [.showEffect] + UsefulGesture.allCases.map(Command.gesture) + kept + filing
        + (facts.deletedGesture == nil ? [] : [.restoreGesture]),
      tip: "The gesture to play: your last gesture, the effect's own, one that is useful on any list, or one that "
        + "you keep.", usual: "Your gesture")
  }

  /// The choice of playback.
  static let playing = [
    Choice(
      id: 1, commands: Command.situations,
      tip: "Shows gestures as another system would: red is how far a layer lies off."),
    Choice(
      id: 2, commands: Command.repetitions, tip: "Repeats the gesture, or plays it once."),
    Choice(id: 3, commands: Command.speeds, tip: "Playback speed."),
  ]

  /// In the strip over the stage: the subject of the comparison, or the other devices.
  static func beside(_ facts: ToolSubject) -> Choice {
    facts.screens.isShown
      ? Choice(
        id: 5, commands: Command.devices,
        tip: "Shows another device beside the scene\u{2019}s own, or no more: up to three.")
      : Choice(
        id: 4, commands: facts.others.map(Command.compareWith),
        tip: "What it is compared with. The \(Command.switchSetting.key) key makes a second setting, and goes from one "
          + "to the other.")
  }
}
