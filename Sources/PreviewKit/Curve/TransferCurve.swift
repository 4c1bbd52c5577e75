import Documents
import Effects
import Geometry
import Notation
import Parameters

/// The state of one layer over the scroll offset: its position on the screen, size and opacity.
public struct TransferCurve: Hashable, Sendable {
  /// The source of a line.
  public enum Source: Hashable, Sendable {
    case shown, other, article
    /// The gesture, where the layer depends on the motion before: there and back are two ways.
    case gesture
  }

  public struct Line: Hashable, Sendable {
    public let source: Source
    public let name: String
    /// Separate pieces where the layer leaves the screen in between.
    public let pieces: [[CurvePoint]]
  }

  /// The range of positions at which a picture covers its window.
  public struct BandPoint: Hashable, Sendable {
    public let offset: Double
    public let low: Double
    public let high: Double
  }

  /// Whether the layer's ratio leaves a gap.
  public enum Cover: Hashable, Sendable {
    /// Unknown, as for a text.
    case unknown
    /// No allowed ratio leaves a gap.
    case always
    case within([BandPoint])
  }

  public let layer: LayerID
  /// The display name.
  public let name: String
  public let axis: Axis
  /// The covered offsets, those at which the content can rest, and those of the gesture.
  public let offsets: ClosedRange<Double>
  public let bounds: ClosedRange<Double>
  public let gesture: ClosedRange<Double>?
  /// The displayed setting first.
  public let lines: [Line]
  public let cover: Cover
  /// Length of the picture at scale 1, in points.
  public let unit: Double
  /// Position, and the other quantities that vary.
  public let quantities: [CurveQuantity]
}

extension TransferCurve {
  /// Number of samples over the whole range.
  private static let samples = 240
  /// Smaller changes are ignored.
  private static let least = 1e-3

  /// Nil if no layer is visible.
  public init?(_ order: CurveOrder) {
    let preview = order.preview
    let (effect, setting, extent) = (preview.scene.effect, preview.setting, preview.extent)
    axis = extent.axis
    func probe(_ effect: any Effect, _ setting: Setting, of layer: LayerID) -> LayerProbe {
      LayerProbe(effect, in: setting, of: layer, along: extent.axis)
    }
    var found: (layer: LayerID, place: Double, probe: LayerProbe)?
    for wanted in [order.layer, order.subject] where found == nil {
      guard let wanted else { continue }
      var own = probe(effect, setting, of: wanted.id)
      if own.point(at: wanted.place) != nil { found = (wanted.id, wanted.place, own) }
    }
    guard let (layer, place, probed) = found else { return nil }
    var own = probed
    let reach = order.reach
    let seen = own.seen(
      around: min(max(place, reach.lowerBound), reach.upperBound), in: reach,
      step: max(1, setting.viewport.length(along: extent.axis) / 24))
    let margin = (seen.upperBound - seen.lowerBound) * 0.05
    let span =
      order.isWhole
      ? reach : max(reach.lowerBound, seen.lowerBound - margin)...min(reach.upperBound, seen.upperBound + margin)
    let places = Self.places(in: span, with: [seen.lowerBound, seen.upperBound] + [extent.bounds.lowerBound])
    (self.layer, offsets, bounds, gesture) = (layer, span, extent.bounds, order.gesture)
    name = effect.affordances(in: setting).name(of: layer) ?? LayerName(layer).title
    var lines = [Line(source: .shown, name: order.name, pieces: own.pieces(at: places))]
    if let other = order.other, other.preview.extent.axis == extent.axis {
      var probe = probe(other.preview.scene.effect, other.preview.setting, of: layer)
      lines.append(Line(source: .other, name: other.name, pieces: probe.pieces(at: places)))
    }
    if order.showsArticle, let published = preview.published {
      var probe = probe(published, setting, of: layer)
      lines.append(Line(source: .article, name: "the article", pieces: probe.pieces(at: places)))
    }
    if let run = order.run, preview.hasPast {
      lines.append(Line(source: .gesture, name: "in motion", pieces: run.pieces(of: layer, along: extent.axis)))
    }
    self.lines = lines
    // At its own size where the content rests, or nearest to that.
    let points = lines[0].pieces.joined()
    let rest = extent.bounds.lowerBound
    let unit =
      points.min { ($0.offset - rest).magnitude < ($1.offset - rest).magnitude }.map(\.length) ?? 1
    self.unit = unit
    quantities = CurveQuantity.allCases.filter { quantity in
      guard quantity != .position else { return true }
      var (low, high) = (Double.infinity, -Double.infinity)
      for line in lines {
        for point in line.pieces.joined() {
          let value = quantity.value(of: point, unit: unit)
          (low, high) = (min(low, value), max(high, value))
        }
      }
      return high - low > Self.least || high < 1 - Self.least && quantity == .opacity
    }
    cover = Self.cover(of: layer, preview, at: places)
  }

  private static func places(in span: ClosedRange<Double>, with others: [Double]) -> [Double] {
    let step = (span.upperBound - span.lowerBound) / Double(samples)
    let even = (0...samples).map { span.lowerBound + step * Double($0) }
    return (even + others.filter(span.contains)).sorted()
  }

  /// The positions the picture may have at the ratios that cover according to the effect: a layer's position is linear
  /// in its ratio.
  private static func cover(of layer: LayerID, _ preview: Preview, at places: [Double]) -> Cover {
    let (fast, slow) = (1.0, 0.5)
    let scene = preview.scene
    for coverage in scene.effect.advice(in: preview.setting).coverages {
      let path = "parameters.\(coverage.field)"
      var (one, two) = (scene, scene)
      guard one.assign(.number(fast), to: path).isEmpty, two.assign(.number(slow), to: path).isEmpty else { continue }
      let axis = preview.extent.axis
      var along = LayerProbe(one.effect, in: preview.setting, of: layer, along: axis)
      var behind = LayerProbe(two.effect, in: preview.setting, of: layer, along: axis)
      func moves(_ offset: Double) -> Bool {
        guard let whole = along.point(at: offset), let half = behind.point(at: offset) else { return false }
        return (whole.position - half.position).magnitude > least
      }
      guard stride(from: 0, to: places.count, by: 24).contains(where: { moves(places[$0]) }) else { continue }
      if let safe = coverage.safe, let range = scene.parameter(path)?.domain.range,
        safe.lowerBound <= range.lowerBound, safe.upperBound >= range.upperBound
      {
        return .always
      }
      guard let safe = coverage.safe else { return .within([]) }
      return .within(
        places.compactMap { offset in
          guard let whole = along.point(at: offset), let half = behind.point(at: offset) else { return nil }
          let perRatio = (whole.position - half.position) / (fast - slow)
          let ends = [safe.lowerBound, safe.upperBound].map { whole.position + ($0 - fast) * perRatio }
          return BandPoint(offset: offset, low: min(ends[0], ends[1]), high: max(ends[0], ends[1]))
        })
    }
    return .unknown
  }
}

extension LayerProbe {
  fileprivate mutating func pieces(at places: [Double]) -> [[CurvePoint]] {
    var points: [CurvePoint?] = []
    for place in places { points.append(point(at: place)) }
    return points.pieces
  }
}

extension TapeRun {
  /// Number of samples over the whole gesture.
  private static let samples = 480

  /// A layer in the course of the gesture.
  fileprivate func pieces(of layer: LayerID, along axis: Axis) -> [[CurvePoint]] {
    var (run, points): (TapeRun, [CurvePoint?]) = (self, [])
    var (layers, earlier): ([Layer], [Layer]) = ([], [])
    for sample in 0...Self.samples {
      run.seek(to: end * Double(sample) / Double(Self.samples))
      run.layers(into: &layers, using: &earlier)
      let offset = run.preview.offset(at: run.shown)
      points.append(layers.first { $0.id == layer }.map { CurvePoint($0, at: offset, along: axis) })
    }
    return points.pieces
  }
}

extension [CurvePoint?] {
  /// The stretches of points between gaps.
  fileprivate var pieces: [[CurvePoint]] {
    split { $0 == nil }.map { $0.compactMap(\.self) }
  }
}
