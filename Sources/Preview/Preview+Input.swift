import Boundary
import Effects
import Geometry
import ScrollPhysics

extension Preview {
  /// What a person or a tape does to the scene, in points of its screen. Times never go back.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    letGoIfDue(by: time)
    switch event {
    case .down(let point):
      touch = Touch(start: point, at: time)
      scroll.begin(at: place(of: point), time: time)
      touch?.isCatch = scroll.wasCatch
    case .move(let point):
      touch?.move(to: point)
      scroll.move(to: place(of: point), time: time)
      if touch?.isTap == false { hasScrolled = true }
    case .up(let point):
      if let point { touch?.move(to: point) }
      startRefreshIfPulled(at: time)
      scroll.end(at: point.map(place), time: time)
      finishTouch(at: time)
    case .cancel:
      touch = nil
      scroll.cancel(time: time)
    case .wheel(let dx, let dy, _):
      hasScrolled = true
      scroll.wheel(ticks(dx: dx, dy: dy), time: time)
    case .touchpad(let dx, let dy, _):
      hasScrolled = true
      scroll.touchpad(ticks(dx: dx, dy: dy), time: time)
    default: break
    }
  }

  /// The finger's place along the scroll axis. In a mirrored strip, right is back.
  private func place(of point: Point) -> Double {
    guard extent.axis == .horizontal else { return point.y }
    return extent.isMirrored ? -point.x : point.x
  }

  /// Ticks as the content has them: positive ones raise the offset. A wheel turns a horizontal strip, too.
  private func ticks(dx: Double, dy: Double) -> Double {
    guard extent.axis == .horizontal else { return -dy }
    return dx == 0 ? -dy : extent.isMirrored ? dx : -dx
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
    scroll.autoplay(PointsPerSecond(extent.autoplay), time: time)
  }

  /// Sends the content somewhere, smoothly.
  public mutating func glide(to offset: Double, frequency: Double = 8, at time: Double) {
    letGoIfDue(by: time)
    hasScrolled = true
    scroll.glide(to: offset, frequency: frequency, time: time)
  }

  /// Puts the content somewhere at once: even past its bounds, where `hold` keeps it.
  public mutating func jump(to offset: Double, hold: Bool = false, at time: Double) {
    letGoIfDue(by: time)
    if hold { scroll.hold(at: offset, time: time) } else { scroll.jump(to: offset, time: time) }
  }

  /// Lets go of content that `jump` holds.
  public mutating func letGo(at time: Double) { scroll.letGo(time: time) }
}
