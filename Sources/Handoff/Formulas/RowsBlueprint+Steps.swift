import Effects
import Geometry

extension RowsBlueprint {
  /// The steps for a picture window: `y` is the start of its row in a list as tall as `screen`, `h` the height of the
  /// row, `aspect` the picture's aspect ratio.
  ///
  /// They define `drawn`, the height of the picture, and `drift`, the distance of its middle below the middle of the
  /// row.
  var steps: [FormulaLine] {
    let isCentered = anchor == .center
    let line = isCentered ? "y + h / 2 - screen / 2" : "y - screen / 2"
    let travel = isCentered ? "(screen + h)" : "screen"
    let drift = FormulaLine("drift", "(ratio - 1) * (\(line))", "of the picture's middle from the row's")
    switch length {
    case .covering:
      let reach = isCentered ? "(screen + h)" : "(screen + 2 * h)"
      return [
        FormulaLine("drawn", "max(width / aspect, h + max(1 - ratio, ratio - 1) * \(reach))", "height of the picture"),
        drift,
      ]
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

  /// The steps that do not depend on the row's place: the height of its picture.
  var sizeSteps: [FormulaLine] { steps.filter { $0.name == "drawn" } }

  /// The steps that depend on the row's place.
  var driftSteps: [FormulaLine] { steps.filter { $0.name != "drawn" } }
}
