import Boundary
import Documents
import Effects
import Geometry
import ScrollPhysics

extension Tape {
  /// Maximum share of the screen that a finger crosses before it is put down again.
  private static let reach = 0.75
  /// Duration of putting a finger down again, in seconds.
  private static let grip = 0.2
  /// Interval between events of a finger, in seconds.
  private static let step = 1.0 / 60

  /// A finger performing a gesture in a scene, with the scene's own physics. The content begins at its start.
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

  /// The finger travel needed to show an offset: past an edge against the rubber band, where a single stroke has to
  /// suffice.
  private static func travel(
    to offset: Double, from place: Double, _ bounds: ScrollBounds, _ band: RubberBand
  ) -> Double {
    guard bounds.overshoot(offset) != 0, band.limit > 0 else { return bounds.clamped(offset) - place }
    let most = bounds.viewport * reach
    return min(max(band.raw(displaying: offset, in: bounds) - place, -most), most)
  }

  /// A finger goes down and moves so that the content scrolls by a distance. It stays down.
  ///
  /// - Parameters:
  ///   - moves: Number of move events.
  ///   - middle: Share of its path at which it is in the middle of the screen.
  ///   - pace: Share of its path as a function of the share of time.
  public mutating func carry(
    by way: Double, in preview: Preview, at time: Double, lasting duration: Double, moves: Int, middle: Double = 0.5,
    pace: (Double) -> Double = { $0 }
  ) {
    let screen = preview.setting.screen
    // The finger moves opposite to the content; down and right scroll back, left in a mirrored strip.
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

  /// One stroke around the middle of the screen. The finger pauses before it lifts, so that there is no fling.
  private mutating func move(
    by way: Double, _ physics: ScrollParameters, in preview: Preview, lasting duration: Double, _ time: inout Double
  ) {
    // The first points do not scroll, so move a little further.
    let whole = way + (way < 0 ? -physics.dragSlop : physics.dragSlop)
    let moves = max(4, Int((duration / Self.step).rounded()))
    carry(by: whole, in: preview, at: time, lasting: duration, moves: moves) { $0 * $0 * (3 - 2 * $0) }
    time += duration + max(0.12, physics.stopBeforeLift + 0.05)
    events.append(TapeEvent(time: time, action: .input(.up(nil))))
  }
}
