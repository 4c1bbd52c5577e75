import Documents
import Geometry
import PreviewKit

/// The arrangement of several screens on the stage: in a row, or in a column if that makes them larger. At most four,
/// stored without an array, as it is used in every frame.
struct ScreenRow: Hashable, Sendable {
  private var first = Rect.nowhere
  private var second = Rect.nowhere
  private var third = Rect.nowhere
  private var fourth = Rect.nowhere
  /// The whole arrangement with bodies and captions, in window points.
  private(set) var frame = Rect.nowhere

  /// Gap between two bodies, in points.
  private static let gap = 32.0
  /// Height of a caption below a body, in points.
  static let caption = 44.0
  /// Margin around everything.
  private static let margin = 24.0
  /// Maximum number of screens.
  static let most = 4
}

/// The devices of a row, the one on the stage first.
struct RowDevices {
  let main: Device
  let others: [PicturedScene]
  /// Whether the one on the stage is shown after the others.
  let isMainLast: Bool

  var count: Int { min(1 + others.count, ScreenRow.most) }

  /// A device by its number; 0 is the one on the stage.
  subscript(number: Int) -> Device { number == 0 ? main : others[number - 1].scene.device }

  /// The number of the device at a place of the row.
  func number(at place: Int) -> Int { isMainLast ? (place + 1) % count : place }
}

extension ScreenRow {
  /// The largest zoom at which all of them fit.
  static func zoom(of devices: RowDevices, in room: Rect) -> Double { max(row(devices, room), column(devices, room)) }

  /// Whether they are in a row rather than a column.
  static func isRow(_ devices: RowDevices, in room: Rect) -> Bool { row(devices, room) >= column(devices, room) }

  private static func row(_ devices: RowDevices, _ room: Rect) -> Double {
    let size = size(devices, isRow: true)
    return min(
      (room.width - 2 * margin - gap * Double(devices.count - 1)) / size.width,
      (room.height - 2 * margin - caption) / size.height)
  }

  private static func column(_ devices: RowDevices, _ room: Rect) -> Double {
    let size = size(devices, isRow: false)
    let between = gap * Double(devices.count - 1) + caption * Double(devices.count)
    return min((room.width - 2 * margin) / size.width, (room.height - 2 * margin - between) / size.height)
  }

  /// Size of their bodies without gaps, in device points.
  private static func size(_ devices: RowDevices, isRow: Bool) -> Size {
    var size = Size(width: 0, height: 0)
    for number in 0..<devices.count {
      let (device, edges) = (devices[number], devices[number].look.edges)
      let (width, height) = (device.width + edges.left + edges.right, device.height + edges.top + edges.bottom)
      size =
        isRow
        ? Size(width: size.width + width, height: max(size.height, height))
        : Size(width: max(size.width, width), height: size.height + height)
    }
    return size
  }

  /// Lays them out around a point, aligned to whole pixels. In a row they share a baseline.
  ///
  /// - Parameter room: Determines whether they are in a row.
  init(_ devices: RowDevices, zoom: Double, in room: Rect, scale: Double, center: (Size) -> Point) {
    let isRow = Self.isRow(devices, in: room)
    let bodies = Self.size(devices, isRow: isRow)
    let between = Self.gap * Double(devices.count - 1)
    let size =
      isRow
      ? Size(width: bodies.width * zoom + between, height: bodies.height * zoom + Self.caption)
      : Size(width: bodies.width * zoom, height: bodies.height * zoom + between + Self.caption * Double(devices.count))
    let middle = center(size)
    frame = Rect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    var place = Point(x: frame.x, y: frame.y)
    for index in 0..<devices.count {
      let number = devices.number(at: index)
      let (device, edges) = (devices[number], devices[number].look.edges)
      let body = Size(
        width: (device.width + edges.left + edges.right) * zoom,
        height: (device.height + edges.top + edges.bottom) * zoom)
      let corner =
        isRow
        ? Point(x: place.x, y: frame.maxY - Self.caption - body.height)
        : Point(x: frame.x + (frame.width - body.width) / 2, y: place.y)
      self[number] = Rect(
        x: corner.x + edges.left * zoom, y: corner.y + edges.top * zoom, width: device.width * zoom,
        height: device.height * zoom
      ).onPixels(scale: scale)
      if isRow { place.x += body.width + Self.gap } else { place.y += body.height + Self.caption + Self.gap }
    }
  }

  /// A screen by its number; 0 is the one on the stage.
  subscript(number: Int) -> Rect {
    get {
      switch number {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch number {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// The number of the screen at a point of the window.
  func screen(at point: Point) -> Int? { (0..<Self.most).first { self[$0].contains(point) } }
}

extension Rect {
  fileprivate static let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
}
