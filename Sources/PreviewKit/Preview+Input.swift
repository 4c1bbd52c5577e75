import Boundary
import Effects
import Geometry
import ScrollPhysics

extension Preview {
  /// What a person or a tape does to the scene, in points of its screen. Times never go back.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    letGoIfDue(by: time)
    switch event {
    case .down(let point): touch = Touch(start: point, at: time)
    case .move(let point), .up(.some(let point)): touch?.move(to: point)
    case .cancel: touch = nil
    case .wheel, .touchpad: hasScrolled = true
    default: break
    }
    if case .up = event { startRefreshIfPulled(at: time) }
    hand.handle(event, at: time)
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
  /// Scrolls by itself, if the effect does, until it is touched.
  public mutating func startAutoplay(at time: Double) {
    guard extent.autoplay > 0 else { return }
    hasScrolled = true
    hand.scroll.autoplay(PointsPerSecond(extent.autoplay), time: time)
  }

  /// Content that is to play by itself at another speed does so at once, or stops; a hand that holds it comes first.
  mutating func changeAutoplay(at time: Double) {
    guard !hand.scroll.isHeld else { return }
    if extent.autoplay > 0 { startAutoplay(at: time) } else { jump(to: hand.scroll.offset(at: time), at: time) }
  }

  /// Sends the content somewhere, smoothly.
  public mutating func glide(to offset: Double, frequency: Double = 8, at time: Double) {
    letGoIfDue(by: time)
    hasScrolled = true
    hand.scroll.glide(to: offset, frequency: frequency, time: time)
  }

  /// Puts the content somewhere at once: even past its bounds, where `hold` keeps it.
  public mutating func jump(to offset: Double, hold: Bool = false, at time: Double) {
    letGoIfDue(by: time)
    if hold { hand.scroll.hold(at: offset, time: time) } else { hand.scroll.jump(to: offset, time: time) }
  }

  /// Lets go of content that `jump` holds.
  public mutating func letGo(at time: Double) { hand.scroll.letGo(time: time) }
}
