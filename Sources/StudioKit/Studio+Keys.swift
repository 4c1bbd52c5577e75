import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

extension Studio {
  mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, at time: Double) {
    if modifiers.contains(.control) {
      switch key {
      case .letter("z"): modifiers.contains(.shift) ? redo(at: time) : undo(at: time)
      case .letter("y"): redo(at: time)
      default: _ = !isRepeat && pressForFiles(key, modifiers, at: time)
      }
      return
    }
    switch key {
    case .escape: switches.showsKeys = false
    case .function(1) where !isRepeat: switches.showsKeys.toggle()
    case .function(11) where !isRepeat: ask(.toggleFullScreen)
    case .letter(let letter) where !isRepeat: press(letter, at: time)
    case .space where !isRepeat: toggleLoop(at: time)
    default: scroll(by: key, at: time)
    }
  }

  private mutating func press(_ letter: Character, at time: Double) {
    switch letter {
    case "p": setStill(true, at: time)
    case "x": switches.isXRay.toggle()
    case "h":
      switches.showsPanels.toggle()
      revision += 1
    case "m": switches.showsMeter.toggle()
    case "l" where switches.showsMeter: ask(.saveLog(meter.log))
    case "r": rotate(at: time)
    case "`": switchSetting(at: time)
    default:
      // Other characters have values, too: the key left of 1 on a French keyboard is a square.
      if letter.isASCII, let number = letter.wholeNumberValue, number >= 1 { select(number - 1, at: time) }
    }
  }

  /// Turns the device on its side, and back.
  public mutating func rotate(at time: Double) {
    var scene = scenes[selected].scene
    scene.device = scene.device.rotated
    edit(scene, as: "Rotate", at: time)
  }

  /// The keys that scroll: arrows by a row, pages by nine tenths of the screen, Home and End to the bounds.
  private mutating func scroll(by key: Key, at time: Double) {
    let bounds = preview.extent.bounds
    let page = preview.setting.viewport.length(along: preview.extent.axis) * 0.9
    let row = 60.0
    let target = scrollTarget ?? preview.offset(at: time)
    let next: Double
    switch key {
    case .up, .left: next = target - row
    case .down, .right: next = target + row
    case .pageUp: next = target - page
    case .pageDown: next = target + page
    case .home: next = bounds.lowerBound
    case .end: next = bounds.upperBound
    default: return
    }
    stopLoop(at: time)
    deck.endGesture()
    preview.glide(to: min(max(next, bounds.lowerBound), bounds.upperBound), frequency: 14, at: time)
  }

  /// Where the content is going to by itself: pressing a key three times goes three rows.
  private var scrollTarget: Double? {
    guard deck.loop == nil, let rest = preview.restTime else { return nil }
    return preview.offset(at: rest)
  }
}
