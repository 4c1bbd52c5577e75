import Boundary
import Documents
import Effects
import PreviewKit

/// A moment of a gesture that matters: the finger lifts, the content comes to rest or to an item, or it passes an
/// offset that matters.
struct GestureMark: Hashable, Sendable {
  /// In seconds from the start of the gesture. That of a passed offset is close to it only, see `offset`.
  var time: Double
  var name: String
  /// The offset that is passed. Nil if the time is exact.
  var offset: Double?

  /// The most marks of a gesture: more could not be told apart.
  private static let most = 64
}

extension GestureMark {
  /// The moments that matter, in order.
  ///
  /// - Parameters:
  ///   - samples: Evenly spaced, from the start to the end of the gesture.
  ///   - rests: The times at which the content comes to rest.
  static func all(of run: TapeRun, _ samples: [TapeTrace.Sample], rests: [Double]) -> [GestureMark] {
    var marks: [GestureMark] = []
    for event in run.tape.events where event.action.isLift {
      marks.append(GestureMark(time: event.time, name: "Lifted"))
    }
    marks += rests.map { GestureMark(time: $0, name: "At rest") }
    let step = run.end / Double(max(1, samples.count - 1))
    for landmark in run.preview.landmarks {
      for index in samples.indices.dropLast() {
        let (one, two) = (samples[index].offset, samples[index + 1].offset)
        // Content that begins or rests there does not pass it.
        guard one < landmark.offset && two > landmark.offset || one > landmark.offset && two < landmark.offset else {
          continue
        }
        let time = step * (Double(index) + (landmark.offset - one) / (two - one))
        marks.append(GestureMark(time: time, name: landmark.name, offset: landmark.offset))
      }
    }
    return Array(marks.sorted { $0.time < $1.time }.prefix(most))
  }
}

extension TapeEvent.Action {
  fileprivate var isLift: Bool {
    guard case .input(let event) = self, case .up = event else { return false }
    return true
  }
}
