import Geometry

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

  public init(_ field: String, line: Rect, axis: Axis, _ measure: Measure) {
    self.field = field
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
  static func row(
    _ field: String, part: String, of layers: [Layer], in setting: Setting, counting before: (Int) -> Int
  ) -> Handle? {
    guard setting.rowHeights == nil, setting.page == nil else { return nil }
    let (top, bottom) = (setting.viewport.height * 0.1, setting.viewport.height * 0.95)
    var nearest: (row: Int, frame: Rect)?
    for layer in layers where layer.id.owner == "row" && layer.id.part == part {
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

  /// The lower edge of a header: its height at rest, or its minimum height once collapsed.
  ///
  /// - Parameter resting: Height at rest; nil if it does not move the edge at the moment.
  static func header(
    _ owner: String, minimum: Double, resting: Double?, of layers: [Layer], in setting: Setting
  ) -> Handle? {
    guard let layer = layers.first(where: { $0.id.owner == owner && $0.id.part == "image" }) else { return nil }
    let (width, frame) = (setting.viewport.width, layer.visibleFrame)
    let line = Rect(x: 0, y: frame.maxY, width: width, height: 0)
    if minimum > 0, frame.height <= minimum + 0.5 {
      return Handle("minHeight", line: line, axis: .vertical, .length(perPoint: 1))
    }
    return resting.map { _ in Handle("aspect", line: line, axis: .vertical, .aspect(width: width)) }
  }
}
