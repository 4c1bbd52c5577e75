import Boundary
import Documents
import Geometry

/// A picture of a screen with its device, on a plain background with space for the shadow.
public struct BodyRoom {
  /// Size of the whole picture, in points.
  public let size: Size
  private let frame: DeviceFrame
  private let screen: Rect
  private let ground: Color

  /// Margin around the body, in points.
  private static let margin = 48.0
  public static let ground = Color(0x1E1F22)

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - ground: The color around the device.
  public init(_ scene: Scene, scale: Double, on ground: Color = BodyRoom.ground) {
    self.ground = ground
    let edges = DeviceFrame.edges(of: scene.device.look, zoom: 1)
    size = Self.size(of: scene.device)
    screen = Rect(
      x: Self.margin + edges.left, y: Self.margin + edges.top, width: scene.device.width, height: scene.device.height
    ).onPixels(scale: scale)
    frame = DeviceFrame(scene.device.look, title: scene.barTitle, around: screen, zoom: 1)
  }

  public static func size(of device: Device) -> Size {
    let edges = DeviceFrame.edges(of: device.look, zoom: 1)
    return Size(
      width: device.width + edges.left + edges.right + 2 * margin,
      height: device.height + edges.top + edges.bottom + 2 * margin)
  }

  public func draw(_ content: DrawList, into list: inout DrawList) {
    list.append(.fill(Rect(size), ground))
    frame.drawBody(into: &list)
    list.clipped(to: screen) { $0.append(content, scaledBy: 1, at: screen.origin) }
    frame.roundCorners(into: &list)
  }
}
