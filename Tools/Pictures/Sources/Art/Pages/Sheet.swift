/// A page of an app on a plate, laid out in the points of a phone 390 wide, from the top.
struct Sheet {
  var plate: Plate
  /// A point in the plate's unit.
  let point: Float

  static let width: Float = 390

  init(_ plate: Plate) {
    self.plate = plate
    point = plate.aspect / Self.width
  }

  enum Align { case leading, center, trailing }

  /// How heavy letters are: the pen's width over their height.
  enum Weight: Float {
    case regular = 0.118
    case medium = 0.15
    case bold = 0.19
  }
}

extension Sheet {
  func spot(_ x: Float, _ y: Float) -> Spot { Spot(x, y) * point }

  /// Where a spot is, in points.
  func place(_ spot: Spot) -> Spot { spot / point }

  /// Writes a line of text of a font's size that stands at `y`, and begins, has its middle or ends at `x`.
  mutating func write(
    _ text: String, _ size: Float, _ weight: Weight = .regular, at x: Float, _ y: Float, _ ink: Light,
    _ align: Align = .leading
  ) {
    // Capitals are .72 of a font's size.
    let pen = Lettering(size: size * 0.72 * point, spacing: 0.19 + weight.rawValue * 0.42, gap: 0.7)
    let length = pen.length(of: text)
    let start =
      switch align {
      case .leading: x * point
      case .center: x * point - length / 2
      case .trailing: x * point - length
      }
    plate.write(pen.lines(of: text, from: Spot(start, y * point)), width: pen.size * weight.rawValue, ink)
  }

  mutating func line(_ places: [Spot], width: Float, _ ink: Light) {
    plate.fill(.stroke(places.map { $0 * point }, width: width * point, round: true), ink)
  }

  mutating func disc(_ x: Float, _ y: Float, _ radius: Float, _ ink: Light) {
    plate.fill(.disc(spot(x, y), radius * point), ink)
  }

  /// A rectangle with round corners.
  func rounded(_ x: Float, _ y: Float, _ width: Float, _ height: Float, radius: Float) -> Outline {
    let quarter: Float = 1.570_796_3
    func corner(_ x: Float, _ y: Float, _ turn: Float) -> [Spot] {
      Outline.arc(spot(x, y), radius * point, from: turn * quarter, to: (turn + 1) * quarter, steps: 16)
    }
    return Outline(
      ring: corner(x + width - radius, y + height - radius, 0) + corner(x + radius, y + height - radius, 1)
        + corner(x + radius, y + radius, 2) + corner(x + width - radius, y + radius, 3))
  }

  /// Another picture, filling a rectangle with round corners.
  mutating func picture(
    _ painter: any Painter, seed: UInt64, _ x: Float, _ y: Float, _ width: Float, _ height: Float, radius: Float
  ) {
    // As many pixels as it covers, so that it is as fine as what lies around it.
    let scale = point * Float(plate.height)
    // At its own shape, two by one, of which the middle is seen.
    let tall = max(height, width / 2)
    var other = Plate(width: Int(tall * 2 * scale), height: Int(tall * scale))
    painter.paint(&other, seed: seed)
    let middle = Spot(other.aspect / 2, 0.5)
    let center = spot(x + width / 2, y + height / 2)
    let share = 1 / (tall * point)
    plate.fill(rounded(x, y, width, height, radius: radius)) { p, _ in other.sample((p - center) * share + middle) }
  }
}
