import Boundary
import Geometry
import Notation

/// A curve as an SVG file.
public enum CurveFile {
  private static let width = 640.0

  /// A chart at its preferred size in a file, also for pictures.
  public static func chart(of curve: TransferCurve) -> CurveChart {
    CurveChart(curve, size: Size(width: width, height: CurveChart.usualHeight(of: curve, width: width)))
  }

  /// - Parameter title: The scene's title.
  public static func text(of chart: CurveChart, _ look: CurveLook, titled title: String) -> String {
    let size = chart.size
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(short(size.width))" height="\#(short(size.height))" "#
        + #"viewBox="0 0 \#(short(size.width)) \#(short(size.height))" "#
        + #"font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="\#(short(CurveChart.wordSize))">"#,
      "<title>\(escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\" \(fill(look.paper))/>",
    ]
    lines += chart.bars.map { bar in
      let frame = bar.frame
      return "<rect x=\"\(short(frame.x))\" y=\"\(short(frame.y))\" width=\"\(short(frame.width))\" "
        + "height=\"\(short(frame.height))\" \(fill(look.color(of: bar.ink)))/>"
    }
    lines += chart.areas.map { area in
      "<polygon points=\"\(places(area.upper + area.lower.reversed()))\" \(fill(look.color(of: area.ink)))/>"
    }
    lines += chart.strokes.map { stroke in
      "<polyline points=\"\(places(stroke.points))\" fill=\"none\" stroke=\"\(hex(look.color(of: stroke.ink)))\" "
        + "stroke-width=\"\(short(stroke.width))\" stroke-linejoin=\"round\"/>"
    }
    lines += chart.words.map { word($0, look) }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func word(_ word: CurveChart.Word, _ look: CurveLook) -> String {
    let size = word.kind == .title ? CurveChart.titleSize : CurveChart.wordSize
    let (x, anchor) =
      switch word.alignment {
      case .leading: (word.box.x, "start")
      case .center: (word.box.midX, "middle")
      case .trailing: (word.box.maxX, "end")
      }
    let font = word.kind == .title ? " font-size=\"\(short(size))\" font-weight=\"600\"" : ""
    return "<text x=\"\(short(x))\" y=\"\(short(word.box.midY + size * 0.36))\" text-anchor=\"\(anchor)\"\(font) "
      + "\(fill(look.color(of: word.ink)))>\(escaped(word.text))</text>"
  }

  private static func short(_ number: Double) -> String { number.formatted(.upTo(2)) }

  private static func places(_ points: [Point]) -> String {
    points.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
  }

  private static func fill(_ color: Color) -> String {
    let opacity = color.alpha == 255 ? "" : " fill-opacity=\"\(short(Double(color.alpha) / 255))\""
    return "fill=\"\(hex(color))\"\(opacity)"
  }

  private static func hex(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Escapes markup and removes characters that XML forbids.
  private static func escaped(_ text: String) -> String {
    text.escapedForMarkup { scalar in
      switch scalar {
      case "\t", "\n", "\r": " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: ""
      default: nil
      }
    }
  }
}
