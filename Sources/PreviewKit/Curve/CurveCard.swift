import Boundary
import Effects
import Geometry

/// The card with a curve beside a screen, with its static parts prepared.
public struct CurveCard: Sendable {
  public let frame: Rect
  public let look: CurveLook
  private let chart: CurveChart
  private let curve: TransferCurve
  private var ground = DrawList()
}

extension CurveCard {
  /// The card's frame: centered in a room, on whole points, with the curve's preferred height. Nil if it does not fit.
  public static func frame(of curve: TransferCurve, in room: Rect) -> Rect? {
    let width = room.width.rounded(.down)
    let height = min(room.height.rounded(.down), CurveChart.usualHeight(of: curve, width: room.width))
    let frame = Rect(
      x: room.x.rounded(), y: (room.y + (room.height - height) / 2).rounded(), width: width, height: height)
    return frame.isEmpty ? nil : frame
  }

  /// - Parameter titleRoom: Free width at the right end of the title's line, for tools.
  public init(_ curve: TransferCurve, in frame: Rect, titleRoom: Double = 0, _ look: CurveLook) {
    (self.curve, self.frame, self.look) = (curve, frame, look)
    chart = CurveChart(curve, size: frame.size, titleRoom: titleRoom)
    chart.draw(look, into: &ground)
  }

  /// The plots, where a drag scrubs the content.
  public var plots: Rect { chart.hold.moved(x: frame.x, y: frame.y) }

  /// The offset at a point.
  public func offset(at point: Point) -> Double { chart.offset(at: inside(point).x) }

  private func inside(_ point: Point) -> Point { Point(x: point.x - frame.x, y: point.y - frame.y) }

  /// Draws the card with the content's current offset.
  ///
  /// - Parameter layers: The layers as displayed, including a simulated system's effects; the dot is at the layer.
  public func draw(
    at offset: Double, among layers: [Layer], shadow: RoundedShape.Shadow? = nil, into list: inout DrawList
  ) {
    var paper = RoundedShape(frame: frame, radius: 10, fill: look.paper, border: look.grid, borderWidth: 1)
    paper.shadow = shadow
    list.append(.shape(paper))
    list.append(ground, scaledBy: 1, at: frame.origin)
    CurvePresent(of: curve, at: offset, among: layers).draw(on: chart, at: frame.origin, look, into: &list)
  }
}
