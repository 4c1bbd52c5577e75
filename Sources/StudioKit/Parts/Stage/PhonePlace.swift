import Documents
import Geometry
import PreviewKit

/// Where the phone is on the stage, or several phones, and how large.
struct PhonePlace: Hashable, Sendable {
  /// The phone's screen, aligned to whole pixels.
  var screen: Rect
  /// The arrangement of several screens. Nil if there is only one.
  private(set) var row: ScreenRow?
  /// Points of the window for a point of the phone.
  let zoom: Double

  /// Margin around the phone for its body and shadow.
  private static let margin = 36.0
  /// The largest fitted zoom, so that the phone does not become a poster on huge displays.
  private static let largestZoom = 2.0
  /// Positive even in a window without space.
  private static let smallestZoom = 0.01

  /// - Parameters:
  ///   - room: The part of the stage that is free. By default all of it.
  ///   - wish: The zoom and the place that a person has chosen.
  init(
    on stage: Rect, fittedTo room: Rect? = nil, _ device: Device, beside others: RowDevices? = nil,
    wish: Zoom = Zoom(), scale: Double
  ) {
    let room = room ?? stage
    let fitted = Self.zoom(of: device, beside: others, in: room)
    let fit = others == nil ? fitted : max(Self.smallestZoom, min(Self.largestZoom, fitted))
    let zoom = wish.factor ?? fit
    self.zoom = zoom
    func center(_ size: Size) -> Point { wish.factor == nil ? room.center : wish.center(of: size, in: stage) }
    // Its edges are on whole pixels, so that they are sharp.
    let row = others.map { ScreenRow($0, zoom: zoom, in: room, scale: scale, center: center) }
    self.row = row
    screen = row?[0] ?? Self.screen(of: device, zoom: zoom, scale: scale, center: center)
  }
}

extension PhonePlace {
  private static func screen(of device: Device, zoom: Double, scale: Double, center: (Size) -> Point) -> Rect {
    let size = Size(width: device.width * zoom, height: device.height * zoom)
    let center = center(size)
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
    ).onPixels(scale: scale)
  }

  /// The zoom at which the phone, or all phones, fit in a room.
  static func zoom(of device: Device, beside others: RowDevices?, in room: Rect) -> Double {
    others.map { ScreenRow.zoom(of: $0, in: room) } ?? zoom(of: device, in: room)
  }

  /// The largest zoom that leaves a margin and space for the phone's body, whose rim grows with it.
  static func zoom(of device: Device, in stage: Rect) -> Double {
    let margin = min(Self.margin, min(stage.width, stage.height) * 0.08)
    // They are rounded at every size.
    let edges = device.look.edges
    let most = min(
      (stage.width - 1) / (device.width + edges.left + edges.right + 1),
      (stage.height - 1) / (device.height + 2 * max(edges.top, edges.bottom) + 1))
    let fit = min(
      (stage.width - 2 * margin) / device.width, (stage.height - 2 * margin) / device.height, most)
    return max(smallestZoom, min(largestZoom, Zoom.snapped(fit, most: most)))
  }
}

/// The phone in the window.
extension StudioLayout {
  /// The phone's screen, aligned to whole pixels.
  public var screen: Rect { phone.screen }
  /// Points of the window for a point of the phone.
  public var zoom: Double { phone.zoom }
  var row: ScreenRow? { phone.row }

  /// Whether a phone with its rim is entirely inside the stage.
  func isInside(_ body: Rect) -> Bool {
    let room = stage.inset(by: -1)
    return body.x >= room.x && body.y >= room.y && body.maxX <= room.maxX && body.maxY <= room.maxY
  }

  /// The zoomed and moved content: the phone's screen, or the row of screens.
  var picture: Rect { row?.frame ?? screen }

  /// A screen by its number; 0 is the one on the stage.
  func screen(_ number: Int) -> Rect { row?[number] ?? screen }

  /// The number of the visible screen under a point. Nil if there is none.
  func screen(at point: Point) -> Int? {
    guard stage.contains(point) else { return nil }
    if let row { return row.screen(at: point) }
    return screen.contains(point) ? 0 : nil
  }

  /// The frame of the opacity slider, at the foot of the stage.
  var onionSlider: Rect {
    let stage = stage
    let width = min(360, stage.width - 16)
    return Rect(x: (stage.midX - width / 2).rounded(), y: stage.maxY - 34, width: width, height: 28)
  }

  /// The frame of a comparison's line or slider. Nil if it has neither.
  func shareHandle(of comparison: SceneComparison) -> Rect? {
    switch comparison.arrangement {
    case .split:
      Rect(
        x: screen.x + screen.width * (comparison.share ?? 0) - 7, y: screen.y, width: 14, height: screen.height)
    case .onion: onionSlider
    case .sideBySide, .difference: nil
    }
  }

  /// Whether a point is on a visible screen.
  func isOnScreen(_ point: Point) -> Bool { screen(at: point) != nil }

  /// A point of the window in points of the main screen.
  ///
  /// - Parameter origin: Corner of the screen for a hand that holds another one: see `origin(heldAt:)`; nil: the main
  ///   screen's own.
  func scenePoint(_ point: Point, from origin: Point? = nil) -> Point {
    let origin = origin ?? screen.origin
    return Point(x: (point.x - origin.x) / zoom, y: (point.y - origin.y) / zoom)
  }

  /// Corner that the main screen would have if a hand at a point of another screen held the same part of it; nil: the
  /// point is on the main screen.
  func origin(heldAt point: Point) -> Point? {
    guard let number = screen(at: point), number > 0 else { return nil }
    let other = screen(number)
    return Point(
      x: point.x - (point.x - other.x) * (screen.width / other.width),
      y: point.y - (point.y - other.y) * (screen.height / other.height))
  }
}
