import Documents
import Geometry
import PreviewKit

/// The frames of the window's parts, in points. Adapts to any size from 480 x 360.
public struct StudioLayout: Hashable, Sendable {
  /// The strips above and below the stage, and the gallery beside it. Empty if hidden, or if there is no space.
  public private(set) var bar: Rect
  public private(set) var footer: Rect
  public private(set) var gallery: Rect
  /// The panel at the right. If the window is too narrow for both, it takes precedence over the gallery, whose scenes
  /// have keys. In a narrow window it is a drawer, closed until it is asked for.
  public private(set) var panel: Rect
  /// Whether the window is too narrow for a panel that is always open.
  private(set) var hasDrawer: Bool
  /// The area left for the phone.
  public private(set) var stage: Rect
  /// The area of the curve, beside the phone or below it; over the stage's foot if neither fits. Empty if hidden, or if
  /// there is no space at all.
  public private(set) var curve: Rect
  /// The timeline's strip under the stage, and the track within it. Empty if hidden, or if there is no space.
  public private(set) var timeLine: Rect
  private(set) var track: Rect
  /// The comparison's strip over the stage. Empty without a comparison, or if there is no space.
  public private(set) var comparison: Rect
  /// The phone's screen, aligned to whole pixels.
  public internal(set) var screen: Rect
  /// The arrangement of several screens. Nil if there is only one.
  private(set) var row: ScreenRow?
  /// Points of the window for a point of the phone.
  public private(set) var zoom: Double
  /// The gallery's thumbnails from the top, scrolled.
  var thumbnails: Thumbnails
  /// The gallery's scroll bar. Nil if all thumbnails are visible.
  private(set) var galleryBar: ScrollBar?

  /// Width that the footer's tools may have beside the numbers. In a wider footer they leave the rest but for the name
  /// of a tapped layer.
  private static let toolRoom = 540.0
  private static let tapRoom = 180.0
  /// Width of offset and velocity at the left of the footer.
  private static let numberRoom = 318.0
  /// Minimum width of the footer's tools, for its last button.
  private static let leastTools = 52.0
  /// Height of the bar, and in a low window.
  private static let barHeights = (usual: 44.0, low: 36.0)
  /// Height below which a window is low.
  private static let lowWindow = 480.0
  /// Minimum window for the bar, which has tools for a file's whole life.
  private static let barRoom = Size(width: 320, height: 320)
  private static let footerHeight = 32.0
  private static let comparisonHeight = 36.0
  /// Height of the opacity slider or the difference's description.
  private static let foot = 30.0
  private static let timeLineHeight = 66.0
  /// Height of the seconds under the timeline's track.
  private static let axisHeight = 16.0
  /// Width of the tools beside the timeline: at its left, and at its right if there is space.
  private static let playerRoom = 116.0
  static let gestureRoom = 268.0
  /// The same for the button in place of those at the right.
  private static let moreRoom = 46.0
  /// Minimum window height for the timeline, and its own minimum width.
  private static let timeLineRoom = 600.0
  private static let leastTimeLine = 240.0
  private static let galleryWidth = 168.0
  /// Minimum window width for the panel beside the phone, and for the gallery as well.
  private static let panelRoom = 640.0
  private static let galleryRoom = 880.0
  public static let usualPanelWidth = 320.0
  /// Minimum width of the stage beside a widened panel.
  private static let smallestStage = 340.0
  /// The same beside the drawer.
  private static let stageBesideDrawer = 150.0
  /// Margin around the phone for its body and shadow.
  private static let margin = 36.0
  /// The largest fitted zoom, so that the phone does not become a poster on huge displays.
  private static let largestZoom = 2.0
  /// Positive even in a window without space.
  private static let smallestZoom = 0.01
  private static let labelHeight = 40.0
  /// Minimum width of the stage beside the curve.
  private static let leastStage = 180.0
  /// Smallest legible curve.
  private static let leastCurve = Size(width: 260, height: 220)
  /// Minimum distance of thumbnails; if there is less space, the gallery scrolls.
  private static let smallestPitch = labelHeight + 52
}

extension StudioLayout {
  init(
    window: Size, scale: Double, device: Device, scenes: Int, showsPanels: Bool,
    panelWidth wanted: Double = StudioLayout.usualPanelWidth, zoom wish: Zoom = Zoom(), showsMeter: Bool = false,
    showsTimeLine: Bool = true, showsCurve: Bool = false, showsDrawer: Bool = false, isCompared: Bool = false,
    hasFoot: Bool = false, beside others: RowDevices? = nil, scrolled: Double = 0
  ) {
    let isRoomy = showsPanels && window.width >= Self.barRoom.width && window.height >= Self.barRoom.height
    let barHeight =
      !isRoomy ? 0 : window.height < Self.lowWindow ? Self.barHeights.low : Self.barHeights.usual
    let footerHeight = showsPanels ? Self.footerHeight : 0
    let middle = max(0, window.height - barHeight - footerHeight)
    let isWide = showsPanels && window.width >= Self.galleryRoom
    let hasGallery = isWide && scenes > 1 && middle >= Self.smallestPitch + 4 * Theme.step
    let galleryWidth = hasGallery ? Self.galleryWidth : 0
    bar = Rect(x: 0, y: 0, width: window.width, height: barHeight)
    footer = Rect(x: 0, y: window.height - footerHeight, width: window.width, height: footerHeight)
    gallery = Rect(x: 0, y: barHeight, width: galleryWidth, height: middle)
    hasDrawer = showsPanels && window.width < Self.panelRoom
    let panelWidth =
      hasDrawer
      ? (showsDrawer ? max(0, min(Self.usualPanelWidth, window.width - Self.stageBesideDrawer)) : 0)
      : showsPanels ? min(wanted, max(260, window.width - galleryWidth - Self.smallestStage)) : 0
    panel = Rect(x: window.width - panelWidth, y: barHeight, width: panelWidth, height: middle)
    let isHigh = window.height >= Self.timeLineRoom && window.width - galleryWidth - panelWidth >= Self.leastTimeLine
    let timeLineHeight = isRoomy && showsTimeLine && isHigh ? Self.timeLineHeight : 0
    let comparisonHeight = isRoomy && isCompared ? Self.comparisonHeight : 0
    let between = Rect(
      x: galleryWidth, y: barHeight + comparisonHeight, width: window.width - galleryWidth - panelWidth,
      height: middle - timeLineHeight - comparisonHeight)
    comparison = Rect(x: between.x, y: barHeight, width: between.width, height: comparisonHeight)
    timeLine = Rect(x: between.x, y: between.maxY, width: between.width, height: timeLineHeight)
    (stage, curve) =
      showsCurve
      ? Self.parts(of: between) { room in
        others.map { ScreenRow.zoom(of: $0, in: room) } ?? Self.zoom(of: device, in: room)
      }
      : (between, Rect(.zero))
    track = Self.track(in: timeLine)
    var open = stage
    if hasFoot { open.height = max(1, open.height - Self.foot) }
    let room = showsMeter ? Self.room(besideMeter: open, for: device) : open
    let fit = others.map { ScreenRow.zoom(of: $0, in: room) }
    let zoom =
      wish.factor ?? fit.map { max(Self.smallestZoom, min(Self.largestZoom, $0)) }
      ?? Self.zoom(of: device, in: room)
    self.zoom = zoom
    let stage = stage
    func center(_ size: Size) -> Point { wish.factor == nil ? room.center : wish.center(of: size, in: stage) }
    // Its edges are on whole pixels, so that they are sharp.
    row = others.map { ScreenRow($0, zoom: zoom, in: room, scale: scale, center: center) }
    screen = row?[0] ?? Self.screen(of: device, zoom: zoom, scale: scale, center: center)
    galleryBar = hasGallery ? Self.galleryBar(scenes, in: gallery, scrolled: scrolled) : nil
    thumbnails = Self.thumbnails(scenes, in: gallery, scrolled: galleryBar?.offset ?? 0)
  }

  /// Divides a room between the stage and the curve, side by side or one above the other, whichever makes the phone
  /// larger.
  ///
  /// - Parameter zoom: The zoom of a phone that fits.
  private static func parts(of room: Rect, zoom: (Rect) -> Double) -> (stage: Rect, curve: Rect) {
    let wide = min(480, max(leastCurve.width, room.width * 0.56)).rounded()
    let high = min(300, room.height * 0.46).rounded()
    let beside = (
      stage: Rect(x: room.x + wide, y: room.y, width: room.width - wide, height: room.height),
      curve: Rect(x: room.x, y: room.y, width: wide, height: room.height)
    )
    let below = (
      stage: Rect(x: room.x, y: room.y, width: room.width, height: room.height - high),
      curve: Rect(x: room.x, y: room.maxY - high, width: room.width, height: high)
    )
    func fits(_ split: (stage: Rect, curve: Rect)) -> Bool {
      split.curve.width >= leastCurve.width && split.curve.height >= leastCurve.height
        && min(split.stage.width, split.stage.height) >= leastStage
    }
    // Without an array, as every frame calls this.
    switch (fits(beside), fits(below)) {
    case (true, true): return zoom(below.stage) > zoom(beside.stage) ? below : beside
    case (true, false): return beside
    case (false, true): return below
    case (false, false): break
    }
    guard room.width >= leastCurve.width, room.height >= leastCurve.height else { return (room, Rect(.zero)) }
    let over = Rect(
      x: room.x, y: room.maxY - leastCurve.height, width: room.width, height: leastCurve.height)
    return (room, over)
  }

  private static func screen(of device: Device, zoom: Double, scale: Double, center: (Size) -> Point) -> Rect {
    let size = Size(width: device.width * zoom, height: device.height * zoom)
    let center = center(size)
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
    ).onPixels(scale: scale)
  }

  private static func track(in timeLine: Rect) -> Rect {
    guard !timeLine.isEmpty else { return timeLine }
    let right = timeLine.width >= playerRoom + gestureRoom + 160 ? gestureRoom : moreRoom
    return Rect(
      x: timeLine.x + playerRoom, y: timeLine.y + 8, width: max(40, timeLine.width - playerRoom - right),
      height: timeLine.height - 10 - axisHeight)
  }

  /// The largest zoom that leaves a margin and space for the phone's body, whose rim grows with it.
  private static func zoom(of device: Device, in stage: Rect) -> Double {
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

  /// The stage beside the meter or below it, if that costs the phone little; otherwise all of it, with the meter over
  /// the phone.
  private static func room(besideMeter stage: Rect, for device: Device) -> Rect {
    let taken = Size(
      width: MeterView.size.width + MeterView.margin, height: MeterView.size.height + MeterView.margin)
    let beside = Rect(x: stage.x, y: stage.y, width: stage.width - taken.width, height: stage.height)
    let below = Rect(x: stage.x, y: stage.y + taken.height, width: stage.width, height: stage.height - taken.height)
    let least = 0.8 * zoom(of: device, in: stage)
    return [beside, below].first { !$0.isEmpty && zoom(of: device, in: $0) >= least } ?? stage
  }

  /// Distance of thumbnails in a gallery of this height.
  private static func pitch(_ count: Int, in height: Double) -> Double {
    let fitting = (height - 2 * Theme.step) / Double(max(1, count))
    return max(smallestPitch, min((galleryWidth - 4 * Theme.step) * 0.62 + labelHeight, fitting))
  }

  /// Nil if all thumbnails are visible.
  private static func galleryBar(_ count: Int, in gallery: Rect, scrolled: Double) -> ScrollBar? {
    let length = pitch(count, in: gallery.height) * Double(count) + 2 * Theme.step
    var bar = ScrollBar(in: gallery, length: length, offset: 0)
    guard bar.farthest > 0.5 else { return nil }
    bar.frame.width -= 1
    bar.offset = min(max(0, scrolled), bar.farthest)
    return bar
  }

  private static func thumbnails(_ count: Int, in gallery: Rect, scrolled: Double) -> Thumbnails {
    guard gallery.width > 0 else { return .none }
    let margin = 2 * Theme.step
    let pitch = pitch(count, in: gallery.height)
    let first = Rect(
      x: gallery.x + margin, y: gallery.y + margin - scrolled, width: gallery.width - 2 * margin,
      height: pitch - labelHeight)
    return Thumbnails(first: first, pitch: pitch, count: count)
  }
}

extension StudioLayout {
  /// The control of the scroll offset in the footer, with its name and its unit.
  public var offset: Rect {
    footer.isEmpty
      ? footer : Rect(x: footer.x + Theme.step, y: footer.y + 3, width: 136, height: footer.height - 6)
  }

  /// Whether the footer has space for the velocity, too.
  var hasVelocity: Bool { footer.width >= Self.numberRoom + Self.leastTools }

  /// The area for tools in the footer.
  public var tools: Rect {
    let numbers = hasVelocity ? Self.numberRoom : offset.maxX
    let room = footer.width - numbers
    let width = max(0, min(max(Self.toolRoom, room - Self.tapRoom), room))
    return Rect(x: footer.maxX - width, y: footer.y, width: width, height: footer.height)
  }

  /// The area for tools beside the timeline: playback controls, and the choice of gesture, or one button for that.
  public var playerTools: Rect {
    Rect(x: timeLine.x, y: timeLine.y, width: max(0, track.x - timeLine.x), height: timeLine.height)
  }
  public var gestureTools: Rect {
    Rect(x: track.maxX, y: timeLine.y, width: timeLine.maxX - track.maxX, height: timeLine.height)
  }

  /// Whether there is a context menu at the point.
  func hasMenu(at point: Point) -> Bool {
    stage.contains(point) || gallery.contains(point) || curve.contains(point) || timeLine.contains(point)
  }

  /// The index of the thumbnail under a point, including its label.
  public func thumbnail(at point: Point) -> Int? {
    guard gallery.contains(point), galleryBar?.isGripped(at: point) != true else { return nil }
    return thumbnails.indices.first { galleryPlace($0).contains(point) }
  }

  /// The visible parts of thumbnails with labels, from the top; empty for those scrolled out of view.
  public var galleryPlaces: [Rect] { thumbnails.indices.map { galleryPlace($0).intersection(gallery) } }

  /// The frame of a thumbnail with its label, whether visible or not.
  func galleryPlace(_ index: Int) -> Rect {
    var place = thumbnails[index]
    place.height += Self.labelHeight - 4
    return place
  }

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

/// The frames of the thumbnails: equal in size, one below the other. Computed without an array, as every frame uses
/// them.
struct Thumbnails: RandomAccessCollection, Hashable {
  /// The first one, before alignment to whole points.
  var first: Rect
  /// Distance from one to the next.
  var pitch: Double
  var count: Int

  /// An empty gallery.
  static let none = Thumbnails(first: Rect(x: 0, y: 0, width: 0, height: 0), pitch: 0, count: 0)
}

extension Thumbnails {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Rect {
    Rect(
      x: first.x, y: (first.y + pitch * Double(index)).rounded(), width: first.width, height: first.height.rounded())
  }
}
