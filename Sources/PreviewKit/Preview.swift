import Boundary
import Documents
import Effects
import Geometry
import ScrollPhysics

/// One scrolling scene: timed events go in, layers come out.
///
/// The studio shows one, A/B two with the same events, the gallery six; `render`, `bench` and `simulate` use one
/// without a studio. Nothing is stepped from frame to frame: the state at a moment depends only on earlier events.
public struct Preview: Sendable {
  public private(set) var scene: Scene
  public private(set) var pictures: ScenePictures
  public private(set) var setting: Setting
  public private(set) var extent: Extent
  /// The effect with the article's numbers. Nil if the scene already has them.
  public private(set) var published: (any Effect)?
  private(set) var itemWords: [ItemWords]
  private var sharpness: PictureSharpness
  /// Shows the scene without its effect.
  public private(set) var isStill = false
  /// The screen on which the scene was loaded.
  private(set) var loaded: LoadedScreen
  private(set) var hand: Hand
  /// What the effect's links have added up. Nil without such links.
  private var past: PastTrack?
  private var refresh = RefreshCycle()
  private var touch: Touch?
  private var tap: Tap?
  /// Whether anything has scrolled yet; the indicator stays hidden until then.
  private(set) var hasScrolled = false

  /// - Parameters:
  ///   - offset: The initial offset. Nil for the low bound.
  ///   - isStill: Whether to show the scene without its effect.
  public init(
    _ scene: Scene, pictures: ScenePictures = ScenePictures(), offset: Double? = nil, isStill: Bool = false
  ) {
    self.scene = scene
    self.pictures = pictures
    setting = Self.setting(of: scene, pictures: pictures, isStill: false)
    sharpness = PictureSharpness(scene.effect, in: setting)
    extent = scene.effect.extent(in: setting)
    published = Self.published(for: scene)
    itemWords = scene.content.items.map { ItemWords($0) }
    loaded = LoadedScreen(scene)
    hand = Self.hand(for: scene, extent, in: setting, offset: offset)
    setLinks(at: 0)
    setStill(isStill, at: 0)
  }
}

extension Preview {
  /// Replaces the scene, or its parameters. The content stays in place; content resting at its start stays at its
  /// start, even if that moves.
  public mutating func edit(_ scene: Scene, pictures: ScenePictures, at time: Double) {
    let old = (effect: self.scene.effectName, axis: extent.axis, autoplay: extent.autoplay)
    loaded.follow(scene, after: self.scene)
    if self.scene.content.items != scene.content.items { itemWords = scene.content.items.map { ItemWords($0) } }
    self.scene = scene
    self.pictures = pictures
    published = Self.published(for: scene)
    relayout(at: time)
    guard old.effect != scene.effectName || old.axis != extent.axis else {
      if old.autoplay != extent.autoplay { changeAutoplay(at: time) }
      return
    }
    hand = Self.hand(for: scene, extent, in: setting, offset: nil)
    refresh = RefreshCycle()
    past = nil
    setLinks(at: time)
  }

  /// Shows the scene with or without its effect, at the same offset.
  public mutating func setStill(_ isStill: Bool, at time: Double) {
    guard isStill != self.isStill else { return }
    self.isStill = isStill
    relayout(at: time)
  }

  private mutating func relayout(at time: Double) {
    letGoIfDue(by: time)
    let isIndicatorGone = indicatorOpacity(at: time) == 0
    setting = Self.setting(of: scene, pictures: pictures, isStill: isStill)
    sharpness = PictureSharpness(scene.effect, in: setting)
    extent = scene.effect.extent(in: setting)
    hand.isMirrored = extent.isMirrored
    let place = restingPlace(at: time)
    let offset = hand.scroll.offset(at: time)
    hand.scroll.setParameters(scene.scroll, time: time)
    setBounds(at: time)
    setLinks(at: time)
    switch place {
    case .start: hand.scroll.jump(to: hand.scroll.bounds.low, time: time)
    case .stop(let stop):
      if case .track(let track, _) = hand.scroll.snap {
        hand.scroll.jump(to: track.offset(of: stop, in: hand.scroll.bounds), time: time)
      }
    case nil: break
    }
    // Content that keeps its place of rest has not scrolled.
    if place != nil, hand.scroll.offset(at: time) != offset { restPast(at: time) }
    // Content that rests before and after has not scrolled, so the indicator does not flash while parameters change.
    if isIndicatorGone, !hand.scroll.isHeld, !hand.scroll.isMoving(at: time) { hasScrolled = false }
  }

  /// Follows the links of the scene.
  private mutating func setLinks(at time: Double) {
    let links = Links(of: scene.effect, extent, in: setting)
    guard !links.isEmpty else {
      past = nil
      return
    }
    if past == nil {
      past = PastTrack(links, restingAt: hand.scroll.offset(at: time), at: time)
    } else {
      past?.change(to: links)
    }
  }

  /// The content has been put where it is now, and rests there.
  private mutating func restPast(at time: Double) { past?.rest(at: hand.scroll.offset(at: time), at: time) }

  private mutating func recordPast(by time: Double) {
    guard past != nil else { return }
    let bars = bars
    past?.record(by: time, hand.scroll, bars)
  }

  /// Whether what is shown depends on the motion before.
  public var hasPast: Bool { past != nil }

  /// How far back an event may still come, in seconds.
  private static let patience = 0.1

  /// Keeps what has happened by a time, less some patience for late events. Changes nothing that can be seen.
  public mutating func keepPast(by time: Double) {
    if let scroll = past.map({ _ in hand.scroll }) { past?.keep(by: time - Self.patience, scroll) }
  }

  /// How bars move once the content rests.
  private var bars: BarLaw { setting.isStill ? .atOnce : scene.physics.preset.bars }

  /// A position of rest that is kept when parameters change: the start, or an item or page.
  private enum RestingPlace {
    case start
    case stop(Int)
  }

  private func restingPlace(at time: Double) -> RestingPlace? {
    let scroll = hand.scroll
    guard !scroll.isHeld, !scroll.isMoving(at: time) else { return nil }
    let offset = scroll.offset(at: time)
    if offset == scroll.bounds.low { return .start }
    if case .track(let track, _) = scroll.snap { return track.stop(at: offset, in: scroll.bounds).map { .stop($0) } }
    return nil
  }

  private static func published(for scene: Scene) -> (any Effect)? {
    scene.asPublished.flatMap { $0.hasSameEffect(as: scene) ? nil : $0.effect }
  }

  private static func setting(of scene: Scene, pictures: ScenePictures, isStill: Bool) -> Setting {
    let sizes = pictures.sizes(in: scene.content)
    return scene.setting(isStill: isStill) { sizes[$0] }
  }

  private static func hand(for scene: Scene, _ extent: Extent, in setting: Setting, offset: Double?) -> Hand {
    let bounds = bounds(of: extent, in: setting)
    let scroll = ScrollAxis(
      bounds: bounds, parameters: scene.scroll, snap: Snap(scene.physics, extent, in: bounds), offset: offset)
    return Hand(scroll, axis: extent.axis, isMirrored: extent.isMirrored)
  }

  private static func bounds(of extent: Extent, in setting: Setting) -> ScrollBounds {
    ScrollBounds(
      low: extent.bounds.lowerBound, high: extent.bounds.upperBound,
      viewport: setting.viewport.length(along: extent.axis))
  }

  /// Updates the bounds and snap targets of the scroll axis.
  private mutating func setBounds(at time: Double) {
    let bounds = refreshBounds
    let snap = Snap(
      scene.physics, extent, in: Self.bounds(of: extent, in: setting), isHeldDown: refresh.holdsContent)
    hand.scroll.setBounds(bounds, time: time)
    hand.scroll.setSnap(snap, time: time)
  }

  /// The bounds, lower by the refresh control's height while it is active and the content is not held otherwise.
  private var refreshBounds: ScrollBounds {
    var bounds = Self.bounds(of: extent, in: setting)
    if refresh.holdsContent, let hold = extent.refresh?.hold {
      bounds = ScrollBounds(low: bounds.low - hold, high: bounds.high, viewport: bounds.viewport)
    }
    return bounds
  }
}

extension Preview {
  /// Handles input from a person or a tape, in points of the scene's screen. Times must not decrease.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    letGoIfDue(by: time)
    switch event {
    case .down(let point): touch = Touch(start: point, at: time)
    case .move(let point), .up(.some(let point)): touch?.move(to: point)
    case .cancel: touch = nil
    case .wheel, .touchpad: hasScrolled = true
    default: break
    }
    switch event {
    case .up(let point):
      if let point { startRefreshIfPulled(liftingAt: point, time: time) }
      letGoOfRefresh(at: time)
    case .cancel: letGoOfRefresh(at: time)
    default: break
    }
    hand.handle(event, at: time)
    if case .move = event { startRefreshIfPulled(at: time) }
    if case .down = event { touch?.isCatch = hand.scroll.wasCatch }
    if touch?.isTap == false { hasScrolled = true }
    if case .up = event { finishTouch(at: time) }
  }

  private mutating func finishTouch(at time: Double) {
    guard let touch else { return }
    self.touch = nil
    guard touch.isTap else { return }
    var layers: [Layer] = []
    self.layers(at: time, into: &layers)
    if let hit = layers.hit(at: touch.start) { tap = Tap(layer: hit.id, time: time) }
  }
}

extension Preview {
  /// Starts the effect's automatic scrolling, if it has any. A touch stops it.
  public mutating func startAutoplay(at time: Double) {
    guard extent.autoplay > 0 else { return }
    letGoIfDue(by: time)
    hasScrolled = true
    hand.scroll.autoplay(PointsPerSecond(extent.autoplay), time: time)
  }

  /// Changes the speed of automatic scrolling, or stops it. A finger holding the content takes precedence.
  private mutating func changeAutoplay(at time: Double) {
    guard !hand.scroll.isHeld, !hand.scroll.isSteered(at: time) else { return }
    if extent.autoplay > 0 { startAutoplay(at: time) } else { stopAutoplay(at: time) }
  }

  /// Stops at once, or moves to the snap target that released content would go to.
  private mutating func stopAutoplay(at time: Double) {
    jump(to: hand.scroll.offset(at: time), at: time)
    if hand.scroll.snap != .none { hand.scroll.glide(at: .zero, time: time) }
  }

  /// Moves the content smoothly to an offset.
  public mutating func glide(to offset: Double, frequency: Double = 8, at time: Double) {
    letGoIfDue(by: time)
    hasScrolled = true
    hand.scroll.glide(to: offset, frequency: frequency, time: time)
  }

  /// Moves the content to an offset at once, even past its bounds if `hold` is set.
  public mutating func jump(to offset: Double, hold: Bool = false, at time: Double) {
    letGoIfDue(by: time)
    if hold { hand.scroll.hold(at: offset, time: time) } else { hand.scroll.jump(to: offset, time: time) }
    restPast(at: time)
  }

  /// Moves the content to a recorded offset at once, and evenly to the next one until its time, whatever its physics.
  public mutating func steer(at offset: Double, to next: (offset: Double, time: Double)?, at time: Double) {
    letGoIfDue(by: time)
    hasScrolled = true
    hand.scroll.steer(at: offset, to: next, time: time)
  }

  /// Releases content held by `jump`.
  public mutating func letGo(at time: Double) {
    letGoIfDue(by: time)
    hand.scroll.letGo(time: time)
  }
}

extension Preview {
  /// Whether a scheduled change is due by `time`.
  private func isDue(by time: Double) -> Bool {
    guard let control = extent.refresh else { return false }
    return refresh.end(after: control.duration).map { $0 <= time } ?? hand.scroll.letGoTime.map { $0 <= time } ?? false
  }

  /// Applies the scheduled changes due by `time`, each at its exact moment, so that the result does not depend on how
  /// often this is called.
  private mutating func letGoIfDue(by time: Double) {
    defer { recordPast(by: time) }
    if !refresh.isWorking, let due = hand.scroll.letGoTime, due <= time {
      recordPast(by: due)
      startRefreshIfPulled(at: due)
      letGoOfRefresh(at: due)
    }
    guard let end = refresh.end(after: extent.refresh?.duration ?? 0), end <= time else { return }
    recordPast(by: end)
    let held = refresh.holdsContent
    refresh.stop()
    if held { setBounds(at: end) }
  }

  /// Starts a refresh when content is pulled past the threshold, once per pull.
  private mutating func startRefreshIfPulled(at time: Double) {
    guard let control = extent.refresh, !refresh.isWorking,
      extent.bounds.lowerBound - hand.scroll.offset(at: time) >= control.threshold
    else { return }
    refresh.start(at: time)
  }

  /// The same for a finger that lifts further down than its last position.
  private mutating func startRefreshIfPulled(liftingAt point: Point, time: Double) {
    let seen = hand
    hand.handle(.move(point), at: time)
    startRefreshIfPulled(at: time)
    hand = seen
  }

  /// Released content stays down while it refreshes; otherwise it springs back.
  private mutating func letGoOfRefresh(at time: Double) {
    refresh.letGo()
    if refresh.holdsContent { setBounds(at: time) }
  }
}

extension Preview {
  /// The size in points for which the whole picture of a layer is loaded; nil: for the size at which it is drawn.
  public func sharpSize(of layer: Layer) -> Size? {
    // A page that is the header's picture is the only one.
    let picture = layer.content == .page && setting.isPageHeader ? 0 : layer.content.picture
    return picture.flatMap { sharpness.size(ofPicture: $0, drawnAt: layer.wholePicture.size) }
  }

  /// The moment to show at a time, without further events.
  public func moment(at time: Double) -> Moment {
    settled(at: time) { $0.settledMoment(at: time) }
  }

  /// Writes the layers at `time` into an array, which keeps its memory from frame to frame.
  public func layers(at time: Double, into layers: inout [Layer]) {
    layers.removeAll(keepingCapacity: true)
    scene.effect.layers(at: moment(at: time), in: setting, into: &layers)
    stretch(&layers, at: time)
  }

  /// Writes the layers of content that has rested at an offset for long, without what the system draws.
  public func restingLayers(at offset: Double, into layers: inout [Layer]) {
    layers.removeAll(keepingCapacity: true)
    scene.effect.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &layers)
    layers.removeAll { $0.isTheSystems }
  }

  /// Stretches the layers by the pull at an edge, if the physics has stretched edges.
  func stretch(_ layers: inout [Layer], at time: Double) {
    let pull = settled(at: time) { $0.hand.scroll.sample(at: time).pull }
    guard pull != 0 else { return }
    layers.stretch(pulledBy: extent.isMirrored ? -pull : pull, along: extent.axis, on: setting.viewport)
  }

  /// Velocity of the content, in points per second.
  public func velocity(at time: Double) -> Double { hand.scroll.sample(at: time).velocity.value }

  public func offset(at time: Double) -> Double { moment(at: time).offset }

  /// Whether the picture changes later without any event.
  public func isMoving(at time: Double) -> Bool {
    settled(at: time) { preview in
      preview.hand.scroll.isMoving(at: time) || preview.refresh.isWorking || preview.settlingTime(at: time) > 0
        || preview.indicatorOpacity(at: time) > 0 && !preview.hand.scroll.isHeld || preview.tapShare(at: time) > 0
    }
  }

  /// Whether a finger holds the content.
  public var isHeld: Bool { hand.scroll.isHeld }

  /// The time at which everything rests without further events. Nil while the content is held.
  public var restTime: Double? { hand.scroll.restTime.map { $0 + settlingTime(at: $0) } }

  /// How long what follows the content goes on once it rests.
  private func settlingTime(at time: Double) -> Double { past?.settlingTime(at: time, hand.scroll, bars) ?? 0 }

  /// The time at which everything in progress has ended, including a refresh. Nil while the content is held.
  public var lastRest: Double? {
    var preview = self
    preview.letGoIfDue(by: .infinity)
    return preview.restTime
  }

  /// Queries this preview, or its later state if a scheduled change is due by then.
  private func settled<Answer>(at time: Double, _ question: (Preview) -> Answer) -> Answer {
    guard isDue(by: time) else { return question(self) }
    var preview = self
    preview.letGoIfDue(by: time)
    return question(preview)
  }

  private func settledMoment(at time: Double) -> Moment {
    Moment(
      offset: hand.scroll.offset(at: time), refreshing: refresh.turns(at: time), indicator: indicatorOpacity(at: time),
      past: past?.past(at: time, hand.scroll, bars))
  }

  /// The indicator is visible while content moves, stays briefly and fades.
  private func indicatorOpacity(at time: Double) -> Double {
    guard hasScrolled else { return 0 }
    guard let rest = hand.scroll.restTime else { return 1 }
    return min(1, max(0, 1 - (time - rest - 0.4) / 0.3))
  }

  /// Highlight of the tapped row.
  public func tapShare(at time: Double) -> Double { tap?.share(at: time) ?? 0 }

  /// The last tapped layer, while it is highlighted.
  public func tappedLayer(at time: Double) -> LayerID? { tapShare(at: time) > 0 ? tap?.layer : nil }
}
