import Boundary
import Documents
import Effects
import Geometry
import ScrollPhysics

extension Tape {
  /// The share of the screen that a finger crosses at most before it is put down anew.
  private static let reach = 0.75
  /// How long it takes to put a finger down anew, in seconds.
  private static let grip = 0.2
  /// From one event of a finger to the next, in seconds.
  private static let step = 1.0 / 60

  /// The finger that makes a gesture in a scene, with the scene's own physics. The content begins at its start.
  public init(_ gesture: Gesture, in preview: Preview) {
    let extent = preview.extent
    let length = preview.setting.viewport.length(along: extent.axis)
    let bounds = ScrollBounds(low: extent.bounds.lowerBound, high: extent.bounds.upperBound, viewport: length)
    let physics = preview.scene.scroll
    self.init(from: extent.bounds.lowerBound)
    var place = bounds.low
    var time = 0.0
    for stroke in gesture.strokes {
      let way = Self.travel(to: stroke.offset, from: place, bounds, physics.band(in: bounds))
      place = bounds.clamped(stroke.offset)
      guard way.isFinite, way.magnitude >= 1, length > 0 else { continue }
      let parts = (way.magnitude / (length * Self.reach)).rounded(.up)
      for part in 0..<Int(parts) {
        if part > 0 { time += Self.grip }
        move(by: way / parts, physics, in: preview, lasting: stroke.duration / parts, &time)
      }
      time += stroke.pause
    }
  }

  /// How far a finger has to go for content to be shown at an offset: against the band past an edge, where one stroke
  /// has to do.
  private static func travel(
    to offset: Double, from place: Double, _ bounds: ScrollBounds, _ band: RubberBand
  ) -> Double {
    guard bounds.overshoot(offset) != 0, band.limit > 0 else { return bounds.clamped(offset) - place }
    let most = bounds.viewport * reach
    return min(max(band.raw(displaying: offset, in: bounds) - place, -most), most)
  }

  /// One stroke around the middle of the screen. The finger rests before it lifts, so that nothing flies.
  private mutating func move(
    by way: Double, _ physics: ScrollParameters, in preview: Preview, lasting duration: Double, _ time: inout Double
  ) {
    let screen = preview.setting.screen
    let isVertical = preview.extent.axis == .vertical
    // The finger goes against the content, and a little further: the first points do not scroll.
    let whole = way + (way < 0 ? -physics.dragSlop : physics.dragSlop)
    let travel = preview.extent.isMirrored ? whole : -whole
    let count = max(4, Int((duration / Self.step).rounded()))
    for index in 0...count {
      let share = Double(index) / Double(count)
      let along = travel * (share * share * (3 - 2 * share) - 0.5)
      let point =
        isVertical
        ? Point(x: screen.midX, y: screen.midY + along) : Point(x: screen.midX + along, y: screen.midY)
      let action = TapeEvent.Action.input(index == 0 ? .down(point) : .move(point))
      events.append(TapeEvent(time: time + duration * share, action: action))
    }
    time += duration + max(0.12, physics.stopBeforeLift + 0.05)
    events.append(TapeEvent(time: time, action: .input(.up(nil))))
  }
}
