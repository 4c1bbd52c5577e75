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
  /// Nil if there is no space for it.
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
    lay(curve)
  }

  private mutating func lay(_ curve: TransferCurve) {
    card = CurveCard.frame(of: curve, in: frame.inset(by: Self.margin)).map {
      CurveCard(curve, in: $0, Self.theme.curve)
    }
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
      // If nothing is visible, the previous curve stays.
      if let curve = TransferCurve(order) { lay(curve) }
    }
    list.append(.fill(frame, Self.theme.window))
    card?.draw(at: moment.preview.offset(at: moment.time), among: moment.layers, into: &list)
  }
}
