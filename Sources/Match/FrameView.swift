import Effects
import Geometry
import Measure

/// A frame of a film beside the design at an offset that is nearly its own.
struct FrameView {
  let layers: [Layer]
  /// The layers a step further.
  let next: [Layer]
  let step: Double
  let screen: DesignedScreen
  let blocks: [OwnedBlock]
  let finder: BlockFinder
  let map: ScreenMap
}

extension FrameView {
  /// How near to the content's a speed is that is the same.
  private static let content = 0.02
  /// The fewest blocks that tell an offset, and points within which they agree.
  private static let (fewest, agreeing) = (3, 1.5)

  private func speed(of block: OwnedBlock) -> Double? {
    screen.speed(of: layers[block.layer], at: block.unit, among: next, after: step)
  }

  /// The fewest blocks of content that tell an offset by themselves.
  private static let enough = 6

  /// How far the offset is from the film's, in points, by the blocks of content; nil if too few are found again.
  func way(blocks most: Int) -> Double? {
    let speeds = blocks.map { speed(of: $0) }
    let ofContent = blocks.indices.filter { index in speeds[index].map { ($0 + 1).magnitude < Self.content } ?? false }
    return ofContent.count >= Self.enough ? way(of: ofContent, speeds, most) : nil
  }

  /// Speeds from which a block tells the offset where no content does, and how far it may be from the nearest picture.
  private static let (fast, farOff) = (0.3, 12.0)

  /// How far the offset is from the film's by the blocks that move fastest; nil if too few do.
  var likelyWay: Double? {
    let ways = blocks.compactMap { block -> (value: Double, weight: Double)? in
      guard let speed = speed(of: block), speed.magnitude > Self.fast, let way = finder.way(of: block.band) else {
        return nil
      }
      return (point(way, of: block) / speed, speed * speed)
    }
    guard ways.count > 1 else { return nil }
    let way = RobustRatio.median(ways)
    return way.magnitude < Self.farOff ? way : nil
  }

  private func way(of indices: [Int], _ speeds: [Double?], _ most: Int) -> Double? {
    guard indices.count >= Self.fewest else { return nil }
    let chosen = indices.count <= most ? indices : (0..<most).map { indices[$0 * indices.count / most] }
    let ways = chosen.compactMap { index -> (way: Double, speed: Double)? in
      guard let speed = speeds[index], let way = finder.way(of: blocks[index].band) else { return nil }
      return (point(way, of: blocks[index]), speed)
    }
    guard ways.count >= Self.fewest, let mode = Self.mode(of: ways.map { $0.way / $0.speed }) else { return nil }
    let near = ways.filter { ($0.way / $0.speed - mode).magnitude <= Self.agreeing }
    guard near.count >= Self.fewest, near.count * 3 >= ways.count else { return nil }
    // What moves fast tells more.
    return RobustRatio.median(near.map { ($0.way / $0.speed, $0.speed * $0.speed) })
  }

  /// The value with the most others around it.
  private static func mode(of values: [Double]) -> Double? {
    values.max { one, other in
      func support(_ value: Double) -> Int { values.count { ($0 - value).magnitude <= agreeing } }
      return support(one) < support(other)
    }
  }

  /// The way of a block in points, less what the rounding of the film's size moves it.
  private func point(_ way: Double, of block: OwnedBlock) -> Double {
    (place(of: block, way) - origin(of: block)).along(screen.axis)
  }

  private func middle(of block: OwnedBlock) -> Point {
    Point(
      x: Double(block.band.x) + Double(block.band.width) / 2, y: Double(block.band.y) + Double(block.band.height) / 2)
  }

  private func origin(of block: OwnedBlock) -> Point { map.paintedPoint(at: middle(of: block)) }

  private func place(of block: OwnedBlock, _ way: Double) -> Point {
    finder.axis == .vertical
      ? map.point(ofPainted: middle(of: block), movedDown: way)
      : map.point(ofPainted: middle(of: block), movedRight: way)
  }

  /// How far a layer is looked for that is not where it should be, in pixels, by how many of its blocks, and how many
  /// have to agree within how many pixels.
  private static let (farthest, scouts, agreement, together) = (110, 6, 3, 5.0)

  /// Looks for all blocks, or for those in a part of the frame.
  ///
  /// - Parameter known: How far each group was from where it should be in the frame before, in pixels.
  func sight(
    in part: FilmBand?, _ known: inout [MovingGroup: Double], into reading: inout FrameReading,
    _ names: inout SeenLayers
  ) {
    var start = blocks.startIndex
    while start < blocks.endIndex {
      var end = start
      while end < blocks.endIndex, blocks[end].layer == blocks[start].layer { end += 1 }
      let all = blocks[start..<end].filter { block in part.map { $0.overlaps(block.band) } ?? true }
      start = end
      guard let first = all.first else { continue }
      let id = layers[first.layer].id
      let group = MovingGroup(id)
      // The words of a bar fade while it hides, so their strokes are not checked.
      let isLine = layers[first.layer].content.isInk && !group.isOfBar
      func ways(around guess: Double) -> [Double?] {
        all.map { block in
          finder.way(of: block.band, around: guess).flatMap {
            isLine && !finder.showsStrokes(of: block.band, at: $0) ? nil : $0
          }
        }
      }
      var found = ways(around: 0)
      func isLost() -> Bool { found.count(where: { $0 != nil }) * 2 < found.count }
      // What tells the offset is where it should be, and a single block may be taken for another.
      let isContent = speed(of: first).map { ($0 + 1).magnitude < Self.content } ?? false
      if !isContent, all.count >= Self.agreement, isLost() {
        if let guess = known[group] { found = ways(around: guess) }
        if isLost(), let far = farWay(of: all) { found = ways(around: far) }
      } else if !isContent, layers[first.layer].content.isInk, found == [nil], finder.axis == screen.axis {
        found = [farWay(ofLine: first)]
      }
      reading.looked[group, default: 0] += all.count
      reading.missed[group, default: 0] += found.count(where: { $0 == nil })
      if isContent {
        reading.content.looked += all.count
        reading.content.seen += found.count(where: { $0 != nil })
      }
      let number = names.number(of: id)
      for (block, way) in zip(all, found) {
        guard let way else { continue }
        reading.sightings.append(
          Sighting(layer: number, unit: block.unit, place: place(of: block, way), isClear: block.isClear))
      }
      let seen = found.compactMap(\.self)
      if !seen.isEmpty { known[group] = RobustRatio.median(seen.map { ($0, 1) }) }
    }
  }

  /// How far a line is whose strokes are seen there.
  private func farWay(ofLine block: OwnedBlock) -> Double? {
    finder.way(of: block.band, reach: Self.farthest).flatMap { finder.showsStrokes(of: block.band, at: $0) ? $0 : nil }
  }

  /// How far a layer is, if several of its blocks agree.
  private func farWay(of blocks: [OwnedBlock]) -> Double? {
    let scouts = (0..<min(Self.scouts, blocks.count)).map { blocks[$0 * blocks.count / min(Self.scouts, blocks.count)] }
    let ways = scouts.compactMap { finder.way(of: $0.band, reach: Self.farthest) }
    return ways.first { way in ways.count(where: { ($0 - way).magnitude < Self.together }) >= Self.agreement }
  }
}

extension Point {
  fileprivate static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}

extension FilmBand {
  fileprivate func overlaps(_ other: FilmBand) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}
