import Documents
import Handoff
import PreviewKit

/// A deed that a key, a tool, a menu, a button or the palette asks of the studio. Its words and keys are a row of the
/// table in `Command.words`, its state is in `isLit` and `isOn`, and `Studio.perform` does it.
public enum Command: Hashable, Sendable {
  /// The last gesture, or the effect's own; the same stops it where it is, and lets it go on.
  case play
  /// The effect's own gesture; the same gives the content back to the hand.
  case showEffect
  /// The gesture as a film, or as a tape. While a film is being made, the first stops that.
  case film, saveTape
  /// The stage as a picture in the clipboard.
  case copyMoment
  case keepGesture, restoreGesture, renameGesture(String), deleteGesture(String)
  /// A gesture that comes with the program, or that the person keeps under a name.
  case gesture(UsefulGesture), keptGesture(String)
  case previousFrame, nextFrame
  /// The gesture plays again and again, or once.
  case repeats(Bool)
  /// Seconds of the gesture for a second.
  case speed(Double)
  /// Gestures as another system would show them; nil: as they are.
  case situation(Situation?)

  case turnDevice, zoomToFit
  /// Points of the window for a point of the phone.
  case zoom(Double)
  /// A pixel of the display for each pixel of the phone's.
  case zoomToDevicePixels
  case zoomIn, zoomOut, pan(Direction)
  /// The scene without its effect, until the same again.
  case plain
  case xray, article, bars, timeLine, curve, saveCurve
  /// The curve of the layer behind, or of the one in front.
  case layerBehind, layerInFront
  /// The curve over all offsets, or over those at which its layer can be seen.
  case wholeCurve
  case meter, saveLog

  case undo, redo, switchSetting, forgetOtherSetting
  /// The stage beside another setting, an article or no effect: begins or ends it, and does it in another way.
  case compare, nextArrangement, arrange(Comparison.Arrangement), compareWith(Comparison.Other)
  /// The scene on other devices beside it: begins or ends it, and shows a preset or no more.
  case screens, device(String)
  case asPublished, resetEffect, resetEverything, keepVariant, restoreVariant
  /// The neighbours in the gallery; after the last scene comes the first.
  case sceneBefore, sceneAfter

  case choosePictures, choosePage, paste, newScene, open, openRecent, save, saveElsewhere, close, quit
  /// The document as code in a file, as a page in the browser, and with all that belongs to it in a folder.
  case saveCode(HandoffSystem), showPage(HandoffSystem), saveFolder

  /// Dark or light, around the stage.
  case appearance
  case panels, fullScreen, keys, palette

  public enum Direction: String, CaseIterable, Sendable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
  }

  /// Commands about the same thing. Their order is that of menus and of the palette.
  enum Group: CaseIterable {
    case gesture, stage, scene, files, window
  }
}

extension Command.Group {
  var commands: [Command] {
    switch self {
    case .gesture:
      [.play, .showEffect, .film, .saveTape, .copyMoment, .keepGesture, .restoreGesture, .nextFrame, .previousFrame]
        + UsefulGesture.allCases.map(Command.gesture) + Command.repetitions + Command.speeds + Command.situations
    case .stage:
      [.turnDevice, .zoomToFit, .zoom(0.5), .zoom(1), .zoom(2), .zoomToDevicePixels, .zoomIn, .zoomOut]
        + Command.Direction.allCases.map(Command.pan)
        + [.xray, .article, .plain, .bars, .timeLine, .curve, .saveCurve, .layerBehind, .layerInFront, .wholeCurve]
        + [.meter, .saveLog]
    case .scene:
      [.undo, .redo, .switchSetting, .forgetOtherSetting, .compare, .nextArrangement] + Command.arrangements
        + [.screens] + Command.devices
        + [.asPublished, .resetEffect, .resetEverything, .keepVariant, .restoreVariant, .sceneBefore, .sceneAfter]
    case .files:
      [.choosePictures, .choosePage, .paste, .newScene, .open, .openRecent, .save, .saveElsewhere, .close, .quit]
        + [.saveFolder]
    case .window: [.appearance, .panels, .fullScreen, .keys, .palette]
    }
  }
}

extension Command {
  /// Every command but those about things with names: kept gestures, variants, systems.
  static let all = Group.allCases.flatMap(\.commands)

  static let repetitions: [Command] = [.repeats(true), .repeats(false)]
  static let speeds: [Command] = [1, 0.5, 0.25, 0.125].map(Command.speed)
  static let situations: [Command] = ([nil] + Situation.allCases).map(Command.situation)
  static let arrangements = Comparison.Arrangement.allCases.map(Command.arrange)
  static let devices = Device.presets.map { Command.device($0.name) }

  /// All that there are in a studio and have an effect now, in the order of the table.
  ///
  /// - Parameter systems: Those that a scene can be handed over to.
  static func available(_ facts: ToolSubject, systems: [HandoffSystem] = []) -> [Command] {
    let named =
      facts.keptGestures.flatMap { [.keptGesture($0.name), .renameGesture($0.name), .deleteGesture($0.name)] }
      + facts.others.map(Command.compareWith) + systems.map(Command.saveCode)
      + systems.filter(\.isPage).map(Command.showPage)
    return (all + named).filter { $0.isOn(facts) }
  }
}
