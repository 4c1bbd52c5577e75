import Effects
import Geometry

extension StackBlueprint {
  /// What somebody edits.
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

  /// What somebody edits of an album, without what lies behind all of them.
  var albumConstants: [Constant] { constants.filter { $0.name != "coverBehind" } }

  /// What somebody edits of the covers behind everything.
  var behindConstants: [Constant] { constants.filter { $0.name == "pitch" || $0.name == "coverBehind" } }

  /// The deviation of the blur of a cover behind everything over its shorter side, as it fills the screen.
  static let blur = 0.1

  /// How far the shadow of the cover reaches beyond it, half of what is called its blur, and how far down it lies, in
  /// points.
  static let shadowReach = 12.0
  static let shadowDepth = 8.0

  var isAcross: Bool { axis == .horizontal }

  /// Two words or lengths, the one along the axis first, as systems have them: across the screen, then down.
  func turned<Value>(_ along: Value, _ across: Value) -> (x: Value, y: Value) {
    isAcross ? (along, across) : (across, along)
  }

  /// How many layers the deepest one is behind the cover; 1 where there is none, so that nothing is divided by zero.
  var deepest: Int { max(1, stack.layers - 1) }
}
