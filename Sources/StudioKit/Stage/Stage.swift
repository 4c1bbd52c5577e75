import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The document on the stage and its scrolling: by hand, or by a playing gesture. All its screens share the same input
/// and gesture.
public struct Stage: Sendable {
  var hand: StageHand
  private(set) var timeline = Timeline.empty
  var beside = Beside()
  private(set) var companions = CompanionScreens()
  /// The simulated system. Nil for none.
  private(set) var situation: Situation?
  /// Whether the device is rotated. This belongs to the view and is not a change to the scene.
  private(set) var isTurned = false
  /// Whether the key is held that shows the scene without its effect.
  private var isHeldStill = false
  /// The displayed selection and version.
  private var followed: (selection: Library.Selection, version: SceneDocument.Version)

  init(_ library: Library) {
    let document = library.current
    hand = StageHand(document.scene, document.pictures)
    followed = (library.selection, document.version)
  }
}

/// The main screen.
extension Stage {
  /// The scene scrolled by hand, with the device in its current orientation.
  public var scene: Scene { hand.preview.scene }

  /// The displayed preview, scrolled by hand or by the gesture.
  var shown: Preview { timeline.onStage?.preview ?? hand.preview }

  /// A moment on the displayed preview's clock.
  func moment(_ time: Double) -> Double { timeline.onStage?.moment(at: time) ?? time }

  /// Whether it changes with each frame.
  func isMoving(at time: Double) -> Bool {
    timeline.onStage?.isPlaying ?? (hand.preview.isMoving(at: time) || companions.isMoving(at: time))
  }

  /// The layers at a moment.
  ///
  /// - Parameter earlier: Memory for those of the previous frame.
  func layers(at time: Double, into layers: inout [Layer], using earlier: inout [Layer]) {
    if let playback = timeline.onStage {
      playback.layers(at: time, into: &layers, using: &earlier)
    } else {
      hand.preview.layers(at: time, into: &layers)
    }
  }

  /// The position of the gesture's finger on the screen, while it is down.
  func finger(at time: Double) -> Point? { timeline.onStage?.finger(at: time) }
}

/// The document.
extension Stage {
  /// Shows the library's selection. A newly selected document begins anew; a changed one stays in place, and a looping
  /// gesture continues.
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

  /// Rotates the device.
  mutating func turn(_ library: Library, at time: Double) {
    isTurned.toggle()
    edit(library.current, at: time)
  }

  /// Applies everything due by `time`.
  mutating func advance(to time: Double) {
    guard timeline.isOnStage else { return }
    timeline.play { $0.advance(to: time) }
    if let playback { companions.seek(to: playback.position(at: time)) }
  }

  /// Shows the scene with or without its effect, at the same offset.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    hand.preview.setStill(isStill, at: time)
    timeline.change { $0.edit { $0.setStill(isStill, at: time) } }
    companions.edit(beside: hand.preview, playback, at: time)
  }

  /// The same while a key is held.
  mutating func holdStill(_ isHeld: Bool, at time: Double) {
    guard isHeld || isHeldStill else { return }
    isHeldStill = isHeld
    setStill(isHeld, at: time)
  }
}

/// Input.
extension Stage {
  var isTouched: Bool { hand.isTouched }

  /// Passes an event to all screens, in points of the main one. Ends a playing gesture at the content's offset.
  mutating func touch(_ event: InputEvent, at time: Double) {
    takeOver(at: time)
    hand.handle(event, at: time)
    companions.forEach { $0.handle(event, at: time) }
  }

  /// Whether something has just been tapped.
  func wasTapped(at time: Double) -> Bool { hand.preview.tapShare(at: time) >= 1 }

  /// Scrolls by a key, if it is a scroll key.
  mutating func scroll(by key: Key, at time: Double) {
    guard let target = hand.target(of: key, isGoing: !isPlayback, at: time) else { return }
    takeOver(at: time)
    hand.glide(to: target, at: time)
    companions.forEach { [main = hand.preview] in $0.glide(to: target, of: main, at: time) }
  }

  /// Moves to an offset: to the nearest moment of the gesture with that offset, otherwise the content is moved and held
  /// there until `letGo`.
  mutating func show(offset: Double, at time: Double) {
    if let gesture = timeline.gesture, let moment = gesture.moment(reaching: offset, at: time) {
      return scrub(to: moment, at: time)
    }
    takeOver(at: time)
    hand.put(at: offset, at: time)
    companions.forEach { [main = hand.preview] in $0.put(at: offset, of: main, at: time) }
  }

  /// Releases content held by `show`.
  mutating func letGo(at time: Double) {
    guard !isPlayback, hand.preview.isHeld else { return }
    hand.preview.letGo(at: time)
    companions.forEach { $0.letGo(at: time) }
  }

  /// Hands over from the gesture to input, at the content's offset.
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
  /// The gesture on the timeline. Nil if there is none yet.
  var playback: Playback? { timeline.gesture?.playback }

  /// Whether the gesture drives the stage instead of input.
  var isPlayback: Bool { timeline.isOnStage }

  /// Whether a gesture is playing and not paused.
  var isPlaying: Bool { timeline.onStage?.isPlaying == true }

  /// Plays the gesture from its beginning or resumes it; or pauses it.
  mutating func play(at time: Double) {
    guard isPlayback else { return begin(nextGesture, at: time) }
    timeline.play { if $0.isPlaying { $0.stop(at: time) } else { $0.play(at: time) } }
  }

  /// Plays the effect's own gesture; or ends it and returns to input.
  mutating func showEffect(at time: Double) {
    if timeline.onStage?.source == .effect { takeOver(at: time) } else { begin(.effect, at: time) }
  }

  /// Plays a useful gesture.
  mutating func play(_ gesture: UsefulGesture, at time: Double) { begin(.useful(gesture), at: time) }

  /// Plays a tape.
  mutating func play(_ tape: Tape, at time: Double) { begin(.tape(tape), at: time) }

  /// The gesture to play next: one made by hand since the timeline last changed, otherwise that on the timeline,
  /// otherwise the last one made by hand, otherwise the effect's own.
  private var nextGesture: Playback.Source {
    if let gesture = timeline.gesture, hand.tape == gesture.handTape { return gesture.playback.source }
    return hand.tape.map { .tape($0) } ?? .effect
  }

  /// The gesture on the timeline, otherwise the one to be played next.
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

  /// Puts the next gesture on the timeline, once it has been made by hand.
  mutating func showGesture(at time: Double) {
    guard !isPlayback, !isTouched, playback == nil || !hand.preview.isMoving(at: time) else { return }
    let source = nextGesture
    guard playback?.source != source else { return }
    begin(source, at: time)
    timeline.play { $0.stop(at: time) }
    timeline.leave()
  }

  /// Pauses at a moment of the gesture.
  mutating func scrub(to position: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    timeline.enter()
    timeline.play { $0.scrub(to: position, at: time) }
  }

  /// Steps forwards or back by frames.
  mutating func step(by frames: Int, at time: Double) {
    if !isPlayback { begin(nextGesture, at: time) }
    timeline.play { $0.step(by: frames, at: time) }
  }

  mutating func setSpeed(_ speed: Double, at time: Double) {
    if playback == nil { begin(nextGesture, at: time) }
    timeline.play { $0.setSpeed(speed, at: time) }
  }

  mutating func toggleRepeats(at time: Double) { timeline.play { $0.setRepeats(!$0.repeats, at: time) } }

  /// Simulates another system. A paused gesture starts to play, since nothing else would differ.
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
  var comparison: SceneComparison? { beside.comparison }

  var screens: OtherScreens { beside.screens }

  /// Starts or ends a comparison or other devices.
  mutating func showBeside(_ library: Library, at time: Double, _ change: (inout Beside) -> Void) {
    change(&beside)
    showCompanions(of: library.current, at: time)
  }

  mutating func shareComparison(_ share: Double) { beside.share(share) }

  /// The devices of the screens side by side. Nil if there is only one screen.
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
