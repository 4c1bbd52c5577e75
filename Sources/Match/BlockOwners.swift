import Effects
import Geometry
import Measure

/// Which blocks of a painted frame show which layer.
struct BlockOwners<Painter: MatchPainter> {
  private let layers: [Layer]
  private let coverages: [CoveredCells]
  private let opaque: [Bool]
  private let map: ScreenMap
  private let size: (width: Int, height: Int)
  private let screen: Rect

  /// Size of a block, in pixels: at most, and as a part of the width.
  private static var longest: Int { 40 }
  private static var share: Int { 10 }
  /// The most blocks of a layer.
  private static var most: Int { 14 }
  /// A layer that is paler is not seen, and one that is paler than the second hides nothing.
  private static var least: Double { 0.3 }
  private static var hiding: Double { 0.06 }
  private static var veiling: Double { 0.6 }
  /// A layer that covers less lets something behind it show, and one that covers the rest hides nothing.
  private static var solid: Double { 0.98 }
  /// A text that is paler is taken for what is behind it.
  private static var clear: Double { 0.7 }

  init(_ layers: [Layer], in frames: inout DesignedFrames<Painter>) throws(MatchFailure) {
    self.layers = layers
    var coverages: [CoveredCells] = []
    for layer in layers { coverages.append(try frames.coverage(of: layer)) }
    self.coverages = coverages
    opaque = layers.map { frames.screen.isOpaque($0) }
    map = frames.map
    size = (frames.painter.width, frames.painter.height)
    screen = frames.screen.screen
  }
}

extension BlockOwners {
  /// The blocks that show one layer each.
  func blocks() -> [OwnedBlock] {
    var found: [Int: [OwnedBlock]] = [:]
    let side = max(16, min(size.width / Self.share, Self.longest))
    let high = side / 2
    for row in 0..<size.height / high {
      for column in 0..<size.width / side {
        let band = FilmBand(x: column * side, y: row * high, width: side, height: high)
        guard let (owner, isClear) = owner(of: band), let unit = unit(at: middle(of: band), of: owner) else { continue }
        found[owner, default: []].append(OwnedBlock(band: band, layer: owner, unit: unit, isClear: isClear))
      }
    }
    for index in layers.indices where layers[index].content.isInk { found[index] = inkBlock(of: index).map { [$0] } }
    return layers.indices.flatMap { (index) -> [OwnedBlock] in
      let all = found[index] ?? []
      guard all.count > Self.most else { return all }
      return (0..<Self.most).map { all[$0 * all.count / Self.most] }
    }
  }

  private func middle(of band: FilmBand) -> Point {
    map.paintedPoint(
      at: Point(x: Double(band.x) + Double(band.width) / 2, y: Double(band.y) + Double(band.height) / 2))
  }

  private func unit(at point: Point, of index: Int) -> Point? { layers[index].placement.picturePoint(at: point) }

  /// The layer that all of a block shows, or whose edge it shows; nil if it shows several. With whether nothing else
  /// shows in it.
  private func owner(of band: FilmBand) -> (index: Int, isClear: Bool)? {
    let (left, top) = (Double(band.x) + 1, Double(band.y) + 1)
    let (right, bottom) = (left + Double(band.width) - 2, top + Double(band.height) - 2)
    let pixels = [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom),
      Point(x: (left + right) / 2, y: (top + bottom) / 2), Point(x: left, y: (top + bottom) / 2),
      Point(x: right, y: (top + bottom) / 2), Point(x: (left + right) / 2, y: top),
      Point(x: (left + right) / 2, y: bottom),
    ]
    let block = Rect(
      x: map.paintedPoint(at: pixels[0]).x, y: map.paintedPoint(at: pixels[0]).y,
      width: (right - left) / map.across, height: (bottom - top) / map.across)
    var seenFirst: Int?
    var isClear = true
    for pixel in pixels {
      guard let found = owner(at: map.paintedPoint(at: pixel), touching: block) else { return nil }
      isClear = isClear && found.isClear
      if let seen = seenFirst, seen != found.index {
        // The edge of a cut-out belongs to it, whatever is behind.
        let upper = max(seen, found.index)
        guard layers[upper].content.isPicture, !opaque[upper] else { return nil }
        (seenFirst, isClear) = (upper, false)
      } else {
        seenFirst = found.index
      }
    }
    return seenFirst.map { ($0, isClear) }
  }

  /// The layer seen at a point, and whether nothing else shows there; nil if several are seen, or if a text is near.
  private func owner(at point: Point, touching block: Rect) -> (index: Int, isClear: Bool)? {
    guard screen.contains(point) else { return nil }
    // A layer over it may cover a little.
    var isBare = true
    for index in layers.indices.reversed() {
      let layer = layers[index]
      guard layer.opacity > Self.hiding else { continue }
      switch layer.content {
      case .scrim, .outline, .indicator, .spinner, .surface(.shade), .surface(.separator), .surface(.lightSeparator):
        continue
      case .surface:
        // A surface has no texture, and a pale one lets that of others through.
        guard layer.placement.contains(point) else { continue }
        if layer.opacity > Self.veiling { return nil }
      case .picture, .shape, .blurred, .page:
        guard layer.placement.contains(point), let unit = unit(at: point, of: index) else { continue }
        let isInside = (0...1).contains(unit.x) && (0...1).contains(unit.y)
        guard !layer.isWhole || isInside else { continue }
        let share = coverages[index].share(at: unit)
        guard share >= 0.5 else {
          if share > 1 - Self.solid { isBare = false }
          continue
        }
        guard layer.opacity > Self.least, layer.blur == 0 else { return nil }
        return (index, isBare && share * layer.opacity > Self.solid)
      case .title, .text, .heading, .backMark, .tab, .item:
        if let ink = ink(of: index), ink.overlaps(block) { return nil }
      }
    }
    return nil
  }

  /// The ink of a text on the screen.
  private func ink(of index: Int) -> Rect? {
    let layer = layers[index]
    guard layer.rotation == 0, let ink = coverages[index].ink else { return nil }
    let box = layer.wholePicture
    let rect = Rect(
      x: box.x + ink.x * box.width, y: box.y + ink.y * box.height, width: ink.width * box.width,
      height: ink.height * box.height)
    return layer.clip.map { rect.intersection($0) } ?? rect
  }

  /// The most of a line that is looked at, in points, and the room around it.
  private static var width: Double { 90 }
  private static var room: Double { 2 }

  private func inkBlock(of index: Int) -> OwnedBlock? {
    let layer = layers[index]
    guard layer.opacity > Self.clear, layer.blur == 0, let ink = ink(of: index), !ink.isEmpty else { return nil }
    let part = Rect(
      x: ink.midX - min(ink.width, Self.width) / 2 - Self.room, y: ink.y - Self.room,
      width: min(ink.width, Self.width) + 2 * Self.room, height: ink.height + 2 * Self.room)
    let seen = part.intersection(screen)
    guard seen.height > part.height * 0.9 else { return nil }
    for upper in layers.indices.dropFirst(index + 1) where layers[upper].opacity > Self.hiding {
      guard layers[upper].visibleFrame.overlaps(seen) else { continue }
      switch layers[upper].content {
      case .picture, .shape, .blurred, .page, .surface(.bar), .surface(.row), .surface(.card): return nil
      default: continue
      }
    }
    let painted = map.painted(seen)
    let band = FilmBand(
      x: Int(painted.x.rounded()), y: Int(painted.y.rounded()), width: Int(painted.width.rounded()),
      height: Int(painted.height.rounded()))
    guard let inside = band.inside(width: size.width, height: size.height), inside.height >= 4, inside.width >= 4,
      let unit = unit(at: middle(of: inside), of: index)
    else { return nil }
    return OwnedBlock(band: inside, layer: index, unit: unit)
  }
}
