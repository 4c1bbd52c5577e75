import Geometry

/// A gap that a picture leaves because it follows the content: it lags by the speed over its rate.
public struct LagGap: Hashable, Sendable {
  /// The speed from which it shows, in points per second.
  public let speed: Double
  /// Where it shows first.
  public let offset: Double
  /// The layer that leaves it.
  public let layer: LayerID
}

extension LagGap {
  /// Where it is looked for, in a screen and in all, and how often the speed is halved.
  private static let (places, screens, halvings) = (24.0, 3.0, 14)

  /// Nil if there is none up to a speed.
  public init?(of effect: any Effect, in setting: Setting, upTo fastest: Double) {
    let extent = effect.extent(in: setting)
    let links = effect.links(in: setting)
    let screen = setting.viewport.length(along: extent.axis)
    guard !links.follows.isEmpty, screen > 0, screen.isFinite else { return nil }
    let end = min(extent.bounds.upperBound, extent.bounds.lowerBound + Self.screens * screen)
    var search = LagSearch(effect: effect, setting: setting, links: links)
    var found: LagGap?
    for offset in stride(from: extent.bounds.lowerBound, through: end, by: screen / Self.places) {
      for way in [-1.0, 1] {
        var (low, high) = (0.0, found?.speed ?? fastest)
        guard var layer = search.gap(at: offset, speed: way * high) else { continue }
        for _ in 0..<Self.halvings {
          let middle = (low + high) / 2
          if let seen = search.gap(at: offset, speed: way * middle) {
            (layer, high) = (seen, middle)
          } else {
            low = middle
          }
        }
        found = LagGap(speed: high, offset: offset, layer: layer)
      }
    }
    guard let found else { return nil }
    self = found
  }
}

/// Looks for a picture that covers its window at rest, and does not at a speed.
private struct LagSearch {
  let effect: any Effect
  let setting: Setting
  let links: Links
  /// A gap that nobody sees, in points.
  private static let least = 0.5
  private var rest: [Layer] = []
  private var moving: [Layer] = []
  private var place: Double?

  init(effect: any Effect, setting: Setting, links: Links) {
    (self.effect, self.setting, self.links) = (effect, setting, links)
  }

  mutating func gap(at offset: Double, speed: Double) -> LayerID? {
    if offset != place {
      rest.removeAll(keepingCapacity: true)
      effect.layers(at: Moment(offset: offset, indicator: 0), in: setting, into: &rest)
      place = offset
    }
    var past = links.rest(at: offset)
    for index in links.follows.indices {
      if let follow = links.follows[index] { past.lags[index] = speed / follow.rate }
    }
    moving.removeAll(keepingCapacity: true)
    effect.layers(at: Moment(offset: offset, indicator: 0, past: past), in: setting, into: &moving)
    for index in moving.indices where moving[index].content.picture != nil && leavesGap(index, of: moving) {
      let id = moving[index].id
      if let still = rest.firstIndex(where: { $0.id == id }), leavesGap(still, of: rest) { continue }
      return id
    }
    return nil
  }

  private func leavesGap(_ index: Int, of layers: [Layer]) -> Bool {
    let window = layers.visibleWindow(of: index, on: setting.screen)
    return !window.isEmpty && window.gap(beside: layers[index]) > Self.least
  }
}
