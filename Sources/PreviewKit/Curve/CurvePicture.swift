import Boundary
import Geometry

extension CurveChart {
  public func draw(_ look: CurveLook, into list: inout DrawList) {
    for bar in bars { list.append(.fill(bar.frame, look.color(of: bar.ink))) }
    for area in areas {
      list.area(between: min(area.upper.count, area.lower.count), look.color(of: area.ink)) { index in
        (area.upper[index], area.lower[index])
      }
    }
    for stroke in strokes {
      let half = stroke.width / 2
      list.softLine(
        through: stroke.points.count, core: max(0, half - 0.35), reach: half + 0.35, look.color(of: stroke.ink)
      ) { stroke.points[$0] }
    }
    for word in words {
      let style = TextStyle(
        size: word.kind == .title ? Self.titleSize : Self.wordSize,
        weight: word.kind == .title ? .semibold : .regular, color: look.color(of: word.ink),
        alignment: word.alignment, hasTabularDigits: word.kind == .number)
      list.append(.text(word.text, box: word.box, style: style))
    }
  }
}
