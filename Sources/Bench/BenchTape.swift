import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// What a scene is measured on if nobody brings a tape: a finger that keeps its effect in sight for as long as it
/// takes.
///
/// Again and again it drags the content on, lets it glide, catches it, pulls it back past its start and lets go.
/// Where one picture lies at the top, as in a header, it moves by less than that picture's height; lists move by most
/// of a screen.
public struct BenchTape {
  /// Seconds after which the finger does the same again.
  public static let period = 3.0

  private let preview: Preview
  /// How far the finger drags the content on, in points.
  private let reach: Double
  /// How far it pulls the content past its start.
  private let pull: Double
  private let dragging: Double
  private var tape = Tape()
}

extension BenchTape {
  /// Moves of a finger per second.
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

  /// A finger comes down, moves evenly, so that the content goes `distance` on, and is lifted.
  private mutating func drag(from start: Double, to end: Double, by distance: Double) {
    let duration = end - start
    tape.carry(by: distance, in: preview, at: start, lasting: duration, moves: Int(duration * Self.rate), middle: 0)
    tape.events.append(TapeEvent(time: end, action: .input(.up(nil))))
  }
}
