import Documents
import Effects
import Geometry
import ScrollPhysics

/// A request for a curve.
public struct CurveOrder: Sendable {
  /// The displayed scene.
  public var preview: Preview
  /// The other setting of the same scene, and their names.
  public var other: (preview: Preview, name: String)?
  public var name = ""
  /// The layer, and an offset at which it is visible. Nil for the effect's main layer.
  public var layer: (id: LayerID, place: Double)?
  /// The range of offsets of the gesture.
  public var gesture: ClosedRange<Double>?
  /// The gesture itself, for layers that depend on the motion before.
  public var run: TapeRun?
  /// Whether to include the article's numbers.
  public var showsArticle = false
  /// Whether to cover all offsets, not only those at which the layer is visible.
  public var isWhole = false

  public init(_ preview: Preview) { self.preview = preview }
}

extension CurveOrder {
  /// The reachable offsets, including overscroll.
  var reach: ClosedRange<Double> {
    let bounds = preview.extent.bounds
    let length = preview.setting.viewport.length(along: preview.extent.axis)
    let pull = max(0, preview.scene.scroll.farthestPull(on: length))
    return bounds.lowerBound - pull...bounds.upperBound + pull
  }

  /// The effect's main layer and an offset: among the layers whose speed differs most from the content's, the one
  /// nearest the middle of the screen, halfway through the gesture.
  var subject: (id: LayerID, place: Double)? {
    let extent = preview.extent
    let reach = reach
    let start = extent.bounds.lowerBound
    let place = gesture.map { max(start, ($0.lowerBound + $0.upperBound) / 2) }
    let good = min(start + preview.scene.effect.demo(in: preview.setting).moment, extent.bounds.upperBound)
    for place in [place, good, start].compactMap({ $0 }) where reach.contains(place) {
      if let id = subject(at: place) { return (id, place) }
    }
    return nil
  }

  private func subject(at place: Double) -> LayerID? {
    let axis = preview.extent.axis
    // Without motion it is still the same layer.
    var setting = preview.setting
    setting.isStill = false
    func layers(_ offset: Double) -> [Layer] {
      var layers: [Layer] = []
      preview.scene.effect.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &layers)
      return layers
    }
    let step = 0.5
    let later = layers(place + step)
    let middle = setting.viewport.length(along: axis) / 2
    var all: [(id: LayerID, lag: Double, away: Double)] = []
    for layer in layers(place) {
      switch layer.content {
      case .picture, .shape, .page, .outline: break
      default: continue
      }
      guard let next = later.first(where: { $0.id == layer.id }) else { continue }
      let (here, there) = (
        CurvePoint(layer, at: place, along: axis), CurvePoint(next, at: place + step, along: axis)
      )
      let speed = (here.position - there.position) / step * (preview.extent.isMirrored ? -1 : 1)
      let seen = layer.visibleFrame.intersection(setting.screen)
      let away = (axis == .vertical ? seen.midY : seen.midX) - middle
      all.append((layer.id, (1 - speed).magnitude, away.magnitude))
    }
    let most = all.reduce(0) { max($0, $1.lag) }
    return all.filter { $0.lag >= most - 0.05 }.min { $0.away < $1.away }?.id
  }
}

extension TapeRun {
  /// The offsets of the content, from its start to its rest.
  public var offsets: ClosedRange<Double> {
    var run = self
    let count = 240
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in 0...count {
      run.seek(to: end * Double(index) / Double(count))
      let offset = run.preview.offset(at: run.shown)
      (low, high) = (min(low, offset), max(high, offset))
    }
    return low...max(low, high)
  }
}
