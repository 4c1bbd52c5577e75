import Boundary
import Geometry

/// A sentence over the stage: as wide as its text, and wrapped if it does not fit.
struct Strip {
  enum Edge {
    /// Distance from the upper or lower edge of the stage, in points.
    case top(Double), bottom(Double)
  }

  private let words: String
  private let font: ControlText
  private let color: Color
  /// Margin around the text.
  private let margin: Size
  private let stage: Rect
  private let theme: Theme
  var border: Color?
  var radius = 8.0
  /// Whether it has a shadow.
  var casts = false
  /// Maximum number of lines; longer texts would not be read. The last one is the end of the text, where the reason is.
  var mostLines = 6
  /// Space below the text.
  var foot = Size(width: 0, height: 0)

  init(_ words: String, _ font: ControlText, _ color: Color, margin: Size, in stage: Rect, _ theme: Theme) {
    (self.words, self.font, self.color, self.margin, self.stage) = (words, font, color, margin, stage)
    self.theme = theme
  }
}

extension Strip {
  func frame(_ edge: Edge, _ widths: inout TextWidths) -> Rect { placed(edge, &widths).box }

  /// Maximum width of a line.
  var widest: Double { max(1, min(stage.width - 32, 720) - 2 * margin.width) }

  private func placed(_ edge: Edge, _ widths: inout TextWidths) -> (box: Rect, lines: [String]) {
    var lines = widths.lines(words, width: widest, font)
    if lines.count > mostLines {
      lines.replaceSubrange(mostLines - 2..<lines.count - 1, with: ["\u{2026}"])
    }
    let wide = lines.reduce(foot.width) { max($0, widths.width($1, font)) }.rounded(.up) + 2 * margin.width
    let high = Double(lines.count) * font.lineHeight + 2 * margin.height + foot.height
    let top =
      switch edge {
      case .top(let distance): stage.y + distance
      case .bottom(let distance): stage.maxY - distance - high
      }
    return (Rect(x: (stage.midX - wide / 2).rounded(), y: top.rounded(), width: wide, height: high), lines)
  }

  func draw(_ edge: Edge, _ widths: inout TextWidths, into list: inout DrawList) {
    let (box, lines) = placed(edge, &widths)
    var shape = RoundedShape(frame: box, radius: radius, fill: theme.panel)
    if let border { (shape.border, shape.borderWidth) = (border, 1) }
    if casts {
      shape.shadow = RoundedShape.Shadow(color: theme.shadow, blur: 16, offset: Point(x: 0, y: 4))
    }
    list.append(.shape(shape))
    var row = Rect(x: box.x, y: box.y + margin.height, width: box.width, height: font.lineHeight)
    for line in lines {
      list.append(.text(line, box: row, style: font.style(color, .center)))
      row.y += row.height
    }
  }
}
