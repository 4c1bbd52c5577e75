import Geometry
import Parameters

/// An edge or a knob on the screen that can be dragged, and the field of the effect that it changes.
public struct Handle: Hashable, Sendable {
  /// The relation of the number to what is dragged.
  public enum Measure: Hashable, Sendable {
    /// A length that grows by this amount per dragged point.
    case length(perPoint: Double)
    /// The ratio of this width to the dragged length.
    case aspect(width: Double)
    /// An angle that grows by this amount per degree clockwise.
    case angle(perDegree: Double)
  }

  /// How it is dragged.
  public enum Grip: Hashable, Sendable {
    /// A line of zero thickness, across an axis, in points of the screen.
    case edge(Rect, Axis)
    /// A knob around a point.
    case knob(Point, around: Point)
  }

  /// The path of the field in the effect, such as `rowHeight`.
  public var field: String
  public var grip: Grip
  public var measure: Measure

  init(_ field: String, _ grip: Grip, _ measure: Measure) {
    (self.field, self.grip, self.measure) = (field, grip, measure)
  }

  init<E: Effect>(_ field: PartialKeyPath<E>, line: Rect, axis: Axis, _ measure: Measure) {
    self.init(E.path(of: field), .edge(line, axis), measure)
  }
}

extension Handle {
  /// The line of an edge, or a point.
  public var line: Rect {
    switch grip {
    case .edge(let line, _): line
    case .knob(let place, _): Rect(x: place.x, y: place.y, width: 0, height: 0)
    }
  }

  /// The number that dragging changes: the place of a point along the axis, or its direction from the middle in degrees.
  public func reading(at point: Point) -> Double {
    switch grip {
    case .edge(_, .vertical): point.y
    case .edge(_, .horizontal): point.x
    case .knob(_, let middle): Turn.degrees(from: middle, to: point)
    }
  }

  /// The new value after dragging.
  ///
  /// - Parameters:
  ///   - value: At the beginning.
  ///   - distance: The change of the reading.
  ///   - last: The value up to now: a knob that goes round goes on counting.
  public func value(from value: Double, draggedBy distance: Double, last: Double) -> Double {
    switch measure {
    case .length(let perPoint): return value + distance * perPoint
    case .aspect(let width):
      guard value > 0, width > 0 else { return value }
      return width / max(1, width / value + distance)
    case .angle(let perDegree):
      guard perDegree != 0 else { return value }
      let done = (last - value) / perDegree
      return value + perDegree * (done + (distance - done).remainder(dividingBy: 360))
    }
  }
}

extension Handle {
  /// The lower edge of a row in a list whose first row is fixed: the row with this part nearest to two thirds of the
  /// screen.
  ///
  /// - Parameter before: The number of rows of this kind up to and including a row.
  static func row<E: Effect>(
    _ field: PartialKeyPath<E>, part: LayerKind, of layers: [Layer], in setting: Setting, counting before: (Int) -> Int
  ) -> Handle? {
    guard setting.rowHeights == nil, setting.page == nil else { return nil }
    let (top, bottom) = (setting.viewport.height * 0.1, setting.viewport.height * 0.95)
    var nearest: (row: Int, frame: Rect)?
    for layer in layers where layer.id.kind == part {
      guard let row = layer.id.index else { continue }
      let frame = layer.clip ?? layer.frame
      guard frame.maxY > top, frame.maxY < bottom else { continue }
      let middle = setting.viewport.height * 2 / 3
      if let known = nearest, (known.frame.maxY - middle).magnitude <= (frame.maxY - middle).magnitude { continue }
      nearest = (row, frame)
    }
    guard let nearest else { return nil }
    let line = Rect(x: nearest.frame.x, y: nearest.frame.maxY, width: nearest.frame.width, height: 0)
    return Handle(field, line: line, axis: .vertical, .length(perPoint: 1 / Double(max(1, before(nearest.row)))))
  }
}
