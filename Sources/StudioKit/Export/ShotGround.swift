import Boundary
import Documents
import Geometry
import PreviewKit

/// The color around the devices of a shot.
public enum ShotGround: String, CaseIterable, Codable, Hashable, Sendable { case dark, light, black, white }

extension ShotGround {
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  public var color: Color {
    switch self {
    case .dark: BodyRoom.ground
    case .light: Color(0xE6E8EC)
    case .black: .black
    case .white: .white
    }
  }
}

extension Shot {
  /// Gap between two screens without bodies, in points.
  public static let gap = 24.0

  /// Size of a picture of several devices, in points.
  ///
  /// - Parameter way: How two share the first one's screen. Nil if each has its own.
  public static func room(for devices: [Device], hasBody: Bool, _ way: Superposition?) -> Size {
    let rooms = (way == nil ? devices[...] : devices.prefix(1)).map { hasBody ? BodyRoom.size(of: $0) : $0.size }
    let air = hasBody ? 0 : gap * Double(max(0, rooms.count - 1))
    return Size(
      width: rooms.reduce(air) { $0 + $1.width }, height: rooms.reduce(0) { max($0, $1.height) })
  }

  /// Size of its pictures before anything turns a device, in points.
  var room: Size {
    Self.room(for: [scene.scene.device] + companions.map(\.scene.scene.device), hasBody: hasBody, way)
  }
}
