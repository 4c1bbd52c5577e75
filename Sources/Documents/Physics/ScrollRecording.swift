import Notation
import ScrollPhysics

/// Scrolling recorded on a phone, to compare presets with: the file that `docs/reference/recordings.md` describes.
public struct ScrollRecording: Hashable, Sendable {
  public var source = ""
  /// Pixels per point of the phone.
  public var scale = 3.0
  public var traces: [Trace] = []

  /// What was recorded of one gesture, or of several of a kind.
  public struct Trace: Hashable, Sendable {
    /// Its name in the file: `bounce`, or `bounce[1]` in a list.
    public var name: String
    public var motion: Motion
    /// Share of the speed kept after a millisecond, as set on the view that was recorded. Nil: the preset's own.
    public var rate: Double?
  }

  public enum Motion: Hashable, Sendable {
    /// Content released outside, with the edge at 0.
    case bounce(height: Double, from: Double, velocity: Double, [Mark])
    /// A coast, away from any edge.
    case fling(from: Double, velocity: Double, [Mark])
    /// The ends of coasts.
    case targets([Target])
    /// The distances that a finger pulled, and the offsets displayed.
    case band(height: Double, [Pull])
  }

  /// An offset at a time in seconds.
  public struct Mark: Hashable, Sendable {
    public var time: Double
    public var offset: Double
  }

  public struct Target: Hashable, Sendable {
    public var from: Double
    public var velocity: Double
    public var rest: Double
  }

  public struct Pull: Hashable, Sendable {
    public var pull: Double
    public var offset: Double
  }
}

extension ScrollRecording {
  /// The largest difference between a preset and a trace.
  public struct Difference: Hashable, Sendable {
    /// In points.
    public var amount: Double
    /// The offset recorded there, and the preset's.
    public var recorded: Double
    public var played: Double
    public var place: Spot
    /// Seconds that the recording's clock runs late against the release, as far as it can be told.
    public var late = 0.0
  }

  /// Where a difference is.
  public enum Spot: Hashable, Sendable {
    /// Seconds after the release.
    case time(Double)
    /// The end of a coast at this velocity.
    case velocity(Double)
    /// Points pulled.
    case pull(Double)
  }

  /// The time within which a recording's clock may start late, or early: a frame. Which it was cannot be told from a
  /// trace, so the start that suits a preset best counts.
  private static let frame = 1.0 / 60

  /// The largest difference of a preset from a trace. Nil if they cannot be compared: the trace is empty, or of a view
  /// with another deceleration than the preset's.
  public func difference(of preset: ScrollPreset, from trace: Trace) -> Difference? {
    let parameters = preset.parameters.on(scale: scale)
    if let rate = trace.rate, parameters.fling == .exponential,
      (parameters.decelerationRate - rate).magnitude > 0.001
    {
      return nil
    }
    switch trace.motion {
    case .bounce(let height, let from, let velocity, let marks):
      // Past the low edge, or the high one.
      let bounds = ScrollBounds(low: from < 0 ? 0 : -1e6, high: from < 0 ? 1e6 : 0, viewport: height)
      return Self.difference(
        marks, from: Self.axis(bounds, parameters, from: from, velocity: velocity), within: from == 0 ? 0 : Self.frame)
    case .fling(let from, let velocity, let marks):
      let bounds = ScrollBounds(low: from - 1e6, high: from + 1e6, viewport: 1000)
      return Self.difference(
        marks, from: Self.axis(bounds, parameters, from: from, velocity: velocity), within: Self.frame)
    case .targets(let targets):
      return targets.map { target in
        let bounds = ScrollBounds(low: target.from - 1e6, high: target.from + 1e6, viewport: 1000)
        let axis = Self.axis(bounds, parameters, from: target.from, velocity: target.velocity)
        return Difference(target.rest, axis.restOffset ?? target.from, at: .velocity(target.velocity))
      }
      .max { $0.amount < $1.amount }
    case .band(let height, let pulls):
      let band = parameters.band(in: ScrollBounds(high: height, viewport: height))
      return pulls.map {
        Difference($0.offset, parameters.edge == .stretch ? 0 : band.displayed($0.pull), at: .pull($0.pull))
      }
      .max { $0.amount < $1.amount }
    }
  }

  /// The largest difference of a preset from a glide.
  ///
  /// - Parameters:
  ///   - glide: Offsets by seconds since the release.
  ///   - from: The offset at the release.
  public static func difference(
    of preset: ScrollPreset, from glide: [(time: Double, offset: Double)], releasedAt from: Double, velocity: Double
  ) -> Difference? {
    let marks = glide.map { Mark(time: $0.time, offset: $0.offset) }
    return Self().difference(
      of: preset, from: Trace(name: "glide", motion: .fling(from: from, velocity: velocity, marks)))
  }

  private static func axis(
    _ bounds: ScrollBounds, _ parameters: ScrollParameters, from: Double, velocity: Double
  ) -> ScrollAxis {
    var axis = ScrollAxis(bounds: bounds, parameters: parameters)
    axis.hold(at: from, time: 0)
    axis.glide(at: PointsPerSecond(velocity), time: 0)
    return axis
  }

  /// The difference with the clock that suits best: the least of the largest differences, over steps of half a
  /// millisecond.
  private static func difference(_ marks: [Mark], from axis: ScrollAxis, within most: Double) -> Difference? {
    let steps = Int((most / 0.0005).rounded())
    let differences = (-steps...steps).compactMap { step in
      let late = 0.0005 * Double(step)
      let worst = marks.map {
        Difference($0.offset, axis.offset(at: max(0, $0.time + late)), at: .time($0.time))
      }
      .max { $0.amount < $1.amount }
      return worst.map { Difference($0.recorded, $0.played, at: $0.place, late: late) }
    }
    return differences.min { ($0.amount, $0.late.magnitude) < ($1.amount, $1.late.magnitude) }
  }
}

extension ScrollRecording.Difference {
  fileprivate init(_ recorded: Double, _ played: Double, at place: ScrollRecording.Spot, late: Double = 0) {
    self.init(
      amount: (played - recorded).magnitude, recorded: recorded, played: played, place: place, late: late)
  }
}
