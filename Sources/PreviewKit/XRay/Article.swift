import Documents
import Effects
import Geometry
import ScrollPhysics

/// A scene at one moment as the article's own code would show it.
struct Article {
  var effect: any Effect
  var moment: Moment
  var setting: Setting
  /// The error of its code at this moment, independent of its numbers.
  var slip: Slip?

  enum Slip: String {
    /// The device was rotated after the view was loaded.
    case turned
    /// The content crossed its top between two callbacks.
    case late
    /// No scroll event has come yet, and without one nothing is laid out.
    case firstFrame = "first frame"
  }

  /// Callbacks per second that its code receives.
  fileprivate static let callbacks = 60.0
}

/// The screen when a scene was opened, or when its device last changed other than by rotation.
struct LoadedScreen: Sendable {
  fileprivate var width: Double

  init(_ scene: Scene) { width = scene.device.size.width }

  mutating func follow(_ scene: Scene, after old: Scene) {
    let isSameScreen = [old.device, old.device.rotated].contains { $0.size == scene.device.size }
    if old.effectName != scene.effectName || !isSameScreen { self = LoadedScreen(scene) }
  }
}

extension Preview {
  /// Writes the layers as code shows them that moves layers in the callback of a scroll: where they were loaded, as long
  /// as there has been none.
  func layersBeforeEvents(at time: Double, into layers: inout [Layer]) {
    guard isUnscrolled(at: time) else { return self.layers(at: time, into: &layers) }
    layers.removeAll(keepingCapacity: true)
    var setting = setting
    setting.slips.isUnscrolled = true
    scene.effect.layers(at: moment(at: time), in: setting, into: &layers)
  }

  /// Whether nothing has scrolled the content yet, and it is at its start.
  private func isUnscrolled(at time: Double) -> Bool { !hasScrolled && offset(at: time) == extent.bounds.lowerBound }

  /// The scene by the article's code, where that puts anything elsewhere: it has other numbers, it has not noticed that
  /// the device was turned, it comes late, or it has not been called yet.
  func article(at time: Double) -> Article? {
    let overhang = overhang(at: time)
    let isTurned = loaded.width != setting.viewport.width
    let isRightAtFirst = type(of: scene.effect).publication?.isRightAtFirst != false
    let slip: Article.Slip? =
      if isTurned {
        .turned
      } else if overhang > 0 {
        .late
      } else {
        !isRightAtFirst && isUnscrolled(at: time) ? .firstFrame : nil
      }
    guard let effect = published ?? (slip == nil ? nil : scene.effect) else { return nil }
    var article = Article(effect: effect, moment: moment(at: time), setting: setting, slip: slip)
    (article.setting.slips.isUnscrolled, article.setting.slips.overhang) = (slip == .firstFrame, overhang)
    guard isTurned else { return article }
    article.setting.slips.loadedWidth = loaded.width
    // The same distance from its own rest.
    article.moment.offset +=
      effect.extent(in: article.setting).bounds.lowerBound - effect.extent(in: setting).bounds.lowerBound
    return article
  }

  /// Half of the offset at the last callback before bouncing content crossed its top: the article then updates one
  /// constraint and leaves the other unchanged. 0 for content that crossed it under a finger.
  private func overhang(at time: Double) -> Double {
    let top = extent.bounds.lowerBound
    guard isMoving(at: time), hand.scroll.offset(at: time) < top else { return 0 }
    let last = (time * Article.callbacks).rounded(.down)
    for back in 0..<60 {
      let scrolled = hand.scroll.offset(at: (last - Double(back)) / Article.callbacks) - top
      if scrolled >= 0 { return scrolled / 2 }
    }
    return 0
  }
}
