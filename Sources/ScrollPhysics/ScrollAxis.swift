/// One scrolling direction under one hand: events with their times go in, the offset at any moment comes out.
///
/// Content at rest or coasting, a finger, a wheel and a touchpad exclude each other. Nothing is stepped from frame to
/// frame and there is no clock: an event changes the motion, a motion is a formula of time, and what happens by itself
/// (a pull that lets go, a stroke that ends) is known beforehand with its exact moment. So `sample(at:)` changes
/// nothing, and the offset at a moment does not depend on who asked before.
///
/// Signs: a higher offset shows later content. A finger's place is its coordinate on the screen, so moving it to lower
/// coordinates raises the offset. Ticks are already the content's: positive ones raise the offset.
/// Times are seconds on any clock. One that goes back, or is no plausible number, counts as that of the last event.
public struct ScrollAxis: Hashable, Sendable {
  public internal(set) var bounds: ScrollBounds
  public internal(set) var parameters: ScrollParameters
  public internal(set) var snap: Snap
  /// Whether the last finger that came down stopped moving content, so that lifting it is no tap.
  public internal(set) var wasCatch = false
  var motion: Motion
  /// The time of the last event.
  var now = -Double.infinity

  /// Content at rest at `offset`, or at the bound next to it.
  public init(
    bounds: ScrollBounds, parameters: ScrollParameters = ScrollParameters(), snap: Snap = .none, offset: Double? = nil
  ) {
    self.bounds = bounds
    self.parameters = parameters
    self.snap = snap
    let start = offset.flatMap { $0.isPlausible ? $0 : nil } ?? bounds.low
    motion = .coasting(Plan(restingAt: bounds.clamped(start)), since: 0)
  }

  /// What the content is doing between two events.
  enum Motion: Hashable, Sendable {
    case coasting(Plan, since: Double)
    case dragged(Drag)
    case held(Double)
    case turned(WheelTurn)
    case stroked(TouchpadStroke)
  }
}
