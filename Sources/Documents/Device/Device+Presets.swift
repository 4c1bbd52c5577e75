import Geometry

/// A named device.
public struct DevicePreset: Hashable, Sendable {
  /// The name in scene files: `iphone-15`.
  public var name: String
  public var device: Device
  var body: DeviceBody
  /// The maker and kind, by which presets are grouped. Empty for a device of no maker.
  public var maker: String
  /// The year in which it came out. Nil for a device of no maker.
  public var year: Int?
}

extension Device {
  /// The named devices, those of a maker together by year. Sizes are the manufacturers', in points; bodies are approximate to a few points.
  public static let presets: [DevicePreset] = [
    iPhone(
      2013, "iphone-2013", "iPhone 5s", 320, 568, scale: 2, top: 20, DeviceBody(.none, .ios, corner: 0, bezel: 16)),
    iPhone(
      2021, "iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, DeviceBody(.notch, .ios, corner: 44, bezel: 17)),
    iPhone(
      2022, "iphone-se", "iPhone SE", 375, 667, scale: 2, top: 20, DeviceBody(.none, .ios, corner: 0, bezel: 16)),
    DevicePreset(
      name: "iphone-14", device: Device(), body: DeviceBody(.notch, .ios, corner: 47, bezel: 18), maker: "Apple",
      year: 2022),
    iPhone(2023, "iphone-15", "iPhone 15", 393, 852, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone(
      2023, "iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone(2024, "iphone-16", "iPhone 16", 393, 852, top: 59, DeviceBody(.island, .ios, corner: 55, bezel: 17)),
    iPhone(2024, "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone(2025, "iphone-17", "iPhone 17", 402, 874, top: 62, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone(
      2025, "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62,
      DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    iPhone(2025, "iphone-air", "iPhone Air", 420, 912, top: 68, DeviceBody(.island, .ios, corner: 62, bezel: 18)),
    DevicePreset(
      name: "ipad-11",
      device: Device("iPad 11-inch", 834, 1194, scale: 2, insets: Insets(top: 24, bottom: 20)),
      body: DeviceBody(.tablet, .none, .ios, corner: 18, bezel: 28), maker: "Apple, tablets", year: 2022),
    android("Google", 2023, "pixel-8", "Pixel 8", 412, 915, scale: 2.625, top: 48, corner: 40),
    android("Google", 2024, "pixel-9", "Pixel 9", 412, 924, scale: 2.625, top: 52, corner: 46),
    android("Google", 2025, "pixel-10", "Pixel 10", 412, 924, scale: 2.625, top: 52, corner: 46),
    android("Samsung", 2024, "galaxy-s24", "Galaxy S24", 360, 780, scale: 3, top: 36, corner: 34),
    android("Samsung", 2025, "galaxy-s25", "Galaxy S25", 360, 780, scale: 3, top: 36, corner: 38),
    android("Samsung", 2026, "galaxy-s26", "Galaxy S26", 360, 780, scale: 3, top: 36, corner: 38),
    DevicePreset(
      name: "desktop", device: Device("Desktop", 1280, 800, scale: 1),
      body: DeviceBody(.window, .none, .none, corner: 0, bezel: 1), maker: ""),
  ]

  /// Phones with rounded screens have a home indicator; older ones have a button below the screen.
  private static func iPhone(
    _ year: Int, _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    _ body: DeviceBody
  ) -> DevicePreset {
    let insets = Insets(top: top, bottom: body.corner > 0 ? 34 : 0)
    return DevicePreset(
      name: name, device: Device(title, width, height, scale: scale, insets: insets), body: body, maker: "Apple",
      year: year)
  }

  private static func android(
    _ maker: String, _ year: Int, _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double,
    top: Double, corner: Double
  ) -> DevicePreset {
    DevicePreset(
      name: name, device: Device(title, width, height, scale: scale, insets: Insets(top: top, bottom: 24)),
      body: DeviceBody(.hole, .android, corner: corner, bezel: 14), maker: maker, year: year)
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
