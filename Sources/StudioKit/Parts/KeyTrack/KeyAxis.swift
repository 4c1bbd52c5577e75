import Documents
import Effects
import Geometry
import PreviewKit

/// The offsets across the keyframes: those that the effect uses, with its pull and its marks.
struct KeyAxis: PlotAxis {
  let track: Rect
  let range: ClosedRange<Double>
  let marks: [Mark]

  struct Mark: Hashable, Sendable {
    let name: String
    let offset: Double
  }

  /// What an axis follows from.
  struct Ground: Hashable, Sendable {
    let track: Rect
    private let layers: [LayerSettings]
    private let bounds: ClosedRange<Double>
    private let collapsed: Double?

    init(_ preview: Preview, on track: Rect) {
      (self.track, layers, bounds) = (track, preview.scene.composition, preview.extent.bounds)
      collapsed = (preview.scene.effect as? Layers)?.collapse(in: preview.setting)
    }
  }

  static let least = (points: 56.0, value: 1.0)
}

extension KeyAxis {
  /// The axis of a scene on a track.
  init(_ preview: Preview, on track: Rect) {
    let extent = preview.extent
    let (rest, end) = (extent.bounds.lowerBound, extent.bounds.upperBound)
    let landmarks = preview.scene.effect.affordances(in: preview.setting).landmarks()
    let layers = preview.scene.composition
    let keys = layers.flatMap { $0.keys.map { rest + $0.at } }
    let collapsed = landmarks.first { $0.name == "Collapsed" }?.offset
    // A header is done soon after it has collapsed; a whole screen lasts to its end.
    let length = collapsed.map { ($0 - rest) * 1.5 } ?? (end - rest)
    let last = max(keys.max() ?? rest, rest + length, rest + 1)
    let margin = (last - rest) * 0.08
    range =
      min(keys.min() ?? rest, rest - (last - rest) * 0.12)...min(max(last + margin, rest + 1), max(end, last) + margin)
    var marks = [Mark(name: "Rest", offset: rest)]
    if let collapsed { marks.append(Mark(name: "Collapsed", offset: collapsed)) }
    if end > rest { marks.append(Mark(name: "End", offset: end)) }
    self.marks = marks.filter { [range] in range.contains($0.offset) }
    self.track = track
  }

  /// The offset at x, or the mark or key that is near.
  func snapped(_ offset: Double, to others: [Double], within distance: Double) -> Double {
    let reach = span(across: distance)
    let near = (marks.map(\.offset) + others).min { abs($0 - offset) < abs($1 - offset) }
    return near.flatMap { abs($0 - offset) <= reach ? $0 : nil } ?? offset.rounded()
  }
}
