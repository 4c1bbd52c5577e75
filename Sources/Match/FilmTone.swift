import Measure

/// A correction for a film with other grays than the design: another range of levels, or a dimmed display.
struct FilmTone {
  /// The designed gray for each gray of the film.
  private let designed: [UInt8]

  /// The share of points that have to agree with one straight line, and how far from it they may be, in levels.
  private static let (agreeing, near) = (0.7, 6.0)
  /// Differences at black, gray and white that are not corrected, in levels.
  private static let unseen = 4.0
  private static let slopes = 0.5...1.5

  /// Nil if the grays agree already, or the frame shows something else.
  init?(of film: GrayFrame, showing painted: GrayFrame) {
    var points = Sketch(painted).points(with: Sketch(film))
    let count = points.count
    var line = GrayLine(points)
    // Differences of the build, a status bar or a thumb must not change the line.
    for _ in 0..<4 {
      guard let found = line else { return nil }
      let offs = points.map { (found.gray(of: $0.designed) - $0.film).magnitude }.sorted()
      let most = max(Self.near, offs[offs.count * 3 / 4])
      points.removeAll { (found.gray(of: $0.designed) - $0.film).magnitude > most }
      line = GrayLine(points)
    }
    guard let line, Self.slopes.contains(line.slope), Double(points.count) > Self.agreeing * Double(count),
      points.allSatisfy({ (line.gray(of: $0.designed) - $0.film).magnitude <= Self.near }),
      [0.0, 128, 255].contains(where: { (line.gray(of: $0) - $0).magnitude > Self.unseen })
    else { return nil }
    designed = (0...255).map { UInt8(min(255, max(0, line.designed(of: Double($0)).rounded()))) }
  }
}

extension FilmTone {
  /// A frame in the grays of the design.
  func corrected(_ frame: GrayFrame) -> GrayFrame {
    GrayFrame(width: frame.width, height: frame.height, pixels: frame.pixels.map { designed[Int($0)] })
  }
}

/// The straight line through grays of the design and the film with the least squares.
private struct GrayLine {
  let slope: Double
  private let start: Double

  /// Nil where the design has nearly one gray.
  init?(_ points: [Sketch.Point]) {
    let count = Double(points.count)
    guard count > 20 else { return nil }
    let (x, y) = (points.reduce(0) { $0 + $1.designed } / count, points.reduce(0) { $0 + $1.film } / count)
    let (product, square) = points.reduce((0.0, 0.0)) {
      ($0.0 + ($1.designed - x) * ($1.film - y), $0.1 + ($1.designed - x) * ($1.designed - x))
    }
    guard square > 100 * count else { return nil }
    slope = product / square
    start = y - slope * x
  }

  func gray(of designed: Double) -> Double { start + slope * designed }

  func designed(of gray: Double) -> Double { (gray - start) / slope }
}
