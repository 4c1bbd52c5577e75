import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import Parameters
import PreviewKit
import ScrollPhysics

/// A change that a person asks for, with any part of the window: keys, pointer, panel, tools, sheets and assistive
/// programs all come to this, and `Studio.apply` carries it out.
enum Intent: Sendable {
  case perform(Command)
  /// Shows a document of the gallery.
  case select(Int)
  case answer(SheetAnswer)
  case sheet(SheetChange)
  /// Opens a dropped file.
  case drop(String, at: DropPlace)
  /// Copies a text, and confirms it with a sentence.
  case copy(String, says: String? = nil)

  /// Turns a field. All values that it goes through until its control is let go are one step.
  case turn(String, to: JSONValue)
  /// Gives a field a value, as a step of its own, which is named after the change by default.
  case set(String, to: JSONValue, as: String? = nil)
  /// The same, with numbers of other chosen layers changed by as much.
  case move(String, to: JSONValue)
  /// Gives a field that names files a value, once they have been looked at.
  case type(String, JSONValue)
  /// Gives a field its default. `goesOn`: it belongs to the step that the control has just made.
  case reset(String, to: JSONValue, goesOn: Bool)
  /// The control was let go: the next edit is another step.
  case finishEdit
  case change(SceneEdit)
  /// Edits layers. What is done while a control is held is one step.
  case layers(LayerEdit, of: [LayerIdentity], isHeld: Bool)
  /// Takes layers of a file.
  case art(ArtEdit)
  /// Chooses a layer with its group, or alone.
  case chooseLayer(LayerIdentity, LayerSelection.Choice, isAlone: Bool = false)
  case chooseNoLayer
  /// Shows or hides the rows of a group's layers in the list.
  case foldGroup(String)
  /// Chooses several layers, with their groups.
  case chooseLayers([LayerIdentity])
  /// Chooses a key of a layer alone, or beside others.
  case chooseKey(KeyPlace, isAdded: Bool)
  /// Edits the chosen keys.
  case keys(KeyEdit, isHeld: Bool)
  /// Lets a key set the value at a path, or takes it out of the key.
  case keyValue(String, isSet: Bool)
  /// Shows or hides a row for each value of a layer in the keyframes.
  case openKeys(of: LayerIdentity)
  /// Keeps the chosen keys of a layer for pasting, and gives a layer what was kept, from the present offset on.
  case copyKeys(of: LayerIdentity)
  case pasteKeys(on: LayerIdentity)
  /// Gives a layer a key at an offset; of one value, or of those that have keys.
  case addKey(LayerIdentity, at: Double, of: KeyChannel? = nil)
  /// Shows layers alone on the stage, or all again.
  case showAlone([LayerIdentity])
  case variant(VariantEdit)
  case showVariant(Int)
  case remedy(Int)
  /// Sets fields of the scene, as one step.
  case mend([FieldSetting])
  case goToStep(Int)
  case panel(PanelChange)
  /// A part of the window shows what the studio wanted it to.
  case shown(Shown)
  /// Gives the gallery a width in points; nil: the usual one.
  case widenGallery(Double?)
  /// Shows the code for a system.
  case chooseSystem(HandoffSystem)
  /// A button of the notice, which then goes.
  case answerNotice(NoticeAction)
  /// Shows a file in its folder, or copies it for other programs.
  case showFile(String), copyFile(String)
  /// Takes the scrolling and the hand-off system of the device's platform.
  case takePlatform
  /// Whether a device of another platform brings them; `always` begins with the present one.
  case choosePlatform(PlatformChoice)

  /// An event of the hand, in points of the main screen.
  case touch(InputEvent)
  /// A key that scrolls, by its usual way times a pace.
  case scroll(Key, pace: Double)
  /// Shows the scene without its effect as long as a key is held.
  case holdStill(Bool)
  /// Shows a moment of the gesture, in seconds from its start.
  ///
  /// - Parameter reach: Seconds from which it snaps to the moments that matter.
  case scrub(to: Double, within: Double = 0)
  /// Steps forwards or back by frames of the gesture, or by parts of one.
  case step(frames: Double)
  /// Goes to the next or previous moment of the gesture that matters.
  case goToMark(isForward: Bool)
  /// Shows a shorter or longer part of the gesture; nil: all of it.
  ///
  /// - Parameter around: A moment that stays in its place. By default the one that is shown.
  case zoomTime(by: Double?, around: Double? = nil)
  /// Shows an earlier or later part of it, by seconds.
  case panTime(by: Double)
  /// Turns layers that are drawn apart, by points of a drag.
  case turnDepth(by: Point)
  /// Zooms the stage by notches of a wheel.
  case zoom(notches: Double, around: Point?)
  /// The pointer asks for what can be done with the thing under it. Nil: a key does.
  case point(at: Point?)
  /// The meter tells of a frame; nil: of the last one.
  case chooseFrame(Int?)
  /// Shows the gesture's moment nearest to an offset, in points; without one, puts the content there.
  case show(offset: Double)
  /// Puts the content at an offset, in points, and holds it there until `letGo`.
  case put(offset: Double)
  case letGo
  /// Moves the divider between two scenes that are compared, or lets one through the other, from 0 to 1.
  case share(Double)
}

extension Intent {
  enum Shown: Sendable {
    /// A title, or a layer's text, that was to open for typing.
    case title, text
    /// A section of the panel that was to come into view.
    case section
    /// Another scene, or other pictures of it.
    case scene
  }
}

extension Studio {
  /// Carries out what a person asks for. A refusal is told by a notice, or beside the field that it concerns.
  mutating func apply(_ intent: Intent, at time: Double) {
    switch intent {
    case .perform(let command): perform(command, at: time)
    case .select(let index): select(index, at: time)
    case .answer(let answer): self.answer(answer, at: time)
    case .sheet(.type(let text)): sheet?.type(text)
    case .sheet(.film(let plan)): sheet?.film = plan
    case .sheet(.complete(let path)):
      sheet?.type(path)
      complete(path: path, at: time)
    case .drop(let path, let place): requests.askToOpen(path, into: place)
    case .copy(let text, let words):
      requests.ask(.window(.copy(text)))
      view.clipboard = text
      if let words { say(words, at: time) }

    case .turn(let path, let value): assign(value, to: path, isMoved: true, isHeld: true, at: time)
    case .move(let path, let value):
      finishEdit()
      assign(value, to: path, isMoved: true, at: time)
    case .set(let path, let value, let name):
      finishEdit()
      assign(value, to: path, as: name, at: time)
    case .type(let path, let value): type(value, to: path, at: time)
    case .reset(let path, let value, let goesOn):
      finishEdit()
      if goesOn { edit(at: time) { $0.resumeEdit(of: path) } }
      assign(value, to: path, isHeld: goesOn, at: time)
      finishEdit()
    case .finishEdit: finishEdit()
    case .change(let change): edit(at: time) { $0.apply(change) }
    case .layers(let change, let layers, let isHeld): edit(change, of: layers, isHeld: isHeld, at: time)
    case .art(let change): edit(art: change, at: time)
    case .chooseLayer(let layer, let choice, let isAlone): choose { $0.choose(layer, choice, isAlone: isAlone, in: $1) }
    case .foldGroup(let group): view.layers.fold(group, in: document)
    case .chooseNoLayer: choose { $0.choose([], in: $1) }
    case .chooseLayers(let layers): choose { $0.choose(together: layers, in: $1) }
    case .chooseKey(let key, let isAdded): choose { $0.choose(key, isAdded: isAdded, in: $1) }
    case .keys(let change, let isHeld): edit(keys: change, isHeld: isHeld, at: time)
    case .keyValue(let path, let isSet): keyValue(at: path, isSet: isSet, at: time)
    case .openKeys(let layer): view.layers.open(layer, in: document)
    case .copyKeys(let layer): copyKeys(of: layer)
    case .pasteKeys(let layer): pasteKeys(on: layer, at: stage.layers.offset, time: time)
    case .addKey(let layer, let offset, let channel): addKey(to: layer, at: offset, of: channel, time: time)
    case .showAlone(let layers):
      choose { $0.showAlone(layers, in: $1) }
      follow(at: time)
    case .variant(let change): editVariants(change, at: time)
    case .showVariant(let index):
      if let why = edit(at: time, { $0.settings.show(index) }) { say(why, isFault: true, at: time) }
    case .remedy(let index):
      let remedies = advice.remedies
      guard remedies.indices.contains(index) else { break }
      var scene = remedies[index].scene
      // A remedy does not turn the device.
      scene.device = document.scene.device
      edit(at: time) { $0.edit(scene, as: remedies[index].name) }
    case .mend(let settings): mend(settings, at: time)
    case .goToStep(let step): edit(at: time) { $0.go(toStep: step) }
    case .panel(let change): view.panel.apply(change)
    case .shown(.title): view.isTitleWanted = false
    case .shown(.text): view.openedText = nil
    case .shown(.section): view.panel.revealed = nil
    case .shown(.scene):
      // It is about a field of the former scene.
      view.panel.complaint = nil
      askForAdvice()
    case .widenGallery(let width): view.galleryWidth = width
    case .chooseSystem(let system): view.handoffTarget = system
    case .answerNotice(let action):
      let earlier = view.notice
      view.notice = nil
      apply(action.intent, at: time)
      if action.staysOpen, let earlier {
        say(view.notice?.text ?? earlier.text, with: earlier.actions, at: time)
      }
    case .showFile(let path): requests.ask(.show(path))
    case .copyFile(let path): requests.ask(.copyFile(path))
    case .takePlatform: takePlatform(at: time)
    case .choosePlatform(let choice):
      view.panel.platformChoice = choice
      if choice == .always { takePlatform(at: time) }

    // A thumb on a phone has the content.
    case .touch where isLedByThumb, .scroll where isLedByThumb: break
    case .touch(let event):
      view.firstMinute.did(.drag)
      stage.touch(event, at: time)
      if case .up(let point?) = event, stage.wasTapped(at: time) { chooseLayer(at: point, at: time) }
    case .scroll(let key, let pace): stage.scroll(by: key, pace: pace, at: time)
    case .holdStill(let isHeld): stage.holdStill(isHeld, at: time)
    case .scrub(let moment, let reach): stage.scrub(to: moment, within: reach, at: time)
    case .step(let frames): stage.step(by: frames, at: time)
    case .goToMark(let isForward): stage.goToMark(isForward: isForward, at: time)
    case .zoomTime(let factor, let moment): zoomTime(by: factor, around: moment, at: time)
    case .panTime(let seconds): if let end = stage.playback?.end { view.timeZoom.pan(by: seconds, of: end) }
    case .turnDepth(let way):
      view.depth.yaw = min(max(-70, view.depth.yaw + way.x * 0.3), 70)
      view.depth.pitch = min(max(-50, view.depth.pitch - way.y * 0.3), 50)
    case .zoom(let notches, let point): view.zoom(by: notches, around: point, in: layout)
    case .point(let point): view.pointedPicture = point.flatMap(picture)
    case .chooseFrame(let number): view.meter.choose(number)
    case .show(let offset): stage.show(offset: offset, at: time)
    case .put(let offset): stage.put(at: offset, time: time)
    case .letGo: stage.letGo(at: time)
    case .share(let share): stage.beside.share(share)
    }
  }

  /// Shows a shorter or longer part of the gesture; nil: all of it.
  private mutating func zoomTime(by factor: Double?, around moment: Double?, at time: Double) {
    guard let factor, let playback = stage.playback else { return view.timeZoom.showAll() }
    view.timeZoom.zoom(by: factor, around: moment ?? playback.playhead(at: time), of: playback.end)
  }

  /// A layer that is clicked while the outlines are shown is the curve's.
  private mutating func chooseLayer(at point: Point, at time: Double) {
    guard view.options.isXRay, view.options.showsCurve else { return }
    view.curve.choose(stage.layers.layers, at: point, place: stage.shown.offset(at: stage.moment(time)))
  }

  private mutating func assign(
    _ value: JSONValue, to path: String, isMoved: Bool = false, isHeld: Bool = false, as name: String? = nil,
    at time: Double
  ) {
    let chosen = view.layers.layers(of: document)
    let isDevice = path == "device"
    let takesPlatform = view.panel.platformChoice == .always
    let problems = edit(at: time) {
      isDevice
        ? $0.setDevice(value, takesPlatform: takesPlatform)
        : $0.assign(value, to: path, of: chosen, isMoved: isMoved, isHeld: isHeld, as: name)
    }
    if isDevice, problems.isEmpty { offerPlatform(at: time) }
    view.panel.complaint = problems.first.map { PanelState.Complaint(path: path, message: $0.message) }
  }

  /// Takes a value that names files at once if it names no new ones. Otherwise they are looked at first.
  private mutating func type(_ value: JSONValue, to path: String, at time: Double) {
    let known = Set(document.pictureFiles)
    let new = TypedPictures.files(in: value).filter { !known.contains($0) }
    let folder = document.file.folder
    guard !new.isEmpty else {
      finishEdit()
      return assign(value, to: path, at: time)
    }
    files.look(
      at: TypedPictures(
        document: document.id, paths: new.map { FilePath.path($0, from: folder) }, use: .field(path, value)), &session)
    takeSteps(at: time)
  }

  /// Takes a typed value whose files are there, or tells beside its field why not.
  mutating func found(
    _ value: JSONValue, for path: String, of id: DocumentID, fault: String?, at time: Double
  ) {
    guard id == document.id else { return }
    if let fault {
      view.panel.complaint = PanelState.Complaint(path: path, message: "\(fault). Nothing was changed.")
    } else {
      finishEdit()
      assign(value, to: path, at: time)
    }
  }

  /// Offers what the platform of the device that was just chosen could bring.
  private mutating func offerPlatform(at time: Double) {
    guard let offer = PlatformOffer(document.scene, target: view.handoffTarget) else { return }
    switch view.panel.platformChoice {
    case .never: break
    case .always: view.handoffTarget = nil
    case .ask:
      let actions: [NoticeAction] = [.takePlatform(offer.platform), .alwaysTakePlatform, .neverTakePlatform]
      say(offer.words, with: actions, at: time)
    }
  }

  private mutating func takePlatform(at time: Double) {
    guard let offer = PlatformOffer(document.scene, target: view.handoffTarget) else { return }
    finishEdit()
    if let scrolling = offer.scrolling { assign(.text(scrolling.rawValue), to: "physics.preset", at: time) }
    view.handoffTarget = nil
    say(offer.taken, at: time)
  }
}
