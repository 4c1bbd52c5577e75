import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The document on the stage as it is scrolled: under the hand, or by a gesture that plays. All its screens have the
/// same hand and the same gesture.
public struct Stage: Sendable {
  var hand: StageHand
  private(set) var timeline = Timeline.empty
  var beside = Beside()
  private(set) var companions = CompanionScreens()
  /// As which other system gestures are shown; nil: as they are.
  private(set) var situation: Situation?
  /// The device lies on its side. That is the view's, and no change of any scene.
  private(set) var isTurned = false
  /// A key is held that shows the scene without its effect for as long.
  private var isHeldStill = false
  /// What of the library is shown.
  private var followed: (selection: Library.Selection, version: SceneDocument.Version)

  init(_ library: Library) {
    let document = library.current
    hand = StageHand(document.scene, document.pictures)
    followed = (library.selection, document.version)
  }
}

/// The main screen.
extension Stage {
  /// The scene under the hand, on the device as it lies.
  public var scene: Scene { hand.preview.scene }

  /// The scene under the hand, or the gesture's.
  var shown: Preview { timeline.onStage?.preview ?? hand.preview }

  /// A moment on the clock of what is shown.
  func moment(_ time: Double) -> Double { timeline.onStage?.moment(at: time) ?? time }

  /// Whether it will look different with each frame.
  func isMoving(at time: Double) -> Bool {
    timeline.onStage?.isPlaying ?? (hand.preview.isMoving(at: time) || companions.isMoving(at: time))
  }

  /// The layers of a moment.
  ///
  /// - Parameter earlier: Memory for those of the frame before.
  func layers(at time: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    if let playback = timeline.onStage {
      playback.layers(at: time, into: &layers, using: &earlier)
    } else {
      hand.preview.layers(at: time, into: &layers)
    }
  }

  /// Where the finger of the gesture is on the screen, while it is down.
  func finger(at time: Double) -> Point? { timeline.onStage?.finger(at: time) }
}

/// The document.
extension Stage {
  /// Shows what the library has on the stage. A document that was put there begins anew; one that was changed stays
  /// where it is, and a gesture that loops goes on.
  mutating func follow(_ library: Library, at time: Double) {
    let document = library.current
    if followed.selection != library.selection {
      timeline = .empty
      hand.begin(document.scene.turned(if: isTurned), document.pictures, at: time)
      companions = CompanionScreens()
      showCompanions(of: document, at: time)
    } else if followed.version != document.version {
      edit(document, at: time)
    }
    followed = (library.selection, document.version)
  }

  private mutating func edit(_ document: SceneDocument, at time: Double) {
    let (scene, situation) = (document.scene.turned(if: isTurned), situation)
    timeline.change { $0.edit { $0.edit(scene, pictures: document.pictures, as: situation, at: time) } }
    hand.preview.edit(scene, pictures: document.pictures, at: time)
    showCompanions(of: document, at: time)
  }

  /// Lays the device on its side, or stands it up again.
  mutating func turn(_ library: Library, at time: Double) {
    isTurned.toggle()
    edit(library.current, at: time)
  }

  /// Lets everything happen that is due by a moment.
  mutating func advance(to time: Double) {
    guard timeline.isOnStage else { return }
    timeline.play { $0.advance(to: time) }
    if let playback { companions.seek(to: playback.position(at: time)) }
  }

  /// Shows the scene with or without its effect, where it is.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    hand.preview.setStill(isStill, at: time)
    timeline.change { $0.edit { $0.setStill(isStill, at: time) } }
    companions.edit(beside: hand.preview, playback, at: time)
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
  var isTouched: Bool { hand.isTouched }

  /// Gives an event to all screens, in points of the main one. A gesture that plays ends where the content is.
  mutating func touch(_ event: InputEvent, at time: Double) {
    takeOver(at: time)
    hand.handle(event, at: time)
    companions.forEach { $0.handle(event, at: time) }
  }

  /// Whether the hand has tapped something just now.
  func wasTapped(at time: Double) -> Bool { hand.preview.tapShare(at: time) >= 1 }

  /// Scrolls by a key, if it is one that scrolls.
  mutating func scroll(by key: Key, at time: Double) {
    guard let target = hand.target(of: key, isGoing: !isPlayback, at: time) else { return }
    takeOver(at: time)
    hand.glide(to: target, at: time)
    companions.forEach { [main = hand.preview] in $0.glide(to: target, of: main, at: time) }
  }

  /// Goes where the content is scrolled so far: to the gesture's nearest moment with that offset, else the content is
  /// put there and held until `letGo`.
  mutating func show(offset: Double, at time: Double) {
    if let gesture = timeline.gesture, let moment = gesture.moment(reaching: offset, at: time) {
      return scrub(to: moment, at: time)
    }
    takeOver(at: time)
    hand.put(at: offset, at: time)
    companions.forEach { [main = hand.preview] in $0.put(at: offset, of: main, at: time) }
  }

  /// Lets go of content that `show` holds.
  mutating func letGo(at time: Double) {
    guard !isPlayback, hand.preview.isHeld else { return }
    hand.preview.letGo(at: time)
    companions.forEach { $0.letGo(at: time) }
  }

  /// Gives the stage to the hand, where the content is.
  private mutating func takeOver(at time: Double) {
    guard var playback = timeline.onStage else { return }
    playback.advance(to: time)
    timeline.leave()
    hand.put(at: playback.preview.offset(at: playback.moment(at: time)), at: time)
    hand.preview.letGo(at: time)
    companions.seek(to: playback.position(at: time))
    companions.forEach { $0.takeOver(at: time) }
  }
}

/// The gesture.
extension Stage {
  /// The gesture on the time line; nil: there is none yet.
  var playback: Playback? { timeline.gesture?.playback }

  /// The gesture has the stage, and not the hand.
  var isPlayback: Bool { timeline.isOnStage }

  /// Whether a gesture plays: it does not stand still.
  var isPlaying: Bool { timeline.onStage?.isPlaying == true }

  /// Plays the gesture from its beginning, or on from where it stands; or stops it.
  mutating func play(at time: Double) {
    guard isPlayback else { return begin(nextGesture, at: time) }
    timeline.play { if $0.isPlaying { $0.stop(at: time) } else { $0.play(at: time) } }
  }

  /// Plays the effect's own gesture, also where the hand has made one; or ends it, and the hand takes over.
  mutating func showEffect(at time: Double) {
    if timeline.onStage?.source == .effect { takeOver(at: time) } else { begin(.effect, at: time) }
  }

  /// Plays one of the gestures that come with the program.
  mutating func play(_ gesture: UsefulGesture, at time: Double) { begin(.useful(gesture), at: time) }

  /// Plays a tape.
  mutating func play(_ tape: Tape, at time: Double) { begin(.tape(tape), at: time) }

  /// What the hand has done since a gesture was put onto the time line; else that one, else the hand's last; the
  /// effect's own where there is none.
  private var nextGesture: Playback.Source {
    if let gesture = timeline.gesture, hand.tape == gesture.handTape { return gesture.playback.source }
    return hand.tape.map { .tape($0) } ?? .effect
  }

  /// The gesture on the time line, else the one that would be played.
  var gesture: Tape { (playback ?? Playback(nextGesture, of: hand.preview, as: nil, at: 0)).tape }

  private mutating func begin(_ source: Playback.Source, at time: Double) {
    var next = Playback(source, of: hand.preview, as: situation, at: time)
    if let playback {
      next.setSpeed(playback.speed, at: time)
      next.setRepeats(playback.repeats, at: time)
    }
    timeline = .onStage(ShownGesture(playback: next, trace: next.trace, handTape: hand.tape))
    companions.play(next, at: time)
  }

  /// Puts the gesture that would be played onto the time line, once the hand has made it.
  mutating func showGesture(at time: Double) {
    guard !isPlayback, !isTouched, playback == nil || !hand.preview.isMoving(at: time) else { return }
    let source = nextGesture
    guard playback?.source != source else { return }
    begin(source, at: time)
    timeline.play { $0.stop(at: time) }
    timeline.leave()
  }

  /// Shows a moment of the gesture, which stands still there.
  mutating func scrub(to position: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    timeline.enter()
    timeline.play { $0.scrub(to: position, at: time) }
  }

  /// Shows the next frames, or the last ones.
  mutating func step(by frames: Int, at time: Double) {
    if !isPlayback { begin(nextGesture, at: time) }
    timeline.play { $0.step(by: frames, at: time) }
  }

  mutating func setSpeed(_ speed: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    timeline.play { $0.setSpeed(speed, at: time) }
  }

  mutating func toggleRepeats(at time: Double) { timeline.play { $0.setRepeats(!$0.repeats, at: time) } }

  /// Shows gestures as another system would. One plays at once, since nothing else differs.
  mutating func setSituation(_ situation: Situation?, at time: Double) {
    self.situation = situation
    guard isPlayback else { return begin(nextGesture, at: time) }
    timeline.change {
      $0.edit { $0.edit($0.preview.scene, pictures: $0.preview.pictures, as: situation, at: time) }
    }
    if let playback { companions.play(playback, at: time) }
  }
}

/// The screens beside it.
extension Stage {
  var comparison: Comparison? { beside.comparison }

  var screens: OtherScreens { beside.screens }

  /// Compares, or shows it on other devices, or ends that.
  mutating func showBeside(_ library: Library, at time: Double, _ change: (inout Beside) -> Void) {
    change(&beside)
    showCompanions(of: library.current, at: time)
  }

  mutating func shareComparison(_ share: Double) { beside.share(share) }

  /// The devices of the screens that lie beside each other; nil: there is one screen.
  var row: RowDevices? {
    guard comparison?.superposition == nil, !companions.screens.isEmpty else { return nil }
    return RowDevices(
      main: shown.scene.device, others: companions.content.subjects, isMainLast: companions.content.isMainLast)
  }

  private mutating func showCompanions(of document: SceneDocument, at time: Double) {
    let content = beside.content(beside: document, isTurned: isTurned)
    companions.show(content, beside: hand.preview, playback, at: time)
  }
}
