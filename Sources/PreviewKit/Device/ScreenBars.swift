import Boundary
import Documents
import Effects
import Geometry

/// The system's overlays on the screen: status bar, camera cutout and home indicator.
public struct ScreenBars {
  private let device: Device
  private let look: DeviceBody

  public init(_ device: Device) {
    self.device = device
    look = device.look
  }
}

extension ScreenBars {
  /// Draws them in points of the screen.
  ///
  /// - Parameter layers: The layers below, to choose a legible color.
  public func draw(over layers: [Layer], _ tone: ScreenTone, into list: inout DrawList) {
    if let strip = statusBar {
      let ink: Color = tone.wantsLightInk(over: strip, layers) ? .white : .black
      switch look.bars {
      case .none: break
      case .ios: drawStatus(in: strip, ink, size: strip.height > 24 ? 17 : 13, time: "9:41", into: &list)
      case .android: drawStatus(in: strip, ink, size: 14, time: "12:30", into: &list)
      }
    }
    drawCamera(into: &list)
    if let bar = homeBar {
      let ink: Color = tone.wantsLightInk(over: bar, layers) ? .white : .black
      list.append(.shape(RoundedShape(frame: bar, radius: bar.height / 2, fill: ink)))
    }
  }

  private var isLying: Bool { device.width > device.height && device.insets.left > 0 }

  /// The status bar's frame, as high as the top inset. Nil for a phone in landscape.
  public var statusBar: Rect? {
    guard look.bars != .none, device.insets.top >= 16 else { return nil }
    return Rect(x: 0, y: 0, width: device.width, height: min(device.insets.top, 80))
  }

  /// The home indicator, centered at the lower edge.
  public var homeBar: Rect? {
    guard look.bars != .none, device.insets.bottom >= 12 else { return nil }
    let isIOS = look.bars == .ios
    let narrow = min(device.width, device.height)
    let width = min(isIOS ? (look.kind == .tablet ? 320 : narrow * 0.36) : 108, device.width / 2)
    let height = isIOS ? 5.0 : 4.0
    let bottom = isIOS ? 8.0 : 10.0
    return Rect(x: (device.width - width) / 2, y: device.height - bottom - height, width: width, height: height)
  }

  /// The camera cutout; on the left for a phone in landscape.
  public var camera: Rect? {
    let inset = isLying ? device.insets.left : device.insets.top
    let length = isLying ? device.height : device.width
    let size: Size
    let top: Double
    switch look.camera {
    case .none: return nil
    case .island: (size, top) = (Size(width: 126, height: 37), max(8, inset - 48))
    case .notch: (size, top) = (Size(width: 162, height: max(20, inset - 15)), 0)
    case .hole: (size, top) = (Size(width: 22, height: 22), max(6, (inset - 22) / 2))
    }
    guard size.width < length else { return nil }
    let frame = Rect(x: (length - size.width) / 2, y: top, width: size.width, height: size.height)
    return isLying ? frame.transposed : frame
  }

  private func drawCamera(into list: inout DrawList) {
    guard let (frame, radius) = cameraShape else { return }
    list.append(.shape(RoundedShape(frame: frame, radius: radius, fill: .black)))
  }

  /// The camera's rounded rectangle. A notch extends beyond the edge, so that two of its corners are outside the screen.
  private var cameraShape: (frame: Rect, radius: Double)? {
    guard let frame = camera else { return nil }
    guard look.camera == .notch else { return (frame, min(frame.width, frame.height) / 2) }
    let radius = 20.0
    let hung =
      isLying
      ? Rect(x: frame.x - radius, y: frame.y, width: frame.width + radius, height: frame.height)
      : Rect(x: frame.x, y: frame.y - radius, width: frame.width, height: frame.height + radius)
    return (hung, radius)
  }

  private var corner: Double { look.kind == .window ? 0 : min(look.corner, min(device.width, device.height) / 2) }

  /// Whether the body covers a point of the screen: its camera, or a corner of the screen that is round.
  public func bodyCovers(_ point: Point) -> Bool {
    if let (frame, radius) = cameraShape, frame.contains(point, radius: radius) { return true }
    let screen = Rect(device.size)
    return screen.contains(point) && !screen.contains(point, radius: corner)
  }

  /// Whether a rectangle comes close to what the body covers.
  public func bodyTouches(_ rect: Rect) -> Bool {
    let (screen, side) = (Rect(device.size), Size(width: corner, height: corner))
    let corners = [
      screen.origin, Point(x: screen.maxX - corner, y: 0), Point(x: 0, y: screen.maxY - corner),
      Point(x: screen.maxX - corner, y: screen.maxY - corner),
    ].map { Rect(x: $0.x, y: $0.y, width: side.width, height: side.height) }
    return corners.contains { $0.overlaps(rect) } || camera?.overlaps(rect) == true
  }

  /// Draws the time at the left, and signal and battery at the right, mirrored for right-to-left interfaces.
  private func drawStatus(in strip: Rect, _ ink: Color, size: Double, time: String, into list: inout DrawList) {
    let camera = camera.flatMap { isLying ? nil : $0 }
    let isBeside = look.camera == .notch || look.camera == .island
    let middle = isBeside ? camera?.center.y ?? strip.center.y : strip.center.y
    // Between the screen's rounded edge and the camera, if that is wide.
    let side = isBeside ? camera.map { $0.x } ?? strip.width / 3 : strip.width / 3
    let margin = isBeside ? 0 : max(16, look.corner * 0.45)
    let isMirrored = device.direction == .rtl
    let icons = Icons(height: size * 0.72)
    func placed(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(inWidth: strip.width) : rect }
    let style = TextStyle(
      size: size, weight: .semibold, color: ink,
      alignment: isBeside ? .center : isMirrored ? .trailing : .leading)
    list.append(
      .text(
        time,
        box: placed(Rect(x: margin + (isBeside ? 8 : 0), y: middle - size, width: side - margin, height: 2 * size)),
        style: style))
    let left = isBeside ? strip.width - side / 2 - icons.width / 2 - 4 : strip.width - margin - icons.width
    icons.draw(
      in: placed(Rect(x: left, y: middle - icons.height / 2, width: icons.width, height: icons.height)), ink,
      into: &list)
  }

  /// Four signal bars and a battery.
  private struct Icons {
    let height: Double
    private var bar: Double { height * 0.24 }
    private var gap: Double { height * 0.14 }
    private var signal: Double { 4 * bar + 3 * gap }
    private var space: Double { height * 0.55 }
    private var battery: Double { height * 2 }
    var width: Double { signal + space + battery + height * 0.18 }

    init(height: Double) {
      self.height = height
    }

    func draw(in frame: Rect, _ ink: Color, into list: inout DrawList) {
      for step in 0..<4 {
        let tall = height * (0.4 + 0.2 * Double(step))
        list.append(
          .shape(
            RoundedShape(
              frame: Rect(
                x: frame.x + Double(step) * (bar + gap), y: frame.maxY - tall, width: bar, height: tall),
              radius: bar * 0.3, fill: ink)))
      }
      let line = max(1, height * 0.09)
      let box = Rect(x: frame.x + signal + space, y: frame.y, width: battery, height: height)
      list.append(
        .shape(
          RoundedShape(frame: box, radius: height * 0.32, border: ink.opacity(0.45), borderWidth: line)))
      list.append(
        .shape(RoundedShape(frame: box.inset(by: line * 1.8), radius: height * 0.2, fill: ink)))
      let nub = height * 0.36
      list.append(
        .shape(
          RoundedShape(
            frame: Rect(x: box.maxX + line, y: box.center.y - nub / 2, width: height * 0.12, height: nub),
            radius: height * 0.06, fill: ink.opacity(0.5))))
    }
  }
}

extension Rect {
  /// Whether a point is inside the rectangle with round corners.
  fileprivate func contains(_ point: Point, radius: Double) -> Bool {
    guard contains(point) else { return false }
    let across = max(0, radius - min(point.x - x, maxX - point.x))
    let down = max(0, radius - min(point.y - y, maxY - point.y))
    return across * across + down * down <= radius * radius
  }
}
