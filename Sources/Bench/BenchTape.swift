import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The default gesture for measuring a scene: a finger that keeps the effect in view for any duration.
///
/// Repeatedly it drags the content on, lets it glide, catches it, pulls it back past its start and lets go. For a
/// single picture at the top, such as a header, it moves by less than the picture's height; for lists, by most of a
/// screen.
public struct BenchTape {
  /// Seconds after which the gesture repeats.
  public static let period = 3.0

  private let preview: Preview
  /// Distance that the finger drags the content on, in points.
  private let reach: Double
  /// Distance that it pulls the content past its start, in points.
  private let pull: Double
  private let dragging: Double
  private var tape = Tape()
}

extension BenchTape {
  /// Finger moves per second.
  private static let rate = 120.0

  public static func tape(for preview: Preview, seconds: Double) -> Tape {
    var bench = BenchTape(preview)
    var start = 0.0
    while start <= seconds {
      bench.appendPeriod(at: start)
      start += Self.period
    }
    return bench.tape
  }

  private init(_ preview: Preview) {
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    self.preview = preview
    let header = layers.first { $0.content.isPicture && $0.id.index == nil && $0.content != .page }
    if let header {
      (reach, pull, dragging) = (0.45 * header.visibleFrame.height, 200, 0.8)
    } else {
      (reach, pull, dragging) = (0.75 * preview.setting.viewport.length(along: preview.extent.axis), 160, 0.5)
    }
  }

  private mutating func appendPeriod(at start: Double) {
    drag(from: start, to: start + dragging, by: reach)
    drag(from: start + 1.3, to: start + 2.3, by: -(2 * reach + pull))
  }

  /// A finger goes down, moves evenly so that the content advances by `distance`, and lifts.
  private mutating func drag(from start: Double, to end: Double, by distance: Double) {
    let duration = end - start
    tape.carry(by: distance, in: preview, at: start, lasting: duration, moves: Int(duration * Self.rate), middle: 0)
    tape.events.append(TapeEvent(time: end, action: .input(.up(nil))))
  }
}
