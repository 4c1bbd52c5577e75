import Effects
import Geometry

extension HeaderBlueprint {
  var facts: Facts {
    BarBlueprint.facts(of: bar).adding(
      Facts([
        "constants": constants.facts,
        "steps": .formulas(steps),
        "barSteps": .formulas(barSteps),
        // A pull moves it, and does not stretch it.
        "rides": .flag(rides),
        // Something is left of it when it has collapsed.
        "sticks": .flag(sticks),
        // What is left of it may be more than it is tall at rest, and then it is that tall.
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
      ]))
  }
}
