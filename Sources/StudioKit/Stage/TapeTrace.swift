import Effects
import Geometry
import PreviewKit

/// The course of a gesture: offset, speed, and the kind of motion from moment to moment.
public struct TapeTrace: Hashable, Sendable {
  /// The kind of motion.
  public enum Phase: Hashable, Sendable {
    case finger, glide, band, rest
  }

  /// A moment on the tape.
  struct Sample: Hashable, Sendable {
    /// Offset, in points.
    var offset: Double
    /// In points per second.
    var velocity: Double
    var phase: Phase
    /// Largest deviation of a layer from its correct position, in points.
    var departure: Double
  }

  /// Evenly spaced samples, from the start until everything rests.
  private(set) var samples: [Sample] = []
  let offsets: ClosedRange<Double>
  /// Maximum speed, in points per second.
  let speed: Double
  let departure: Double
  let end: Double
  /// The moments that matter, in order.
  let marks: [GestureMark]

  private static let count = 180

  /// - Parameter plain: The run without a simulated system. Nil if none is simulated.
  init(_ run: TapeRun, plain: TapeRun?) {
    var (run, plain) = (run, plain)
    end = run.end
    var (layers, plainLayers, memory): ([Layer], [Layer], [Layer]) = ([], [], [])
    var rests: [Double] = []
    for index in 0...Self.count {
      let time = run.end * Double(index) / Double(Self.count)
      run.seek(to: time)
      var sample = Self.sample(of: run.preview, at: run.shown)
      if plain != nil {
        plain?.seek(to: time)
        run.layers(into: &layers, using: &memory)
        plain?.layers(into: &plainLayers, using: &memory)
        sample.departure = Self.departure(of: layers, from: plainLayers)
      }
      if sample.phase == .rest, samples.last.map({ $0.phase != .rest }) ?? false {
        rests.append(min(time, run.preview.restTime ?? time))
      }
      samples.append(sample)
    }
    let (low, high) = samples.reduce((Double.infinity, -Double.infinity)) {
      (min($0.0, $1.offset), max($0.1, $1.offset))
    }
    offsets = low...max(low, high)
    speed = samples.reduce(0) { max($0, $1.velocity.magnitude) }
    departure = samples.reduce(0) { max($0, $1.departure) }
    marks = GestureMark.all(of: run, samples, rests: rests)
  }

  /// The moment that matters nearest to a time, from a distance of at most `reach` seconds.
  func mark(near time: Double, within reach: Double) -> GestureMark? {
    let nearest = marks.min { ($0.time - time).magnitude < ($1.time - time).magnitude }
    return nearest.flatMap { ($0.time - time).magnitude <= reach ? $0 : nil }
  }

  private static func sample(of preview: Preview, at time: Double) -> Sample {
    let offset = preview.offset(at: time)
    let velocity = preview.velocity(at: time)
    let phase: Phase =
      preview.isHeld
      ? .finger
      : velocity == 0 ? .rest : preview.extent.bounds.contains(offset) ? .glide : .band
    return Sample(offset: offset, velocity: velocity, phase: phase, departure: 0)
  }

  private static func departure(of layers: [Layer], from plain: [Layer]) -> Double {
    var most = 0.0
    var places: [LayerID: Rect] = [:]
    for layer in plain { places[layer.id] = layer.wholePicture }
    for layer in layers {
      guard let place = places[layer.id] else { continue }
      let own = layer.wholePicture
      most = max(most, (own.x - place.x).magnitude, (own.y - place.y).magnitude)
    }
    return most
  }

  /// The times of the two samples between which the content reaches an offset, nearest to another time. Nil if it never
  /// does.
  func span(reaching offset: Double, near moment: Double) -> (Double, Double)? {
    guard samples.count > 1, offsets.contains(offset) else { return nil }
    let step = end / Double(samples.count - 1)
    var best: (from: Double, away: Double)?
    for index in samples.indices.dropLast() {
      let (one, two) = (samples[index].offset, samples[index + 1].offset)
      guard min(one, two) <= offset, offset <= max(one, two) else { continue }
      let share = one == two ? 0.5 : (offset - one) / (two - one)
      let away = (step * (Double(index) + share) - moment).magnitude
      if best.map({ away < $0.away }) ?? true { best = (step * Double(index), away) }
    }
    return best.map { ($0.from, $0.from + step) }
  }
}
