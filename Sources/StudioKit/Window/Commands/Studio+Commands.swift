import Documents
import Geometry
import PreviewKit

extension Studio {
  /// Runs a command from a key, tool, menu, button or the palette.
  public mutating func perform(_ command: Command, at time: Double) {
    switch command {
    case .play: stage.play(at: time)
    case .showEffect: stage.showEffect(at: time)
    case .film:
      if files.exports.filming != nil {
        requests.ask(.export(.stop))
      } else {
        let seconds = (stage.playback?.end ?? 0) + FilmTimes.stay
        let subject = FilmSubject(shot: shot(stage.gesture), curve: view.curve.filmed, seconds: seconds)
        files.exports.askForFilm(of: subject, &files.state)
      }
    case .saveTape: files.exports.export(.text(TapeWriter.text(of: stage.gesture), ending: Tape.ending), &files.state)
    case .copyMoment:
      let (tape, moment) = stage.pictureMoment(at: time)
      files.exports.export(.picture(shot(tape), moment), for: .clipboard, &files.state)
    case .keepGesture:
      let name = if case .useful(let gesture)? = stage.playback?.source { gesture.title } else { "My gesture" }
      files.gestures.keep(TapeWriter.text(of: stage.gesture), as: name, &files.state)
    case .restoreGesture: files.gestures.restore(&files.state)
    case .renameGesture(let name): files.gestures.rename(name, &files.state)
    case .deleteGesture(let name): files.gestures.delete(name, &files.state)
    case .gesture(let gesture): stage.play(.useful(gesture), at: time)
    case .keptGesture(let name):
      if let gesture = gestures.kept.first(where: { $0.name == name }) { stage.play(.tape(gesture.tape), at: time) }
    case .previousFrame: stage.step(by: -1, at: time)
    case .nextFrame: stage.step(by: 1, at: time)
    case .previousMark: stage.goToMark(isForward: false, at: time)
    case .nextMark: stage.goToMark(isForward: true, at: time)
    case .zoomTimeIn: view.zoomTime(by: 1.5, stage, at: time)
    case .zoomTimeOut: view.zoomTime(by: 1 / 1.5, stage, at: time)
    case .wholeTime: view.zoomTime(by: nil, stage, at: time)
    case .repeats(let again): if again != (stage.playback?.repeats ?? true) { stage.toggleRepeats(at: time) }
    case .speed(let speed): stage.setSpeed(speed, at: time)
    case .situation(let situation): stage.setSituation(situation, at: time)

    case .turnDevice: stage.turn(library, at: time)
    case .zoomToFit: view.zoom.fit()
    case .zoom(let factor): view.zoom.set(exactly: factor)
    case .zoomToDevicePixels: view.zoom.set(exactly: stage.scene.device.scale / view.scale)
    case .zoomIn: view.zoom.set(layout.zoom * Zoom.step, in: layout)
    case .zoomOut: view.zoom.set(layout.zoom / Zoom.step, in: layout)
    case .pan(.left): view.zoom.pan(dx: 40, dy: 0, in: layout)
    case .pan(.right): view.zoom.pan(dx: -40, dy: 0, in: layout)
    case .pan(.up): view.zoom.pan(dx: 0, dy: 40, in: layout)
    case .pan(.down): view.zoom.pan(dx: 0, dy: -40, in: layout)
    case .plain: stage.setStill(!stage.shown.isStill, at: time)
    case .xray: view.options.isXRay.toggle()
    case .article: view.options.showsArticle.toggle()
    case .bars: view.options.showsBars.toggle()
    case .timeLine: view.options.showsTimeLine.toggle()
    case .curve: view.options.showsCurve.toggle()
    case .saveCurve:
      if let text = view.curveFile(stage, library) {
        files.exports.export(.text(text, ending: "-curve.svg"), &files.state)
      }
    case .layerBehind: view.stepCurve(by: -1)
    case .layerInFront: view.stepCurve(by: 1)
    case .wholeCurve: view.curve.isWhole.toggle()
    case .meter: view.options.showsMeter.toggle()
    case .saveLog: if view.options.showsMeter { requests.ask(.files(.saveLog(view.meter.log))) }

    case .undo: tell(edit(at: time) { $0.undo() }, at: time)
    case .redo: edit(at: time) { $0.go(toStep: $0.history.position + 1) }
    case .switchSetting:
      // A message about the other scene is out of date.
      view.notice = nil
      tell(edit(at: time) { $0.switchSetting() }, at: time)
    case .forgetOtherSetting: tell(edit(at: time) { $0.settings.forgetOther() }, at: time)
    case .compare: stage.showBeside(library, at: time) { $0.toggleComparison() }
    case .nextArrangement: stage.showBeside(library, at: time) { $0.nextArrangement() }
    case .arrange(let arrangement): stage.showBeside(library, at: time) { $0.compare { $0.arrangement = arrangement } }
    case .compareWith(let other): stage.showBeside(library, at: time) { $0.compare { $0.wish = other } }
    case .screens: stage.showBeside(library, at: time) { $0.toggleScreens() }
    case .device(let name): stage.showBeside(library, at: time) { $0.toggle(device: name) }
    case .asPublished: edit(at: time) { $0.apply(.publish) }
    case .resetEffect: edit(at: time) { $0.apply(.resetEffect) }
    case .resetEverything: edit(at: time) { $0.resetEverything() }
    case .keepVariant: editVariants(.keep, at: time)
    case .restoreVariant: editVariants(.restore, at: time)
    case .sceneBefore: select((library.selected + library.documents.count - 1) % library.documents.count, at: time)
    case .sceneAfter: select((library.selected + 1) % library.documents.count, at: time)

    case .replacePicture(let index): files.replacePicture(index)
    case .focusPicture(let picture): edit("Focus", ofPicture: picture.index, at: time) { $0.focus = picture.point }
    case .centerPicture(let index): edit("Focus", ofPicture: index, at: time) { $0.focus = nil }
    case .containPicture(let index): edit("Fit", ofPicture: index, at: time) { $0.fit = .contain }
    case .coverPicture(let index): edit("Fit", ofPicture: index, at: time) { $0.fit = .cover }
    case .showPicture(let index): if let path = document.picturePath(index) { requests.ask(.show(path)) }
    case .choosePictures: files.choosePictures()
    case .choosePage: files.choosePage()
    case .paste: requests.ask(.pictures(.paste(into: document.id)))
    case .newScene: files.newScene()
    case .open: files.chooseScene()
    case .openRecent: files.showRecent()
    case .save: files.save()
    case .saveElsewhere: files.saveElsewhere()
    case .close: files.close(at: time)
    case .quit: files.leave(at: time)
    case .saveCode(let system): files.exports.export(.code(document.placed, system), &files.state)
    case .showPage(let system): files.exports.export(.code(document.placed, system), for: .browser, &files.state)
    case .saveFolder: files.exports.export(.folder(document.placed), &files.state)

    case .appearance: view.appearance.switchOver()
    case .panels: view.options.showsPanels.toggle()
    case .drawer: view.options.showsDrawer.toggle()
    case .fullScreen: requests.ask(.window(.toggleFullScreen))
    case .keys: view.options.showsKeys.toggle()
    case .palette:
      view.options.showsKeys = false
      view.options.showsPalette.toggle()
    }
    take(files.takeSteps(), at: time)
  }

  /// Changes how a picture lies in its box, as one step.
  private mutating func edit(_ part: String, ofPicture index: Int, at time: Double, _ body: (inout SceneImage) -> Void)
  {
    guard document.scene.content.images.indices.contains(index) else { return }
    var scene = document.scene
    body(&scene.content.images[index])
    edit(at: time) { $0.edit(scene, as: "\(part) of picture \(index + 1)") }
  }

  /// Adds, renames, replaces or deletes a variant, and shows a refusal.
  mutating func editVariants(_ change: VariantEdit, at time: Double) {
    if let why = edit(change, at: time) { say(why, isFault: true, at: time) }
  }

  /// The stage as a shot for films and pictures with a tape.
  private func shot(_ tape: Tape?) -> Shot {
    var shot = stage.shot(of: document, hasBody: view.options.showsBars)
    shot.tape = tape
    return shot
  }
}
