import Geometry
import Parameters

/// The body of a device: its appearance around the screen and over it. Does not affect layers.
public struct DeviceBody: Hashable, Sendable {
  public enum Kind: String, Choice {
    case phone, tablet
    /// A window on a desktop, with a title bar.
    case window
  }

  /// The cutout at the top of the screen.
  public enum Camera: String, Choice { case none, notch, island, hole }

  /// The style of the status bar and the home indicator.
  public enum Bars: String, Choice { case none, ios, android }

  public var kind = Kind.phone
  public var camera = Camera.none
  public var bars = Bars.ios
  /// Radius of the screen's corners, in points.
  public var corner = 0.0
  /// Width of the body around the screen, in points.
  public var bezel = 12.0

  public init() {}

  /// A phone's body.
  init(_ camera: Camera, _ bars: Bars, corner: Double, bezel: Double) {
    self.init(.phone, camera, bars, corner: corner, bezel: bezel)
  }

  init(_ kind: Kind, _ camera: Camera, _ bars: Bars, corner: Double, bezel: Double) {
    self.kind = kind
    self.camera = camera
    self.bars = bars
    self.corner = corner
    self.bezel = bezel
  }
}

/// Overrides of a device's body. Nil uses the likely value for the screen.
public struct OwnBody: Hashable, Sendable {
  public var kind: DeviceBody.Kind?
  public var camera: DeviceBody.Camera?
  public var bars: DeviceBody.Bars?
  public var corner: Double?
  public var bezel: Double?

  public init() {}

  static let parameters: [Parameter<OwnBody>] = [
    Parameter(
      "kind", \.kind, .either(DeviceBody.Kind.domain, .null), "Kind of body around the screen; null guesses it."
    ).labeled("Body"),
    Parameter(
      "camera", \.camera, .either(DeviceBody.Camera.domain, .null), "Camera cutout at the top of the screen."),
    Parameter(
      "bars", \.bars, .either(DeviceBody.Bars.domain, .null),
      "Style of the status bar and home indicator."),
    Parameter("corner", \.corner, length, "Radius of the screen's corners."),
    Parameter("bezel", \.bezel, length, "Width of the body around the screen."),
  ].map { $0.unset("As the preset") }

  private static let length = Domain.either(.number(0...120, unit: "pt", step: 1), .null)
}

extension DeviceBody {
  /// Height of a window's title bar, in points.
  public static let titleBar = 32.0

  /// Size of the body around the screen, in points.
  public var edges: Insets {
    kind == .window
      ? Insets(top: Self.titleBar, left: 1, bottom: 1, right: 1)
      : Insets(top: bezel, left: bezel, bottom: bezel, right: bezel)
  }

  /// The likely body for a screen: that of a known device with the same screen, or else one guessed from the insets.
  static func likely(for device: Device) -> DeviceBody {
    var known: DeviceBody?
    for preset in Device.presets where preset.device.hasSameScreen(as: device) {
      if preset.device.name == device.name { return preset.body }
      if known == nil { known = preset.body }
    }
    if let known { return known }
    let narrow = min(device.width, device.height)
    if device.insets == Insets(), device.scale < 1.5, narrow >= 500 {
      return DeviceBody(.window, .none, .none, corner: 0, bezel: 1)
    }
    let top = max(device.insets.top, device.insets.left)
    if narrow >= 600 { return DeviceBody(.tablet, .none, .ios, corner: 18, bezel: 24) }
    return DeviceBody(
      .phone, top >= 40 ? .island : .none, .ios, corner: top > 24 ? min(55, top) : top > 0 ? 2 : 6,
      bezel: max(3, (narrow / 22).rounded()))
  }
}

extension Device {
  /// Whether size and insets are the same, in either orientation.
  fileprivate func hasSameScreen(as other: Device) -> Bool {
    if size == other.size { return insets == other.insets }
    guard width == other.height, height == other.width else { return false }
    return rotated.insets == other.insets
  }
}
