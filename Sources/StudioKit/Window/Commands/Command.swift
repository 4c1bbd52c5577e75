import Documents
import Handoff
import PreviewKit

/// An action available by key, tool, menu, button or palette. Its texts and keys are a row of the table in
/// `Command.words`, its state is in `isLit` and `isOn`, and `Studio.perform` runs it.
public enum Command: Hashable, Sendable {
  /// Plays the last gesture, or the effect's own; pauses and resumes it.
  case play
  /// Plays the effect's own gesture; again to return to input.
  case showEffect
  /// Exports the gesture as a film, or saves it as a tape. During an export, the first cancels it.
  case film, saveTape
  /// Copies the stage as a picture.
  case copyMoment
  case keepGesture, restoreGesture, renameGesture(String), deleteGesture(String)
  /// Plays a built-in gesture, or one kept by the user.
  case gesture(UsefulGesture), keptGesture(String)
  case previousFrame, nextFrame
  /// Goes to the previous or next moment of the gesture that matters.
  case previousMark, nextMark
  /// Shows a shorter or longer part of the gesture on the timeline, or all of it.
  case zoomTimeIn, zoomTimeOut, wholeTime
  /// Loops the gesture, or plays it once.
  case repeats(Bool)
  /// Sets the playback speed.
  case speed(Double)
  /// Simulates a fault of an implementation; nil for none.
  case situation(Situation?)

  case turnDevice, zoomToFit
  /// Sets the zoom, in window points per phone point.
  case zoom(Double)
  /// Zooms to one display pixel per phone pixel.
  case zoomToDevicePixels
  case zoomIn, zoomOut, pan(Direction)
  /// Shows the scene without its effect, or with it.
  case plain
  case xray, article, bars, timeLine, curve, saveCurve
  /// Selects the layer behind or in front for the curve.
  case layerBehind, layerInFront
  /// Switches the curve between all offsets and those at which its layer is visible.
  case wholeCurve
  case meter, saveLog

  case undo, redo, switchSetting, forgetOtherSetting
  /// Starts or ends a comparison, changes its arrangement or its subject.
  case compare, nextArrangement, arrange(SceneComparison.Arrangement), compareWith(SceneComparison.Other)
  /// Shows or hides other devices, or one of them.
  case screens, device(String)
  case asPublished, resetEffect, resetEverything, keepVariant, restoreVariant
  /// Selects the neighboring scenes in the gallery, cyclically.
  case sceneBefore, sceneAfter

  /// Replaces a picture, sets its focus point here or in the middle, fits or fills its box, or shows its file.
  case replacePicture(Int), focusPicture(PointedPicture), centerPicture(Int), containPicture(Int), coverPicture(Int)
  case showPicture(Int)
  case choosePictures, choosePage, paste, newScene, open, openRecent, save, saveElsewhere, close, quit
  /// Exports the document as a code file, as a page in the browser, or as a folder with everything.
  case saveCode(HandoffSystem), showPage(HandoffSystem), saveFolder

  /// Switches between dark and light.
  case appearance
  case panels, drawer, fullScreen, keys, palette

  public enum Direction: String, CaseIterable, Sendable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
  }

  /// Commands on the same topic, in the order of menus and the palette.
  enum Group: CaseIterable {
    case gesture, stage, scene, files, window
  }
}

extension Command.Group {
  var commands: [Command] {
    switch self {
    case .gesture:
      [.play, .showEffect, .film, .saveTape, .copyMoment, .keepGesture, .restoreGesture, .nextFrame, .previousFrame]
        + [.nextMark, .previousMark, .zoomTimeIn, .zoomTimeOut, .wholeTime]
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
    case .window: [.appearance, .panels, .drawer, .fullScreen, .keys, .palette]
    }
  }
}

extension Command {
  /// Every command but those about things with names: kept gestures, variants, systems.
  static let all = Group.allCases.flatMap(\.commands)

  static let repetitions: [Command] = [.repeats(true), .repeats(false)]
  static let speeds: [Command] = [1, 0.5, 0.25, 0.125].map(Command.speed)
  static let situations: [Command] = ([nil] + Situation.allCases).map(Command.situation)
  static let arrangements = SceneComparison.Arrangement.allCases.map(Command.arrange)
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
