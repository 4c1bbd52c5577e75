import Effects
import Geometry
import Notation

extension CardsBlueprint {
  var facts: Facts {
    let seen = Double(max(1, pile.visible))
    let curve = pile.shrinkCurve
    return Facts([
      "constants": constants.facts,
      // Without the sizes of a card, which place none.
      "pileConstants": constants.filter { !["margin", "radius"].contains($0.name) }.facts,
      "steps": .formulas(steps),
      "cardCount": .number(Double(count)),
      "moves": .flag(true),
      "wordMargin": .number(wordMargin),
      // How far down a card its scrim begins and has come: of 1, and in hundredths.
      "scrimStart": .number(1 - scrimShare), "scrimFull": .number(1 - scrimShare / 2),
      "scrimStartShare": .number(100 - 100 * scrimShare), "scrimFullShare": .number(100 - 50 * scrimShare),
      // Covered cards lie above the foremost one, are smaller, and darker.
      "rises": .flag(seen > 1 && pile.peek > 0), "shrinks": .flag(seen > 1 && pile.scale < 1),
      "darkens": .flag(seen > 1 && pile.dim > 0),
      // In hundredths of the way from when a card has arrived until it is gone: it rises until then; it is darkest.
      "riseShare": .number(100 * (seen - 1) / seen),
      "darkShare": .number(pile.dim > 0 ? 100 * min(seen - 1, 1 / pile.dim) / seen : 0),
      "darkest": .number(min(1, pile.dim * (seen - 1))),
      // How much it rises in all, in strips.
      "riseSteps": .number(seen - 1),
      // The powers of its scale as keyframes, with the curve from each to the next.
      "shrinkFrames": .list(
        (0...(max(1, pile.visible) - 1) * curve.keysPerCard).map { key in
          let power = Double(key) / Double(curve.keysPerCard)
          return Facts(["percent": .number(100 * power / seen), "power": .number(power)])
        }),
      "curveStart": .number(curve.start), "curveEnd": .number(curve.end),
    ])
  }
}
