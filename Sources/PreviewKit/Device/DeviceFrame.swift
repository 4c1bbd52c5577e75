import Boundary
import Documents
import Geometry

/// The device around a screen: a black body with a thin highlight and a wide soft shadow, or a window with its title
/// bar.
public struct DeviceFrame: Sendable {
  private static let body = Color(0x0B0B0C)
  private static let highlight = Color(0xFFFFFF, opacity: 0.16)
  private static let titleBar = Color(0x2A2B2F)
  private static let windowRadius = 10.0

  private let body: DeviceBody
  private let title: String
  /// The screen's frame, in points of the window.
  private let screen: Rect
  /// Window points per device point.
  private let zoom: Double
  private let shadow: Color

  /// - Parameters:
  ///   - title: The title of a window.
  ///   - screen: Aligned to whole pixels; otherwise parts of its edge pixels would stay uncovered.
  ///   - shadow: The shadow on the background, which is dark unless specified otherwise.
  public init(
    _ body: DeviceBody, title: String = "", around screen: Rect, zoom: Double,
    shadow: Color = Color.black.opacity(0.5)
  ) {
    self.shadow = shadow
    self.body = body
    self.title = title
    self.screen = screen
    self.zoom = zoom
  }
}

extension DeviceFrame {
  /// Width of the body around its screen in device points, or in window points if those are larger, so that a rim is
  /// always visible.
  public static func edges(of body: DeviceBody, zoom: Double) -> Insets {
    let edges = body.edges
    guard body.kind != .window else {
      return Insets(top: (edges.top * zoom).rounded(.up), left: 1, bottom: 1, right: 1)
    }
    func whole(_ edge: Double) -> Double { max(3, (edge * zoom).rounded()) }
    return Insets(
      top: whole(edges.top), left: whole(edges.left), bottom: whole(edges.bottom), right: whole(edges.right))
  }

  /// The frame of the screen and its body.
  public var outline: Rect {
    let edges = Self.edges(of: body, zoom: zoom)
    return Rect(
      x: screen.x - edges.left, y: screen.y - edges.top, width: screen.width + edges.left + edges.right,
      height: screen.height + edges.top + edges.bottom)
  }

  private var rim: Double { screen.x - outline.x }

  private var screenRadius: Double {
    body.kind == .window ? 0 : min(body.corner * zoom, min(screen.width, screen.height) / 2)
  }

  /// Radius of the body. With a larger one the screen's square corners, which are drawn before they are covered, would
  /// extend beyond the body or show through its soft edge: `(√2 - 1)·R <= √2·rim`, minus a pixel and a half.
  private var radius: Double {
    body.kind == .window ? 0 : min(screenRadius + rim, max(rim, 3.4 * rim - 5))
  }

  /// Draws the body below the screen.
  public func drawBody(into list: inout DrawList) {
    let outline = outline
    let fallen = RoundedShape.Shadow(
      color: shadow, blur: max(9, 54 * zoom), offset: Point(x: 0, y: max(4, 25 * zoom)), hidden: screen)
    guard body.kind != .window else { return drawWindow(outline, fallen, into: &list) }
    // A ring instead of a plate, as the part under the screen would be painted for nothing.
    list.append(
      .shape(
        RoundedShape(frame: outline, radius: radius, border: Self.body, borderWidth: rim + 1, shadow: fallen)))
    list.append(.shape(RoundedShape(frame: outline, radius: radius, border: Self.highlight, borderWidth: 1)))
  }

  private func drawWindow(_ outline: Rect, _ shadow: RoundedShape.Shadow, into list: inout DrawList) {
    let radius = min(Self.windowRadius * zoom, outline.height / 4)
    list.append(.shape(RoundedShape(frame: outline, radius: radius, fill: Self.titleBar, shadow: shadow)))
    list.append(.shape(RoundedShape(frame: outline, radius: radius, border: Self.highlight, borderWidth: 1)))
    let bar = Rect(x: outline.x, y: outline.y, width: outline.width, height: screen.y - outline.y)
    list.append(
      .text(
        title, box: bar.inset(by: 2 * zoom),
        style: TextStyle(size: 13 * zoom, weight: .medium, color: Color(0xC9CBD0), alignment: .center)))
    let side = 12 * zoom
    for place in 0..<3 {
      let frame = Rect(
        x: bar.maxX - (Double(place) + 1) * 22 * zoom, y: bar.y + (bar.height - side) / 2, width: side, height: side)
      list.append(.shape(RoundedShape(frame: frame, radius: side / 2, fill: Color(0x4A4C52))))
    }
  }

  /// Covers the corners of the drawn screen, so that it looks round.
  public func roundCorners(into list: inout DrawList) {
    guard screenRadius > 0 else { return }
    list.append(.shape(RoundedShape(frame: screen, radius: screenRadius, part: .corners, fill: Self.body)))
  }
}
