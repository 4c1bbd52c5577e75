import Effects
import Geometry

extension RowsBlueprint {
  /// Whether the arithmetic asks for the shape of a picture.
  var needsAspect: Bool { steps.contains { $0.expression.contains("aspect") } }

  /// The arithmetic of a window: `y` is where its row begins on the screen, `h` the row's height, `aspect` the
  /// picture's width over its height.
  ///
  /// It names `drawn`, the height of the picture, and `drift`, how far its middle is from the middle of the row.
  var steps: [FormulaLine] {
    let width = screen.width.short
    let height = screen.height.short
    let middle = (screen.height / 2).short
    let line = anchor == .center ? "y + h / 2 - \(middle)" : "y - \(middle)"
    let place = anchor == .center ? "(y + h/2 - H/2)" : "(y - H/2)"
    let share = (1 - ratio).short
    let travel = anchor == .center ? "(\(height) + h)" : height
    let travelled = anchor == .center ? "(H + h)" : "H"
    let drift = FormulaLine("drift", "\((ratio - 1).short) * (\(line))", "-(1 - k)·\(place)")
    switch length {
    case .covering:
      let most = (1 - ratio).magnitude.short
      let reach = anchor == .center ? "(\(height) + h)" : "(\(height) + 2 * h)"
      let reached = anchor == .center ? "(H + h)" : "(H + 2h)"
      return [
        FormulaLine("drawn", "max(\(width) / aspect, h + \(most) * \(reach))", "max(W/a, h + |1 - k|·\(reached))"),
        drift,
      ]
    case .natural: return [FormulaLine("drawn", "\(width) / aspect", "W/a"), drift]
    case .times(let factor):
      return [
        FormulaLine("drawn", "max(\((factor * screen.width).short) / aspect, h)", "max(\(factor.short)·W/a, h)"), drift,
      ]
    case .fixed(let drawn):
      return [
        FormulaLine("drawn", drawn.short, "imageHeight"),
        FormulaLine("lag", "(\(drawn.short) - h) / \(travel)", "1 - k = (imageHeight - h)/\(travelled)"),
        FormulaLine("drift", "-lag * (\(line))", "-(1 - k)·\(place)"),
      ]
    case .drifting:
      return [FormulaLine("drawn", "max(0, h + \(share) * \(travel))", "h + (1 - k)·\(travelled)"), drift]
    }
  }
}
