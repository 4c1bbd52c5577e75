import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The document on the stage as it is scrolled: under the hand, or by a gesture that plays.
public struct Stage: Sendable {
  /// The scene under the hand.
  var preview: Preview
  /// The gesture on the time line; nil: nobody has wanted to see one yet.
  public private(set) var playback: Playback?
  /// What it does, as the time line shows it.
  private(set) var trace: TapeTrace?
  /// The gesture plays, or stands still at a moment: the stage shows that, and not what the hand left.
  public private(set) var isPlayback = false
  /// As which other system gestures are shown; nil: as they are.
  public private(set) var situation: Situation?
  private(set) var recorder = TapeRecorder()
  /// What the hand had done last when the gesture was put onto the time line.
  private var tapeBefore: Tape?
  /// The finger or the mouse is down on it.
  private(set) var isTouched = false
  /// The device lies on its side. That is the view's, and no change of any scene.
  private(set) var isTurned = false
  /// What it is compared with, and how; nil: nothing is compared.
  public private(set) var comparison: Comparison?
  /// How it was compared the last time.
  private var lastComparison = Comparison()
  /// The other devices on which it is shown.
  public internal(set) var screens = OtherScreens()
  /// The same gesture in other scenes, which are seen at the same moment.
  private(set) var company = StageCompany()
  /// Nothing moves by itself.
  private var isCalm = false
  /// A key is held that shows it without its effect for as long.
  private var isHeldStill = false
  /// What is shown.
  private var selection: Library.Selection
  private var version: SceneDocument.Version

  init(_ library: Library) {
    let document = library.current
    preview = Preview(document.scene, pictures: document.pictures)
    (selection, version) = (library.selection, document.version)
  }
}

extension Stage {
  /// The scene under the hand, on the device as it lies.
  public var scene: Scene { preview.scene }

  /// What is on the stage: the scene under the hand, or the gesture's.
  var shown: Preview { if isPlayback, let playback { playback.preview } else { preview } }

  /// A moment on the clock of what is on the stage.
  func moment(_ time: Double) -> Double { if isPlayback, let playback { playback.moment(at: time) } else { time } }

  /// Whether it will look different with each frame.
  func isMoving(at time: Double) -> Bool {
    if isPlayback, let playback { playback.isPlaying } else { preview.isMoving(at: time) || company.isMoving(at: time) }
  }

  /// Whether a gesture plays: it does not stand still.
  public var isPlaying: Bool { isPlayback && playback?.isPlaying == true }

  /// The layers of a moment.
  ///
  /// - Parameter earlier: Memory for those of the frame before.
  func layers(at time: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    if isPlayback, let playback {
      playback.layers(at: time, into: &layers, using: &earlier)
    } else {
      preview.layers(at: time, into: &layers)
    }
  }

  /// Where the finger of the gesture is on the screen, while it is down.
  func finger(at time: Double) -> Point? { isPlayback ? playback?.finger(at: time) : nil }

  /// Shows what the library has on the stage. A document that was put there begins anew; one that was changed stays
  /// where it is, and a gesture that loops goes on.
  mutating func follow(_ library: Library, at time: Double) {
    let document = library.current
    if selection != library.selection {
      recorder = TapeRecorder()
      (playback, trace, isPlayback) = (nil, nil, false)
      preview = Preview(scene(of: document), pictures: document.pictures)
      open(at: time)
      showCompany(of: document, anew: true, at: time)
    } else if version != document.version {
      edit(document, at: time)
    }
    (selection, version) = (library.selection, document.version)
  }

  private mutating func edit(_ document: SceneDocument, at time: Double) {
    let scene = scene(of: document)
    let situation = situation
    playback?.edit(scene, pictures: document.pictures, as: situation, at: time)
    trace = playback?.trace
    preview.edit(scene, pictures: document.pictures, at: time)
    showCompany(of: document, at: time)
  }

  /// A document's scene on the device as it lies.
  private func scene(of document: SceneDocument) -> Scene {
    var scene = document.scene
    if isTurned { scene.device = scene.device.rotated }
    return scene
  }

  /// Lays the device on its side, or stands it up again.
  mutating func turn(_ library: Library, at time: Double) {
    isTurned.toggle()
    edit(library.current, at: time)
  }

  /// The opening: content that plays by itself does, other content glides to its rest and is still within three
  /// seconds.
  private mutating func open(at time: Double) {
    if isCalm { return }
    if preview.extent.autoplay > 0 { return preview.startAutoplay(at: time) }
    let bounds = preview.extent.bounds
    preview.jump(to: min(bounds.lowerBound + 240, bounds.upperBound), at: time)
    preview.glide(to: bounds.lowerBound, frequency: 4.4, at: time)
  }

  /// Lets nothing move by itself from now on, or lets it again. What a hand has sent on its way goes there.
  mutating func setCalm(_ isCalm: Bool, at time: Double) {
    guard isCalm != self.isCalm else { return }
    self.isCalm = isCalm
    guard isCalm, !isTouched, recorder.tape == nil, preview.isMoving(at: time) else { return }
    preview.jump(to: preview.extent.autoplay > 0 ? 0 : preview.extent.bounds.lowerBound, at: time)
  }

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Double) {
    guard isPlayback else { return }
    playback?.advance(to: time)
    if let playback { company.seek(to: playback.position(at: time)) }
  }

  /// Shows the scene with or without its effect, where it is.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    preview.setStill(isStill, at: time)
    playback?.setStill(isStill, at: time)
    trace = playback?.trace
    company.edit(beside: preview, playback, at: time)
  }

  /// The same for as long as a key is held.
  mutating func holdStill(_ isHeld: Bool, at time: Double) {
    guard isHeld || isHeldStill else { return }
    isHeldStill = isHeld
    setStill(isHeld, at: time)
  }
}

/// The hand.
extension Stage {
  /// What a hand does to the stage, in points of the screen: it ends a gesture that plays where the content is, and
  /// goes onto the tape.
  mutating func touch(_ event: InputEvent, at time: Double) {
    switch event {
    case .down: isTouched = true
    case .up, .cancel: isTouched = false
    default: break
    }
    takeOver(at: time)
    recorder.record(event, of: preview, at: time)
    preview.handle(event, at: time)
    company.handle(event, at: time)
  }

  /// Whether the hand has tapped something just now.
  func wasTapped(at time: Double) -> Bool { preview.tapShare(at: time) >= 1 }

  /// How far an arrow scrolls, in points.
  static let keyStep = 60.0

  /// The keys that scroll: arrows by a row, pages by nine tenths of the screen, Home and End to the bounds.
  mutating func scroll(by key: Key, at time: Double) {
    let bounds = preview.extent.bounds
    let page = preview.setting.viewport.length(along: preview.extent.axis) * 0.9
    let target = scrollTarget ?? preview.offset(at: time)
    let next: Double
    switch key {
    case .up, .left: next = target - Self.keyStep
    case .down, .right: next = target + Self.keyStep
    case .pageUp: next = target - page
    case .pageDown: next = target + page
    case .home: next = bounds.lowerBound
    case .end: next = bounds.upperBound
    default: return
    }
    takeOver(at: time)
    recorder.endGesture()
    let end = min(max(next, bounds.lowerBound), bounds.upperBound)
    preview.glide(to: end, frequency: 14, at: time)
    company.glide(to: end, of: preview, frequency: 14, at: time)
  }

  /// Where the content is going to by itself: pressing a key three times goes three rows.
  private var scrollTarget: Double? {
    guard !isPlayback, let rest = preview.restTime else { return nil }
    return preview.offset(at: rest)
  }
}

/// A gesture that plays.
extension Stage {
  /// The gesture plays: from its beginning, or on from where it stands.
  mutating func play(at time: Double) {
    if isPlayback, let playback {
      if playback.isPlaying { self.playback?.stop(at: time) } else { self.playback?.play(at: time) }
    } else {
      begin(nextGesture, at: time)
    }
  }

  /// The effect's own gesture plays, also where the hand has made one; or it plays no more, and the hand takes over.
  mutating func showEffect(at time: Double) {
    if isPlayback, playback?.source == .effect { takeOver(at: time) } else { begin(.effect, at: time) }
  }

  /// Plays one of the gestures that come with the program.
  mutating func play(_ gesture: UsefulGesture, at time: Double) { begin(.useful(gesture), at: time) }

  /// Plays a tape.
  mutating func play(_ tape: Tape, at time: Double) { begin(.tape(tape), at: time) }

  /// What the hand has done since a gesture was put onto the time line; else that one, else the hand's last; the
  /// effect's own where there is none.
  private var nextGesture: Playback.Source {
    if let playback, recorder.tape == tapeBefore { return playback.source }
    return recorder.tape.map { .tape($0) } ?? .effect
  }

  /// The gesture on the time line, else the one that would be played.
  var gesture: Tape { (playback ?? Playback(nextGesture, of: preview, as: nil, at: 0)).tape }

  private mutating func begin(_ source: Playback.Source, at time: Double) {
    var next = Playback(source, of: preview, as: situation, at: time)
    if let playback {
      next.setSpeed(playback.speed, at: time)
      next.setRepeats(playback.repeats, at: time)
    }
    playback = next
    tapeBefore = recorder.tape
    trace = next.trace
    isPlayback = true
    company.play(next, at: time)
  }

  /// The hand takes over where the content is.
  private mutating func takeOver(at time: Double) {
    guard isPlayback, var playback else { return }
    playback.advance(to: time)
    isPlayback = false
    recorder.endGesture()
    preview.jump(to: playback.preview.offset(at: playback.moment(at: time)), hold: true, at: time)
    preview.letGo(at: time)
    company.seek(to: playback.position(at: time))
    company.takeOver(at: time)
  }

  /// Puts the gesture that would be played onto the time line, once the hand has made it.
  mutating func showGesture(at time: Double) {
    guard !isPlayback, !isTouched, playback == nil || !preview.isMoving(at: time) else { return }
    let source = nextGesture
    guard playback?.source != source else { return }
    begin(source, at: time)
    playback?.stop(at: time)
    isPlayback = false
  }

  /// Shows a moment of the gesture, which stands still there.
  mutating func scrub(to position: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    isPlayback = true
    playback?.scrub(to: position, at: time)
  }

  /// Goes where the content is scrolled so far: to the gesture's nearest moment with that offset, else the content is
  /// put there and held until `letGo`.
  mutating func show(offset: Double, at time: Double) {
    if let playback, let trace,
      let moment = playback.moment(reaching: offset, near: playback.playhead(at: time), on: trace)
    {
      return scrub(to: moment, at: time)
    }
    takeOver(at: time)
    recorder.endGesture()
    preview.jump(to: offset, hold: true, at: time)
    company.put(at: offset, of: preview, at: time)
  }

  /// Lets go of content that `show` holds.
  mutating func letGo(at time: Double) {
    guard !isPlayback, preview.isHeld else { return }
    preview.letGo(at: time)
    company.letGo(at: time)
  }

  /// Shows the next frames, or the last ones.
  mutating func step(by frames: Int, at time: Double) {
    if !isPlayback { begin(nextGesture, at: time) }
    playback?.step(by: frames, at: time)
  }

  mutating func setSpeed(_ speed: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    playback?.setSpeed(speed, at: time)
  }

  mutating func toggleRepeats(at time: Double) {
    let repeats = playback?.repeats == true
    playback?.setRepeats(!repeats, at: time)
  }

  /// Shows gestures as another system would. One plays at once, since nothing else differs.
  mutating func setSituation(_ situation: Situation?, at time: Double) {
    self.situation = situation
    guard isPlayback, let scene = playback?.preview.scene, let pictures = playback?.preview.pictures else {
      return begin(nextGesture, at: time)
    }
    playback?.edit(scene, pictures: pictures, as: situation, at: time)
    trace = playback?.trace
    if let playback { company.play(playback, at: time) }
  }
}

/// What is seen beside it.
extension Stage {
  /// Begins to compare, or ends, or does it in another way.
  mutating func compare(_ command: ComparisonCommand, _ library: Library, at time: Double) {
    if let comparison, command == .toggle {
      (lastComparison, self.comparison) = (comparison, nil)
    } else if comparison == nil {
      comparison = lastComparison
      if command != .nextArrangement { comparison?.perform(command) }
    } else {
      comparison?.perform(command)
    }
    if comparison != nil { screens.isShown = false }
    showCompany(of: library.current, at: time)
  }

  /// A variant has another name.
  mutating func rename(variant old: String, to new: String) {
    if comparison?.wish == .variant(old) { comparison?.wish = .variant(new) }
    if lastComparison.wish == .variant(old) { lastComparison.wish = .variant(new) }
  }

  /// Shows it on other devices, or no more, or on others.
  mutating func show(_ command: ScreensCommand, _ library: Library, at time: Double) {
    screens.perform(command)
    if screens.isShown, let comparison { (lastComparison, self.comparison) = (comparison, nil) }
    showCompany(of: library.current, at: time)
  }

  /// Something stands at the foot of the stage: the slider of an onion, or what is said of a difference.
  var hasFoot: Bool {
    switch comparison?.arrangement {
    case .onion, .difference: true
    default: false
    }
  }

  /// The devices of the screens that lie beside each other; nil: there is one screen.
  var row: RowDevices? {
    guard comparison?.superposition == nil, !company.isEmpty else { return nil }
    return RowDevices(main: shown.scene.device, others: company.devices, isMainLast: company.isMainLast)
  }

  /// Puts the line between the two somewhere else, or lets more or less of the one through the other.
  mutating func shareComparison(_ share: Double) {
    switch comparison?.arrangement {
    case .split: comparison?.setSplit(share)
    case .onion: comparison?.setOpacity(share)
    default: break
    }
  }

  private mutating func showCompany(of document: SceneDocument, anew: Bool = false, at time: Double) {
    if anew { company = StageCompany() }
    guard let comparison else { return showScreens(of: document, at: time) }
    var subject = comparison.subject(document)
    if isTurned { subject.scene.device = subject.scene.device.rotated }
    company.take(comparison, of: document)
    company.show([subject], beside: preview, playback, at: time)
  }

  private mutating func showScreens(of document: SceneDocument, at time: Double) {
    guard screens.isShown else {
      company = StageCompany()
      return
    }
    var subjects = screens.subjects(document.scene, document.pictures)
    if isTurned {
      for index in subjects.indices { subjects[index].scene.device = subjects[index].scene.device.rotated }
    }
    (company.isMainLast, company.isMeasured) = (false, false)
    company.captions = OtherScreens.captions([scene(of: document)] + subjects.map(\.scene), document.pictures)
    company.show(subjects, beside: preview, playback, at: time)
  }
}
