import Geometry

/// A device that a scene can name.
public struct DevicePreset: Hashable, Sendable {
  /// As scene files spell it: `iphone-15`.
  public var name: String
  public var device: Device
}

extension Device {
  /// The devices that a scene can name, sizes in points as their makers give them.
  public static let presets: [DevicePreset] = [
    DevicePreset(name: "iphone-se", device: Device("iPhone SE", 375, 667, scale: 2, insets: Insets(top: 20))),
    DevicePreset(
      name: "iphone-13-mini",
      device: Device("iPhone 13 mini", 375, 812, scale: 3, insets: Insets(top: 50, bottom: 34))),
    DevicePreset(name: "iphone-14", device: Device()),
    DevicePreset(
      name: "iphone-15", device: Device("iPhone 15", 393, 852, scale: 3, insets: Insets(top: 59, bottom: 34))),
    DevicePreset(
      name: "iphone-15-plus",
      device: Device("iPhone 15 Plus", 430, 932, scale: 3, insets: Insets(top: 59, bottom: 34))),
    DevicePreset(name: "iphone-2013", device: Device("iPhone 5s", 320, 568, scale: 2, insets: Insets(top: 20))),
    DevicePreset(
      name: "pixel-8", device: Device("Pixel 8", 412, 915, scale: 2.625, insets: Insets(top: 48, bottom: 24))),
    DevicePreset(
      name: "galaxy-s24", device: Device("Galaxy S24", 360, 780, scale: 3, insets: Insets(top: 36, bottom: 24))),
    DevicePreset(
      name: "ipad-11", device: Device("iPad 11-inch", 834, 1194, scale: 2, insets: Insets(top: 24, bottom: 20))),
    DevicePreset(name: "desktop", device: Device("Desktop", 1280, 800, scale: 1)),
  ]

  public static func preset(named name: String) -> Device? { presets.first { $0.name == name }?.device }

  /// What people call it. One that bears a known device's name and has other numbers says so; one that lies on its side
  /// is the same device.
  public var title: String {
    guard let known = Device.presets.first(where: { $0.device.name == name })?.device else { return name }
    var same = known
    same.direction = direction
    same.reduceMotion = reduceMotion
    return self == same || self == same.rotated ? name : "\(name), changed"
  }

  /// The name under which this very device is known, if it is.
  public var presetName: String? { Device.presets.first { $0.device == self }?.name }
}
