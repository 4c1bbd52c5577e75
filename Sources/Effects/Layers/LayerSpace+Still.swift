import Geometry

/// Layers with reduced motion: content goes with the content, the ground stays, and every text can be read.
///
/// Only the scroll moves anything. Opacity follows its keys; everything else of them stands still as it is at the key
/// at which the layer is seen most. A text that could not be read that way stands as it does at the offset at which it
/// is read best in full motion.
extension LayerSpace {
  /// The ratio with reduced motion: 0 for the ground of a screen, otherwise 1.
  func stillRatio(of layer: LayerSettings) -> Double {
    !isHeader && (layer.ratio == 0 || isFilling(layer) || isTiled(layer)) ? 0 : 1
  }

  /// The values of the keys with reduced motion; the opacity is not among them.
  func stillValues(of layer: LayerSettings) -> KeyValues {
    guard layer.over == .offset else { return layer.keys.value(at: layer.stillPlace).values }
    var values = layer.keys.mostSeen
    // A picture that covers its box is there already.
    if isFilling(layer) { (values[.x], values[.y]) = (0, 0) }
    guard layer.isText else { return values }
    return readableValues(of: layer, unless: values)
  }

  /// How much better a text has to be read elsewhere before it stands there.
  private static let leastGain = 0.02

  private func readableValues(of layer: LayerSettings, unless values: KeyValues) -> KeyValues {
    let ratio = stillRatio(of: layer)
    let now = mostReadable(layer, ratio: ratio, values)
    guard now.share < 1 else { return values }
    let moving = mostReadable(layer, ratio: layer.ratio, nil)
    guard moving.share > now.share + Self.leastGain else { return values }
    var placed = layer.keys.value(at: moving.scrolled).values
    let channel = axis == .vertical ? KeyChannel.y : .x
    placed[channel] +=
      way(of: layer, ratio: ratio, scrolled: moving.scrolled)
      - way(of: layer, ratio: layer.ratio, scrolled: moving.scrolled)
    return placed
  }
}

extension LayerSpace {
  /// How much of a text can be read, 0...1, and where.
  private typealias Reading = (share: Double, scrolled: Double)

  /// The number of offsets looked at in a screen, and in all.
  private static let (looksPerScreen, mostLooks) = (16.0, 512.0)

  /// The reachable offset at which a text is read best.
  ///
  /// - Parameter values: Those of its keys; nil: as they change.
  private func mostReadable(_ layer: LayerSettings, ratio: Double, _ values: KeyValues?) -> Reading {
    let end = max(0, reach.upperBound + reach.lowerBound)
    var best: Reading = (0, 0)
    func look(_ scrolled: Double) {
      guard best.share < 1, scrolled >= 0, scrolled <= end else { return }
      let share = readable(layer, ratio: ratio, values, scrolled: scrolled)
      if share > best.share { best = (share, scrolled) }
    }
    look(0)
    for index in layer.keys.indices { look(layer.keys[index].at) }
    look(end)
    let step = max(screen.length(along: axis) / Self.looksPerScreen, end / Self.mostLooks)
    guard best.share < 1, step > 0, step.isFinite, end.isFinite else { return best }
    for number in 0..<Int(end / step) { look(Double(number) * step) }
    // Around the best one, more closely.
    let middle = best.scrolled
    for number in -15...15 { look(middle + Double(number) / 16 * step) }
    return best
  }

  /// A text this tall is as good as any other, in points; a letter is this wide, over its height; and a blur of this
  /// part of its height hides it.
  private static let (tallEnough, letter, illegible) = (11.0, 0.5, 0.3)

  /// The share of a text that can be read at an offset: that of its box and of its letters within the screen, times
  /// what its keys leave of it.
  private func readable(
    _ layer: LayerSettings, ratio: Double, _ values: KeyValues?, scrolled: Double
  ) -> Double {
    var key = layer.keys.value(at: scrolled)
    if let values {
      let opacity = key.opacity
      key.values = values
      key.opacity = opacity
    }
    let tall = layer.size * key.scale
    guard tall > 0 else { return 0 }
    let looks = key.opacity * key.reveal * min(1, tall / Self.tallEnough) * max(0, 1 - key.blur / tall / Self.illegible)
    guard looks > 0 else { return 0 }
    let way = way(of: layer, ratio: ratio, scrolled: scrolled)
    let width = layer.width * screen.width * key.scale
    let height = layer.textHeight * key.scale
    let middle = Point(
      x: layer.x * screen.width + key.x - (axis == .horizontal ? way : 0),
      y: layer.y * rest + key.y - (axis == .vertical ? way : 0))
    let frame = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    let ink = min(width, Double(layer.lines.reduce(0) { max($0, $1.utf8.count) }) * tall * Self.letter)
    let left = layer.align == .leading ? 0 : layer.align == .center ? (width - ink) / 2 : width - ink
    let letters = Rect(x: frame.x + left, y: frame.y, width: ink, height: height)
    let turn = Turn(degrees: key.rotation, about: middle)
    let box = box(scrolled: scrolled)
    let seen =
      Self.share(of: turn?.bounds(of: frame) ?? frame, in: box)
      * Self.share(of: turn?.bounds(of: letters) ?? letters, in: box)
    // Pale words are better than words that are cut off.
    return looks * seen * seen * seen
  }

  private static func share(of rect: Rect, in box: Rect) -> Double {
    let wide = min(rect.maxX, box.maxX) - max(rect.x, box.x)
    let tall = min(rect.maxY, box.maxY) - max(rect.y, box.y)
    guard wide > 0, tall > 0, rect.width > 0, rect.height > 0 else { return 0 }
    return min(1, wide / rect.width) * min(1, tall / rect.height)
  }
}

extension [LayerKey] {
  /// The values at the key at which a layer is seen most, the last of equals.
  fileprivate var mostSeen: KeyValues {
    var (most, share) = (KeyValues.rest, -1.0)
    for index in indices {
      let values = values(atKey: index)
      guard values[.opacity] * values[.reveal] >= share else { continue }
      (most, share) = (values, values[.opacity] * values[.reveal])
    }
    return most
  }
}
