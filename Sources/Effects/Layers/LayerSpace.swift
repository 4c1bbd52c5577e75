import Geometry

/// The box that contains the layers: a collapsing header or the whole screen, and its scroll position.
///
/// `scrolled` is the distance from rest, in points. All places are for left-to-right reading.
struct LayerSpace {
  var screen: Size
  var axis: Axis
  var isHeader: Bool
  /// Length of the box at rest, in points.
  var rest: Double
  /// Height of a collapsed header, in points.
  var minimum: Double
  /// Whether motion is reduced: no parallax, no growth.
  var isStill: Bool
  /// The range of reachable distances from rest.
  var reach: ClosedRange<Double>
}

extension Layers {
  func space(in setting: Setting) -> LayerSpace {
    let isHeader = place == .header
    let bounds = extent(in: setting).bounds
    let pull = max(0, setting.farthestPull.isFinite ? setting.farthestPull : 0)
    return LayerSpace(
      screen: setting.viewport, axis: scrollAxis, isHeader: isHeader,
      rest: isHeader ? height : setting.viewport.height, minimum: minimum(in: setting), isStill: setting.isStill,
      reach: -pull...bounds.upperBound - bounds.lowerBound + pull)
  }

  /// How far a header scrolls until it has collapsed, in points. Nil on a whole screen.
  public func collapse(in setting: Setting) -> Double? {
    place == .header ? max(0, height - minimum(in: setting)) : nil
  }

  /// Height of a collapsed header, in points.
  func minimum(in setting: Setting) -> Double { min(setting.points(minHeight), height) }

  /// Only whole screens scroll horizontally.
  var scrollAxis: Axis { place == .screen && axis == .horizontal ? .horizontal : .vertical }
}

extension LayerSpace {
  /// The distances over which a header collapses; for a whole screen all reachable distances, including pulls.
  var travel: ClosedRange<Double> { isHeader ? 0...max(0, header.collapse) : reach }

  private var header: LayerBox<Double> { LayerBox(height: rest, minHeight: minimum) }

  /// The frame of the box on the screen.
  func box(scrolled: Double) -> Rect {
    guard isHeader else { return Rect(screen) }
    let isRiding = isStill && scrolled < 0
    return Rect(
      x: 0, y: isRiding ? -scrolled : 0, width: screen.width,
      height: isRiding ? rest : header.visible(scrolled: scrolled))
  }

  /// The effective ratio.
  func ratio(of layer: LayerSettings) -> Double { isStill ? stillRatio(of: layer) : layer.ratio }

  /// Where its keys stand at a moment: a distance from rest, a speed or a time.
  ///
  /// - Parameters:
  ///   - index: That of the layer in its effect.
  ///   - followed: The distance from rest that it has followed to.
  func place(ofKeysOf layer: LayerSettings, _ index: Int, followed: Double, at moment: Moment) -> Double {
    if isStill, layer.over != .offset { return layer.stillPlace }
    switch layer.over {
    case .offset: return followed
    case .speed: return moment.past?.speed ?? 0
    case .time:
      if let past = moment.past { return past.clocks[index] }
      return followed >= layer.start ? layer.lastTime : 0
    }
  }

  /// The layer's keyed values where its keys stand. With reduced motion only its opacity follows them.
  func key(of layer: LayerSettings, at place: Double) -> LayerKey {
    var key = layer.keys.value(at: place)
    guard isStill else { return key }
    let opacity = key.opacity
    key.values = stillValues(of: layer)
    key.opacity = opacity
    return key
  }

  /// The surroundings of a layer's picture for its blur.
  func blurEdges(of layer: LayerSettings) -> BlurEdges {
    let edge: BlurEdges.Edge = layer.fill ? .extend : .fade
    guard isTiled(layer) else { return BlurEdges(across: edge, down: edge) }
    return axis == .vertical ? BlurEdges(across: edge, down: .tile) : BlurEdges(across: .tile, down: edge)
  }

  /// How far the ratio has moved a layer along the axis, against the axis, before its keys.
  func way(of layer: LayerSettings, scrolled: Double) -> Double {
    way(of: layer, ratio: ratio(of: layer), scrolled: scrolled)
  }

  func way(of layer: LayerSettings, ratio: Double, scrolled: Double) -> Double {
    let travelled = isFilling(layer) ? filledTravel(scrolled: scrolled) : scrolled
    return ratio * (travelled - (layer.pin?.hold(at: travelled) ?? 0))
  }

  /// Whether a layer is a picture that covers the box.
  func isFilling(_ layer: LayerSettings) -> Bool { layer.fill && !layer.isText }

  /// Scale of a pulled header relative to rest.
  func growth(scrolled: Double) -> Double {
    isHeader && !isStill && rest > 0 ? header.growth(scrolled: scrolled) : 1
  }

  /// Distance by which the ratio moves a layer that fills the box. It stops when a header has collapsed.
  func filledTravel(scrolled: Double) -> Double {
    isHeader ? header.travel(scrolled: scrolled, isStill: isStill) : scrolled
  }
}

extension LayerSpace {
  /// The frame of a layer at rest, before its keys: of a picture with this aspect ratio, or of a text.
  func restingFrame(of layer: LayerSettings, aspect: Double) -> Rect {
    if isFilling(layer) { return LayerFill(layer, aspect: aspect, in: self).frame }
    let width = layer.isText && layer.hug ? layer.wordsWidth : layer.width * screen.width
    let height =
      layer.isText ? layer.textHeight : aspect > 0 && aspect.isFinite ? width / aspect : width
    return Rect(
      RestingBox(
        x: layer.x, y: layer.y, width: width, height: height, in: BoxSize(width: screen.width, height: rest)))
  }

  /// The frame of the layer at a distance from rest.
  ///
  /// - Parameters:
  ///   - resting: Its frame at rest.
  ///   - followed: The distance from rest that it has followed to.
  func frame(of layer: LayerSettings, resting: Rect, key: LayerKey, scrolled: Double, followed: Double) -> Rect {
    let way = way(of: layer, scrolled: followed)
    var frame = axis == .vertical ? resting.moved(y: -way) : resting.moved(x: -way)
    frame = frame.moved(x: key.x, y: key.y)
    if key.scale != 1 {
      frame = Rect(
        x: frame.midX - frame.width * key.scale / 2, y: frame.midY - frame.height * key.scale / 2,
        width: frame.width * key.scale, height: frame.height * key.scale)
    }
    let growth = isFilling(layer) ? growth(scrolled: scrolled) : 1
    guard growth != 1 else { return frame }
    // The top edge and the horizontal middle stay fixed.
    return Rect(
      x: screen.width / 2 + (frame.x - screen.width / 2) * growth, y: frame.y * growth, width: frame.width * growth,
      height: frame.height * growth)
  }
}
