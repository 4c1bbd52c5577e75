import Documents
import Geometry

/// How round a device's screen is.
enum ScreenCorner {
  /// Radius in points of the device: phones whose status bar is taller than a plain one have round screens.
  static func radius(of device: Device) -> Double {
    let notch = max(device.insets.top, device.insets.left)
    guard notch > 24 else { return notch > 0 ? 2 : 6 }
    return min(55, notch)
  }
}
