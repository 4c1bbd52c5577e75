import Geometry
import Notation

/// Changes of a layer by hand on the screen, in points of the screen at an offset.
extension Layers {
  /// A change of a layer's place, size or angle.
  public enum Handling: Hashable, Sendable {
    case move(Point)
    /// About the middle.
    case scale(Double)
    /// A shape by factors across and down, about the middle.
    case stretch(Size)
    /// Degrees clockwise.
    case turn(Double)
  }

  /// The layer at an index after a change. A layer whose keys place it is moved in a key at the offset, one with keys is
  /// scaled and turned there; other layers are changed everywhere. The key sets what changes, and nothing else.
  public func layer(_ index: Int, after handling: Handling, at offset: Double, in setting: Setting) -> LayerSettings {
    let layer = layers[index]
    let place = keyNumber(ofLayer: index, at: Moment(offset: offset), in: setting)
    var handling = handling
    if setting.isRightToLeft {
      switch handling {
      case .move(let way): handling = .move(Point(x: -way.x, y: way.y))
      case .turn(let degrees): handling = .turn(-degrees)
      case .scale, .stretch: break
      }
    }
    switch handling {
    case .move(let way):
      guard layer.keys.contains(where: { $0.sets(.x) || $0.sets(.y) }) else {
        return moved(layer, by: way, in: setting)
      }
      return layer.keyed(at: place, setting: [.x, .y]) {
        $0.x += way.x
        $0.y += way.y
      }
    case .scale(let factor):
      return layer.keys.isEmpty
        ? scaled(layer, by: factor) : layer.keyed(at: place, setting: [.scale]) { $0.scale *= factor }
    case .stretch(let factors): return stretched(layer, by: factors)
    // Only a key turns a layer.
    case .turn(let degrees):
      return layer.keyed(at: layer.keys.isEmpty ? 0 : place, setting: [.rotation]) { $0.rotation += degrees }
    }
  }

  /// The place in its settings of a layer that goes with the content and has its middle at a point of the screen.
  public func middle(at point: Point, scrolledTo offset: Double, in setting: Setting) -> Point {
    let scrolled = offset - extent(in: setting).bounds.lowerBound
    let (layer, space) = (LayerSettings(), space(in: setting))
    let middle = space.restingFrame(of: layer, aspect: 1).center
    let x = setting.isRightToLeft ? setting.viewport.width - point.x : point.x
    let moved = moved(
      layer,
      by: Point(
        x: x - middle.x + (space.axis == .horizontal ? scrolled : 0),
        y: point.y - middle.y + (space.axis == .vertical ? scrolled : 0)), in: setting)
    return Point(x: moved.x, y: moved.y)
  }

  /// Where the keys of a layer stand at a moment: a distance from rest, a speed or a time.
  public func keyNumber(ofLayer index: Int, at moment: Moment, in setting: Setting) -> Double {
    space(in: setting).place(
      ofKeysOf: layers[index], index, followed: moment.place - extent(in: setting).bounds.lowerBound, at: moment)
  }

  /// Places are written with four digits, which is less than a pixel.
  private static let finest = 1e4

  private func moved(_ layer: LayerSettings, by way: Point, in setting: Setting) -> LayerSettings {
    let space = space(in: setting)
    let aspect = layer.aspect(in: setting)
    // The frame is a linear function of the place.
    let frame = space.restingFrame(of: layer, aspect: aspect)
    let other = space.restingFrame(of: layer.with(\.x, 0).with(\.y, 0), aspect: aspect)
    let one = space.restingFrame(of: layer.with(\.x, 1).with(\.y, 1), aspect: aspect)
    func share(_ value: Double, _ way: Double, from start: Double, to end: Double, now: Double) -> Double {
      let length = end - start
      guard length.magnitude > 1e-6 else { return value }
      let range = space.isFilling(layer) ? 0.0...1.0 : -2.0...3.0
      let share = ((now + way - start) / length * Self.finest).rounded() / Self.finest
      return min(max(share, range.lowerBound), range.upperBound)
    }
    var moved = layer
    if way.x != 0 { moved.x = share(layer.x, way.x, from: other.x, to: one.x, now: frame.x) }
    if way.y != 0 { moved.y = share(layer.y, way.y, from: other.y, to: one.y, now: frame.y) }
    return moved
  }

  private func scaled(_ layer: LayerSettings, by factor: Double) -> LayerSettings {
    guard factor > 0, factor.isFinite else { return layer }
    var scaled = layer
    if layer.isText { scaled.size = min(max(8, layer.size * factor), 200).rounded(digits: 3) }
    // A text keeps the proportion of its box.
    let share = layer.isText ? scaled.size / layer.size : factor
    if !layer.fill || layer.isText { scaled.width = min(max(0.01, layer.width * share), 10).rounded(digits: 6) }
    return scaled
  }
}

/// Changes the width of a shape, and its aspect as far as that is not its height's.
private func stretched(_ layer: LayerSettings, by factors: Size) -> LayerSettings {
  guard let shape = layer.shape, factors.width > 0, factors.height > 0 else { return layer }
  var stretched = layer
  stretched.width = min(max(0.01, layer.width * factors.width), 10).rounded(digits: 6)
  let aspect = shape.aspect * (stretched.width / layer.width) / factors.height
  stretched.shape?.aspect = min(max(0.01, aspect), 100).rounded(digits: 6)
  return stretched
}

extension LayerSettings {
  /// Distance below which a place is a key's: half a point, or a fraction of a frame.
  private var sameKey: Double { over == .time ? 0.005 : 0.5 }
  public static let mostKeys = 64

  /// The index of the key at a distance from rest. Nil if there is none.
  public func key(at scrolled: Double) -> Int? {
    keys.firstIndex { ($0.at - scrolled).magnitude < sameKey }
  }

  /// The values that some key sets.
  public var keyedChannels: KeyChannels {
    keys.reduce(into: []) { $0.formUnion($1.only ?? .all) }
  }

  /// The layer with a key at a distance from rest that sets some values, which begin with those of that moment.
  /// Unchanged if it has as many keys as it can have.
  public func keyed(
    at scrolled: Double, setting channels: KeyChannels = .all, _ change: (inout LayerKey) -> Void = { _ in }
  ) -> LayerSettings {
    var layer = self
    let near = keys.indices.filter { (keys[$0].at - scrolled).magnitude < sameKey }
    let place = near.last.map { keys[$0].at } ?? LayerKey.place(scrolled)
    var key = LayerKey(at: place)
    key.values = keys.value(at: place).values
    change(&key)
    key.values = key.values.clamped().short()
    guard near.isEmpty else {
      for channel in channels.list {
        layer.keys[near.last { keys[$0].sets(channel) } ?? near[0]].set(channel, to: key.values[channel])
      }
      return layer
    }
    guard keys.count < Self.mostKeys else { return self }
    if channels != .all { key.only = channels }
    layer.keys.insert(key, at: keys.firstIndex { $0.at > key.at } ?? keys.count)
    return layer
  }

  /// The layer with a value set in one of its keys, which stays what it is there.
  public func keyed(_ index: Int, setting channel: KeyChannel) -> LayerSettings {
    var layer = self
    layer.keys[index].set(channel, to: keys.value(at: keys[index].at).values.short()[channel])
    return layer
  }

  /// The layer without a value of a key, and without the key if that was all.
  public func unkeyed(_ index: Int, _ channels: KeyChannels) -> LayerSettings {
    var (layer, left) = (self, keys[index].only ?? .all)
    left.subtract(channels)
    if left.isEmpty { layer.keys.remove(at: index) } else { layer.keys[index].only = left }
    return layer
  }
}

extension LayerSettings {
  /// Points of scroll, or seconds, over which a layer vanishes that begins to at rest.
  private var fade: Double { over == .time ? 0.3 : 120 }

  /// The layer that has vanished at a distance from rest. Without a key before that, it begins to at rest.
  public func faded(at scrolled: Double) -> LayerSettings {
    let end = scrolled > sameKey ? scrolled : fade
    let isStarted = keys.contains { $0.sets(.opacity) && $0.at < end - sameKey }
    return (isStarted ? self : keyed(at: 0, setting: [.opacity])).keyed(at: end, setting: [.opacity]) { $0.opacity = 0 }
  }
}

extension LayerSettings {
  /// What it is called among the drawn layers, by its index in the list.
  public func drawnID(at index: Int) -> LayerID { LayerID(kind, index) }
}

extension LayerID {
  /// The index of the layer of the scene that it draws. Nil if it draws something else.
  public var composedIndex: Int? { kind == .image || kind == .text || kind == .shape ? index : nil }
}
