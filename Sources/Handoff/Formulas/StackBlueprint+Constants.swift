import Effects
import Geometry

extension StackBlueprint {
  /// The editable constants.
  var constants: [Constant] {
    var all = isSpread ? [] : [Constant("ratio", stack.ratio, "speed of the deepest layer over the cover's")]
    all += [
      Constant("layers", Double(stack.layers), "how many, the cover included"),
      Constant("cellWidth", stack.pass.cell, isLength: true, "room for an album along the strip"),
      Constant("cover", stack.cover, isLength: true, "side of a cover"),
      Constant("pitch", pitch, isLength: true, "from one album to the next"),
      Constant("inset", stack.inset, isLength: true, "each layer is smaller by this"),
      Constant("fade", alphaStep, "each layer is more transparent by this"),
    ]
    if coverBehind > 0 { all.append(behindConstant) }
    return all
  }

  private var behindConstant: Constant {
    Constant("coverBehind", coverBehind, "how much of the cover in the middle shows behind everything")
  }

  /// The reach of a cover's shadow, which is half its blur, and its offset downwards, in points.
  static let shadowReach = 12.0
  static let shadowDepth = 8.0

  var isAcross: Bool { axis == .horizontal }

  /// Two values as x and y; the first is along the axis.
  func turned<Value>(_ along: Value, _ across: Value) -> (x: Value, y: Value) {
    isAcross ? (along, across) : (across, along)
  }
}
