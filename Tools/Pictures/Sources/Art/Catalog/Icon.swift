/// The program's icon: a sun behind ridges, of which the nearer ones would move faster. The same few shapes are painted
/// at every size and written as SVG.
public struct Icon: Sendable {
  /// A shape's color, or two from its top to its bottom. sRGB.
  private struct Ink: Sendable {
    var top: UInt32
    var bottom: UInt32

    init(_ top: UInt32, _ bottom: UInt32? = nil) {
      self.top = top
      self.bottom = bottom ?? top
    }
  }

  private enum Shape: Sendable {
    /// All of the tile.
    case ground
    case disc(x: Int, y: Int, radius: Int)
    /// From these points down to the lower edge.
    case ridge([(x: Int, y: Int)])
  }

  /// Units of the drawing: its side.
  private static let side = 128
  /// The tile, a square with round corners: its distance from the edge, and the corners' radius.
  private static let margin = 6
  private static let corner = 27
  /// Sides in pixels that desktops ask for.
  public static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]
  /// Below this side the far ridge and the halo are left out, which would be a smear.
  private static let finest = 32

  private let pieces: [(shape: Shape, ink: Ink)]

  /// - Parameter size: The side in pixels that it is for; nil: any.
  public init(for size: Int? = nil) {
    let isFine = size.map { $0 >= Self.finest } ?? true
    let sky = (Shape.ground, Ink(0x2A_3566, 0xF2_9A6B))
    let halo = (Shape.disc(x: 80, y: 46, radius: 27), Ink(0xC9_8B84, 0xF0_A87C))
    let sun = (Shape.disc(x: 80, y: 46, radius: isFine ? 18 : 21), Ink(0xFF_F3D0, 0xFF_DD9A))
    let far = (
      Shape.ridge([(0, 78), (20, 58), (33, 68), (52, 44), (70, 66), (82, 58), (104, 78), (128, 66)]),
      Ink(0x9C_6A85, 0x8A_5C7E)
    )
    let middle = (
      Shape.ridge([(0, 84), (24, 78), (46, 92), (74, 66), (98, 90), (112, 80), (128, 88)]), Ink(0x5D_4674, 0x4A_3A66)
    )
    let near = (Shape.ridge([(0, 90), (18, 80), (50, 106), (70, 98), (96, 112), (128, 98)]), Ink(0x26_2444, 0x16_1730))
    pieces = isFine ? [sky, halo, sun, far, middle, near] : [sky, sun, middle, near]
  }
}

extension Icon {
  /// The icon in pixels, clear around its tile.
  public static func painted(side pixels: Int) -> Bitmap {
    var picture = Plate(width: pixels, height: pixels)
    for (shape, ink) in Icon(for: pixels).pieces {
      picture.fill(outline(of: shape)) { p, _ in light(ink, shape, at: p) }
    }
    var icon = Plate(width: pixels, height: pixels, isClear: true)
    icon.fill(tile) { p, _ in picture.sample(p) }
    return icon.developedPlain()
  }

  private static func spot(_ x: Int, _ y: Int) -> Spot { Spot(Float(x), Float(y)) / Float(side) }

  private static var tile: Outline {
    let low = Float(margin) / Float(side)
    let high = 1 - low
    let radius = Float(corner) / Float(side)
    let quarter: Float = 1.570_796_3
    let centers = [
      Spot(high - radius, high - radius), Spot(low + radius, high - radius), Spot(low + radius, low + radius),
      Spot(high - radius, low + radius),
    ]
    let arcs = centers.enumerated().map { index, center in
      Outline.arc(center, radius, from: Float(index) * quarter, to: Float(index + 1) * quarter, steps: 24)
    }
    return Outline(ring: arcs.flatMap(\.self))
  }

  private static func outline(of shape: Shape) -> Outline {
    switch shape {
    case .ground: .rectangle(Spot(0, 0), Spot(1, 1))
    case .disc(let x, let y, let radius): .disc(spot(x, y), Float(radius) / Float(side))
    case .ridge(let points): Outline(ring: points.map { spot($0.x, $0.y) } + [Spot(1, 1), Spot(0, 1)])
    }
  }

  /// Rows of the drawing between which a shape's colors run.
  private static func span(of shape: Shape) -> (top: Int, bottom: Int) {
    switch shape {
    case .ground: (margin, side - margin)
    case .disc(_, let y, let radius): (y - radius, y + radius)
    case .ridge(let points): (points.map(\.y).min() ?? 0, side)
    }
  }

  /// Colors run evenly in sRGB, as they do in SVG.
  private static func light(_ ink: Ink, _ shape: Shape, at p: Spot) -> Light {
    let span = span(of: shape)
    let place = unit((p.y * Float(side) - Float(span.top)) / Float(span.bottom - span.top))
    func channel(_ shift: UInt32) -> Float {
      let (a, b) = (Float((ink.top >> shift) & 0xFF), Float((ink.bottom >> shift) & 0xFF))
      return Transfer.decode(mix(a, b, place) / 255)
    }
    return Light(channel(16), channel(8), channel(0))
  }
}

extension Icon {
  /// The icon as an SVG file.
  public var svg: String {
    let (side, margin, inner) = (Self.side, Self.margin, Self.side - 2 * Self.margin)
    var gradients = ""
    var shapes = ""
    for (index, (shape, ink)) in pieces.enumerated() {
      let span = Self.span(of: shape)
      gradients += """
            <linearGradient id="ink\(index)" gradientUnits="userSpaceOnUse" x1="0" y1="\(span.top)" x2="0" y2="\(span.bottom)">
              <stop offset="0" stop-color="\(Self.hex(ink.top))"/>
              <stop offset="1" stop-color="\(Self.hex(ink.bottom))"/>
            </linearGradient>

        """
      shapes += "    \(Self.element(of: shape, fill: "url(#ink\(index))"))\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" viewBox="0 0 \(side) \(side)">
        <title>Parallax</title>
        <defs>
          <clipPath id="tile">
            <rect x="\(margin)" y="\(margin)" width="\(inner)" height="\(inner)" rx="\(Self.corner)"/>
          </clipPath>
      \(gradients)  </defs>
        <g clip-path="url(#tile)">
      \(shapes)  </g>
      </svg>

      """
  }

  private static func element(of shape: Shape, fill: String) -> String {
    switch shape {
    case .ground: return "<path d=\"M0 0H\(side)V\(side)H0Z\" fill=\"\(fill)\"/>"
    case .disc(let x, let y, let radius): return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(fill)\"/>"
    case .ridge(let points):
      let line = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
      return "<path d=\"M\(line)V\(side)H0Z\" fill=\"\(fill)\"/>"
    }
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
