import Boundary
import Geometry

/// The phone around a screen: a black body with a fine highlight and a wide soft shadow.
public enum PhoneBody {
  private static let body = Color(0x0B0B0C)
  private static let highlight = Color(0xFFFFFF, opacity: 0.16)
  private static let shadow = Color(0x000000, opacity: 0.5)

  /// How far the body reaches beyond its screen: a 22nd of the screen's narrow side, in whole points, so that its edges
  /// are as sharp as the screen's.
  public static func rim(of screen: Rect) -> Double { max(3, (min(screen.width, screen.height) / 22).rounded()) }

  /// Radius of the body around a screen of `radius`. With a larger one the screen's square corners, which are drawn
  /// before they are covered, would lie outside the body or shine through its soft edge: `(√2 - 1)·R <= √2·rim`, less
  /// a pixel and a half.
  private static func radius(around radius: Double, rim: Double) -> Double {
    min(radius + rim, max(rim, 3.4 * rim - 5))
  }

  /// Draws the body that the screen will lie on.
  public static func draw(around screen: Rect, radius: Double, into list: inout DrawList) {
    let rim = rim(of: screen)
    let outline = screen.inset(by: -rim)
    let radius = self.radius(around: radius, rim: rim)
    // A ring, not a plate: what lies under the screen would be painted for nothing.
    list.append(
      .shape(
        RoundedShape(
          frame: outline, radius: radius, border: body, borderWidth: rim + 1,
          shadow: RoundedShape.Shadow(color: shadow, blur: rim * 3, offset: Point(x: 0, y: rim * 1.4)))))
    list.append(.shape(RoundedShape(frame: outline, radius: radius, border: highlight, borderWidth: 1)))
  }

  /// Covers the corners of a screen that was drawn, so that it looks round. The screen's edges lie on whole pixels:
  /// of one that they crossed, a part would stay uncovered.
  public static func roundCorners(of screen: Rect, radius: Double, into list: inout DrawList) {
    list.append(.shape(RoundedShape(frame: screen, radius: radius, part: .corners, fill: body)))
  }
}
