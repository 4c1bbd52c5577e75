import Documents
import Effects
import Geometry
import ScrollPhysics

extension Preview {
  /// What there is to show at a time, if nothing happens until then.
  public func moment(at time: Double) -> Moment {
    settled(at: time) { $0.settledMoment(at: time) }
  }

  /// Puts the layers of that moment into an array, which keeps its memory from frame to frame.
  public func layers(at time: Double, into layers: inout [Layer]) {
    layers.removeAll(keepingCapacity: true)
    scene.effect.layers(at: moment(at: time), in: setting, into: &layers)
  }

  /// Speed of the content, in points per second.
  public func velocity(at time: Double) -> Double { hand.scroll.sample(at: time).velocity.value }

  public func offset(at time: Double) -> Double { moment(at: time).offset }

  /// Whether a later moment will look different without any event.
  public func isMoving(at time: Double) -> Bool {
    settled(at: time) { preview in
      preview.hand.scroll.isMoving(at: time) || preview.refresh.isWorking
        || preview.indicatorOpacity(at: time) > 0 && !preview.hand.scroll.isHeld || preview.tapShare(at: time) > 0
    }
  }

  /// Whether a finger holds the content.
  public var isHeld: Bool { hand.scroll.isHeld }

  /// When the content rests if nothing more happens; nil while it is held.
  public var restTime: Double? { hand.scroll.restTime }

  /// Asks this preview, or what becomes of it if something is due by then.
  private func settled<Answer>(at time: Double, _ question: (Preview) -> Answer) -> Answer {
    guard isDue(by: time) else { return question(self) }
    var preview = self
    preview.letGoIfDue(by: time)
    return question(preview)
  }

  private func settledMoment(at time: Double) -> Moment {
    Moment(
      offset: hand.scroll.offset(at: time), refreshing: refresh.turns(at: time), indicator: indicatorOpacity(at: time))
  }

  /// The indicator shows while content moves, stays a moment and fades.
  func indicatorOpacity(at time: Double) -> Double {
    guard hasScrolled else { return 0 }
    guard let rest = hand.scroll.restTime else { return 1 }
    return min(1, max(0, 1 - (time - rest - 0.4) / 0.3))
  }

  /// How strongly the row that was tapped is still lit.
  public func tapShare(at time: Double) -> Double { tap?.share(at: time) ?? 0 }

  /// The layer that was tapped last, while it is lit.
  public func tappedLayer(at time: Double) -> LayerID? { tapShare(at: time) > 0 ? tap?.layer : nil }
}
