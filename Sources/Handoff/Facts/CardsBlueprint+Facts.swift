import Effects
import Geometry
import Notation

extension CardsBlueprint {
  var facts: TemplateFacts {
    TemplateFacts([
      "constants": constants.facts,
      // Without the sizes of a card, which place none.
      "pileConstants": pileConstants.all.facts,
      "steps": .formulas(steps),
      "moves": .flag(true),
      "wordMargin": .number(wordMargin),
      // How far down a card its scrim begins and has come: of 1, and in hundredths.
      "scrimStart": .number(1 - scrimShare), "scrimFull": .number(1 - scrimShare / 2),
      "scrimStartShare": .number(100 - 100 * scrimShare), "scrimFullShare": .number(100 - 50 * scrimShare),
    ])
  }
}
