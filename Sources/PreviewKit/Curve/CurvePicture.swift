import Boundary
import Geometry

extension CurveChart {
  /// Draws it with its corner somewhere.
  ///
  /// - Parameter origin: In whole points, so that its lines are sharp.
  public func draw(at origin: Point, _ look: CurveLook, into list: inout DrawList) {
    func moved(_ rect: Rect) -> Rect { rect.moved(x: origin.x, y: origin.y) }
    for bar in bars { list.append(.fill(moved(bar.frame), look.color(of: bar.ink))) }
    func moved(_ point: Point) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
    for area in areas {
      list.area(between: min(area.upper.count, area.lower.count), look.color(of: area.ink)) { index in
        (moved(area.upper[index]), moved(area.lower[index]))
      }
    }
    for stroke in strokes {
      let half = stroke.width / 2
      list.softLine(
        through: stroke.points.count, core: max(0, half - 0.35), reach: half + 0.35, look.color(of: stroke.ink)
      ) { moved(stroke.points[$0]) }
    }
    for word in words {
      let style = TextStyle(
        size: word.kind == .title ? Self.titleSize : Self.wordSize,
        weight: word.kind == .title ? .semibold : .regular, color: look.color(of: word.ink),
        alignment: word.alignment, hasTabularDigits: word.kind == .number)
      list.append(.text(word.text, box: moved(word.box), style: style))
    }
  }
}
