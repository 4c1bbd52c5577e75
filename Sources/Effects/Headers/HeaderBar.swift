import Geometry

/// A bar into which a header collapses: the title moves up and shrinks, and over the last part its background covers
/// the rest of the picture. With reduced motion the title has its small size at every offset.
public struct HeaderBar {
  /// Height of the header at rest, in points.
  var height: Double
  /// Height of the bar, in points.
  var minimum: Double
}

extension HeaderBar {
  /// Font size of the title at rest and in the bar, and the distance of its middle from the bar's lower edge, in
  /// points.
  public static let titleSize = 34.0
  public static let barTitleSize = 17.0
  public static let restingDrop = 33.0
  public static let barDrop = 22.0
  /// Width reserved for the back chevron before the title, in points.
  public static let markWidth = 22.0
  /// Opacity of a light bar from which its title is as dark as those of rows: there it has a contrast of 4 over the
  /// darkest picture. Below it, the title is white with a shadow. A color between the two would at some offset be that
  /// of the picture under the bar.
  public static let inkShare = 0.5
  /// The shadow of a white title: standard deviation in points, at rest, and opacity.
  public static let shadow = (deviation: 2.7, opacity: 1.0)
  private static let line = LayerSettings.lineHeight

  /// The scroll distance over which the header collapses, in points.
  private var way: Double { max(0, height - minimum) }

  /// The scroll distance over which the background fades in, in points.
  private var fading: Double { min(way, minimum) }

  /// Opacity of the background, 0...1.
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
        LayerID(.barBackground),
        frame: Rect(x: 0, y: 0, width: setting.viewport.width, height: edge), opacity: share,
        content: .surface(.bar)), on: setting.screen)
    if setting.hasBackMark {
      let tall = Self.titleSize * Self.line
      let box = Rect(
        x: RowParts.margin + setting.leadingInset, y: edge - Self.barDrop - tall / 2, width: Self.markWidth,
        height: tall)
      layers.show(
        Layer(LayerID(.barBack), frame: setting.directed(box), opacity: share, content: .backMark),
        on: setting.screen)
    }
    let isSmall = setting.hasSmallTitle
    // A title that shrinks on its way would move with reduced motion: it is small from the start.
    let gone = isSmall || setting.isStill ? 1 : way > 0 ? min(1, max(0, scrolled / way)) : 1
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
        LayerID(.barTitle), frame: setting.directed(box), opacity: isSmall ? share : 1,
        content: .heading(zoom: zoom, share: share)), on: setting.screen)
  }
}
