import Effects
import Geometry

extension CardsBlueprint {
  /// The editable constants.
  var constants: [Constant] {
    [
      Constant("cardHeight", pile.height, isLength: true, "of a card"),
      Constant("gap", pile.gap, isLength: true, "between two cards on their way"),
      Constant("top", pile.top, isLength: true, "where cards stop, from the top of the screen"),
      Constant("peek", pile.peek, isLength: true, "what a covered card leaves in sight"),
      Constant("visible", Double(max(1, pile.visible)), "cards of the pile that are seen"),
      Constant("scale", pile.scale, "a card over the one on it"),
      Constant("dim", pile.dim, "each card on a card makes it darker by this"),
      Constant("margin", margin, isLength: true, "on either side"),
      Constant("radius", radius, isLength: true, "of the corners"),
    ]
  }

  /// The steps for card `i` with the list scrolled by `s`, negative while it is pulled.
  ///
  /// They define `y`, its top edge on the screen; `rise`, how far it lies above its stop; `size`, about
  /// the middle of the top edge; `shade`, its darkness; and `opacity`.
  var steps: [FormulaLine] {
    [
      FormulaLine("pitch", "cardHeight + gap", "from one card to the next"),
      FormulaLine("arrived", "s / pitch", "the card that has just come to its place"),
      FormulaLine("depth", "max(0, arrived - i)", "the cards on it"),
      FormulaLine("steps", "min(depth, visible - 1)", "of these, those that show"),
      FormulaLine("rise", "peek * steps", "above its stop"),
      FormulaLine("y", "top + max(0, i - arrived) * pitch - rise", "its top edge on the screen"),
      FormulaLine("size", "pow(scale, steps)", "about the middle of its top edge"),
      FormulaLine("shade", "min(1, dim * steps)", "how dark it is"),
      FormulaLine("opacity", "min(1, max(0, visible - depth))", "the last one goes"),
    ]
  }
}
