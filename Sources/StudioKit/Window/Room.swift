import Boundary
import Documents
import Geometry
import PreviewKit

/// The side of the room that a part takes, in the order in which parts take theirs.
enum Side: Int, CaseIterable {
  /// Across the window.
  case head, foot
  /// Between these.
  case left, right
  /// Between these, above and below the stage.
  case above, below
  /// Beside or below the phone.
  case besidePhone
  /// Over the stage, in a corner that the phone makes way for.
  case cornerOfStage
  case stage
  /// Over the stage, and over the window: it takes nothing from the others.
  case overStage, overWindow

  /// Where a part on it comes from, as a direction: from below, or from the edge that it is at.
  var start: Point {
    switch self {
    case .head, .above: Point(x: 0, y: -1)
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .foot, .below, .besidePhone, .cornerOfStage, .stage, .overStage, .overWindow: Point(x: 0, y: 1)
    }
  }

  /// Whether it lies over other parts, and moves none of them.
  var isOverOthers: Bool { self == .overStage || self == .overWindow }
}

/// The area of the window that no part has taken yet, in points. Parts cut their strips off it, side by side.
struct Room: Sendable {
  let window: Size
  /// Pixels per point.
  let scale: Double
  private(set) var rest: Rect
  /// The upper right corner of the stage that the phone makes way for.
  var corner = Size.zero
  /// The frames taken so far.
  var layout: StudioLayout
  /// Measures what has the size of its text.
  var widths: TextWidths

  init(window: Size, scale: Double, after layout: StudioLayout, _ widths: TextWidths) {
    (self.window, self.scale, self.layout, self.widths) = (window, scale, layout, widths)
    rest = Rect(window)
  }
}

extension Room {
  /// Minimum window for strips above and below the stage, which have tools for a file's whole life.
  private static let strips = Size(width: 320, height: 320)

  /// Whether there is space for strips above and below the stage.
  var isRoomy: Bool { window.width >= Self.strips.width && window.height >= Self.strips.height }

  mutating func top(_ height: Double) -> Rect {
    let strip = Rect(x: rest.x, y: rest.y, width: rest.width, height: height)
    rest.y += height
    rest.height = max(0, rest.height - height)
    return strip
  }

  mutating func bottom(_ height: Double) -> Rect {
    let end = rest.maxY
    rest.height = max(0, rest.height - height)
    return Rect(x: rest.x, y: end - height, width: rest.width, height: height)
  }

  mutating func left(_ width: Double) -> Rect {
    let strip = Rect(x: rest.x, y: rest.y, width: width, height: rest.height)
    rest.x += width
    rest.width -= width
    return strip
  }

  mutating func right(_ width: Double) -> Rect {
    rest.width -= width
    return Rect(x: rest.maxX, y: rest.y, width: width, height: rest.height)
  }
}

/// The frames of the window's parts, in points, and the arrangement of the phone on the stage.
public struct StudioLayout: Hashable, Sendable {
  private let names: [PartName]
  private var frames: [Rect]
  var phone: PhonePlace

  /// All of the window is the stage, until its parts are laid out.
  init(_ names: [PartName], window: Size, scale: Double, _ device: Device) {
    self.names = names
    frames = names.map { $0 == .stage ? Rect(window) : Rect(.zero) }
    phone = PhonePlace(on: Rect(window), device, scale: scale)
  }
}

extension StudioLayout {
  /// The frame of a part. Empty if it is hidden, or if there is no space.
  public internal(set) subscript(name: PartName) -> Rect {
    get { names.firstIndex(of: name).map { frames[$0] } ?? Rect(.zero) }
    set {
      // A frame that stays costs no copy.
      if let index = names.firstIndex(of: name), frames[index] != newValue { frames[index] = newValue }
    }
  }

  /// The area left for the phone.
  public var stage: Rect { self[.stage] }
}
