import Boundary
import Geometry
import PreviewKit

/// The columns of the strips below the stage: names or tools, then what is drawn over an axis, then tools and a legend.
/// The gesture and the keyframes share them, so that their axes begin and end at the same places.
enum PlotGrid {
  static let names = 128.0
  /// Width at the right, and in a strip without space for it.
  static let (tools, narrow) = (216.0, 44.0)
  /// Minimum width of an axis beside the tools.
  private static let leastAxis = 240.0
  /// Space beside tools and legend.
  private static let margin = 12.0

  /// An entry of a legend.
  struct Entry {
    enum Sample { case line, diamond }

    let words: String
    let color: Color
    var sample = Sample.line
  }
}

extension PlotGrid {
  static func hasTools(in strip: Rect) -> Bool { strip.width >= names + tools + leastAxis }

  /// The column of the axis, as tall as the strip.
  static func axis(in strip: Rect) -> Rect {
    Rect(
      x: strip.x + names, y: strip.y, width: max(40, strip.width - names - (hasTools(in: strip) ? tools : narrow)),
      height: strip.height)
  }

  /// A line of the column at the right.
  static func toolLine(in strip: Rect, y: Double, height: Double) -> Rect {
    let axis = axis(in: strip)
    return Rect(x: axis.maxX + margin, y: y, width: strip.maxX - axis.maxX - 2 * margin, height: height)
  }

  /// Draws a number below a tick. Numbers at the ends of the axis stay inside.
  static func number(
    _ words: String, at x: Double, on track: Rect, y: Double, _ theme: Theme, into list: inout DrawList
  ) {
    list.append(.fill(Rect(x: x - 0.5, y: y, width: 1, height: PlotLook.tick), theme.quietText))
    var style = theme.number
    let box: Rect
    (box, style.alignment) = numberBox(at: x, on: track, y: y)
    list.append(.text(words, box: box, style: style))
  }

  /// Where a number below a tick may be.
  static func numberBox(at x: Double, on track: Rect, y: Double) -> (box: Rect, alignment: TextStyle.Alignment) {
    let isFirst = x < track.x + 14
    let isLast = x > track.maxX - 20
    let wide = 48.0
    let left = isFirst ? x : isLast ? track.maxX - wide : x - wide / 2
    return (
      Rect(x: left, y: y + PlotLook.tick, width: wide, height: 12), isFirst ? .leading : isLast ? .trailing : .center
    )
  }

  /// Draws the line at the present place on the axis, with a knob at its top.
  static func present(at x: Double, from top: Double, to foot: Double, _ theme: Theme, into list: inout DrawList) {
    list.append(
      .fill(Rect(x: x - PlotLook.present / 2, y: top, width: PlotLook.present, height: foot - top), theme.text))
    list.append(
      .shape(RoundedShape(frame: Rect(x: x - 4, y: top - 4, width: 8, height: 8), radius: 4, fill: theme.text)))
  }

  /// Draws what the colors of a strip mean.
  static func legend(
    _ entries: [Entry], in box: Rect, _ theme: Theme, _ widths: inout TextWidths, into list: inout DrawList
  ) {
    var left = box.x
    let indent = PlotLook.line.width + PlotLook.beside
    for entry in entries {
      let width = widths.width(entry.words, .small).rounded(.up)
      guard left + indent + width <= box.maxX else { return }
      list.append(
        .text(
          entry.words, box: Rect(x: left + indent, y: box.y, width: width + 3, height: box.height), style: theme.small))
      let sample = PlotLook.frame(of: PlotLook.line, at: left, middle: box.midY)
      switch entry.sample {
      case .line: list.append(.fill(sample, entry.color))
      case .diamond: list.diamond(at: Point(x: sample.maxX - 5, y: sample.midY), radius: 4.5, entry.color)
      }
      left += indent + width + PlotLook.gap
    }
  }
}
