import Geometry
import Parameters

/// The phone or window that a scene is shown on.
public struct Device: Declared {
  public enum Direction: String, Choice {
    /// Left to right.
    case ltr
    /// Right to left: text and the horizontal axis are mirrored.
    case rtl
  }

  public var name = "iPhone 14"
  public var width = 390.0
  public var height = 844.0
  public var scale = 3.0
  public var direction = Direction.ltr
  public var reduceMotion = false
  public var insets = Insets(top: 47, bottom: 34)

  public init() {}

  init(_ name: String, _ width: Double, _ height: Double, scale: Double, insets: Insets = Insets()) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.insets = insets
  }

  public static let parameters: [Parameter<Self>] = [
    Parameter("name", \.name, "Shown above the stage."),
    Parameter("width", \.width, .number(100...4096, unit: "pt", step: 1), "Width of the screen."),
    Parameter("height", \.height, .number(100...4096, unit: "pt", step: 1), "Height of the screen."),
    Parameter("scale", \.scale, .number(1...4, unit: "px/pt", step: 0.25), "Pixels per point."),
    Parameter("direction", \.direction, "Reading direction: it mirrors text and the horizontal axis."),
    Parameter("reduceMotion", \.reduceMotion, "Shows the scene as people see it who asked for less motion."),
    Parameter("insets.top", \.insets.top, inset, "What the status bar takes from the screen."),
    Parameter("insets.left", \.insets.left, inset, "What the left edge of the screen loses."),
    Parameter("insets.bottom", \.insets.bottom, inset, "What the home indicator or a keyboard takes."),
    Parameter("insets.right", \.insets.right, inset, "What the right edge of the screen loses."),
  ]

  private static let inset = Domain.number(0...400, unit: "pt", step: 1)
}

extension Device {
  public var size: Size { Size(width: width, height: height) }

  /// The device lying on its side. Its top becomes the left edge, and the other edge loses as much, as phones have it.
  public var rotated: Device {
    var device = self
    device.width = height
    device.height = width
    let isUpright = height >= width
    let notch = isUpright ? insets.top : max(insets.left, insets.right)
    let bar = insets.bottom
    device.insets =
      isUpright
      ? Insets(top: 0, left: notch, bottom: bar > 0 ? min(bar, 21) : 0, right: notch)
      : Insets(top: notch, left: 0, bottom: bar > 0 ? 34 : 0, right: 0)
    return device
  }
}
