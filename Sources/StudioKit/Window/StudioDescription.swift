import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

/// Descriptions for a screen reader of the stage, its surroundings and overlays.
extension Studio {
  /// - Parameter earlier: The last description of the stage, which stays the same while it moves.
  func accessibleParts(at time: Double, earlier: AccessibleItem?) -> [AccessiblePart] {
    let layout = layout
    var parts = [
      AccessiblePart(.stage, .group, "Stage", in: layout.stage, [stageItem(layout, at: time, earlier: earlier)])
    ]
    if let item = timeLineItem(layout, at: time) {
      parts.append(AccessiblePart(.timeLine, .group, "Gesture", in: layout.timeLine, [item]))
    }
    if !layout.gallery.isEmpty { parts.append(gallery(layout)) }
    if let notice = view.notice, notice.isShown(at: time) {
      parts.append(
        AccessiblePart(.notice, .notice, notice.text, in: layout.stage, [AccessibleItem(.label, notice.text)]))
    }
    return parts
  }

  /// The scene on the stage, which has the focus if nothing else has.
  var accessibleFocus: AccessibleID { AccessibleID(.stage, document.id.number) }

  /// The scene, as an adjustable number: its scroll offset.
  private func stageItem(_ layout: StudioLayout, at time: Double, earlier: AccessibleItem?) -> AccessibleItem {
    let scene = document.scene
    var item = AccessibleItem(
      .slider, document.title.shown,
      help: "\(type(of: scene.effect).title) on \(scene.device.title). "
        + "Arrows scroll, \(Command.play.spokenKey) plays the gesture, Tab goes to the controls, F6 from part to part, "
        + "\(Command.keys.spokenKey) lists all keys.")
    // The screen may lie beside the stage, where others are beside it.
    let seen = layout.screen.intersection(layout.stage)
    (item.number, item.frame, item.takesFocus) = (document.id.number, seen.isEmpty ? layout.stage : seen, true)
    if stage.isMoving(at: time) {
      // A screen reader would read numbers that change with each frame without end.
      if let earlier, earlier.number == item.number { (item.words, item.amount) = (earlier.words, earlier.amount) }
    } else {
      let shown = stage.shown
      let bounds = shown.extent.bounds
      let offset = shown.offset(at: stage.moment(time)).rounded()
      item.amount = AccessibleItem.Number(
        min(max(offset, bounds.lowerBound), bounds.upperBound), in: bounds,
        step: StageScreen.keyStep)
      let (least, most) = (bounds.lowerBound.formatted(.whole), bounds.upperBound.formatted(.whole))
      item.words =
        "offset \(offset.formatted(.whole)) " + (least == "0" ? "of \(most) points" : "from \(least) to \(most) points")
    }
    return item
  }

  /// The gesture, as an adjustable moment. Nil if none is visible.
  private func timeLineItem(_ layout: StudioLayout, at time: Double) -> AccessibleItem? {
    guard !layout.timeLine.isEmpty, let playback = stage.playback, playback.end > 0 else { return nil }
    var item = AccessibleItem(
      .slider, "Timeline",
      help: "The \(Command.nextFrame.spokenKey) and \(Command.previousFrame.spokenKey) go frame by frame, "
        + "\(Command.play.spokenKey) plays the gesture and stops it.")
    (item.frame, item.takesFocus) = (layout.track, true)
    guard !stage.isMoving(at: time) else { return item }
    let moment = min(max(0, playback.playhead(at: time)), playback.end)
    item.amount = AccessibleItem.Number(moment, in: 0...playback.end, step: 1.0 / 60)
    item.words = "\(moment.formatted(.fixed(2))) of \(playback.end.formatted(.fixed(2))) seconds"
    return item
  }

  private func gallery(_ layout: StudioLayout) -> AccessiblePart {
    let items = zip(library.documents, layout.galleryPlaces).enumerated().map { index, entry in
      let (document, place) = entry
      var item = AccessibleItem(
        .listEntry, document.title.shown, words: document.stateWords,
        help: index < 9
          ? "\(index + 1) shows it."
          : "\(Command.sceneBefore.spokenKey) and \(Command.sceneAfter.spokenKey) go to the next.",
        isSet: index == library.selected)
      (item.number, item.frame, item.takesFocus) = (document.id.number, place, true)
      return item
    }
    return AccessiblePart(.gallery, .list, "Scenes", in: layout.gallery, items)
  }
}
