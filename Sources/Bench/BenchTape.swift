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

  private var extent: Extent
  private var viewport: Size
  /// How far the finger drags the content on, in points.
  private var reach: Double
  /// How far it pulls the content past its start.
  private var pull: Double
  private var dragging: Double
  private var events: [TapeEvent] = []
}

extension BenchTape {
  /// Moves of a finger per second.
  private static let rate = 120.0

  public static func tape(for preview: Preview, seconds: Double) -> Tape {
    var tape = BenchTape(preview)
    var start = 0.0
    while start <= seconds {
      tape.appendPeriod(at: start)
      start += Self.period
    }
    return Tape(events: tape.events)
  }

  private init(_ preview: Preview) {
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    extent = preview.extent
    viewport = preview.setting.viewport
    let header = layers.first { $0.content.isPicture && $0.id.index == nil && $0.content != .page }
    if let header {
      (reach, pull, dragging) = (0.45 * header.visibleFrame.height, 200, 0.8)
    } else {
      (reach, pull, dragging) = (0.75 * viewport.length(along: extent.axis), 160, 0.5)
    }
  }

  private mutating func appendPeriod(at start: Double) {
    drag(from: start, to: start + dragging, by: reach)
    drag(from: start + 1.3, to: start + 2.3, by: -(2 * reach + pull))
  }

  /// A finger comes down, moves evenly, so that the content goes `distance` on, and is lifted.
  private mutating func drag(from start: Double, to end: Double, by distance: Double) {
    events.append(TapeEvent(time: start, action: .input(.down(place(0)))))
    let moves = Int((end - start) * Self.rate)
    for move in 1...moves {
      let share = Double(move) / Double(moves)
      events.append(
        TapeEvent(time: start + (end - start) * share, action: .input(.move(place(distance * share)))))
    }
    events.append(TapeEvent(time: end, action: .input(.up(nil))))
  }

  /// Where a finger is that has moved the content by a distance. Down and to the right is back, mirrored to the left.
  private func place(_ distance: Double) -> Point {
    let along = viewport.length(along: extent.axis) / 2 + (extent.isMirrored ? distance : -distance)
    return extent.axis == .vertical ? Point(x: viewport.width / 2, y: along) : Point(x: along, y: viewport.height / 2)
  }
}
