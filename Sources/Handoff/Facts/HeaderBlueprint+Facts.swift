import Effects
import Geometry

extension HeaderBlueprint {
  var facts: Facts {
    BarBlueprint.facts(of: bar, height: "restHeight", low: low).adding(
      Facts([
        "constants": constants.facts,
        "steps": .formulas(steps),
        "barSteps": .formulas(barSteps),
        "usesScreen": .flag(false),
        // A pull moves it, and does not stretch it.
        "rides": .flag(rides),
        // Something is left of it when it has collapsed.
        "sticks": .flag(sticks),
        // The remainder is at most its height at rest.
        "isLowBounded": .flag(isLowTall && isMinimumBounded),
        // The same without a bound: how far it collapses may be nothing.
        "isLowTall": .flag(isLowTall),
        "hasOwnPicture": .flag(hasOwnPicture),
        "isFlat": .flag(isFlat),
        // The names and arithmetic of how far it collapses, and of the size of the picture.
        "way": .arithmetic(wayName),
        "drawnHeight": .name(drawnName),
        "drawnWidth": .arithmetic(drawnWidth),
        "isZoomed": .flag(drawnWidth != "width"),
        "isDrawn": .flag(drawnName == "drawn"),
        "refresh": .flag(refresh != nil),
        "refreshThreshold": .number(refresh?.threshold),
        "refreshHold": .number(refresh?.hold),
        "refreshDuration": .number(refresh?.duration),
        "refreshMilliseconds": .number(refresh.map { $0.duration * 1000 }),
        "moves": .flag(header.ratio != 1 || isFlat || bar != nil),
      ])
    ).adding(styleFacts)
  }

  /// Lengths of a style sheet, and what it asks for.
  private var styleFacts: Facts {
    let natural = "width / pictureAspect"
    let least = sticks ? "max(\(natural), \(low))" : natural
    return Facts([
      // The remainder, and how far it collapses, also within a product.
      "low": .name(CodeLanguage.length(low)),
      "collapse": .name(CodeLanguage.length(wayName)),
      "collapseFactor": .name(CodeLanguage.factor(wayName)),
      // The remainder is at most its height at rest.
      "isUnbounded": .flag(isLowTall && !isMinimumBounded),
      // The picture lags behind the rows; it lags or shrinks.
      "lags": .flag(header.ratio != 1),
      "movesPicture": .flag(header.ratio != 1 || isFlat),
      // A pull enlarges the picture, and not only the part of it that shows.
      "zooms": .flag(header.pull == .zoom && !isFlat),
      // Height of a flat picture that has shrunk as far as it does, and where it has.
      "leastDrawn": .name(CodeLanguage.css.expression(least)),
      "leastFactor": .name(CodeLanguage.factor(least)),
      "shrinking": .name(CodeLanguage.length("max(0, restHeight - \(least))")),
    ])
  }
}
