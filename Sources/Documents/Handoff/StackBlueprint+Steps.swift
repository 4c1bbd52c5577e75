import Effects
import Geometry

extension StackBlueprint {
  /// The arithmetic of an album whose cell begins at `x` on the screen, along the axis.
  ///
  /// It names `pos`, from -1 just before the screen to 1 just behind it, and `shift`, how far the deepest layer is
  /// from behind its cover.
  var steps: [Step] {
    let cell = stack.pass.cell.short
    return [
      Step("pos", "2 * (x + \(cell)) / \(stack.pass.travel.short) - 1", "2(x + cw)/(W + cw) - 1"),
      Step("shift", "\((0 - reach).short) * pos", "-(1 - k)·(W + cw)/2·pos"),
    ]
  }

  /// How many layers the deepest one is behind the cover; 1 where there is none, so that nothing is divided by zero.
  var deepest: Int { max(1, stack.layers - 1) }
}
