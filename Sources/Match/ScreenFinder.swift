import Geometry
import Measure

/// Finds a scene's screen in a film: all of a frame, or a part of it between bars, or more than it shows.
struct ScreenFinder<Painter: MatchPainter> {
  let screen: DesignedScreen
  let painter: Painter
  /// Width of the film in points; nil to find it.
  let width: Double?
  /// The offset of the first frame; nil for the start.
  let offset: Double?
}

extension ScreenFinder {
  /// The difference of proportions that is a rounding.
  private static var rounding: Double { 0.012 }
  /// The difference of sketches up to which a place counts, and the step from place to place, in pixels.
  private static var worst: Double { 20 }
  private static var step: Double { 12 }

  private var size: Size { Size(width: Double(painter.width), height: Double(painter.height)) }

  /// Where the screen is if the film shows all of it and nothing else.
  private var whole: ScreenMap? {
    let (across, down) = (size.width / screen.screen.width, size.height / screen.screen.height)
    guard (across / down - 1).magnitude < Self.rounding else { return nil }
    return ScreenMap(across: across, down: down)
  }

  /// Nil if it is not found.
  func map(in frame: GrayFrame) throws(MatchFailure) -> ScreenMap? {
    if width == nil, let whole { return whole }
    let film = Sketch(frame)
    var best: (map: ScreenMap, difference: Double)?
    for map in candidates(frame) {
      let frames = DesignedFrames(screen, map, painter)
      let offset = offset ?? screen.bounds.lowerBound
      let difference = Sketch(try frames.frame(of: screen.layers(at: offset))).difference(from: film)
      if difference < best?.difference ?? .infinity { best = (map, difference) }
    }
    guard let best, best.difference < Self.worst else { return nil }
    return try refined(best.map, frame)
  }

  private func candidates(_ frame: GrayFrame) -> [ScreenMap] {
    let whole = FilmBand(x: 0, y: 0, width: frame.width, height: frame.height)
    let parts = [whole] + Self.borders.map(frame.withoutBorder)
    let scales =
      width.map { [size.width / $0] }
      ?? parts.flatMap { [Double($0.width) / screen.screen.width, Double($0.height) / screen.screen.height] }
    var maps: [ScreenMap] = []
    for scale in Set(scales) {
      let room = Size(
        width: size.width - screen.screen.width * scale, height: size.height - screen.screen.height * scale)
      for left in places(room.width, parts.map { Double($0.x) }) {
        for top in places(room.height, parts.map { Double($0.y) }) {
          maps.append(ScreenMap(across: scale, down: scale, corner: Point(x: left, y: top)))
        }
      }
    }
    return maps
  }

  /// Differences from the color of a corner that may be none: the edge of a screen may have nearly its border's color.
  private static var borders: [Int] { [3, 10] }

  /// Places of the screen's edge where so much room is beside it, or so much of it is cut off.
  private func places(_ room: Double, _ borders: [Double]) -> [Double] {
    guard room.magnitude > 2 else { return [room / 2] }
    var places = [0, room, room / 2] + borders
    places += stride(from: min(0, room), through: max(0, room), by: Self.step)
    return Array(Set(places)).sorted()
  }

  /// Moved and scaled by what the blocks of a frame say.
  private func refined(_ map: ScreenMap, _ frame: GrayFrame) throws(MatchFailure) -> ScreenMap {
    var map = map
    for _ in 0..<3 {
      for axis in [Axis.vertical, .horizontal] {
        var frames = DesignedFrames(screen, map, painter)
        let layers = screen.layers(at: offset ?? screen.bounds.lowerBound)
        let finder = BlockFinder(try frames.frame(of: layers), frame, along: axis)
        let places = try BlockOwners(layers, in: &frames).blocks().filter { finder.isTelling($0.band) }
          .compactMap { block in
            finder.way(of: block.band).map { Point(x: block.band.middle(along: axis) - map.corner.along(axis), y: $0) }
          }
        guard places.count >= 3 else { continue }
        // A border found a pixel too wide makes the screen a little too small, too.
        let growth = width == nil ? growth(of: places, along: axis) : 0
        let way = RobustRatio.median(places.map { ($0.y - growth * $0.x, 1) })
        if axis == .vertical { map.corner.y += way } else { map.corner.x += way }
        (map.across, map.down) = (map.across * (1 + growth), map.down * (1 + growth))
      }
    }
    return map
  }

  /// Pairs of blocks that tell a scale, and their least distance, as a share of the frame.
  private static var leastPairs: Int { 12 }
  private static var apart: Double { 0.25 }

  /// How much farther apart blocks are found than they were painted, for each pixel between them: the median of pairs.
  private func growth(of places: [Point], along axis: Axis) -> Double {
    let least = Self.apart * size.length(along: axis)
    var growths: [(Double, Double)] = []
    for (index, one) in places.enumerated() {
      for other in places[..<index] where (one.x - other.x).magnitude > least {
        growths.append(((one.y - other.y) / (one.x - other.x), 1))
      }
    }
    return growths.count < Self.leastPairs ? 0 : RobustRatio.median(growths)
  }
}

extension FilmBand {
  fileprivate func middle(along axis: Axis) -> Double {
    axis == .vertical ? Double(y) + Double(height) / 2 : Double(x) + Double(width) / 2
  }
}

extension GrayFrame {
  /// The part within a border that differs from the color of a corner by at most so much.
  fileprivate func withoutBorder(_ most: Int) -> FilmBand {
    guard width > 0, height > 0 else { return FilmBand(x: 0, y: 0, width: width, height: height) }
    let color = Int(pixels[0])
    func isBorder(_ indices: some Sequence<Int>) -> Bool {
      indices.allSatisfy { abs(Int(pixels[$0]) - color) <= most }
    }
    func row(_ y: Int) -> Bool { isBorder(stride(from: y * width, to: (y + 1) * width, by: 3)) }
    func column(_ x: Int) -> Bool { isBorder(stride(from: x, to: width * height, by: width * 3)) }
    let top = (0..<height).first { !row($0) } ?? 0
    let bottom = (0..<height).last { !row($0) } ?? height - 1
    let left = (0..<width).first { !column($0) } ?? 0
    let right = (0..<width).last { !column($0) } ?? width - 1
    return FilmBand(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
