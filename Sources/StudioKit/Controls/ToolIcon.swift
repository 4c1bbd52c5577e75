import Boundary
import Geometry
import Glibc

/// A sign of a tool: shapes on a square of 16 points around the origin, drawn by the pen at any scale.
enum ToolIcon: String, CaseIterable, Hashable, Sendable {
  case xray, plain, article, curve, meter
  case compare, screens, rotate
  case choose, keyTrack, audit, phone, keys
  case handOff, copy
  case play, pause, back, forward
}

extension ToolIcon {
  /// Width and height, in points.
  static let size = 16.0

  enum Shape: Hashable, Sendable {
    /// Straight lines with sharp corners.
    case lines([Point])
    /// A smooth line.
    case curve([Point])
    case frame(Rect, radius: Double)
    case fill(Rect, radius: Double)
    /// A filled triangle with soft sides.
    case triangle(Point, Point, Point)
  }

  /// Its shapes, from back to front.
  var shapes: [Shape] { Self.drawn[self] ?? [] }

  private static let drawn = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.drawing) })

  private var drawing: [Shape] {
    switch self {
    case .xray: [.frame(.around(-2, -2, 10, 10), radius: 2), .frame(.around(2, 2, 10, 10), radius: 2)]
    case .plain: [.frame(.around(0, 0, 13, 13), radius: 6.5), .lines([at(-4, 4), at(4, -4)])]
    case .article:
      [
        .frame(.around(0, 0, 11, 14), radius: 2), .lines([at(-2.75, -3), at(2.75, -3)]),
        .lines([at(-2.75, 0), at(2.75, 0)]), .lines([at(-2.75, 3), at(1, 3)]),
      ]
    case .curve: [.curve(Self.wave), .lines([at(-7, 6.75), at(7, 6.75)])]
    case .meter:
      [
        .fill(.around(-5, 4, 2.5, 6), radius: 1), .fill(.around(0, 0.5, 2.5, 13), radius: 1),
        .fill(.around(5, 2.5, 2.5, 9), radius: 1),
      ]
    case .compare: [.frame(.around(-4, 0, 6, 13), radius: 2), .frame(.around(4, 0, 6, 13), radius: 2)]
    case .screens: [.frame(.around(-3, 0, 8, 14), radius: 2), .frame(.around(5, 2.5, 5, 9), radius: 1.5)]
    case .rotate: [.curve(Self.arc(5.75, from: -38, to: 240)), .lines([at(4.9, -7.2), at(4.9, -3.4), at(1.1, -3.4)])]
    case .choose:
      [
        .lines([
          at(-4, -6.5), at(-4, 4.5), at(-1.25, 2), at(1, 6.5), at(2.75, 5.5), at(0.75, 1.25), at(4.5, 1.25),
          at(-4, -6.5),
        ])
      ]
    case .keyTrack:
      [
        .lines([at(-7.5, 0), at(-5.75, 0)]), .lines([at(-1, 0), at(1, 0)]), .lines([at(5.75, 0), at(7.5, 0)]),
        .lines(Self.diamond(at: -3.5)), .lines(Self.diamond(at: 3.5)),
      ]
    case .audit: [.frame(.around(0, 0, 13, 13), radius: 6.5), .lines([at(-3, 0.25), at(-0.75, 2.5), at(3.25, -2.25)])]
    case .phone: [.frame(.around(0, 0, 9, 14), radius: 2.5), .lines([at(-1.25, 4.5), at(1.25, 4.5)])]
    case .keys:
      [
        .frame(.around(0, 0, 15, 10.5), radius: 2.5), .lines([at(-3, 2.25), at(3, 2.25)]),
        .fill(.around(-4, -1.5, 1.6, 1.6), radius: 0.8), .fill(.around(0, -1.5, 1.6, 1.6), radius: 0.8),
        .fill(.around(4, -1.5, 1.6, 1.6), radius: 0.8),
      ]
    case .handOff:
      [
        .lines([at(-3.5, -4), at(-7, 0), at(-3.5, 4)]), .lines([at(3.5, -4), at(7, 0), at(3.5, 4)]),
        .lines([at(1.25, -5.5), at(-1.25, 5.5)]),
      ]
    case .copy: [.frame(.around(-1.5, -1.5, 7.5, 8.5), radius: 2), .frame(.around(1.5, 1.5, 7.5, 8.5), radius: 2)]
    case .play: [.triangle(at(-4, -6), at(6.5, 0), at(-4, 6))]
    case .pause: [.fill(.around(-3.25, 0, 3, 12), radius: 1), .fill(.around(3.25, 0, 3, 12), radius: 1)]
    case .back: [.lines([at(2, -4.5), at(-2.5, 0), at(2, 4.5)])]
    case .forward: [.lines([at(-2, -4.5), at(2.5, 0), at(-2, 4.5)])]
    }
  }

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private static func diamond(at x: Double) -> [Point] {
    [(-2.25, 0.0), (0, -2.25), (2.25, 0), (0, 2.25), (-2.25, 0)].map { Point(x: x + $0.0, y: $0.1) }
  }

  /// A rise that begins and ends level.
  private static let wave = (0...16).map { step in
    let share = Double(step) / 16
    return Point(x: -6.5 + 13 * share, y: 4 - 10 * share * share * (3 - 2 * share))
  }

  /// A part of a circle, in degrees from the right, clockwise.
  private static func arc(_ radius: Double, from start: Double, to end: Double) -> [Point] {
    (0...24).map { step in
      let angle = (start + (end - start) * Double(step) / 24) * .pi / 180
      return Point(x: radius * cos(angle), y: radius * sin(angle))
    }
  }
}

extension Pen {
  /// A tool's sign around a point.
  mutating func icon(_ icon: ToolIcon, at center: Point, scale: Double = 1, _ color: Color) {
    let half = ToolIcon.size / 2 * scale
    guard isSeen(Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)) else { return }
    func placed(_ point: Point) -> Point { Point(x: center.x + point.x * scale, y: center.y + point.y * scale) }
    func placed(_ rect: Rect) -> Rect {
      Rect(
        x: center.x + rect.x * scale, y: center.y + rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    let width = 1.4 * scale
    for shape in icon.shapes {
      switch shape {
      case .curve(let points): line(through: points.map(placed), width: width, color)
      case .lines(let points):
        for (start, end) in zip(points, points.dropFirst()) {
          line(through: Self.extended(placed(start), placed(end), by: width * 0.35), width: width, color)
        }
      case .frame(let rect, let radius): outline(placed(rect), radius: radius * scale, line: width, color)
      case .fill(let rect, let radius): fill(placed(rect), radius: radius * scale, color)
      case .triangle(let one, let two, let three):
        let corners = [one, two, three].map(placed)
        mesh(corners.map { Vertex(x: Float($0.x), y: Float($0.y), color: color) }, corners: [0, 1, 2])
        for (start, end) in [(0, 1), (1, 2), (2, 0)] {
          line(through: Self.extended(corners[start], corners[end], by: width * 0.35), width: width, color)
        }
      }
    }
  }

  /// A line that reaches past its ends, so that corners are closed.
  static func extended(_ start: Point, _ end: Point, by reach: Double) -> [Point] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max(1e-9, (x * x + y * y).squareRoot())
    let (dx, dy) = (x / length * reach, y / length * reach)
    return [Point(x: start.x - dx, y: start.y - dy), Point(x: end.x + dx, y: end.y + dy)]
  }
}

extension Rect {
  /// A rectangle around a point.
  fileprivate static func around(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }
}
