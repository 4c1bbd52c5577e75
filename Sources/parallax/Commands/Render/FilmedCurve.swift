import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit

/// The curve at the right of a film's screen, with where the content is. Where a tape changes the numbers it is found
/// anew.
struct FilmedCurve {
  private var order: CurveOrder
  private var setting: Setting
  private var curve: TransferCurve
  private var chart: CurveChart
  /// What of it stands still.
  private var ground = DrawList()
  private let look = Theme.light.curve
  private let paper = Theme.light.window

  /// What it takes, in points.
  let width = 520.0
  private static let margin = 24.0
  private let height: Double

  /// - Parameter height: Of the film.
  init(_ order: CurveOrder, height: Double) throws(Failure) {
    guard let curve = TransferCurve(order) else { throw RenderedCurve.nothing(in: order.preview.scene) }
    (self.order, self.curve, self.height) = (order, curve, height)
    setting = order.preview.setting
    chart = CurveChart(curve, size: .zero)
    lay()
  }

  private mutating func lay() {
    let width = width - 2 * Self.margin
    let free = max(1, height - 2 * Self.margin)
    chart = CurveChart(
      curve,
      size: Size(width: width, height: min(free, CurveChart.usualHeight(of: curve, width: width)).rounded(.down)))
    ground.removeAll()
    chart.draw(at: .zero, look, into: &ground)
  }
}

extension FilmedCurve {
  /// Draws the moment into the top left corner.
  mutating func draw(_ moment: ScreenMoment, into list: inout DrawList) {
    if moment.preview.setting != setting {
      setting = moment.preview.setting
      order.preview = moment.preview
      // Where it leaves nothing to be seen, what was there stays.
      if let next = TransferCurve(order) { curve = next }
      lay()
    }
    list.append(.fill(Rect(x: 0, y: 0, width: width, height: height), paper))
    let corner = Point(x: Self.margin, y: ((height - chart.size.height) / 2).rounded())
    let card = Rect(x: corner.x, y: corner.y, width: chart.size.width, height: chart.size.height)
    list.append(.shape(RoundedShape(frame: card, radius: 10, fill: look.paper, border: look.grid, borderWidth: 1)))
    list.append(ground, scaledBy: 1, at: corner)
    CurvePresent(of: curve, at: moment.preview.offset(at: moment.time), among: moment.layers)
      .draw(on: chart, at: corner, look, into: &list)
  }
}
