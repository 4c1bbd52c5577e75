import Boundary
import Documents
import Effects
import Geometry
import Glibc
import Notation

/// The layers of a screen drawn apart: each on a plane of its own, the slower behind the screen and the faster in front
/// of it, seen from the side, with the screen's frame among them.
public struct DepthView: Sendable {
  /// Degrees by which the planes are turned about their upright and their level middle line.
  public var yaw = 38.0
  public var pitch = 16.0
  private let preview: Preview
  /// Depth of a ratio of 1, in screen widths, and of the distance between layers of one ratio.
  private static let (spread, step) = (0.95, 0.035)
  /// Distance of the eye, in screen heights.
  fileprivate static let eye = 3.2
  /// The planes are drawn in so many pieces each way, within which perspective is left out.
  private static let pieces = 8
  /// How far a plane reaches beyond the screen, in screen widths.
  private static let reach = 0.04

  public init(_ preview: Preview) { self.preview = preview }
}

extension DepthView {
  /// Draws into a frame, which it does not cover.
  public func draw(_ layers: [Layer], in frame: Rect, into list: inout DrawList) {
    let view = Projection(preview.setting.screen, yaw: yaw, pitch: pitch, into: frame)
    var labels: [(Point, String)] = []
    var named: Set<Int> = []
    let planes = layers.indices.filter { layers[$0].isVisible && Self.isShown(layers[$0]) }
      .map { (layer: layers[$0], depth: depth(of: layers[$0])) }
      .sorted { $0.depth < $1.depth }
    var hasScreen = false
    for plane in planes {
      if !hasScreen, plane.depth > 0 {
        drawScreen(view, into: &list)
        hasScreen = true
      }
      guard let part = part(of: plane.layer) else { continue }
      draw(plane.layer, part, view, plane.depth, into: &list)
      guard let index = plane.layer.id.composedIndex, named.insert(index).inserted,
        preview.scene.composition.indices.contains(index)
      else { continue }
      let settings = preview.scene.composition[index]
      labels.append(
        (
          view.place(Point(x: part.x, y: part.y), plane.depth),
          "\(settings.title)  \(settings.ratio.formatted(.upTo(2)))"
        ))
    }
    if !hasScreen { drawScreen(view, into: &list) }
    drawLabels(labels, in: frame, into: &list)
  }

  private static func isShown(_ layer: Layer) -> Bool {
    switch layer.content {
    case .indicator, .scrim, .blurred, .spinner, .surface(.separator), .surface(.lightSeparator): false
    default: true
    }
  }

  /// How far a layer is in front of the screen, in points: by its ratio. Pictures of other effects are behind it.
  private func depth(of layer: Layer) -> Double {
    let width = preview.setting.viewport.width
    guard let place = layer.id.composedIndex, preview.scene.composition.indices.contains(place) else {
      guard preview.scene.composition.isEmpty else { return 0 }
      return layer.content.isPicture ? -Self.spread * width * 0.5 : 0
    }
    let ratio = preview.scene.composition[place].ratio
    return (ratio - 1) * Self.spread * width + Double(place) * Self.step * width
  }

  /// What is drawn of a layer: what its box shows, but of a picture that reaches far beyond the screen not all.
  private func part(of layer: Layer) -> Rect? {
    let room = preview.setting.screen.inset(by: -Self.reach * preview.setting.viewport.width)
    var part = layer.frame.intersection(room)
    if let clip = layer.clip { part = part.intersection(clip) }
    return part.isEmpty ? nil : part
  }

  private func draw(_ layer: Layer, _ part: Rect, _ view: Projection, _ depth: Double, into list: inout DrawList) {
    let turn = layer.placement.turn
    func place(_ point: Point) -> Point { view.place(turn?.place(point) ?? point, depth) }
    switch layer.content {
    case .picture(let index, _):
      guard let id = preview.pictures.image(index)?.id, id.rawValue >= 0 else {
        return fill(part, Palette.of(preview.scene.backdrop).row, place, into: &list)
      }
      let whole = layer.wholePicture
      let color = Color.white.opacity(layer.opacity)
      let pieces = Self.pieces
      var points: [Vertex] = []
      for row in 0...pieces {
        for column in 0...pieces {
          let point = Point(
            x: part.x + part.width * Double(column) / Double(pieces),
            y: part.y + part.height * Double(row) / Double(pieces))
          let spot = place(point)
          points.append(
            Vertex(
              x: Float(spot.x), y: Float(spot.y), u: Float(min(max(0, (point.x - whole.x) / whole.width), 1)),
              v: Float(min(max(0, (point.y - whole.y) / whole.height), 1)), color: color))
        }
      }
      list.appendMesh(skin: .picture(id), points: points, corners: Self.corners)
      outline(part, Color.white.opacity(0.25), place, into: &list)
    case .shape(let shape, _):
      fill(part, shape, of: layer.wholePicture, opacity: layer.opacity, place, into: &list)
      outline(part, Color.white.opacity(0.25), place, into: &list)
    case .text(let text):
      fill(part, Color.white.opacity(0.08 * layer.opacity), place, into: &list)
      outline(part, Color.white.opacity(0.35), place, into: &list)
      let (left, right) = (place(Point(x: part.x, y: part.midY)), place(Point(x: part.maxX, y: part.midY)))
      let shrunk = hypot(right.x - left.x, right.y - left.y) / max(1, part.width)
      let count = text.lines.count
      for number in 0..<count {
        let middle = Point(x: part.midX, y: part.y + part.height * (Double(number) + 0.5) / Double(count))
        label(
          text.lines[number], at: place(middle), size: max(6, text.size * text.zoom * shrunk),
          Color(text.color).opacity(layer.opacity), into: &list)
      }
    case .surface(.shade): fill(part, Color.black.opacity(layer.opacity), place, into: &list)
    case .page, .surface, .outline:
      fill(part, Palette.of(preview.scene.backdrop).row.opacity(0.92 * layer.opacity), place, into: &list)
      outline(part, Color.black.opacity(0.12), place, into: &list)
    default: break
    }
  }

  /// The triangles of a plane.
  private static let corners: [UInt32] = (0..<pieces * pieces).flatMap { piece -> [UInt32] in
    let (row, column) = (piece / pieces, piece % pieces)
    let first = UInt32(row * (pieces + 1) + column)
    let below = first + UInt32(pieces + 1)
    return [first, first + 1, below + 1, first, below + 1, below]
  }

  /// The colors of a shape. What an ellipse leaves of its box is clear.
  private func fill(
    _ part: Rect, _ shape: PaintedShape, of whole: Rect, opacity: Double, _ place: (Point) -> Point,
    into list: inout DrawList
  ) {
    let (pieces, way) = (Self.pieces, shape.paint.way(aspect: shape.aspect))
    var points: [Vertex] = []
    for row in 0...pieces {
      for column in 0...pieces {
        let point = Point(
          x: part.x + part.width * Double(column) / Double(pieces),
          y: part.y + part.height * Double(row) / Double(pieces))
        let (x, y) = ((point.x - whole.x) / whole.width, (point.y - whole.y) / whole.height)
        let isOutside = shape.outline == .ellipse && PaintedShape.Way.rings.share(at: x, y) > 1
        let spot = place(point)
        points.append(
          Vertex(
            x: Float(spot.x), y: Float(spot.y),
            color: isOutside ? .clear : Color(shape.paint.color(at: way.share(at: x, y))).opacity(opacity)))
      }
    }
    list.appendMesh(points: points, corners: Self.corners)
  }

  private func fill(_ rect: Rect, _ color: Color, _ place: (Point) -> Point, into list: inout DrawList) {
    let spots = rect.corners.map(place)
    list.appendMesh(
      points: spots.map { Vertex(x: Float($0.x), y: Float($0.y), color: color) }, corners: [0, 1, 2, 0, 2, 3])
  }

  private func outline(_ rect: Rect, _ color: Color, _ place: (Point) -> Point, into list: inout DrawList) {
    outline(rect, color, line: 1, place, into: &list)
  }

  private func outline(
    _ rect: Rect, _ color: Color, line: Double, _ place: (Point) -> Point, into list: inout DrawList
  ) {
    let spots = rect.corners.map(place)
    for (one, other) in zip(spots, spots.dropFirst() + spots.prefix(1)) {
      let length = hypot(other.x - one.x, other.y - one.y)
      guard length > 0 else { continue }
      let (across, down) = ((other.y - one.y) / length * line / 2, (one.x - other.x) / length * line / 2)
      let points = [
        Point(x: one.x + across, y: one.y + down), Point(x: other.x + across, y: other.y + down),
        Point(x: other.x - across, y: other.y - down), Point(x: one.x - across, y: one.y - down),
      ]
      list.appendMesh(
        points: points.map { Vertex(x: Float($0.x), y: Float($0.y), color: color) }, corners: [0, 1, 2, 0, 2, 3])
    }
  }

  /// The frame of the screen, on the plane of the content.
  private func drawScreen(_ view: Projection, into list: inout DrawList) {
    outline(preview.setting.screen, Self.screenColor, line: 2.5, { view.place($0, 0) }, into: &list)
  }

  private static let screenColor = Color(0x58A5FF)

  /// Names with ratios at the upper left corners, none over another.
  private func drawLabels(_ labels: [(Point, String)], in frame: Rect, into list: inout DrawList) {
    let height = 16.0
    var bottom = -Double.infinity
    for (corner, words) in labels.sorted(by: { $0.0.y < $1.0.y }) {
      let y = max(corner.y - height, bottom)
      bottom = y + height
      let width = Double(words.count) * 6.6 + 12
      let x = max(frame.x + 4, corner.x - width - 6)
      let box = Rect(x: x, y: y, width: width, height: height)
      list.append(.shape(RoundedShape(frame: box, radius: 4, fill: Color(0x0B0B0C, opacity: 0.72))))
      label(words, at: box.center, size: 11, .white, into: &list)
    }
  }

  private func label(_ words: String, at center: Point, size: Double, _ color: Color, into list: inout DrawList) {
    let (width, height) = (Double(words.count) * size, size * 1.5)
    list.append(
      .text(
        words, box: Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
        style: TextStyle(size: size, weight: .medium, color: color, alignment: .center)))
  }
}

/// Planes seen from the side, fitted into a frame.
private struct Projection {
  private typealias Part = (sine: Double, cosine: Double)

  private let screen: Rect
  private let across: Part
  private let up: Part
  private let eye: Double
  private var scale = 1.0
  private var origin = Point(x: 0, y: 0)
}

extension Projection {
  /// Depths between which everything is fitted, in screen widths.
  private static let depths = (-0.95, 0.25)

  init(_ screen: Rect, yaw: Double, pitch: Double, into frame: Rect) {
    self.screen = screen
    func part(_ degrees: Double) -> Part {
      let angle = min(max(-80, degrees), 80) * .pi / 180
      return (sin(angle), cos(angle))
    }
    (across, up) = (part(yaw), part(pitch))
    eye = DepthView.eye * max(screen.width, screen.height)
    let spots = [Self.depths.0, Self.depths.1].flatMap { depth in
      screen.corners.map { place($0, depth * screen.width) }
    }
    let (left, right) = (spots.map(\.x).min() ?? 0, spots.map(\.x).max() ?? 1)
    let (top, bottom) = (spots.map(\.y).min() ?? 0, spots.map(\.y).max() ?? 1)
    scale = 0.86 * min(frame.width / max(1, right - left), frame.height / max(1, bottom - top))
    origin = Point(x: frame.midX - (left + right) / 2 * scale, y: frame.midY - (top + bottom) / 2 * scale)
  }

  /// A point of the screen that is in front of it by some points.
  func place(_ point: Point, _ depth: Double) -> Point {
    let (x, y) = (point.x - screen.midX, point.y - screen.midY)
    let turned = x * across.cosine + depth * across.sine
    let near = depth * across.cosine - x * across.sine
    let down = y * up.cosine - near * up.sine
    let front = near * up.cosine + y * up.sine
    let share = eye / max(eye * 0.2, eye - front)
    return Point(x: origin.x + turned * share * scale, y: origin.y + down * share * scale)
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
  }
}
