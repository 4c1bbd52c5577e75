import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import StudioKit

/// The curve at the right of a film's screen, with the current position. Recomputed when a tape changes parameters.
struct FilmedCurve {
  private var order: CurveOrder
  private var setting: Setting
  /// Nil: there is no room for it, or nothing of the layer to be seen.
  private var card: CurveCard?
  private let frame: Rect

  private static let margin = 24.0
  private static let theme = Theme.light

  /// - Parameter height: The film's height.
  init(_ order: CurveOrder, height: Double) throws(Failure) {
    guard let curve = TransferCurve(order) else { throw RenderedCurve.nothing(in: order.preview.scene) }
    self.order = order
    setting = order.preview.setting
    frame = Rect(x: 0, y: 0, width: 520, height: height)
    card = Self.card(of: curve, in: frame)
  }

  private static func card(of curve: TransferCurve, in frame: Rect) -> CurveCard? {
    CurveCard.frame(of: curve, in: frame.inset(by: margin)).map { CurveCard(curve, in: $0, theme.curve) }
  }
}

extension FilmedCurve {
  /// Its width, in points.
  var width: Double { frame.width }

  /// Draws the moment in the top left corner.
  mutating func draw(_ moment: ScreenMoment, into list: inout DrawList) {
    if moment.preview.setting != setting {
      setting = moment.preview.setting
      order.preview = moment.preview
      card = TransferCurve(order).flatMap { Self.card(of: $0, in: frame) }
    }
    list.append(.fill(frame, Self.theme.window))
    card?.draw(at: moment.preview.offset(at: moment.time), among: moment.layers, into: &list)
  }
}
