import Geometry

/// A bar into which a header collapses: the title moves up and shrinks, and over the last part its background covers
/// the rest of the picture. With reduced motion the title has its small size at every offset.
public struct HeaderBar<Number: Quantity> {
  /// Height of the header at rest, in points.
  var height: Number
  /// Height of the bar, in points.
  var minimum: Number

  public init(height: Number, minimum: Number) { (self.height, self.minimum) = (height, minimum) }
}

/// The measures of a bar, in points.
public enum BarMeasures {
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
}

extension HeaderBar {
  /// Less than any length that shows. No length below it divides anything.
  private static var tiny: Number { 0.001 }

  /// The scroll distance over which the header collapses, in points.
  public var distance: Number { Number.most(0, height - minimum).called("barDistance", "until the header is a bar") }

  /// The scroll distance over which the background fades in, in points.
  private var fading: Number {
    Number.most(Self.tiny, .least(distance, minimum)).called("fadeLength", "over which the bar fades in")
  }

  /// Opacity of the background, 0...1.
  public func share(scrolled: Number) -> Number {
    ((scrolled - distance + fading) / fading).clamped(0, 1).called("barOpacity", "of the bar")
  }

  /// How far the title has moved into the bar, 0...1.
  public func progress(scrolled: Number) -> Number {
    let left = Number.most(0, distance - .most(0, scrolled))
    return (1 - left / .most(Self.tiny, distance)).called("titleProgress", "how far the title has moved")
  }

  /// Size of the title, relative to its size at rest.
  public static func zoom(progress: Number) -> Number {
    let shrinking = Number(floatLiteral: 1 - BarMeasures.barTitleSize / BarMeasures.titleSize)
    return (1 - shrinking * progress).called("titleScale", "of the title")
  }

  /// Distance of the title's middle from the header's lower edge, in points.
  public static func drop(progress: Number) -> Number {
    let (rest, bar) = (Number(floatLiteral: BarMeasures.restingDrop), Number(floatLiteral: BarMeasures.barDrop))
    return (rest - (rest - bar) * progress).called("titleRise", "from the lower edge up to its middle")
  }
}

extension HeaderBar where Number == Double {
  /// - Parameters:
  ///   - scrolled: The distance from rest, in points.
  ///   - hidden: How much of the bar is gone, in points.
  func append(scrolled: Double, gone hidden: Double, in setting: Setting, into layers: inout [Layer]) {
    guard minimum > 0, scrolled.isFinite else { return }
    let share = share(scrolled: scrolled)
    let edge = max(minimum, height - scrolled) - hidden
    layers.show(
      Layer(
        LayerID(.barBackground),
        frame: Rect(x: 0, y: -hidden, width: setting.viewport.width, height: edge + hidden), opacity: share,
        content: .surface(.bar)), on: setting.screen)
    if setting.hasBackMark {
      let tall = BarMeasures.titleSize * LayerSettings.lineHeight
      let box = Rect(
        x: RowParts.margin + setting.leadingInset, y: edge - BarMeasures.barDrop - tall / 2,
        width: BarMeasures.markWidth,
        height: tall)
      layers.show(
        Layer(LayerID(.barBack), frame: setting.directed(box), opacity: share, content: .backMark),
        on: setting.screen)
    }
    let isSmall = setting.hasSmallTitle
    // A title that shrinks on its way would move with reduced motion: it is small from the start.
    let gone = isSmall || setting.isStill ? 1 : progress(scrolled: scrolled)
    let zoom = Self.zoom(progress: gone)
    let middle = (isSmall ? minimum - hidden : edge) - Self.drop(progress: gone)
    let indent = setting.hasBackMark ? BarMeasures.markWidth * gone : 0
    let free = setting.viewport.width - setting.leadingInset - setting.trailingInset
    let room = max(0, free - 2 * RowParts.margin - indent)
    let tall = BarMeasures.titleSize * LayerSettings.lineHeight * zoom
    let box = Rect(
      x: RowParts.margin + setting.leadingInset + indent, y: middle - tall / 2, width: room * zoom, height: tall)
    layers.show(
      Layer(
        LayerID(.barTitle), frame: setting.directed(box), opacity: isSmall ? share : 1,
        content: .heading(zoom: zoom, share: share)), on: setting.screen)
  }
}
