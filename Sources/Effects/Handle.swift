import Geometry

/// An edge on the screen that can be dragged, and which number of the effect follows it.
public struct Handle: Hashable, Sendable {
  /// What the number is to the edge.
  public enum Measure: Hashable, Sendable {
    /// It grows by so much for each point that the edge is dragged.
    case length(perPoint: Double)
    /// It is this width over the length that is dragged.
    case aspect(width: Double)
  }

  /// As the effect declares it: `rowHeight`.
  public var field: String
  /// A line without thickness, in points of the screen.
  public var line: Rect
  /// Which way it is dragged.
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
  /// The number that brings the edge so many points to the right or down from where it was at another one.
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
  /// The lower edge of a row of a list whose first row stays where it is: the one nearest to two thirds of the screen,
  /// of those whose layers have a part.
  ///
  /// - Parameter before: How many rows of that kind there are up to one, itself included.
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

  /// The lower edge of a header: its height at rest, or what is left of it where it has collapsed.
  ///
  /// - Parameter resting: Height at rest; nil: that does not move the edge now.
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
