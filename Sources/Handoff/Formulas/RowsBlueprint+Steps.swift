import Effects
import Geometry

extension RowsBlueprint {
  /// The picture window of a row that begins at `y` in a list as tall as `screen`, in the names of the code.
  private var formula: PictureWindow<Expression> {
    let length: PictureWindow<Expression>.Length =
      switch length {
      case .covering: .covering
      case .natural: .natural
      case .times(let factor): .times(overscanConstant(factor).expression)
      case .fixed(let height): .fixed(heightConstant(height).expression)
      case .drifting: .drifting
      }
    return PictureWindow(
      pass: Pass(screen: .screen, cell: .rowHeight), ratio: ratioConstant.expression, anchor: anchor,
      natural: .width / .aspect, length: length)
  }

  /// Height of the picture.
  var drawn: Expression { formula.drawn }

  /// The step that does not depend on the row's place: the height of its picture.
  var sizeSteps: [FormulaLine] { FormulaLine.all([drawn]).naming("drawn", drawn, "height of the picture") }

  /// The steps that depend on the row's place: the distance of the picture's middle from the row's.
  var driftSteps: [FormulaLine] { FormulaLine.all([formula.drift(start: .rowStart)], besides: sizeSteps) }

  var steps: [FormulaLine] { sizeSteps + driftSteps }
}
