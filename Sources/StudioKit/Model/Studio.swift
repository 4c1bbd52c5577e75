import Boundary
import Documents
import Effects
import Geometry
import Handoff
import PreviewKit
import Synchronization

/// The application without its window and disk: the documents, the stage, the files' messages, and the window's view.
/// Communicates with the services by requests and replies.
public struct Studio: Sendable {
  public internal(set) var stage: Stage
  var session: SessionState
  var files: FileSession
  public var view: WindowView
  /// The frames of the window's parts after the last step.
  public internal(set) var layout: StudioLayout
  public var requests = RequestQueue()
  var advisor = Advisor()
  /// The scene on phones.
  var phone = PhoneLink()
  /// How phones and the stage scroll each other. Nil while each scrolls for itself.
  var following: StageFollowing?
  var audit = AuditLink()
  /// The film of a build, if the scene is compared with one.
  var match = MatchLink()
  /// The commands that parts of the window bring.
  var partCommands: [Command] = []
  var code = CodeTemplates { HandoffTemplates([:]) }

  /// - Parameters:
  ///   - documents: The gallery, at least one; the first is shown.
  ///   - samples: The folder of the built-in pictures, which the user's first own ones replace.
  public init?(documents: [SceneDocument], samples: String? = nil, window: Size, scale: Double) {
    guard let library = Library(documents) else { return nil }
    stage = Stage(library)
    session = SessionState(library, samples: samples)
    files = FileSession(templates: SceneTemplates(documents))
    view = WindowView(size: window, scale: scale)
    layout = StudioLayout([.stage], window: window, scale: scale, stage.scene.device)
  }
}

extension Studio {
  public internal(set) var library: Library {
    _read { yield session.library }
    _modify { yield &session.library }
  }

  /// The document on the stage.
  public var document: SceneDocument { _read { yield library.current } }

  /// The user's kept gestures, and the name of the one deleted last.
  var gestures: (kept: [KeptGesture], deleted: String?) {
    (files.gestures.gestures, files.gestures.deleted?.gesture.name)
  }

  /// Whether a question is open, which then receives keys and clicks.
  public var isAsking: Bool { session.questions.sheet != nil }

  /// Whether a sheet receives all keys and clicks.
  public var hasSheet: Bool { view.options.showsSheet || isAsking }
}

/// Requests and replies.
extension Studio {
  /// Shows a message.
  public mutating func say(_ text: String, isFault: Bool = false, at time: Double) {
    say(text, isFault: isFault, with: [], at: time)
  }

  /// Shows a message with buttons.
  mutating func say(_ text: String, isFault: Bool = false, with actions: [NoticeAction], at time: Double) {
    view.notice = Notice(text: text, isFault: isFault, time: time, actions: actions)
  }

  /// Gives a reply or notification of the services to its owner.
  public mutating func receive(_ reply: Reply, at time: Double) {
    reportView()
    session.time = time
    switch reply {
    case .file(let reply): files.take(reply, &session)
    case .pictures(let reply): files.take(reply, &session)
    case .choice(let reply): files.take(reply, &session)
    case .work(let reply): session.take(reply)
    case .gestures(let kept, let faults): files.gestures.take(kept, faults, &session)
    case .export(let delivery, let answer): files.exports.take(answer, of: delivery, &session)
    case .called(let scenes, _): files.opening.take(called: scenes, &session)
    case .phone(let answer): take(answer, at: time)
    case .audit(let answer): take(answer, at: time)
    case .match(let answer): take(answer, at: time)
    case .frames(let pictures): showFilm(pictures, at: time)
    case .advised(let answer): advisor.take(answer)
    case .desktopLook(let look):
      view.appearance.desktop = look
      stage.setCalm(look.reducesMotion, at: time)
    case .said(let words, let isFault): session.steps.say(words, isFault: isFault)
    case .ending: session.end()
    // Taken by the window.
    case .act, .looked, .lookedAgain: break
    }
    takeSteps(at: time)
  }

  /// Applies everything about files that is due by `time`.
  public mutating func advanceFiles(to time: Double) {
    reportView()
    session.time = time
    files.advance(isHandFree: !view.isHandBusy && !view.options.showsPalette, &session)
    takeSteps(at: time)
    followPhones(at: time)
    followAudit(at: time)
    followBuild(at: time)
  }

  /// Completes the path in the field of a question.
  mutating func complete(path: String, at time: Double) {
    session.steps.ask(.files(.complete(path, in: session.chooser.absolute(path))))
    takeSteps(at: time)
  }

  /// Reports window state to restore at the next launch.
  private mutating func reportView() {
    var record = view.record
    record.screens = stage.beside.screens.names
    session.report.view = record
  }

  /// The question over the window, including its text field.
  var sheet: Sheet? {
    get { session.questions.sheet }
    set { session.questions.sheet = newValue }
  }

  /// The initial scenes of the effects.
  var templates: [SceneDocument] { files.opening.templates.documents }

  mutating func answer(_ answer: SheetAnswer, at time: Double) {
    session.time = time
    files.answer(answer, &session)
    takeSteps(at: time)
    // The next question appears in the same frame.
    advanceFiles(to: time)
  }

  /// Makes way for a file that is dropped on a sheet: one about new pictures takes it for an answer.
  ///
  /// - Returns: Whether the file can be opened now. If not, a notice says why.
  mutating func takesDrop(at time: Double) -> Bool {
    view.options.closeSheets()
    guard let question = sheet?.question else { return true }
    switch question {
    case .newScene:
      answer(.effect(Layers.name), at: time)
      answer(.pictures(.samples), at: time)
    case .newPictures: answer(.pictures(.samples), at: time)
    case .path(.pictures), .path(.picture), .path(.page), .path(.open), .recent: answer(.cancel, at: time)
    default:
      say("Answer the question first, then drop the file again.", isFault: true, at: time)
      return false
    }
    return true
  }

  /// Carries out what follows from a command, reply or answer.
  mutating func takeSteps(at time: Double) {
    for step in session.steps.takeAll() {
      switch step {
      case .ask(let request): requests.ask(request)
      case .say(let words, let isFault, let actions, let progress):
        view.notice = Notice(text: words, isFault: isFault, time: time, actions: actions, progress: progress)
      case .fill(let path, let value, let document, let fault):
        found(value, for: path, of: document, fault: fault, at: time)
      case .play(let tape):
        follow(at: time)
        stage.play(.tape(tape), at: time)
      case .compare(let film, let document): compare(with: film, document, at: time)
      case .choose(let places):
        let names = document.scene.composition.identities
        choose { $0.choose(places.clamped(to: names.indices).map { names[$0] }, in: $1) }
      }
    }
    follow(at: time)
  }
}

/// The document on the stage.
extension Studio {
  /// Restores the devices shown beside the scene's own, from an earlier session.
  public mutating func restoreScreens(_ names: [String]) { stage.beside.restore(devices: names) }

  /// Shows the library's selection as it is now. What a notice can take back is the step that is shown.
  mutating func follow(at time: Double) {
    if case .undo(let id, let step)? = view.notice?.actions.first,
      id != document.id || step != document.history.shown.number
    {
      view.notice = nil
    }
    stage.follow(library, solo: view.layers.solo(of: document), at: time)
  }

  /// Shows a document of the gallery from its beginning.
  public mutating func select(_ index: Int, at time: Double) {
    library.select(index, at: time)
    follow(at: time)
  }

  /// Adds a document to the gallery and shows it.
  public mutating func add(_ document: SceneDocument, at time: Double) {
    library.add(document, at: time)
    follow(at: time)
  }

  /// Changes the document on the stage, which keeps its scroll offset.
  @discardableResult
  public mutating func edit<Result>(at time: Double, _ change: (inout SceneDocument) -> Result) -> Result {
    defer { follow(at: time) }
    let (before, setting, step) = (document.scene, document.settings.index, document.history.shown.number)
    let result = change(&library.current)
    view.layers.followKeys(in: document, since: before)
    let history = document.history
    if history.shown.number > step, document.settings.index == setting, !history.isHeld,
      let subject = history.shown.removed
    {
      tell(removed: subject, at: time)
    }
    return result
  }

  /// Says what is gone, with a button that brings it back as long as nothing else was done.
  private mutating func tell(removed subject: some StringProtocol, at time: Double) {
    say("Removed \(subject).", with: [.undo(document.id, step: document.history.shown.number)], at: time)
  }

  /// Edits the list of settings. A comparison follows a renamed one.
  ///
  /// - Returns: The reason for a refusal. Nil on success.
  public mutating func edit(_ change: VariantEdit, at time: Double) -> String? {
    let names = document.settings.list.map(\.name)
    let refusal = library.current.settings.apply(change)
    if case .delete(let index) = change, document.settings.list.count < names.count {
      tell(removed: names[index], at: time)
    }
    if case .rename(let index, _) = change, refusal == nil, names.indices.contains(index) {
      stage.beside.rename(setting: names[index], to: document.settings.list[index].name)
    }
    follow(at: time)
    return refusal
  }

  /// Ends the step of a held control.
  public mutating func finishEdit() { library.current.finishEdit() }

  mutating func tell(_ words: String?, at time: Double) {
    if let words { say(words, at: time) }
  }
}

/// What its parts show of motion.
extension Studio {
  /// Brings the curve, the meter's figures and the visible part of the gesture up to date.
  mutating func followMotion(at time: Double) {
    view.curve.follow(stage, library, in: layout[.curve], view.theme, showsArticle: view.options.showsArticle)
    // Only motion is measured, so the figures rest with it.
    if !layout[.meter].isEmpty, stage.isMoving(at: time) || view.meter.isStale { view.meter.refresh(at: time) }
    guard let playback = stage.playback, stage.isPlayback else { return }
    view.timeZoom.follow(playback.playhead(at: time), isPlaying: playback.isPlaying, of: playback.end)
  }

  /// Shows the gesture that was made by hand on the time line, and says if it has taken the place of a chosen one.
  mutating func showGesture(at time: Double) {
    guard !layout[.gesture].isEmpty, let replaced = stage.showGesture(at: time) else { return }
    let name =
      switch replaced {
      case .effect: Command.showEffect.title(Facts(self))
      case .useful(let gesture): Command.gesture(gesture).title(Facts(self))
      case .tape(let tape): gestures.kept.first { $0.tape == tape }?.name ?? "the tape"
      }
    say(
      "Your own gesture plays now instead of \u{201C}\(name)\u{201D}. The Gesture menu plays that again.", at: time)
  }
}

/// Input.
extension Studio {
  /// Takes an event that is about no part of the window.
  mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .pan(let dx, let dy): view.zoom.pan(dx: dx, dy: dy, in: layout)
    case .modifiers(let modifiers): view.modifiers = modifiers
    case .keyDown(let key, let modifiers, let isRepeat): press(key, modifiers, isRepeat: isRepeat, at: time)
    // Which keys make a question mark depends on the keyboard.
    case .text(let text): if let command = Shortcut.command(typed: text) { apply(.perform(command), at: time) }
    case .keyUp(let key, _) where Shortcut.meaning(of: key, [])?.isHeld == true: fallthrough
    case .focus(false): apply(.holdStill(false), at: time)
    case .resize(let size, let scale): (view.size, view.scale) = (size, scale)
    case .close: apply(.perform(.quit), at: time)
    default: break
    }
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, at time: Double) {
    if let meaning = Shortcut.meaning(of: key, modifiers, among: partCommands) {
      guard !isRepeat || meaning.repeats else { return }
      return apply(meaning.isHeld ? .holdStill(true) : .perform(meaning.command), at: time)
    }
    guard !modifiers.contains(.control) else { return }
    if view.options.isChoosing, !chosenLayers.isEmpty, [.left, .right, .up, .down].contains(key) {
      return nudge(key, modifiers, at: time)
    }
    switch key {
    case .escape: letGo()
    // With Shift a digit key types something else on many layouts, such as the slash that opens the palette.
    case .letter(let letter) where !isRepeat && !modifiers.contains(.shift):
      // Other characters have values, too: the key left of 1 on a French keyboard is a square.
      if letter.isASCII, let number = letter.wholeNumberValue, number >= 1 { apply(.select(number - 1), at: time) }
    default: apply(.scroll(key, pace: modifiers.pace), at: time)
    }
  }
}

/// Frames.
extension Studio {
  /// Passes on the pictures that the stage will show within the next screen, and the size at which each would be drawn
  /// in window points, for prefetching.
  public mutating func picturesAhead(at time: Double, _ body: (PictureID, Size) -> Void) {
    view.picturesAhead.update(
      stage.shown, at: stage.moment(time), of: library.current.version, zoom: layout.zoom)
    for picture in view.picturesAhead.pictures { body(picture.id, picture.size) }
    if stage.content.choice == .build, let film = stage.beside.film {
      for picture in film.pictures.images { if let size = picture.size { body(picture.id, size) } }
    }
  }
}

extension HandoffTemplates {
  /// The system that a scene on a device of a platform is first handed over to.
  func suggested(for platform: Platform) -> HandoffSystem? {
    systems.first { $0.platform == platform && !$0.isWhole } ?? systems.first { !$0.isPage } ?? systems.first
  }
}

/// The templates of code for other systems, read when code is first needed. A class because copies of the studio share
/// them.
final class CodeTemplates: Sendable {
  private let known = Mutex<HandoffTemplates?>(nil)
  private let read: @Sendable () -> HandoffTemplates

  init(_ read: @escaping @Sendable () -> HandoffTemplates) { self.read = read }

  var templates: HandoffTemplates {
    known.withLock { known in
      let templates = known ?? read()
      known = templates
      return templates
    }
  }

  /// The systems that a scene can be handed over to.
  var systems: [HandoffSystem] { templates.systems }
}
