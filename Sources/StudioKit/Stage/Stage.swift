import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The document on the stage and its scrolling: by hand, or by a playing gesture. All screens share the same input and
/// gesture.
public struct Stage: Sendable {
  /// The main screen, and those beside it.
  private(set) var screens: [StageScreen]
  private(set) var hand = StageHand()
  private(set) var player = StagePlayer.empty
  var beside = Beside()
  /// The scenes beside the main one, and their texts.
  private(set) var content = Beside.Content()
  /// The largest difference to the scene beside the main one. Nil if it is not requested, or there is no gesture yet.
  private(set) var difference: LargestDifference?
  /// The simulated system. Nil for none.
  private(set) var situation: Situation?
  /// Whether the device is rotated. This belongs to the view and is not a change to the scene.
  private(set) var isTurned = false
  /// Whether the key is held that shows the scene without its effect.
  private var isHeldStill = false
  /// Whether reduced motion is on.
  private var isCalm = false
  /// The layers of the screens at the moment of the last frame.
  private var frames = [ScreenLayers()]
  /// The displayed selection and version.
  private var followed: (selection: Library.Selection, version: SceneDocument.Version)
  /// The only layers of the main screen that show. Empty: all.
  private var solo: Set<LayerIdentity> = []

  init(_ library: Library) {
    let document = library.current
    screens = [StageScreen(document.scene, document.pictures)]
    followed = (library.selection, document.version)
  }
}

/// The content of the screens. Number 0 is the main screen.
extension Stage {
  /// The scene scrolled by hand, with the device in its current orientation.
  public var scene: Scene { main.scene }

  /// The main screen, scrolled by hand.
  var main: Preview {
    _read { yield screens[0].preview }
    _modify { yield &screens[0].preview }
  }

  /// The displayed preview of the main screen, scrolled by hand or by the gesture.
  var shown: Preview { shown(on: 0) }

  /// The displayed preview of a screen.
  func shown(on number: Int) -> Preview {
    if isPlayback, let loop = screens[number].loop { loop.preview } else { screens[number].preview }
  }

  /// A moment on the clock of a displayed preview.
  func moment(_ time: Double, on number: Int = 0) -> Double {
    guard let position = player.onStage?.position(at: time) else { return time }
    return screens[number].loop?.moment(at: position) ?? time
  }

  /// Whether it changes with each frame.
  func isMoving(at time: Double) -> Bool {
    player.onStage?.isPlaying ?? screens.contains { $0.preview.isMoving(at: time) }
  }

  /// The layers of a screen at a moment.
  ///
  /// - Parameter earlier: Memory for those of the previous frame.
  func layers(at time: Double, on number: Int, into layers: inout [Layer], using earlier: inout [Layer]) {
    if let film = screens[number].film {
      let playback = player.onStage
      let position = playback?.position(at: time) ?? .infinity
      // On the way back to its beginning, the content is where no frame of that moment has it.
      let isFilmed = position <= playback?.end ?? 0 && playback?.source == .tape(film.tape)
      layers.removeAll(keepingCapacity: true)
      layers.append(isFilmed ? film.layer(at: position) : film.layer(nearest: shown.offset(at: moment(time))))
    } else if let position = player.onStage?.position(at: time), let loop = screens[number].loop {
      loop.layers(at: position, into: &layers, using: &earlier)
    } else {
      screens[number].preview.layers(at: time, into: &layers)
    }
  }

  /// The layers of a screen at the moment of the last frame.
  func layers(on number: Int) -> ScreenLayers { frames.indices.contains(number) ? frames[number] : ScreenLayers() }

  var layers: ScreenLayers { layers(on: 0) }

  /// The gesture on the main screen, wherever it is.
  var mainRun: TapeRun? { screens[0].loop?.run }

  /// Asks the effect for the layers of all screens at a moment.
  mutating func layOut(at time: Double) {
    while frames.count < screens.count { frames.append(ScreenLayers()) }
    if frames.count > screens.count { frames.removeSubrange(screens.count...) }
    for number in screens.indices { screens[number].preview.keepPast(by: time) }
    for number in frames.indices {
      var frame = ScreenLayers()
      // Its memory is used again.
      swap(&frame, &frames[number])
      frame.layOut(self, on: number, at: time)
      swap(&frame, &frames[number])
    }
  }

  /// The position of the gesture's finger on a screen, while it is down.
  func finger(at time: Double, on number: Int = 0) -> Point? {
    player.onStage.flatMap { screens[number].loop?.finger(at: $0.position(at: time)) }
  }
}

/// The document.
extension Stage {
  /// Shows the library's selection. A newly selected document begins anew; a changed one stays in place, and a looping
  /// gesture continues.
  ///
  /// - Parameter solo: The only layers that show. Empty: all of them.
  mutating func follow(_ library: Library, solo: Set<LayerIdentity> = [], at time: Double) {
    let document = library.current
    let isSolo = solo != self.solo
    self.solo = solo
    if followed.selection != library.selection {
      (player, difference) = (.empty, nil)
      hand.forget()
      screens = [StageScreen(scene(of: document), document.pictures)]
      if !isCalm { screens[0].open(at: time) }
      showCompanions(of: document, at: time)
    } else if followed.version != document.version || isSolo {
      edit(document, at: time)
    }
    followed = (library.selection, document.version)
  }

  private func scene(of document: SceneDocument) -> Scene {
    document.scene.turned(if: isTurned).showing(only: solo)
  }

  private mutating func edit(_ document: SceneDocument, at time: Double) {
    main.edit(scene(of: document), pictures: document.pictures, at: time)
    replay(at: time)
    showCompanions(of: document, at: time)
  }

  /// Rotates the device.
  mutating func turn(_ library: Library, at time: Double) {
    isTurned.toggle()
    edit(library.current, at: time)
  }

  /// Applies everything due by `time`.
  mutating func advance(to time: Double) {
    guard isPlayback else { return }
    player.play { $0.advance(to: time) }
    seek(at: time)
  }

  /// Shows the scene with or without its effect, at the same offset.
  mutating func setStill(_ isStill: Bool, at time: Double) {
    guard isStill != main.isStill else { return }
    main.setStill(isStill, at: time)
    replay(at: time)
    editCompanions(at: time)
  }

  /// The same while a key is held.
  mutating func holdStill(_ isHeld: Bool, at time: Double) {
    guard isHeld || isHeldStill else { return }
    isHeldStill = isHeld
    setStill(isHeld, at: time)
  }

  /// Sets reduced motion. Content already moving by hand continues.
  mutating func setCalm(_ isCalm: Bool, at time: Double) {
    guard isCalm != self.isCalm else { return }
    self.isCalm = isCalm
    guard isCalm, !hand.isTouched, hand.tape == nil, main.isMoving(at: time) else { return }
    main.jump(to: main.extent.autoplay > 0 ? 0 : main.extent.bounds.lowerBound, at: time)
  }
}

/// Input.
extension Stage {
  /// Passes an event to all screens, in points of the main one. Ends a playing gesture at the content's offset.
  mutating func touch(_ event: InputEvent, at time: Double) {
    takeOver(at: time)
    // An offset that was typed is held until something else moves the content.
    if !hand.isTouched { letGo(at: time) }
    hand.record(event, of: main, at: time)
    for number in screens.indices { screens[number].handle(event, at: time) }
  }

  /// Whether something has just been tapped.
  func wasTapped(at time: Double) -> Bool { main.tapShare(at: time) >= 1 }

  /// Scrolls by a key, if it is a scroll key. The next input begins another gesture.
  mutating func scroll(by key: Key, pace: Double = 1, at time: Double) {
    guard let target = screens[0].target(of: key, pace: pace, isGoing: !isPlayback, at: time) else { return }
    takeOver(at: time)
    hand.endGesture()
    let bounds = main.extent.bounds
    for number in screens.indices { screens[number].glide(to: target, in: bounds, at: time) }
  }

  /// Moves to an offset: to the nearest moment of the gesture with that offset, otherwise the content is moved and held
  /// there until `letGo`. The next input begins another gesture.
  mutating func show(offset: Double, at time: Double) {
    if let gesture = player.gesture, let run = mainRun,
      let moment = gesture.moment(reaching: offset, in: run, near: gesture.playback.playhead(at: time))
    {
      return scrub(to: moment, at: time)
    }
    put(at: offset, time: time)
  }

  /// Moves the content to an offset and holds it there until `letGo`. The next input begins another gesture.
  mutating func put(at offset: Double, time: Double) {
    takeOver(at: time)
    hand.endGesture()
    let bounds = main.extent.bounds
    for number in screens.indices { screens[number].put(at: offset, in: bounds, at: time) }
  }

  /// Releases content held by `show`.
  mutating func letGo(at time: Double) {
    guard !isPlayback, main.isHeld else { return }
    for number in screens.indices { screens[number].letGo(at: time) }
  }

  /// Hands over from the gesture to input, at the content's offset.
  private mutating func takeOver(at time: Double) {
    guard let position = player.onStage?.position(at: time) else { return }
    player.leave()
    hand.endGesture()
    for number in screens.indices { screens[number].takeOver(from: position, at: time) }
  }
}

/// The gesture.
extension Stage {
  /// The gesture on the player. Nil if there is none yet.
  var playback: Playback? { player.gesture?.playback }

  /// Whether the gesture drives the stage instead of input.
  var isPlayback: Bool { player.isOnStage }

  /// Whether a gesture is playing and not paused.
  var isPlaying: Bool { player.onStage?.isPlaying == true }

  /// Plays the gesture from its beginning or resumes it; or pauses it.
  mutating func play(at time: Double) {
    guard isPlayback else {
      // What was chosen stays so.
      let isSame = playback?.source == nextGesture
      return play(nextGesture, isChosen: isSame && player.gesture?.isChosen == true, at: time)
    }
    player.play { if $0.isPlaying { $0.stop(at: time) } else { $0.play(at: time) } }
  }

  /// Plays the effect's own gesture; or ends it and returns to input.
  mutating func showEffect(at time: Double) {
    if player.onStage?.source == .effect { takeOver(at: time) } else { play(.effect, at: time) }
  }

  /// The gesture to play next: one made by hand since the player's last changed, otherwise the player's, otherwise the
  /// last one made by hand, otherwise the effect's own.
  private var nextGesture: Playback.Source {
    if let gesture = player.gesture, hand.tape == gesture.handTape { return gesture.playback.source }
    return hand.tape.map { .tape($0) } ?? .effect
  }

  /// The player's gesture, otherwise the one to be played next.
  var gesture: Tape { (playback?.source ?? nextGesture).tape(in: screens[0].start) }

  /// Plays a gesture from its beginning.
  mutating func play(_ source: Playback.Source, isChosen: Bool = true, at time: Double) {
    let (loop, trace) = loop(source)
    var next = Playback(source, loop, at: time)
    if let playback {
      next.setSpeed(playback.speed, at: time)
      next.setRepeats(playback.repeats, at: time)
    }
    screens[0].loop = loop
    player = .onStage(ShownGesture(playback: next, trace: trace, handTape: hand.tape, isChosen: isChosen))
    playBeside(at: time)
  }

  /// Plays the gesture anew on the main screen after a change of its scene or system.
  private mutating func replay(at time: Double) {
    guard let source = playback?.source else { return }
    let (loop, trace) = loop(source)
    screens[0].loop = loop
    player.change {
      $0.playback.follow(loop, at: time)
      $0.trace = trace
    }
    seek(at: time)
  }

  /// A gesture on the main screen, and its course.
  private func loop(_ source: Playback.Source) -> (LoopedGesture, TapeTrace) {
    let start = screens[0].start
    let tape = source.tape(in: start)
    let loop = LoopedGesture(tape, from: start, as: situation)
    return (loop, TapeTrace(loop.run, plain: situation == nil ? nil : TapeRun(tape, into: start)))
  }

  /// Plays the gesture on the other screens.
  private mutating func playBeside(at time: Double) {
    difference = nil
    let film = content.choice == .build ? beside.film : nil
    player.change { change in
      let isOfFilm = film.map { change.playback.source == .tape($0.tape) } ?? false
      change.playback.show(only: isOfFilm ? film?.moments ?? [] : [])
    }
    guard let main = screens[0].loop, screens.count > 1 else { return }
    let (tape, start) = (gesture, screens[0].start)
    for number in 1..<screens.count { screens[number].play(tape, like: main, from: start) }
    if content.isMeasured { difference = screens[1].loop.map { LargestDifference(main.run, $0.run) } }
    seek(at: time)
  }

  /// Moves all screens to the moment of the gesture.
  private mutating func seek(at time: Double) {
    guard let position = playback?.position(at: time) else { return }
    for number in screens.indices { screens[number].loop?.seek(to: position) }
  }

  /// Gives the player the next gesture, once it has been made by hand.
  ///
  /// - Returns: The gesture that had been chosen there. Nil if that stays, or was made by hand as well.
  mutating func showGesture(at time: Double) -> Playback.Source? {
    guard !isPlayback, !hand.isTouched, playback == nil || !main.isMoving(at: time) else { return nil }
    let (source, before) = (nextGesture, playback?.source)
    guard before != source else { return nil }
    let chosen = player.gesture?.isChosen == true ? before : nil
    play(source, isChosen: false, at: time)
    player.play { $0.stop(at: time) }
    player.leave()
    return chosen
  }

  /// Pauses at a moment of the gesture, or at one that matters within a reach of it, in seconds.
  mutating func scrub(to position: Double, within reach: Double = 0, at time: Double) {
    if playback == nil { play(nextGesture, isChosen: false, at: time) }
    player.enter()
    let position = reach > 0 ? snapped(position, within: reach) : position
    player.play { $0.scrub(to: position, at: time) }
    seek(at: time)
  }

  private func snapped(_ position: Double, within reach: Double) -> Double {
    guard let gesture = player.gesture else { return position }
    return gesture.trace.mark(near: position, within: reach).map { moment(of: $0, gesture) } ?? position
  }

  /// The exact moment of a mark.
  private func moment(of mark: GestureMark, _ gesture: ShownGesture) -> Double {
    guard let offset = mark.offset, let run = screens[0].loop?.run else { return mark.time }
    return gesture.moment(reaching: offset, in: run, near: mark.time) ?? mark.time
  }

  /// Goes to the next moment that matters, or to the end of the gesture; or back.
  mutating func goToMark(isForward: Bool, at time: Double) {
    guard let gesture = player.gesture else { return }
    let now = gesture.playback.playhead(at: time)
    // Closer ones are the present moment.
    let least = 1e-4
    let moments = gesture.trace.marks.map { moment(of: $0, gesture) }
    let next = isForward ? moments.filter { $0 > now + least }.min() : moments.filter { $0 < now - least }.max()
    scrub(to: next ?? (isForward ? gesture.playback.end : 0), at: time)
  }

  /// Steps forwards or back by frames, or by parts of one.
  mutating func step(by frames: Double, at time: Double) {
    if !isPlayback { play(nextGesture, at: time) }
    player.play { $0.step(by: frames, at: time) }
    seek(at: time)
  }

  mutating func setSpeed(_ speed: Double, at time: Double) {
    if playback == nil { play(nextGesture, at: time) }
    player.play { $0.setSpeed(speed, at: time) }
  }

  mutating func toggleRepeats(at time: Double) { player.play { $0.setRepeats(!$0.repeats, at: time) } }

  /// Simulates another system. A paused gesture starts to play, since nothing else would differ.
  mutating func setSituation(_ situation: Situation?, at time: Double) {
    self.situation = situation
    guard isPlayback else { return play(nextGesture, at: time) }
    replay(at: time)
    playBeside(at: time)
  }
}

/// The screens beside the main one.
extension Stage {
  /// Starts or ends a comparison or other devices.
  mutating func showBeside(_ library: Library, at time: Double, _ change: (inout Beside) -> Void) {
    change(&beside)
    showCompanions(of: library.current, at: time)
  }

  /// The devices of the screens side by side. Nil if there is only one screen.
  var row: RowDevices? {
    guard beside.comparison?.superposition == nil, screens.count > 1 else { return nil }
    return RowDevices(main: shown.scene.device, others: content.subjects, isMainLast: content.isMainLast)
  }

  private mutating func showCompanions(of document: SceneDocument, at time: Double) {
    content = beside.content(beside: document, isTurned: isTurned)
    if screens.count != 1 + content.subjects.count {
      screens.removeSubrange(1...)
      screens += content.subjects.map { [main] in StageScreen($0, beside: main) }
    }
    editCompanions(at: time)
  }

  /// Follows a change of the main scene, or of whether it shows its effect.
  private mutating func editCompanions(at time: Double) {
    for (number, subject) in content.subjects.enumerated() {
      screens[number + 1].edit(subject, beside: screens[0].preview, at: time)
    }
    playBeside(at: time)
  }
}

extension Scene {
  /// The scene with all layers but these hidden. Empty: as it is.
  fileprivate func showing(only layers: Set<LayerIdentity>) -> Scene {
    guard !layers.isEmpty else { return self }
    var scene = self
    let names = composition.identities
    for index in names.indices where !layers.contains(names[index]) { scene.composition[index].hidden = true }
    return scene
  }
}
