import Boundary
import PreviewKit

/// What is asked of the stage and of what is around it, with a key, a tool or a menu.
public enum StageCommand: Hashable, Sendable {
  case undo, redo, switchSetting, forgetOtherSetting
  /// What is on the stage beside another of it.
  case compare(ComparisonCommand)
  /// The same on other devices beside it.
  case screens(ScreensCommand)
  /// The last gesture, or the effect's own; the same stops it where it is, and lets it go on.
  case play
  /// The effect's own gesture; the same gives the content back to the hand.
  case showEffect
  /// A gesture that comes with the program.
  case gesture(UsefulGesture)
  /// A gesture that the person keeps.
  case keptGesture(KeptGesture)
  /// So many frames on in the gesture, or back.
  case step(Int)
  /// Seconds of the gesture for a second.
  case speed(Double)
  /// The gesture plays again and again, or once.
  case repeats
  /// The gesture as a film, or as a tape. While a film is being made, the first stops that.
  case film, saveTape
  /// What the stage shows, as a picture in the clipboard.
  case copyMoment
  /// The gesture among those that are kept.
  case keepGesture
  /// The curve of the next layer, or of the one before.
  case curveLayer(Int)
  /// The curve over all offsets, or over those at which its layer can be seen; the curve as a file.
  case wholeCurve, saveCurve
  /// Gestures as another system would show them; nil: as they are.
  case situation(Situation?)
  case turnDevice
  /// The neighbours in the gallery; after the last scene comes the first.
  case sceneBefore, sceneAfter
  /// The scene without its effect, until the same again.
  case plain
  case xray, article, bars, meter, saveLog, panels, timeLine, curve, keys, fullScreen
  /// Dark or light, what is around the stage.
  case appearance
  case zoomToFit
  /// Points of the window for a point of the phone.
  case zoom(Double)
  /// A pixel of the display for each pixel of the phone's.
  case zoomToDevicePixels
  case zoomIn, zoomOut
  /// Moves the phone by so many steps.
  case pan(x: Double, y: Double)
}

extension StageCommand {
  /// The command of a key; nil: it has none.
  init?(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    let command =
      modifiers.contains(.control)
      ? Self.withControl(key, isShifted: modifiers.contains(.shift)) : Self.plain(key, modifiers)
    guard let command, !isRepeat || command.repeats else { return nil }
    self = command
  }

  private static func withControl(_ key: Key, isShifted: Bool) -> StageCommand? {
    switch key {
    case .letter("z"): isShifted ? .redo : .undo
    case .letter("y"): .redo
    case .letter("0"): .zoomToFit
    case .letter("c"): .copyMoment
    case .pageUp: .sceneBefore
    case .pageDown: .sceneAfter
    case .letter("1"): .zoom(1)
    case .letter("+"), .letter("="): .zoomIn
    case .letter("-"): .zoomOut
    case .left: .pan(x: 1, y: 0)
    case .right: .pan(x: -1, y: 0)
    case .up: .pan(x: 0, y: 1)
    case .down: .pan(x: 0, y: -1)
    default: nil
    }
  }

  private static func plain(_ key: Key, _ modifiers: Modifiers) -> StageCommand? {
    switch key {
    case .space: modifiers.contains(.shift) ? .showEffect : .play
    case .function(1): .keys
    case .function(11): .fullScreen
    case .letter("x"): .xray
    case .letter("a"): .article
    case .letter("d"): .appearance
    case .letter("h"): .panels
    case .letter("b"): .bars
    case .letter("m"): .meter
    case .letter("l"): .saveLog
    case .letter("r"): .turnDevice
    case .letter("t"): .timeLine
    case .letter("e"): modifiers.contains(.shift) ? .copyMoment : .film
    case .letter("s"): .screens(.toggle)
    case .letter("c"): .compare(modifiers.contains(.shift) ? .nextArrangement : .toggle)
    case .letter("g"): .curve
    case .letter("."): .step(1)
    case .letter(","): .step(-1)
    case .letter("`"): .switchSetting
    default: nil
    }
  }

  /// Whether a key that is held does it again and again.
  private var repeats: Bool {
    switch self {
    case .undo, .redo, .zoomIn, .zoomOut, .pan, .sceneBefore, .sceneAfter, .step: true
    default: false
    }
  }
}
