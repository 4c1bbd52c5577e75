import Geometry

/// The box in which layers lie: a header that collapses and grows, or the whole screen, and how far it is scrolled.
///
/// `scrolled` is the distance from rest, in points. All places are those of a left-to-right reader.
struct LayerStage {
  var screen: Size
  var axis: Axis
  var isHeader: Bool
  /// Length of the box at rest, in points.
  var rest: Double
  /// What is left of a header when it has collapsed.
  var minimum: Double
  /// Nothing moves against the content, and nothing grows.
  var isStill: Bool
  /// The distances from rest that can be reached.
  var reach: ClosedRange<Double>
}

extension Layers {
  func stage(in setting: Setting) -> LayerStage {
    let isHeader = place == .header
    let bounds = extent(in: setting).bounds
    let pull = max(0, setting.farthestPull.isFinite ? setting.farthestPull : 0)
    return LayerStage(
      screen: setting.viewport, axis: scrollAxis, isHeader: isHeader,
      rest: isHeader ? height : setting.viewport.height, minimum: min(minHeight, height), isStill: setting.isStill,
      reach: -pull...bounds.upperBound - bounds.lowerBound + pull)
  }

  /// Only a whole screen scrolls sideways.
  var scrollAxis: Axis { place == .screen && axis == .horizontal ? .horizontal : .vertical }
}

extension LayerStage {
  /// How far the list scrolls until the header is as low as it gets; what a whole screen scrolls, its pulls included.
  var travel: ClosedRange<Double> { isHeader ? 0...max(0, rest - minimum) : reach }

  /// Where the box lies on the screen.
  func box(scrolled: Double) -> Rect {
    guard isHeader else { return Rect(screen) }
    let isRiding = isStill && scrolled < 0
    return Rect(
      x: 0, y: isRiding ? -scrolled : 0, width: screen.width,
      height: isRiding ? rest : max(minimum, rest - scrolled))
  }

  /// The ratio as it acts here. With reduced motion a header goes along with its list, and a screen stays.
  func ratio(of layer: LayerSettings) -> Double { isStill ? (isHeader ? 1 : 0) : layer.ratio }

  /// What the layer's keys make of it. With reduced motion they only fade it.
  func key(of layer: LayerSettings, scrolled: Double) -> LayerKey {
    let key = layer.keys.value(at: scrolled)
    return isStill ? LayerKey(at: key.at, opacity: key.opacity) : key
  }

  /// How much larger than at rest a header is that is pulled.
  func growth(scrolled: Double) -> Double {
    isHeader && !isStill && scrolled < 0 && rest > 0 ? (rest - scrolled) / rest : 1
  }

  /// How far the ratio has moved a layer that fills the box: once a header has collapsed it stays where it was, as
  /// its box does.
  func filledTravel(scrolled: Double) -> Double {
    guard isHeader else { return scrolled }
    let collapsing = min(scrolled, travel.upperBound)
    return isStill ? collapsing : max(collapsing, travel.lowerBound)
  }
}

extension LayerStage {
  /// Where a layer lies at rest, before its keys: its frame if it is a picture of this shape, its line if it is a text.
  func restingFrame(of layer: LayerSettings, aspect: Double) -> Rect {
    if layer.fill, !layer.isText { return LayerFill(layer, aspect: aspect, on: self).frame }
    let width = layer.width * screen.width
    let height =
      layer.isText ? layer.size * LayerSettings.lineHeight : aspect > 0 && aspect.isFinite ? width / aspect : width
    return Rect(
      x: layer.x * screen.width - width / 2, y: layer.y * rest - height / 2, width: width, height: height)
  }

  /// Where it lies so far from rest.
  ///
  /// - Parameter resting: Its frame at rest.
  func frame(of layer: LayerSettings, resting: Rect, key: LayerKey, scrolled: Double) -> Rect {
    let isFilling = layer.fill && !layer.isText
    let way = ratio(of: layer) * (isFilling ? filledTravel(scrolled: scrolled) : scrolled)
    var frame = axis == .vertical ? resting.moved(y: -way) : resting.moved(x: -way)
    frame = frame.moved(x: key.x, y: key.y)
    if key.scale != 1 {
      frame = Rect(
        x: frame.midX - frame.width * key.scale / 2, y: frame.midY - frame.height * key.scale / 2,
        width: frame.width * key.scale, height: frame.height * key.scale)
    }
    let growth = isFilling ? growth(scrolled: scrolled) : 1
    guard growth != 1 else { return frame }
    // The top stays where it is, and so does the middle.
    return Rect(
      x: screen.width / 2 + (frame.x - screen.width / 2) * growth, y: frame.y * growth, width: frame.width * growth,
      height: frame.height * growth)
  }
}
