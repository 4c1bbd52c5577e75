import Effects
import Geometry

extension CardsBlueprint {
  /// The editable constants.
  var constants: [Constant] {
    pileConstants.all + [
      Constant("margin", margin, in: Bounds(0, 100), isLength: true, "on either side"),
      Constant("radius", radius, in: Bounds(0, 60), isLength: true, "of the corners"),
    ]
  }

  /// Those that place a card.
  var pileConstants: PileConstants { PileConstants(pile) }

  /// The steps for card `i` with the list scrolled by `s`, negative while it is pulled.
  ///
  /// They define `y`, its top edge on the screen; `rise`, how far it lies above its stop; `size`, about
  /// the middle of the top edge; `shade`, its darkness; and `opacity`.
  var steps: [FormulaLine] {
    let pile = pileConstants.formula
    let place = pile.place(of: .card, scrolled: .scrolled)
    return FormulaLine.all([pile.pitch, place.rise, place.top, place.scale, place.shade, place.opacity])
  }
}

/// The numbers of a pile of cards, to edit.
struct PileConstants {
  private let height, gap, top, peek, visible, scale, dim: Constant

  init(_ pile: CardPile<Double>) {
    func length(_ name: String, _ value: Double, _ most: Double, from least: Double = 0, _ note: String) -> Constant {
      Constant(name, value, in: Bounds(least, most), isLength: true, note)
    }
    height = length("cardHeight", pile.height, 1200, from: 60, "of a card")
    gap = length("gap", pile.gap, 200, "between two cards on their way")
    top = length("top", pile.top, 600, "where cards stop, from the top of the screen")
    peek = length("peek", pile.peek, 100, "what a covered card leaves in sight")
    visible = Constant("visible", pile.seen, in: Bounds(1, 8), "cards of the pile that are seen")
    scale = Constant("scale", pile.scale, in: Bounds(0.5, 1), "a card over the one on it")
    dim = Constant("dim", pile.dim, in: Bounds(0, 1), "each card on a card makes it darker by this")
  }

  var all: [Constant] { [height, gap, top, peek, visible, scale, dim] }

  var formula: CardPile<Expression> {
    CardPile(
      height: height.expression, gap: gap.expression, top: top.expression, peek: peek.expression,
      visible: visible.expression, scale: scale.expression, dim: dim.expression)
  }
}
