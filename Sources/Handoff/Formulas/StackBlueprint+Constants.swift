import Effects
import Geometry

extension StackBlueprint {
  /// The editable constants.
  var constants: [Constant] {
    (isSpread ? [] : [ratioConstant])
      + [layersConstant, cellConstant, coverConstant, pitchConstant, insetConstant, fadeConstant]
      + (coverBehind > 0 ? [behindConstant] : []) + Constant.follow(follow)
  }

  private var ratioConstant: Constant {
    Constant("ratio", stack.ratio, in: Bounds(-0.5, 1.5), "speed of the deepest layer over the cover's")
  }
  private var layersConstant: Constant {
    Constant("layers", stack.layers, in: Bounds(0, 12), "how many, the cover included")
  }
  private var cellConstant: Constant {
    Constant("cellWidth", stack.pass.cell, in: Bounds(40, 800), isLength: true, "room for an album along the strip")
  }
  private var coverConstant: Constant {
    Constant("cover", stack.cover, in: Bounds(40, 600), isLength: true, "side of a cover")
  }
  var pitchConstant: Constant {
    Constant("pitch", pitch, in: Bounds(20, 800), isLength: true, "from one album to the next")
  }
  private var insetConstant: Constant {
    Constant("inset", stack.inset, in: Bounds(0, 20), isLength: true, "each layer is smaller by this")
  }
  var fadeConstant: Constant {
    Constant("fade", alphaStep, in: Bounds(0, 1), "each layer is more transparent by this")
  }
  private var behindConstant: Constant {
    Constant(
      "coverBehind", coverBehind, in: Bounds(0, 1), "how much of the cover in the middle shows behind everything")
  }

  /// The stack in the names of the code.
  ///
  /// - Parameter screen: Length of the strip.
  func formula(screen: Expression) -> DepthStack<Expression> {
    DepthStack(
      pass: Pass(screen: screen, cell: cellConstant.expression), cover: coverConstant.expression,
      layers: layersConstant.expression, inset: insetConstant.expression, ratio: ratioConstant.expression,
      isSpread: isSpread, isUniform: stack.isUniform)
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
