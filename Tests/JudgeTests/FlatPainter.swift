import Boundary
import Geometry
import Judge

/// A painter of plain arithmetic: pictures are functions of a place in their unit square, and letters are bars.
struct FlatPainter: AuditPainter {
  /// Red, green, blue and opacity, 0...1, of each picture by its number.
  var pictures: [@Sendable (Double, Double) -> SIMD4<Double>]
  let mostWidth = 500
  let mostHeight = 1000
  var lostPictures: Set<PictureID> = []
  let textMeasure = TextMeasure.fixed(0.5)

  func pixels(of list: DrawList, width: Int, height: Int) throws(AuditFailure) -> PixelGrid {
    var colors = [SIMD4<Double>](repeating: SIMD4(0, 0, 0, 1), count: width * height)
    var clip: Rect?
    for command in list.commands {
      let bounds: Rect
      switch command {
      case .clip(let rect):
        clip = rect
        continue
      case .fill(let rect, _): bounds = rect
      case .picture(let quad): bounds = quad.frame
      case .text(_, let box, _): bounds = box
      case .gradient(let rect, _, _, _): bounds = rect
      default: continue
      }
      let seen = clip.map(bounds.intersection) ?? bounds
      // Pixels whose middle is inside.
      let rows =
        max(
          0, Int((seen.y + 0.5).rounded(.down)))..<max(
          0, min(height, Int((seen.maxY + 0.5).rounded(.down))), Int((seen.y + 0.5).rounded(.down)))
      let columns =
        max(
          0, Int((seen.x + 0.5).rounded(.down)))..<max(
          0, min(width, Int((seen.maxX + 0.5).rounded(.down))), Int((seen.x + 0.5).rounded(.down)))
      for y in rows where y < height {
        for x in columns where x < width {
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          guard let color = color(of: command, at: place) else { continue }
          let under = colors[y * width + x]
          colors[y * width + x] = under + (color - under) * color.w
        }
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(colors.count * 4)
    for color in colors {
      for channel in 0..<3 { bytes.append(UInt8(min(255, max(0, color[channel] * 255 + 0.5)))) }
      bytes.append(255)
    }
    return PixelGrid(width: width, height: height, bytes: bytes)
  }

  private func color(of command: DrawCommand, at place: Point) -> SIMD4<Double>? {
    switch command {
    case .fill(_, let color): return Self.shares(color)
    case .picture(let quad):
      guard pictures.indices.contains(quad.picture.rawValue), quad.frame.width > 0, quad.frame.height > 0 else {
        return nil
      }
      var color = pictures[quad.picture.rawValue](
        quad.crop.x + (place.x - quad.frame.x) / quad.frame.width * quad.crop.width,
        quad.crop.y + (place.y - quad.frame.y) / quad.frame.height * quad.crop.height)
      color.w *= Double(quad.tint.alpha) / 255
      return color
    case .text(_, let box, let style):
      guard style.blur < Self.blurred else {
        var color = Self.shares(style.color)
        color.w /= 3
        return color
      }
      return Self.hasInk(at: place, in: box) ? Self.shares(style.color) : nil
    case .gradient(let rect, let from, let to, let axis):
      let share = axis == .vertical ? (place.y - rect.y) / rect.height : (place.x - rect.x) / rect.width
      let (one, other) = (Self.shares(from), Self.shares(to))
      return one + (other - one) * share
    default: return nil
    }
  }

  /// A blur that dissolves the bars, in points.
  private static let blurred = 3.0

  /// Bars of one point every three points.
  static func hasInk(at place: Point, in box: Rect) -> Bool { Int(((place.x - box.x) / 1).rounded(.down)) % 3 == 0 }

  private static func shares(_ color: Color) -> SIMD4<Double> {
    SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) / 255
  }
}
