import Boundary
import Documents
import Effects
import Export
import Geometry
import PreviewKit

/// The application without its window and its disk: the documents, the one on the stage, what there is to say about
/// files, and the window around it all. It asks the machine with requests and is answered with replies.
public struct Studio: Sendable {
  public private(set) var library: Library
  public internal(set) var stage: Stage
  private var files: FileSession
  public var view: WindowView
  public var requests = RequestQueue()

  /// - Parameters:
  ///   - documents: The gallery, one at least; the first is shown.
  ///   - samples: Where the pictures lie that come with the program: the person's first own ones take their place.
  ///   - measure: How wide texts are; where there are no fonts, all letters are of one width.
  public init?(
    documents: [SceneDocument], samples: String? = nil, window: Size, scale: Double, measure: TextMeasure = .fixed()
  ) {
    guard let library = Library(documents) else { return nil }
    self.library = library
    stage = Stage(library)
    files = FileSession(templates: SceneTemplates(documents), samples: samples)
    view = WindowView(size: window, scale: scale, measure: measure)
  }
}

extension Studio {
  /// The document on the stage.
  public var document: SceneDocument { _read { yield library.current } }

  public var layout: StudioLayout { view.layout(stage, library) }

  /// The gestures that the person keeps, and the name of the one that was deleted last.
  var gestures: (kept: [KeptGesture], deleted: String?) { (files.gestures.gestures, files.gestures.deleted?.name) }

  /// Whether a question is open: keys and the pointer are its.
  public var isAsking: Bool { files.questions.sheet != nil }

  /// Whether a sheet wants the keys and clicks, wherever they go.
  public var hasSheet: Bool { view.switches.showsKeys || isAsking }
}

/// Requests and replies.
extension Studio {
  /// Says something to the person at the window.
  public mutating func say(_ text: String, isFault: Bool = false, at time: Double) {
    view.notice = Notice(text: text, isFault: isFault, time: time)
  }

  /// What the machine answers, and what it says by itself.
  public mutating func receive(_ reply: Reply, at time: Double) {
    if case .desktopLook(let look) = reply {
      view.takeLook(look)
      stage.setCalm(look.reducesMotion, at: time)
      return
    }
    if case .act(let action) = reply { return act(action, at: time) }
    reportView()
    take(files.handle(reply, in: &library, at: time), at: time)
  }

  public mutating func perform(_ command: FileCommand, at time: Double) {
    take(files.perform(command, in: &library, at: time), at: time)
  }

  /// Lets everything happen to files that is due by a moment.
  public mutating func advanceFiles(to time: Double) {
    reportView()
    let isHandFree = !view.isHandBusy && !stage.isTouched && !view.isHeld && !view.isHandleHeld
    take(files.advance(to: time, isHandFree: isHandFree, in: &library), at: time)
  }

  /// What of the window the next start is to find.
  private mutating func reportView() {
    var record = view.record
    record.screens = stage.screens.names
    files.report.view = record
  }

  private mutating func answer(_ answer: SheetAnswer?, at time: Double) {
    guard let answer else { return }
    view.sheets.close()
    take(files.answer(answer, in: &library, at: time), at: time)
    // The next question comes in the same frame.
    advanceFiles(to: time)
  }

  private mutating func take(_ steps: [SessionStep], at time: Double) {
    for step in steps {
      switch step {
      case .ask(let request): requests.ask(request)
      case .say(let words, let isFault): say(words, isFault: isFault, at: time)
      case .play(let tape):
        stage.follow(library, at: time)
        stage.play(tape, at: time)
      }
    }
    stage.follow(library, at: time)
  }
}

/// The document on the stage.
extension Studio {
  /// The devices on which scenes are shown beside their own are these, as an earlier session left them.
  public mutating func restoreScreens(_ names: [String]) { stage.screens = OtherScreens(names) }

  /// Shows a document of the gallery from its beginning.
  public mutating func select(_ index: Int, at time: Double) {
    library.select(index, at: time)
    stage.follow(library, at: time)
  }

  /// Adds a document to the gallery, and shows it.
  public mutating func add(_ document: SceneDocument, at time: Double) {
    library.add(document, at: time)
    stage.follow(library, at: time)
  }

  /// Changes the document on the stage, which stays where it is.
  @discardableResult
  public mutating func edit<Result>(at time: Double, _ change: (inout SceneDocument) -> Result) -> Result {
    defer { stage.follow(library, at: time) }
    return change(&library.current)
  }

  /// Keeps, names, replaces or deletes a variant. What is compared with one goes on with it under its new name.
  ///
  /// - Returns: Why it was not done; nil: it was.
  public mutating func edit(_ change: VariantEdit, at time: Double) -> String? {
    let names = document.scene.variants.map(\.name)
    let refusal = library.current.apply(change)
    if case .rename(let index, _) = change, refusal == nil, names.indices.contains(index) {
      stage.rename(variant: names[index], to: document.scene.variants[index].name)
    }
    stage.follow(library, at: time)
    return refusal
  }

  /// The control was let go: what comes next is another step.
  public mutating func finishEdit() { library.current.finishEdit() }

  private mutating func tell(_ words: String?, at time: Double) {
    if let words { say(words, at: time) }
  }
}

/// What a person does.
extension Studio {
  /// In points of the window.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    if handleSheet(event, at: time) { return }
    switch event {
    case .down(let point):
      let layout = layout
      if view.press(point, layout) {
        scrub(to: point, layout, at: time)
      } else if !pressShare(point, layout, at: time), !view.pressHandle(point, stage, layout),
        layout.isOnScreen(point)
      {
        view.holdScreen(at: point, layout)
        stage.touch(.down(self.layout.scenePoint(point)), at: time)
      }
    case .move(let point):
      let layout = layout
      if view.isScrubbing || view.curve.isHeld {
        scrub(to: point, layout, at: time)
      } else if let share = view.dragShare(to: point, layout) {
        stage.shareComparison(share)
      } else if view.isHandleHeld {
        dragHandle(to: point, at: time)
      } else if view.dragGallery(to: point, layout) {
        view.hover(nil, in: library, at: time)
      } else if stage.isTouched {
        stage.touch(.move(layout.scenePoint(point)), at: time)
      }
    case .up(let point):
      if stage.isTouched {
        stage.touch(.up(point.map(layout.scenePoint)), at: time)
        if let point, stage.wasTapped(at: time) { view.chooseLayer(at: layout.scenePoint(point), stage, at: time) }
      }
      if view.curve.isHeld { stage.letGo(at: time) }
      releaseHandle()
      if let index = view.release(point, layout) { select(index, at: time) }
    case .cancel:
      releaseHandle()
      if stage.isTouched { stage.touch(.cancel, at: time) }
      if view.curve.isHeld { stage.letGo(at: time) }
      _ = view.release(nil, layout)
    case .hover(let point):
      view.hoverHandles(point)
      view.hover(point.flatMap(layout.thumbnail), in: library, at: time)
    case .wheel(_, let dy, let point?) where layout.gallery.contains(point):
      scrollGallery(by: dy * -56, point, at: time)
    case .touchpad(_, let dy, let point?) where layout.gallery.contains(point):
      scrollGallery(by: dy * -12, point, at: time)
    case .wheel(_, let dy, let point?) where stage.isOnOnionSlider(point, layout):
      stage.shareComparison((stage.comparison?.opacity ?? 0) + dy * 0.05)
    case .wheel(let dx, let dy, let point):
      guard view.isOverStage(point, layout), !view.zooms(by: dy, around: point, layout) else { break }
      stage.touch(.wheel(dx: dx, dy: dy, at: nil), at: time)
    case .touchpad(let dx, let dy, let point):
      guard view.isOverStage(point, layout), !view.zooms(by: dy / 8, around: point, layout) else { break }
      stage.touch(.touchpad(dx: dx, dy: dy, at: nil), at: time)
    case .pan(let dx, let dy): view.zoom.pan(dx: dx, dy: dy, in: layout)
    case .modifiers(let modifiers): view.modifiers = modifiers
    case .keyDown(let key, let modifiers, let isRepeat): press(key, modifiers, isRepeat: isRepeat, at: time)
    // Which keys make a question mark depends on the keyboard.
    case .text("?"): view.switches.showsKeys.toggle()
    case .keyUp(.letter("p"), _), .focus(false): stage.holdStill(false, at: time)
    case .resize(let size, let scale): (view.size, view.scale) = (size, scale)
    case .drop(let path, _): requests.askToOpen(path, into: document.id)
    case .close: perform(.quit, at: time)
    default: break
    }
  }

  /// Shows the moment of the gesture under the pointer, while that holds the time line.
  private mutating func scrub(to point: Point, _ layout: StudioLayout, at time: Double) {
    if let offset = view.curve.offset(at: point) { return stage.show(offset: offset, at: time) }
    guard view.isScrubbing else { return }
    let share = (point.x - layout.track.x) / max(1, layout.track.width)
    stage.scrub(to: share * (stage.playback?.end ?? 0), at: time)
  }

  /// What a pointer over the stage would do.
  public var pointerShape: PointerShape { view.pointerShape(stage, library) }

  /// The number of an edge of the stage follows the pointer; until it is let go, all of it is one step.
  private mutating func dragHandle(to point: Point, at time: Double) {
    guard let wanted = view.dragHandle(to: point, stage, layout) else { return }
    edit(at: time) { _ = $0.assign(wanted.value, to: wanted.path, isHeld: true) }
  }

  /// Takes hold of the line between two that are compared, or of the slider that lets one through the other; or goes
  /// where they differ most, on the words that say so.
  private mutating func pressShare(_ point: Point, _ layout: StudioLayout, at time: Double) -> Bool {
    if let moment = stage.differenceMoment(at: point, layout) {
      stage.scrub(to: moment, at: time)
      return true
    }
    guard view.pressShare(point, stage, layout) else { return false }
    if stage.isOnOnionSlider(point, layout), let share = view.dragShare(to: point, layout) {
      stage.shareComparison(share)
    }
    return true
  }

  private mutating func releaseHandle() {
    view.releaseShare()
    view.releaseScreen()
    guard view.isHandleHeld else { return }
    view.releaseHandle()
    finishEdit()
  }

  private mutating func scrollGallery(by way: Double, _ point: Point, at time: Double) {
    guard layout.galleryBar != nil else { return }
    view.turnGallery(by: way, layout)
    // Another picture lies under the pointer.
    view.hover(layout.thumbnail(at: point), in: library, at: time)
  }

  /// Does what somebody wants through a screen reader.
  private mutating func act(_ action: AccessibleAction, at time: Double) {
    switch (action.id.place, action.kind) {
    case (.question, _):
      guard var sheet = files.questions.sheet else { return }
      let answer = view.sheets.act(action, &sheet, in: view.size)
      files.questions.sheet = sheet
      self.answer(answer, at: time)
    case (.keys, .press): view.switches.showsKeys = false
    case (.gallery, .press):
      if let index = library.documents.firstIndex(where: { $0.id.number == action.id.number }) {
        select(index, at: time)
      }
    case (.stage, .set(let offset)):
      guard offset.isFinite else { return }
      stage.show(offset: offset, at: time)
      stage.letGo(at: time)
    case (.timeLine, .set(let moment)): if moment.isFinite { stage.scrub(to: moment, at: time) }
    case (.stage, .press), (.timeLine, .press): perform(.play, at: time)
    default: break
    }
  }

  /// Lets what lies over the window have what a person did. False: there is nothing, or it does not care.
  private mutating func handleSheet(_ event: InputEvent, at time: Double) -> Bool {
    guard var sheet = files.questions.sheet else { return view.switches.showsKeys && scrollKeys(event) }
    switch event {
    // A hand that was on the stage already is let go of there.
    case .move, .up, .cancel: if stage.isTouched || view.isHeld { return false }
    case .down, .hover, .secondary, .wheel, .touchpad, .keyDown, .keyUp, .modifiers, .text, .composition: break
    case .drop, .close, .pan: return true
    default: return false
    }
    let answer = view.sheets.handle(event, &sheet, in: view.size, at: time)
    files.questions.sheet = sheet
    if let text = view.sheets.takeCopy() { requests.ask(.window(.copy(text))) }
    self.answer(answer, at: time)
    // Keys that are let go may have been pressed on the stage.
    switch event {
    case .keyUp, .modifiers: return false
    default: return true
    }
  }

  /// The list of keys may be longer than the window.
  private mutating func scrollKeys(_ event: InputEvent) -> Bool {
    switch event {
    case .wheel, .touchpad: view.sheets.showKeys(in: view.size, after: event)
    default: return false
    }
    return true
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, at time: Double) {
    if let command = StageCommand(key, modifiers, isRepeat: isRepeat) { return perform(command, at: time) }
    if modifiers.contains(.control) {
      if isRepeat { return }
      if key == .letter("v") { return requests.ask(.pictures(.paste(into: document.id))) }
      let command = FileCommand(key, isShifted: modifiers.contains(.shift))
      if let command { perform(command, at: time) }
      return
    }
    switch key {
    case .escape: view.switches.showsKeys = false
    case .letter("p") where !isRepeat: stage.holdStill(true, at: time)
    case .letter(let letter) where !isRepeat:
      // Other characters have values, too: the key left of 1 on a French keyboard is a square.
      if letter.isASCII, let number = letter.wholeNumberValue, number >= 1 { select(number - 1, at: time) }
    default: stage.scroll(by: key, at: time)
    }
  }

  /// Does what a key, a tool or a menu asks of the stage.
  public mutating func perform(_ command: StageCommand, at time: Double) {
    switch command {
    case .undo: tell(edit(at: time) { $0.undo() }, at: time)
    case .redo: edit(at: time) { $0.go(toStep: $0.history.position + 1) }
    case .switchSetting:
      // What was said of the other one is not true any more.
      view.notice = nil
      tell(edit(at: time) { $0.switchSetting() }, at: time)
    case .forgetOtherSetting: tell(edit(at: time) { $0.settings.forgetOther() }, at: time)
    case .compare(let command): stage.compare(command, library, at: time)
    case .screens(let command): stage.show(command, library, at: time)
    case .play: stage.play(at: time)
    case .showEffect: stage.showEffect(at: time)
    case .gesture(let gesture): stage.play(gesture, at: time)
    case .keptGesture(let gesture): stage.play(gesture.tape, at: time)
    case .step(let frames): stage.step(by: frames, at: time)
    case .speed(let speed): stage.setSpeed(speed, at: time)
    case .repeats: stage.toggleRepeats(at: time)
    case .film:
      if files.filming != nil { return perform(FileCommand.stopFilm, at: time) }
      perform(.export(.film(shot(stage.gesture), FilmCut(curve: view.curve.filmed))), at: time)
    case .copyMoment:
      let (tape, moment) = stage.pictureMoment(at: time)
      perform(.export(.picture(shot(tape), moment), for: .clipboard), at: time)
    case .saveTape:
      perform(.export(.text(TapeWriter.text(of: stage.gesture), ending: Tape.ending)), at: time)
    case .keepGesture:
      let name = if case .useful(let gesture)? = stage.playback?.source { gesture.title } else { "My gesture" }
      perform(.keepGesture(tape: TapeWriter.text(of: stage.gesture), name: name), at: time)
    case .saveCurve:
      if let text = view.curveFile(stage, library) {
        perform(.export(.text(text, ending: "-curve.svg")), at: time)
      }
    case .situation(let situation): stage.setSituation(situation, at: time)
    case .turnDevice: stage.turn(library, at: time)
    case .plain: stage.setStill(!stage.shown.isStill, at: time)
    case .sceneBefore: select((library.selected + library.documents.count - 1) % library.documents.count, at: time)
    case .sceneAfter: select((library.selected + 1) % library.documents.count, at: time)
    case .saveLog: if view.switches.showsMeter { requests.ask(.files(.saveLog(view.meter.log))) }
    case .fullScreen: requests.ask(.window(.toggleFullScreen))
    default: view.perform(command, device: stage.scene.device, in: layout)
    }
  }
}

extension Studio {
  /// The stage as films and pictures show it under a tape.
  private func shot(_ tape: Tape?) -> Shot {
    var shot = stage.shot(of: document, hasBody: view.switches.showsBars)
    shot.tape = tape
    return shot
  }
}

/// Frames.
extension Studio {
  /// Lets everything happen that is due by a moment.
  public mutating func advance(to time: Double) {
    stage.advance(to: time)
    view.advance(library, to: time)
    let layout = layout
    if !layout.timeLine.isEmpty { stage.showGesture(at: time) }
    view.reveal(library, layout)
    view.followCurve(stage, library)
  }

  /// Whether the window will look different with each frame. If not, nothing has to be drawn until something happens
  /// or the notice ends.
  public func isMoving(at time: Double) -> Bool {
    stage.isMoving(at: time)
      || !view.isCalm && (isAsking && view.sheets.hasCards || view.hovered != nil && !layout.thumbnails.isEmpty)
  }

  /// Draws the whole window as it is to be seen at a moment, but for the panel and what lies over it. It covers every
  /// pixel.
  public mutating func draw(at time: Double, into list: inout DrawList) {
    layOut(at: time)
    paint(at: time, into: &list)
  }

  /// Asks the effect for the layers of a moment: the first half of `draw`.
  public mutating func layOut(at time: Double) { view.layOut(stage, at: time) }

  /// Draws the window around the layers that `layOut` found for the same moment: the second half of `draw`.
  public mutating func paint(at time: Double, into list: inout DrawList) {
    view.draw(stage, library, isMoving: isMoving(at: time), at: time, into: &list)
    view.sheets.advance(to: time)
  }

  /// Draws what lies over everything, the panel included: a question about files, the list of keys.
  public mutating func drawSheets(into list: inout DrawList) {
    view.sheets.theme = view.theme
    view.sheets.isCalm = view.isCalm
    if var sheet = files.questions.sheet {
      view.sheets.update(&sheet, in: view.size)
    } else if view.switches.showsKeys {
      view.sheets.showKeys(in: view.size)
    } else {
      return view.sheets.close()
    }
    list.append(view.sheets.list)
    view.sheets.drawCards(of: files.templates.documents, into: &list)
  }

  /// Tells the pictures that the stage will show one screen further on, and how large each would be as a whole, in
  /// points of the window: for whoever fetches pictures.
  public mutating func picturesAhead(at time: Double, _ body: (PictureID, Size) -> Void) {
    view.picturesAhead(stage, of: library.current.version, zoom: layout.zoom, at: time, body)
  }
}
