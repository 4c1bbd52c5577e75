import Effects
import Geometry

extension RowsBlueprint {
  /// The arithmetic of a window: `y` is where its row begins in a list as tall as `screen`, `h` the row's height,
  /// `aspect` the picture's width over its height.
  ///
  /// It names `drawn`, the height of the picture, and `drift`, how far its middle is below the middle of the row.
  var steps: [FormulaLine] {
    let isCentred = anchor == .center
    let line = isCentred ? "y + h / 2 - screen / 2" : "y - screen / 2"
    let travel = isCentred ? "(screen + h)" : "screen"
    let drift = FormulaLine("drift", "(ratio - 1) * (\(line))", "of the picture's middle from the row's")
    let lag = ratio > 1 ? "(ratio - 1)" : "(1 - ratio)"
    switch length {
    case .covering:
      let reach = isCentred ? "(screen + h)" : "(screen + 2 * h)"
      return [FormulaLine("drawn", "max(width / aspect, h + \(lag) * \(reach))", "height of the picture"), drift]
    case .natural: return [FormulaLine("drawn", "width / aspect", "height of the picture"), drift]
    case .times: return [FormulaLine("drawn", "max(overscan * width / aspect, h)", "height of the picture"), drift]
    case .fixed:
      return [
        FormulaLine("drawn", "imageHeight", "height of the picture"),
        FormulaLine("lag", "(imageHeight - h) / \(travel)", "1 - ratio"),
        FormulaLine("drift", "-lag * (\(line))", "of the picture's middle from the row's"),
      ]
    case .drifting:
      return [FormulaLine("drawn", "max(0, h + (1 - ratio) * \(travel))", "height of the picture"), drift]
    }
  }

  /// What is known before the row's place is: the height of its picture.
  var sizeSteps: [FormulaLine] { steps.filter { $0.name == "drawn" } }

  /// What the row's place decides.
  var driftSteps: [FormulaLine] { steps.filter { $0.name != "drawn" } }
}
