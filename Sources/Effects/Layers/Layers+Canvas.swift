import Geometry
import Notation

/// Changes of a layer by hand on the screen, in points of the screen at an offset.
extension Layers {
  /// A change of a layer's place, size or angle.
  public enum Handling: Hashable, Sendable {
    case move(Point)
    /// About the middle.
    case scale(Double)
    /// Degrees clockwise.
    case turn(Double)
  }

  /// The layer at an index after a change. A layer with keys gets the change at the offset, in a key of its own;
  /// one without is changed everywhere.
  public func layer(_ index: Int, after handling: Handling, at offset: Double, in setting: Setting) -> LayerSettings {
    let layer = layers[index]
    let place = space(in: setting).place(
      ofKeysOf: layer, index, followed: offset - extent(in: setting).bounds.lowerBound, at: Moment(offset: offset))
    var handling = handling
    if setting.isRightToLeft {
      switch handling {
      case .move(let way): handling = .move(Point(x: -way.x, y: way.y))
      case .turn(let degrees): handling = .turn(-degrees)
      case .scale: break
      }
    }
    guard layer.keys.isEmpty else { return layer.keyed(at: place) { $0.take(handling) } }
    switch handling {
    case .move(let way): return moved(layer, by: way, in: setting)
    case .scale(let factor): return scaled(layer, by: factor)
    // Only a key turns a layer.
    case .turn: return layer.keyed(at: 0) { $0.take(handling) }
    }
  }

  /// Places are written with four digits, which is less than a pixel.
  private static let finest = 1e4

  private func moved(_ layer: LayerSettings, by way: Point, in setting: Setting) -> LayerSettings {
    let space = space(in: setting)
    let aspect = layer.picture.map { setting.aspect(ofPicture: setting.picture($0)) } ?? 1
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

extension LayerSettings {
  /// Distance in points below which an offset is a key's.
  private static let sameKey = 0.5
  public static let mostKeys = 64

  /// The index of the key at a distance from rest. Nil if there is none.
  public func key(at scrolled: Double) -> Int? {
    keys.firstIndex { ($0.at - scrolled).magnitude < Self.sameKey }
  }

  /// The layer with a key at a distance from rest, which begins with the values of that moment. Unchanged if it has as
  /// many keys as it can have.
  public func keyed(at scrolled: Double, _ change: (inout LayerKey) -> Void = { _ in }) -> LayerSettings {
    var layer = self
    if let index = key(at: scrolled) {
      change(&layer.keys[index])
      layer.keys[index].values = layer.keys[index].values.clamped().short()
      return layer
    }
    guard keys.count < Self.mostKeys else { return self }
    let place = LayerKey.place(scrolled)
    var key = keys.value(at: place)
    key.at = place
    key.ease = .linear
    change(&key)
    key.values = key.values.clamped().short()
    layer.keys.insert(key, at: keys.firstIndex { $0.at > key.at } ?? keys.count)
    return layer
  }
}

extension LayerSettings {
  /// Points of scroll over which a layer vanishes that begins to at rest.
  private static let fade = 120.0

  /// The layer that has vanished at a distance from rest. Without a key before that, it begins to at rest.
  public func faded(at scrolled: Double) -> LayerSettings {
    let end = scrolled > Self.sameKey ? scrolled : Self.fade
    let isStarted = keys.contains { $0.at < end - Self.sameKey }
    return (isStarted ? self : keyed(at: 0)).keyed(at: end) { $0.opacity = 0 }
  }
}

extension LayerSettings {
  /// What it is called among the drawn layers, by its index in the list.
  public func drawnID(at index: Int) -> LayerID { LayerID(isText ? .text : .image, index) }
}

extension LayerID {
  /// The index of the layer of the scene that it draws. Nil if it draws something else.
  public var composedIndex: Int? { kind == .image || kind == .text ? index : nil }
}

extension LayerKey {
  fileprivate mutating func take(_ handling: Layers.Handling) {
    switch handling {
    case .move(let way):
      x += way.x
      y += way.y
    case .scale(let factor): scale *= factor
    case .turn(let degrees): rotation += degrees
    }
  }
}
