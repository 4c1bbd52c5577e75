import Effects
import Geometry

extension HeaderBlueprint {
  var facts: TemplateFacts {
    BarBlueprint.facts(of: bar, height: rest, low: low).adding(
      TemplateFacts([
        "constants": constants.facts,
        "steps": .formulas(steps),
        "barSteps": .formulas(barSteps),
        "usesScreen": .flag(false),
        // A pull moves it, and does not stretch it.
        "rides": .flag(rides),
        // Something is left of it when it has collapsed.
        "sticks": .flag(sticks),
        // The remainder is at most its height at rest.
        "isLowBounded": .flag(sticks && isMinimumBounded),
        "hasOwnPicture": .flag(hasOwnPicture),
        // The names and arithmetic of how far it collapses, and of the size of the picture.
        "way": .arithmetic(formula.collapse),
        "drawnHeight": .arithmetic(drawnHeight),
        "drawnWidth": .arithmetic(drawnWidth),
        "isZoomed": .flag(drawnWidth != .width),
        "isDrawn": .flag(steps.contains { $0.name == "drawn" }),
        "refresh": .flag(refresh != nil),
        "refreshThreshold": .number(refresh?.threshold),
        "refreshHold": .number(refresh?.hold),
        "refreshDuration": .number(refresh?.duration),
        "refreshMilliseconds": .number(refresh.map { $0.duration * 1000 }),
        "moves": .flag(true),
      ])
    ).adding(styleFacts)
  }

  /// Lengths of a style sheet, and what it asks for.
  private var styleFacts: TemplateFacts {
    let formula = formula
    // A style sheet names these three heights, and what shows.
    func style(_ value: Expression) -> Expression { value.inlined(but: ["restHeight", "low", "largest"]) }
    let pulled = formula.place(scrolled: -.name("pull", Bounds(0, .infinity)))
    let drawn = formula.pictureHeight(filling: .name("visible", Bounds(0, .infinity)))
    // A flat picture shrinks until it is as tall as it is by itself, or as the bar.
    let least = Expression.most(formula.natural.map(style) ?? rest, low)
    return TemplateFacts([
      // Its height while it is pulled, where it stops, and by how much a tall bar is over the rows.
      "pulledHeight": .name(CodeLanguage.length(style(pulled.height))),
      "stop": .name(CodeLanguage.length(-formula.collapse)),
      "overhang": .name(CodeLanguage.length(.least(0, rest - low))),
      "largest": .name(CodeLanguage.length(style(formula.largest.definition))),
      "drawnLength": .name(CodeLanguage.length(style(drawn))),
      // How far it collapses, also within a product.
      "collapse": .name(CodeLanguage.length(formula.collapse)),
      "collapseFactor": .name(CodeLanguage.factor(formula.collapse)),
      // The remainder may be more than its height at rest.
      "isUnbounded": .flag(sticks && !isMinimumBounded),
      // Height of a flat picture that has shrunk as far as it does, and where it has. Some length is always left: an
      // animation that ends where it begins would have ended at rest.
      "leastDrawn": .name(CodeLanguage.css.expression(least)),
      "leastFactor": .name(CodeLanguage.factor(least)),
      "shrinking": .name(CodeLanguage.length(.most(0.01, rest - least))),
    ])
  }
}
