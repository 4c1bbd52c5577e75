import Geometry
import Parameters

/// The phone or window that shows a scene.
public struct Device: Declared {
  public enum ReadingDirection: String, Choice {
    /// Left to right.
    case ltr
    /// Right to left: text and the horizontal axis are mirrored.
    case rtl
  }

  public var name = "iPhone 14"
  public var width = 390.0
  public var height = 844.0
  public var scale = 3.0
  public var direction = ReadingDirection.ltr
  public var reduceMotion = false
  public var insets = Insets(top: 47, bottom: 34)
  /// Overrides of the device's body.
  public var body = OwnBody()

  public init() {}

  init(_ name: String, _ width: Double, _ height: Double, scale: Double, insets: Insets = Insets()) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.insets = insets
  }

  public static let parameters: [Parameter<Self>] =
    [
      Parameter("name", \.name, "Shown above the stage."),
      Parameter("width", \.width, .number(100...4096, unit: "pt", step: 1), "Width of the screen."),
      Parameter("height", \.height, .number(100...4096, unit: "pt", step: 1), "Height of the screen."),
      Parameter("scale", \.scale, .number(1...4, unit: "px/pt", step: 0.25), "Pixels per point."),
      Parameter("direction", \.direction, "Reading direction; rtl mirrors text and the horizontal axis."),
      Parameter("reduceMotion", \.reduceMotion, "Shows the scene with reduced motion.")
        .labeled("Reduced motion"),
      Parameter("insets.top", \.insets.top, inset, "Height of the status bar.")
        .labeled("Inset top"),
      Parameter("insets.left", \.insets.left, inset, "Inset at the left edge.")
        .labeled("Inset left"),
      Parameter("insets.bottom", \.insets.bottom, inset, "Height of the home indicator or a keyboard.")
        .labeled("Inset bottom"),
      Parameter("insets.right", \.insets.right, inset, "Inset at the right edge.")
        .labeled("Inset right"),
    ] + OwnBody.parameters.map { $0.inside("body", get: { $0.body }, set: { $0.body = $1 }) }

  private static let inset = Domain.number(0...400, unit: "pt", step: 1)
}

extension Device {
  /// The appearance around the screen and over it.
  public var look: DeviceBody {
    var look = DeviceBody.likely(for: self)
    look.kind = body.kind ?? look.kind
    look.camera = body.camera ?? look.camera
    look.bars = body.bars ?? look.bars
    look.corner = body.corner ?? look.corner
    look.bezel = body.bezel ?? look.bezel
    return look
  }

  public var size: Size { Size(width: width, height: height) }

  /// The device rotated by a quarter turn. Rotating it again gives the original.
  public var rotated: Device {
    var device = self
    (device.width, device.height) = (height, width)
    device.insets = insets.rotated
    return device
  }
}

extension Insets {
  /// The insets of a device rotated by a quarter turn. Rotating them again gives the original.
  ///
  /// An upright phone has insets at the top and bottom, (t, 0, b, 0). In landscape, its top takes as much from both
  /// sides and the bar stays at the bottom: (0, t, b', t). Other insets are transposed, top with left and bottom with
  /// right, unless the result would be a phone's: then they stay.
  fileprivate var rotated: Insets {
    if left == 0, right == 0 { return Insets(top: 0, left: top, bottom: Self.turned(bottom), right: top) }
    if top == 0, left == right { return Insets(top: left, left: 0, bottom: Self.turned(bottom), right: 0) }
    let mirrored = Insets(top: left, left: top, bottom: right, right: bottom)
    return mirrored.isPhone ? self : mirrored
  }

  private var isPhone: Bool { left == 0 && right == 0 || top == 0 && left == right }

  /// The home indicator is flatter in landscape: 21 instead of 34. A bar of 21 maps back so that rotation is its own
  /// inverse.
  private static func turned(_ bar: Double) -> Double { bar == 34 ? 21 : bar == 21 ? 34 : bar }
}
