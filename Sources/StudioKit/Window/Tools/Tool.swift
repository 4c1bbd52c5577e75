import Documents
import Geometry
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// The commands in the toolbars.
enum Tool {
  /// In the bar above the stage.
  static let files: [Command] = [.newScene, .open, .save]

  /// In the strip below the stage; the first ones stay longest where there is little space.
  static func view(_ facts: ToolSubject) -> [Command] {
    // The timeline has its own.
    (facts.layout.timeLine.isEmpty ? [.play] : [])
      + [.turnDevice, .xray, .plain, .article, .compare, .screens, .curve, .meter, .keys]
  }

  /// At the left of the timeline.
  static let player: [Command] = [.previousFrame, .play, .nextFrame]

  /// Beside the curve's title.
  static let curve: [Command] = [.layerBehind, .layerInFront, .wholeCurve, .saveCurve]

  static let zooms: [Command] = [.zoomToFit, .zoom(0.5), .zoom(1), .zoom(2), .zoomToDevicePixels]
}

/// The parts of the stage that have a context menu of their own, the topmost first.
enum MenuPlace: CaseIterable {
  case meter, time, curve, phone, stage
}

/// Context menus: first what belongs to the thing under the pointer, in groups. All other commands are in the palette.
extension Tool {
  static func menu(of place: MenuPlace, _ facts: ToolSubject) -> [[Command]] {
    let zoom: Command = facts.isFitted ? .zoom(1) : .zoomToFit
    let groups: [[Command]] =
      switch place {
      case .phone:
        if let picture = facts.picture {
          [
            [.replacePicture(picture.index), .focusPicture(picture)]
              + (picture.hasFocus ? [.centerPicture(picture.index)] : [])
              + (picture.refit.map { [$0] } ?? [])
              + [.showPicture(picture.index)],
            [.play, .film, .copyMoment], [.xray, .compare, .turnDevice],
          ]
        } else {
          [
            [.play, .showEffect, .film, .copyMoment], [.xray, .plain, .compare, .screens], [.turnDevice, zoom],
          ]
        }
      case .stage:
        [
          [zoom, .screens, .curve, .timeLine, .meter], [.choosePictures, .paste, .save],
          [.appearance, .panels, .fullScreen],
        ]
      case .curve: [[.layerBehind, .layerInFront, .wholeCurve], [.saveCurve, .curve]]
      case .time:
        [
          [.play, .previousMark, .nextMark], [.zoomTimeIn, .zoomTimeOut, .wholeTime], [.keepGesture, .saveTape, .film],
          [.timeLine],
        ]
      case .meter: [[.saveLog, .meter]]
      }
    return (groups + [[.palette]]).map { $0.filter { $0.isOn(facts) } }
  }

  /// The menu of a scene in the gallery, which is shown first.
  static func galleryMenu(_ facts: ToolSubject) -> [[Command]] {
    [[.save, .saveElsewhere, .close], [.newScene, .open, .openRecent], [.palette]].map { $0.filter { $0.isOn(facts) } }
  }
}

/// A button that opens a menu of what is to choose.
struct ToolChoice {
  struct Item {
    let title: String
    var key = ""
    let intent: Intent
  }

  let button: ControlID
  let menu: ControlID
  /// Its title behind the last button of its strip, before what is chosen.
  let name: String
  /// The chosen entry.
  let title: String
  let items: [Item]
  let chosen: Int?
  let tip: String
  /// The entries that begin a group.
  var breaks: [Int] = []
}

extension ToolChoice {
  /// Commands of which one is in effect.
  ///
  /// - Parameter usual: The title if none is in effect.
  fileprivate init(
    _ number: Int, _ name: String, _ commands: [Command], usual: String = "", tip: String, _ facts: ToolSubject
  ) {
    (button, menu, self.name, self.tip) = (.choice(number), .choiceMenu(number), name, tip)
    items = commands.map { Item(title: $0.title(facts), key: $0.key, intent: .perform($0)) }
    chosen = commands.firstIndex { $0.isLit(facts) }
    title = if let chosen { items[chosen].title } else { usual }
  }
}

/// The choices of the strips.
extension ToolChoice {
  /// The choice of gesture, and its destinations.
  static func gestures(_ facts: ToolSubject) -> ToolChoice {
    let kept = facts.keptGestures.map(Command.keptGesture)
    let away: [Command] = [.saveTape, .film]
    let filing: [Command] =
      if let played = facts.keptGestures.first(where: { facts.gesture == .tape($0.tape) }) {
        away + [.renameGesture(played.name), .deleteGesture(played.name)]
      } else {
        [.keepGesture] + away
      }
    return ToolChoice(
      0, "Gesture",
      [.showEffect] + UsefulGesture.allCases.map(Command.gesture) + kept + filing
        + (facts.deletedGesture == nil ? [] : [.restoreGesture]),
      usual: "Your gesture",
      tip: "Chooses the gesture to play: your last one, the effect's own, six presets, or one you have saved.", facts)
  }

  /// The choice of playback.
  static func playing(_ facts: ToolSubject) -> [ToolChoice] {
    [
      ToolChoice(
        1, "Simulate a fault", Command.situations,
        tip: "Simulates a flawed implementation. Red marks each layer's error.", facts),
      ToolChoice(2, "Playback", Command.repetitions, tip: "Repeats the gesture or plays it once.", facts),
      ToolChoice(3, "Speed", Command.speeds, tip: "Sets the playback speed.", facts),
    ]
  }

  /// In the strip over the stage: the subject of the comparison, or the other devices.
  static func beside(_ facts: ToolSubject) -> ToolChoice {
    facts.screens.isShown
      ? ToolChoice(
        button: .choice(5), menu: .choiceMenu(5), name: "Devices", title: "Devices",
        items: zip(Command.devices, Device.presets).map {
          Item(title: $0.title(facts), key: $1.detail, intent: .perform($0))
        }, chosen: nil, tip: "Adds or removes a device (up to three).",
        breaks: DevicePreset.breaks)
      : ToolChoice(
        4, "With", facts.others.map(Command.compareWith),
        tip: "Chooses what to compare the scene with. The \(Command.switchSetting.key) key makes a second setting and "
          + "switches between the two.", facts)
  }

  /// The choices of the bar above the stage.
  ///
  /// - Parameter isRoomy: Whether there is space for full titles.
  static func device(_ studio: Studio, isRoomy: Bool) -> ToolChoice {
    let (presets, device) = (Device.presets, studio.stage.scene.device)
    let name = studio.document.scene.device.title
    let size =
      "   \(device.width.formatted(.whole)) \u{D7} \(device.height.formatted(.whole)) "
      + "@\(device.scale.formatted(.shortest))"
    return ToolChoice(
      button: .device, menu: .devices, name: "Device", title: isRoomy ? name + size : name,
      items: presets.map { Item(title: $0.device.name, key: $0.detail, intent: .set("device", to: .text($0.name))) },
      chosen: presets.firstIndex { $0.name == studio.document.scene.device.presetName }, tip: "Chooses the device.",
      breaks: DevicePreset.breaks)
  }

  static func zoom(_ studio: Studio, _ facts: ToolSubject) -> ToolChoice {
    let pixels = (studio.stage.scene.device.scale / studio.view.scale * 100).formatted(.whole)
    return ToolChoice(
      button: .zoom, menu: .zooms, name: "Zoom", title: "\((facts.layout.zoom * 100).formatted(.whole)) %",
      items: Tool.zooms.map {
        let title = $0 == .zoomToDevicePixels ? "\($0.words.title), \(pixels) %" : $0.title(facts)
        return Item(title: title, key: $0.key, intent: .perform($0))
      }, chosen: facts.isFitted ? 0 : nil,
      tip: "Zooms the stage. Ctrl and the wheel zoom too, \(Command.zoomToFit.key) fits the phone, "
        + "\(Command.zoom(1).key) shows its own size, and a drag with the middle button moves it.")
  }

  static func physics(_ studio: Studio, isRoomy: Bool) -> ToolChoice? {
    guard case .text(let name) = studio.document.scene.physics.preset.value else { return nil }
    let presets = ScrollPreset.allCases.map(\.rawValue)
    let title = FieldWords.word(name)
    return ToolChoice(
      button: .physics, menu: .presets, name: "Scrolling", title: isRoomy ? "\(title) scrolling" : title,
      items: presets.map { Item(title: FieldWords.word($0), intent: .set("physics.preset", to: .text($0))) },
      chosen: presets.firstIndex(of: name), tip: "Chooses the system whose scrolling is simulated.")
  }

  /// The scenes of a gallery that has no space. Nil if it is shown, or if there is only one scene.
  static func scenes(_ studio: Studio) -> ToolChoice? {
    guard studio.layout.gallery.isEmpty, studio.library.documents.count > 1 else { return nil }
    return ToolChoice(
      button: .scene, menu: .scenes, name: "Scene", title: studio.document.title.shown,
      items: studio.library.documents.enumerated().map { Item(title: $1.title.shown, intent: .select($0)) },
      chosen: studio.library.selected, tip: "Chooses the scene on the stage.")
  }
}
