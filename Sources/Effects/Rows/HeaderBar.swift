import Geometry

/// A bar into which a header collapses: its title comes along, up and smaller, and over the last part of the way its
/// ground covers all that is left of the picture.
public struct HeaderBar {
  /// Of the header at rest, in points.
  var height: Double
  /// Of the bar, in points.
  var minimum: Double
}

extension HeaderBar {
  /// Size of the title's font at rest and in the bar, and how far the middle of its line is from the bar's lower edge.
  public static let titleSize = 34.0
  public static let barTitleSize = 17.0
  public static let restingDrop = 33.0
  public static let barDrop = 22.0
  /// What a mark that leads back takes before the title.
  public static let markWidth = 22.0
  private static let line = LayerSettings.lineHeight

  /// How far the list scrolls until the header is a bar, in points.
  private var way: Double { max(0, height - minimum) }

  /// Over how much of the way the ground comes, in points.
  private var fading: Double { min(way, minimum) }

  /// How much of the ground shows, from 0 to 1.
  func share(scrolled: Double) -> Double {
    guard fading > 0 else { return scrolled >= way ? 1 : 0 }
    return min(1, max(0, (scrolled - way + fading) / fading))
  }

  /// - Parameter scrolled: The distance from rest, in points.
  func append(scrolled: Double, in setting: Setting, into layers: inout [Layer]) {
    guard minimum > 0, scrolled.isFinite else { return }
    let share = share(scrolled: scrolled)
    let edge = max(minimum, height - scrolled)
    layers.show(
      Layer(
        LayerID("bar", nil, "background"),
        frame: Rect(x: 0, y: 0, width: setting.viewport.width, height: edge), opacity: share,
        content: .surface(.bar)), on: setting.screen)
    if setting.hasBackMark {
      let tall = Self.titleSize * Self.line
      let box = Rect(
        x: RowParts.margin + setting.leadingInset, y: edge - Self.barDrop - tall / 2, width: Self.markWidth,
        height: tall)
      layers.show(
        Layer(LayerID("bar", nil, "back"), frame: setting.directed(box), opacity: share, content: .backMark),
        on: setting.screen)
    }
    let isSmall = setting.hasSmallTitle
    let gone = isSmall ? 1 : way > 0 ? min(1, max(0, scrolled / way)) : 1
    let zoom = 1 + (Self.barTitleSize / Self.titleSize - 1) * gone
    let bottom = isSmall ? minimum : edge
    let middle = bottom - (Self.restingDrop + (Self.barDrop - Self.restingDrop) * gone)
    let indent = setting.hasBackMark ? Self.markWidth * gone : 0
    let free = setting.viewport.width - setting.leadingInset - setting.trailingInset
    let room = max(0, free - 2 * RowParts.margin - indent)
    let tall = Self.titleSize * Self.line * zoom
    let box = Rect(
      x: RowParts.margin + setting.leadingInset + indent, y: middle - tall / 2, width: room * zoom, height: tall)
    layers.show(
      Layer(
        LayerID("bar", nil, "title"), frame: setting.directed(box), opacity: isSmall ? share : 1,
        content: .heading(zoom: zoom, share: share)), on: setting.screen)
  }
}
