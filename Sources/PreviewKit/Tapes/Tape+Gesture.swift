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

  /// A finger comes down on the screen and moves, so that the content goes so far on. It stays down.
  ///
  /// - Parameters:
  ///   - moves: How often it is heard of on its way.
  ///   - middle: The share of its way that it has gone when it is in the middle of the screen.
  ///   - pace: The share of its way that it has gone after a share of the time.
  public mutating func carry(
    by way: Double, in preview: Preview, at time: Double, lasting duration: Double, moves: Int, middle: Double = 0.5,
    pace: (Double) -> Double = { $0 }
  ) {
    let screen = preview.setting.screen
    // The finger goes against the content; down and to the right is back, mirrored to the left.
    let travel = preview.extent.isMirrored ? way : -way
    for move in 0...moves {
      let share = Double(move) / Double(moves)
      let along = travel * (pace(share) - middle)
      let point =
        preview.extent.axis == .vertical
        ? Point(x: screen.midX, y: screen.midY + along) : Point(x: screen.midX + along, y: screen.midY)
      events.append(TapeEvent(time: time + duration * share, action: .input(move == 0 ? .down(point) : .move(point))))
    }
  }

  /// One stroke around the middle of the screen. The finger rests before it lifts, so that nothing flies.
  private mutating func move(
    by way: Double, _ physics: ScrollParameters, in preview: Preview, lasting duration: Double, _ time: inout Double
  ) {
    // A little further: the first points do not scroll.
    let whole = way + (way < 0 ? -physics.dragSlop : physics.dragSlop)
    let moves = max(4, Int((duration / Self.step).rounded()))
    carry(by: whole, in: preview, at: time, lasting: duration, moves: moves) { $0 * $0 * (3 - 2 * $0) }
    time += duration + max(0.12, physics.stopBeforeLift + 0.05)
    events.append(TapeEvent(time: time, action: .input(.up(nil))))
  }
}
