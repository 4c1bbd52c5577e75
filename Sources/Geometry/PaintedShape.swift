/// A rectangle or an ellipse with its paint, without its place. Lengths are in any unit that all of them share.
public struct PaintedShape: Hashable, Sendable {
  public enum Outline: Hashable, Sendable { case rectangle, ellipse }

  public enum Paint: Hashable, Sendable {
    /// `0xRRGGBBAA`.
    case color(UInt32)
    /// Across the box at an angle, in degrees clockwise from upwards, between two of its corners.
    case linear(angle: Double, [Stop])
    /// From the middle to the sides of the box, and on to its corners in the last color.
    case radial([Stop])
  }

  /// A color of a gradient, `0xRRGGBBAA`, at a share of its way.
  public struct Stop: Hashable, Sendable {
    public var place: Double
    public var color: UInt32

    public init(at place: Double, _ color: UInt32) { (self.place, self.color) = (place, color) }
  }

  public var outline: Outline
  /// Width over height.
  public var aspect: Double
  /// Radius of a rectangle's corners.
  public var radius: Double
  public var paint: Paint
  /// Width of the line inside the edge; 0 for none.
  public var lineWidth: Double
  /// `0xRRGGBBAA`.
  public var lineColor: UInt32

  public init(
    _ outline: Outline, aspect: Double, radius: Double, _ paint: Paint, lineWidth: Double = 0, lineColor: UInt32 = 0
  ) {
    (self.outline, self.aspect, self.radius, self.paint) = (outline, aspect, radius, paint)
    (self.lineWidth, self.lineColor) = (lineWidth, lineColor)
  }
}

extension PaintedShape {
  /// The same shape with lengths in another unit.
  public func scaled(by factor: Double) -> PaintedShape {
    var shape = self
    shape.radius *= factor
    shape.lineWidth *= factor
    return shape
  }

  /// Whether it is a plain rectangle of one color.
  public var isPlain: Bool {
    guard case .color = paint else { return false }
    return outline == .rectangle && radius <= 0 && lineWidth <= 0
  }

  /// Whether it covers its whole box with opaque colors.
  public var isOpaque: Bool {
    guard outline == .rectangle, radius <= 0, lineWidth <= 0 || lineColor & 0xFF == 0xFF else { return false }
    return switch paint {
    case .color(let color): color & 0xFF == 0xFF
    case .linear(_, let stops), .radial(let stops): stops.allSatisfy { $0.color & 0xFF == 0xFF }
    }
  }
}

extension PaintedShape.Paint {
  /// Its colors; one without a gradient.
  public var stops: [PaintedShape.Stop] {
    switch self {
    case .color(let color): [PaintedShape.Stop(at: 0, color)]
    case .linear(_, let stops), .radial(let stops): stops
    }
  }

  /// The share of the way to the last color at each place in the unit square of a box.
  public func way(aspect: Double) -> PaintedShape.Way {
    switch self {
    case .color: .line(start: 0, across: 0, down: 0)
    case .radial: .rings
    case .linear(let angle, _):
      PaintedShape.Way(angle: angle, aspect: aspect)
    }
  }

  /// Red, green, blue and alpha at a share of the way, 0...1, multiplied by alpha: as they are interpolated.
  public func color(at share: Double) -> SIMD4<Double> {
    let stops = stops
    guard let next = stops.firstIndex(where: { $0.place > share }) else { return stops.last?.channels ?? .zero }
    guard next > 0 else { return stops[0].channels }
    let (one, other) = (stops[next - 1], stops[next])
    let part = (share - one.place) / (other.place - one.place)
    return one.channels + (other.channels - one.channels) * part
  }
}

extension PaintedShape.Stop {
  fileprivate var channels: SIMD4<Double> {
    let alpha = Double(color & 0xFF) / 255
    func channel(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 * alpha }
    return SIMD4(channel(24), channel(16), channel(8), alpha)
  }
}

extension PaintedShape {
  /// How a gradient runs over the unit square of its box.
  public enum Way: Hashable, Sendable {
    case line(start: Double, across: Double, down: Double)
    /// Around the middle, to the sides.
    case rings
  }
}

extension PaintedShape.Way {
  /// As in CSS: the line through the middle whose ends are those where a corner is reached.
  init(angle: Double, aspect: Double) {
    let (sine, cosine) = Turn.direction(degrees: angle)
    let height = 1 / aspect
    let length = sine.magnitude + cosine.magnitude * height
    let (across, down) = (sine / length, 0 - cosine * height / length)
    self = .line(start: 0.5 - (across + down) / 2, across: across, down: down)
  }

  public func share(at x: Double, _ y: Double) -> Double {
    switch self {
    case .line(let start, let across, let down): start + across * x + down * y
    case .rings: 2 * ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
    }
  }
}
