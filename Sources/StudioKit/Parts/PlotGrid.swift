import Boundary
import Geometry

/// The columns of the strips below the stage: names or tools, then what is drawn over an axis, then tools and a legend.
/// The gesture and the keyframes share them, so that their axes begin and end at the same places.
enum PlotGrid {
  static let names = 132.0
  /// Width at the right, and in a strip without space for it.
  static let (tools, narrow) = (236.0, 46.0)
  /// Minimum width of an axis beside the tools.
  private static let leastAxis = 240.0
  private static let gap = 14.0
}

extension PlotGrid {
  static func hasTools(in strip: Rect) -> Bool { strip.width >= names + tools + leastAxis }

  /// The column of the axis, as tall as the strip.
  static func axis(in strip: Rect) -> Rect {
    Rect(
      x: strip.x + names, y: strip.y, width: max(40, strip.width - names - (hasTools(in: strip) ? tools : narrow)),
      height: strip.height)
  }

  /// Draws what the colors of a strip mean, from the right.
  static func legend(
    _ entries: [(words: String, color: Color)], in box: Rect, _ theme: Theme, _ widths: inout TextWidths,
    into list: inout DrawList
  ) {
    var right = box.maxX
    var style = theme.small
    style.size -= 1
    for entry in entries.reversed() {
      let width = widths.width(entry.words, .small).rounded(.up)
      right -= width
      guard right - gap >= box.x else { return }
      list.append(
        .text(entry.words, box: Rect(x: right, y: box.y, width: width + 2, height: box.height), style: style))
      list.append(.fill(Rect(x: right - gap, y: box.midY - 1.5, width: 9, height: 3), entry.color))
      right -= gap + 12
    }
  }
}
