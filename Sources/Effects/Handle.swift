import Geometry
import Parameters

/// A draggable edge on the screen, and the field of the effect that it changes.
public struct Handle: Hashable, Sendable {
  /// The relation of the number to the edge.
  public enum Measure: Hashable, Sendable {
    /// A length that grows by this amount per dragged point.
    case length(perPoint: Double)
    /// The ratio of this width to the dragged length.
    case aspect(width: Double)
  }

  /// The declared name of the field, such as `rowHeight`.
  public var field: String
  /// A line of zero thickness, in points of the screen.
  public var line: Rect
  /// The direction of dragging.
  public var axis: Axis
  public var measure: Measure

  init<E: Effect>(_ field: PartialKeyPath<E>, line: Rect, axis: Axis, _ measure: Measure) {
    self.field = E.path(of: field)
    self.line = line
    self.axis = axis
    self.measure = measure
  }
}

extension Handle {
  /// The new value after dragging the edge by a distance to the right or down, in points.
  public func value(from value: Double, draggedBy distance: Double) -> Double {
    switch measure {
    case .length(let perPoint): return value + distance * perPoint
    case .aspect(let width):
      guard value > 0, width > 0 else { return value }
      return width / max(1, width / value + distance)
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
