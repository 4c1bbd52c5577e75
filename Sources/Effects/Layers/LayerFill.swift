import Geometry

/// The size and place of a picture that covers its box at every offset.
///
/// Seen from the picture, the box moves with the ratio and the keys, so the picture has to cover the union of all
/// places of the box. The excess in proportion is distributed by the layer's `x` and `y`. A picture that its keys shrink
/// or turn is enlarged about its middle until it contains each of those places, turned back.
struct LayerFill {
  /// The frame at rest, in points.
  private(set) var frame: Rect
  /// Scale relative to a picture that covers only the box at rest.
  private(set) var enlargement = 1.0
  /// The area that the picture has to cover: all places of its box, enlarged for keys that shrink the picture.
  private var need: Rect
  private var zoom = 1.0
}

extension LayerFill {
  /// The area beyond the resting box that a layer covers, for any screen. Pulls and headers are measured in points, the
  /// rest of a whole screen in shares of it.
  static func cover(of layer: LayerSettings, aspect: Double, in space: LayerSpace) -> Piece.Cover {
    let whole = LayerFill(layer, aspect: aspect, in: space)
    var cover = Piece.Cover()
    cover.zoom = whole.zoom
    cover.points = whole.overhang(in: space)
    guard !space.isHeader, space.screen.width > 0, space.rest > 0 else { return cover }
    var unpulled = space
    unpulled.reach = 0...max(0, space.reach.upperBound + space.reach.lowerBound)
    let steady = LayerFill(layer, aspect: aspect, in: unpulled).overhang(in: space)
    cover.shares = Insets(
      top: steady.top / space.rest, left: steady.left / space.screen.width, bottom: steady.bottom / space.rest,
      right: steady.right / space.screen.width)
    cover.points = Insets(
      top: cover.points.top - steady.top, left: cover.points.left - steady.left,
      bottom: cover.points.bottom - steady.bottom, right: cover.points.right - steady.right)
    return cover
  }

  /// Overhang of the covered area beyond the resting box, in points.
  private func overhang(in space: LayerSpace) -> Insets {
    Insets(
      top: 0 - need.y, left: 0 - need.x, bottom: need.maxY - space.rest, right: need.maxX - space.screen.width)
  }
}

extension LayerFill {
  /// The smallest scale to compensate; a picture shrunk to zero could never cover its box.
  private static let mostShrunk = 0.05

  init(_ layer: LayerSettings, aspect: Double, in space: LayerSpace) {
    var need = Rect(x: 0, y: 0, width: space.screen.width, height: space.rest)
    var isEnlarged = false
    space.eachPiece(of: layer) { piece in
      need = need.union(space.needed(piece.seen, layer))
      isEnlarged = isEnlarged || piece.isEnlarging
    }
    self.need = need
    frame = Self.fill(need, layer, aspect)
    let still = Self.fill(Rect(x: 0, y: 0, width: space.screen.width, height: space.rest), layer, aspect)
    enlargement = still.height > 0 ? frame.height / still.height : 1
    guard isEnlarged else { return }
    var enlarging = 1.0
    let center = frame.center
    space.eachPiece(of: layer) { [frame] piece in
      guard piece.isEnlarging else { return }
      let box = space.needed(piece.seen, layer)
      let x = max(center.x - box.x, box.maxX - center.x)
      let y = max(center.y - box.y, box.maxY - center.y)
      let across = Turn.reach(halfWidth: x, halfHeight: y, degrees: piece.turn) / (frame.width / 2)
      let down = Turn.reach(halfWidth: y, halfHeight: x, degrees: piece.turn) / (frame.height / 2)
      let needed = max(across, down) / max(piece.scale, Self.mostShrunk)
      if needed.isFinite { enlarging = max(enlarging, needed) }
    }
    zoom = enlarging
    if enlarging > 1 { frame = frame.scaled(by: enlarging) }
    enlargement = still.height > 0 ? frame.height / still.height : 1
  }

  /// The picture covering a box in proportion. The excess is distributed by the layer's place.
  private static func fill(_ box: Rect, _ layer: LayerSettings, _ aspect: Double) -> Rect {
    let size = PictureFit().size(aspect: aspect, box: box.size)
    return Rect(
      x: box.x + min(1, max(0, layer.x)) * (box.width - size.width),
      y: box.y + min(1, max(0, layer.y)) * (box.height - size.height),
      width: size.width, height: size.height)
  }
}

extension Rect {
  /// Scaled about the middle.
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(
      x: midX - width * factor / 2, y: midY - height * factor / 2, width: width * factor, height: height * factor)
  }
}

/// A stretch of the offset over which a layer's values change in one way.
private struct LayerPiece {
  /// All places of the box seen from the picture, before scaling.
  var seen: Rect
  /// The smallest scale in the stretch.
  var scale: Double
  /// Degrees by which the picture is turned.
  var turn: ClosedRange<Double>

  /// Whether the picture has to be larger than what it covers.
  var isEnlarging: Bool { scale < 1 || turn != 0...0 }
}

/// All values of keys that do not run over the offset: each may come together with any place of the box.
private struct KeySpread {
  private var low = KeyValues.rest
  private var high = KeyValues.rest

  init(of keys: [LayerKey]) {
    guard !keys.isEmpty else { return }
    for index in 0...keys.count {
      let (start, end) = (keys[max(0, index - 1)].at, keys[min(index, keys.count - 1)].at)
      let (one, other) = KeySides(keys, segment: index).ends(from: start, to: end)
      take(one.values, isFirst: index == 0)
      take(other.values)
    }
  }

  private mutating func take(_ values: KeyValues, isFirst: Bool = false) {
    for channel in KeyChannel.allCases {
      low[channel] = isFirst ? values[channel] : min(low[channel], values[channel])
      high[channel] = isFirst ? values[channel] : max(high[channel], values[channel])
    }
  }

  /// A piece for all of these values.
  func around(_ piece: LayerPiece) -> LayerPiece {
    let (near, far) = (piece.seen.moved(x: -low[.x], y: -low[.y]), piece.seen.moved(x: -high[.x], y: -high[.y]))
    return LayerPiece(
      seen: near.union(far), scale: min(piece.scale, low[.scale]), turn: low[.rotation]...high[.rotation])
  }
}

extension LayerSpace {
  /// Calls `body` for every reachable stretch over which ratio, box and keys each change in one way.
  fileprivate func eachPiece(of layer: LayerSettings, _ body: (LayerPiece) -> Void) {
    let keys = isStill || layer.over != .offset ? [] : layer.keys
    let steady = isStill ? key(of: layer, at: layer.stillPlace) : LayerKey()
    let spread = isStill || layer.over == .offset ? nil : KeySpread(of: layer.keys)
    func visit(_ piece: LayerPiece) { body(spread?.around(piece) ?? piece) }
    let pin = layer.pin.map { ($0.from, max($0.from, $0.to)) } ?? (0, 0)
    // The keys of a header apply in full, however short its list is.
    let last = isHeader ? max(reach.upperBound, keys.isEmpty ? 0 : keys[keys.count - 1].at) : reach.upperBound
    for index in 0...keys.count {
      let start = index == 0 ? reach.lowerBound : max(reach.lowerBound, keys[index - 1].at)
      let end = index == keys.count ? last : min(last, keys[index].at)
      guard start <= end else { continue }
      let (low, high) = (min(max(travel.lowerBound, start), end), min(max(travel.upperBound, start), end))
      let (held, free) = (min(max(pin.0, low), high), min(max(pin.1, low), high))
      let sides = KeySides(keys, segment: index)
      func add(_ start: Double, _ end: Double) {
        visit(
          piece(of: layer, isStill ? (steady, steady) : sides.ends(from: start, to: end), sides.isStraight, start, end))
      }
      if start < low { add(start, low) }
      if low < held { add(low, held) }
      if held < free || start == end { add(held, free) }
      if free < high { add(free, high) }
      if high < end { add(high, end) }
    }
  }

  private func piece(
    of layer: LayerSettings, _ values: (LayerKey, LayerKey), _ isStraight: Bool, _ start: Double, _ end: Double
  ) -> LayerPiece {
    let (one, other) = values
    let (low, high) = (box(of: layer, start), box(of: layer, end))
    // Linear motion has its extremes at the ends; eased motion may reach any point between its values.
    var seen = low.moved(x: -one.x, y: -one.y).union(high.moved(x: -other.x, y: -other.y))
    if !isStraight { seen = seen.union(low.moved(x: -other.x, y: -other.y)).union(high.moved(x: -one.x, y: -one.y)) }
    return LayerPiece(
      seen: seen, scale: min(one.scale, other.scale),
      turn: min(one.rotation, other.rotation)...max(one.rotation, other.rotation))
  }

  /// The box as seen from a picture moved by its ratio. A pulled box grows with the picture.
  private func box(of layer: LayerSettings, _ scrolled: Double) -> Rect {
    let way = way(of: layer, scrolled: scrolled)
    let seen = box(scrolled: isHeader && !isStill ? max(0, scrolled) : scrolled)
    return axis == .vertical ? seen.moved(y: way) : seen.moved(x: way)
  }
}

extension LayerSpace {
  /// Whether the layer repeats endlessly along the axis.
  func isTiled(_ layer: LayerSettings) -> Bool { layer.repeat && !isHeader && !layer.isText }

  /// The part of a box that one picture has to cover: if it repeats, at most the length of the box along the axis.
  fileprivate func needed(_ box: Rect, _ layer: LayerSettings) -> Rect {
    guard isTiled(layer) else { return box }
    return axis == .vertical
      ? Rect(x: box.x, y: 0, width: box.width, height: rest)
      : Rect(x: 0, y: box.y, width: screen.width, height: box.height)
  }
}
