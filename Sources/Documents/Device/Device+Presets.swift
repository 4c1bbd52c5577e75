import Geometry

/// A named device.
public struct DevicePreset: Hashable, Sendable {
  /// The name in scene files: `iphone-15`.
  public var name: String
  public var device: Device
  var body: DeviceBody
}

extension Device {
  /// The named devices. Sizes are the manufacturers', in points; bodies are approximate to a few points.
  public static let presets: [DevicePreset] = [
    iPhone("iphone-se", "iPhone SE", 375, 667, scale: 2, top: 20, DeviceBody(.none, .ios, corner: 0, bezel: 16)),
    iPhone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, DeviceBody(.notch, .ios, corner: 44, bezel: 17)),
    DevicePreset(name: "iphone-14", device: Device(), body: DeviceBody(.notch, .ios, corner: 47, bezel: 18)),
    iPhone("iphone-15", "iPhone 15", 393, 852, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone("iphone-16", "iPhone 16", 393, 852, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone("iphone-17", "iPhone 17", 402, 874, top: 62, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone("iphone-air", "iPhone Air", 420, 912, top: 68, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone("iphone-2013", "iPhone 5s", 320, 568, scale: 2, top: 20, DeviceBody(.none, .ios, corner: 0, bezel: 16)),
    android("pixel-8", "Pixel 8", 412, 915, scale: 2.625, top: 48, corner: 40),
    android("pixel-9", "Pixel 9", 412, 924, scale: 2.625, top: 52, corner: 46),
    android("pixel-10", "Pixel 10", 412, 924, scale: 2.625, top: 52, corner: 46),
    android("galaxy-s24", "Galaxy S24", 360, 780, scale: 3, top: 36, corner: 34),
    android("galaxy-s25", "Galaxy S25", 360, 780, scale: 3, top: 36, corner: 38),
    android("galaxy-s26", "Galaxy S26", 360, 780, scale: 3, top: 36, corner: 38),
    DevicePreset(
      name: "ipad-11",
      device: Device("iPad 11-inch", 834, 1194, scale: 2, insets: Insets(top: 24, bottom: 20)),
      body: DeviceBody(.tablet, .none, .ios, corner: 18, bezel: 28)),
    DevicePreset(
      name: "desktop", device: Device("Desktop", 1280, 800, scale: 1),
      body: DeviceBody(.window, .none, .none, corner: 0, bezel: 1)),
  ]

  /// Phones with rounded screens have a home indicator; older ones have a button below the screen.
  private static func iPhone(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    _ body: DeviceBody
  ) -> DevicePreset {
    let insets = Insets(top: top, bottom: body.corner > 0 ? 34 : 0)
    return DevicePreset(name: name, device: Device(title, width, height, scale: scale, insets: insets), body: body)
  }

  private static func android(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double, top: Double, corner: Double
  ) -> DevicePreset {
    DevicePreset(
      name: name, device: Device(title, width, height, scale: scale, insets: Insets(top: top, bottom: 24)),
      body: DeviceBody(.hole, .android, corner: corner, bezel: 14))
  }

  public static func preset(named name: String) -> Device? { presets.first { $0.name == name }?.device }

  /// The display name. A device with a known name but other numbers says so; a rotated one is the same device.
  public var title: String {
    guard let known = Device.presets.first(where: { $0.device.name == name })?.device else { return name }
    var same = known
    same.direction = direction
    same.reduceMotion = reduceMotion
    return self == same || self == same.rotated ? name : "\(name), changed"
  }

  /// The name of the preset identical to this device, if there is one.
  public var presetName: String? { Device.presets.first { $0.device == self }?.name }
}
