import Documents
import Effects
import Geometry
import ScrollPhysics

/// One scene under one hand: events and times go in, layers come out.
///
/// The studio shows one, A/B two on the same events, the gallery six; `render`, `bench` and `simulate` have one and
/// no studio. Nothing here is stepped from frame to frame: what is seen at a moment depends on the events before it
/// alone.
public struct Preview: Sendable {
  public private(set) var scene: Scene
  public private(set) var pictures: ScenePictures
  public private(set) var setting: Setting
  public private(set) var extent: Extent
  /// The effect with the article's own numbers; nil where the scene has them.
  public private(set) var published: (any Effect)?
  /// Shows the scene without its effect.
  public private(set) var isStill = false
  var hand: Hand
  var refresh = RefreshCycle()
  var touch: Touch?
  var tap: Tap?
  /// The indicator stays hidden until something has scrolled.
  var hasScrolled = false

  /// - Parameter offset: Where it starts; the low bound if nil.
  public init(_ scene: Scene, pictures: ScenePictures = ScenePictures(), offset: Double? = nil) {
    self.scene = scene
    self.pictures = pictures
    setting = Self.setting(of: scene, pictures: pictures, isStill: false)
    extent = scene.effect.extent(in: setting)
    published = Self.published(for: scene)
    hand = Self.hand(for: scene, extent, in: setting, offset: offset)
  }
}

extension Preview {
  /// Another scene, or the same with other numbers. The content stays where it is; what rested at its start still
  /// does, wherever that now is.
  public mutating func edit(_ scene: Scene, pictures: ScenePictures, at time: Double) {
    let old = (effect: self.scene.effectName, axis: extent.axis, autoplay: extent.autoplay)
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
  }

  /// Shows the scene with or without its effect, where it is.
  public mutating func setStill(_ isStill: Bool, at time: Double) {
    guard isStill != self.isStill else { return }
    self.isStill = isStill
    relayout(at: time)
  }

  private mutating func relayout(at time: Double) {
    letGoIfDue(by: time)
    let isIndicatorGone = indicatorOpacity(at: time) == 0
    let rested =
      !hand.scroll.isHeld && !hand.scroll.isMoving(at: time) && hand.scroll.offset(at: time) == hand.scroll.bounds.low
    setting = Self.setting(of: scene, pictures: pictures, isStill: isStill)
    extent = scene.effect.extent(in: setting)
    hand.isMirrored = extent.isMirrored
    hand.scroll.setParameters(scene.physics.scroll, time: time)
    hand.scroll.setBounds(refreshBounds, time: time)
    if rested { hand.scroll.jump(to: hand.scroll.bounds.low, time: time) }
    // Content that rests before and after has not scrolled: nothing flashes while numbers are turned.
    if isIndicatorGone, !hand.scroll.isHeld, !hand.scroll.isMoving(at: time) { hasScrolled = false }
  }

  private static func published(for scene: Scene) -> (any Effect)? {
    var article = scene
    article.effect = type(of: scene.effect).published
    return article.hasSameEffect(as: scene) ? nil : article.effect
  }

  private static func setting(of scene: Scene, pictures: ScenePictures, isStill: Bool) -> Setting {
    var sizes: [String: Size] = [:]
    for (path, file) in zip(scene.content.images, pictures.images) { sizes[path] = file.size }
    if let page = scene.content.page { sizes[page] = pictures.page?.size }
    return scene.setting(isStill: isStill) { sizes[$0] }
  }

  private static func hand(for scene: Scene, _ extent: Extent, in setting: Setting, offset: Double?) -> Hand {
    let scroll = ScrollAxis(
      bounds: bounds(of: extent, in: setting), parameters: scene.physics.scroll, offset: offset)
    return Hand(scroll, axis: extent.axis, isMirrored: extent.isMirrored)
  }

  static func bounds(of extent: Extent, in setting: Setting) -> ScrollBounds {
    ScrollBounds(
      low: extent.bounds.lowerBound, high: extent.bounds.upperBound,
      viewport: setting.viewport.length(along: extent.axis))
  }

  /// The bounds, lower by the refresh control's height while it works.
  var refreshBounds: ScrollBounds {
    var bounds = Self.bounds(of: extent, in: setting)
    if refresh.isWorking, let hold = extent.refresh?.hold {
      bounds = ScrollBounds(low: bounds.low - hold, high: bounds.high, viewport: bounds.viewport)
    }
    return bounds
  }
}
