import Effects
import Geometry

extension HeaderBlueprint {
  /// The remainder of the header, in the names of the code.
  var low: String { isLowTall && isMinimumBounded ? "low" : "minHeight" }

  /// How far it collapses.
  var wayName: String {
    guard sticks else { return "h0" }
    return isLowTall && !isMinimumBounded ? "max(0, h0 - minHeight)" : "h0 - \(low)"
  }

  /// The arithmetic of a header as wide as `width`, `s` points from rest.
  ///
  /// It names `h0`, its height at rest; `visible`, the height that shows; `drawn`, the picture's height; and `top`,
  /// where the picture begins in what shows. One that rides is not taller than at rest, and lies `-s` down while
  /// pulled.
  var steps: [FormulaLine] {
    var steps = [FormulaLine("h0", "width / aspect", "height at rest")]
    if sticks, isLowTall, isMinimumBounded {
      steps.append(FormulaLine("low", "min(minHeight, h0)", "what is left of it"))
    }
    steps.append(FormulaLine("d", "min(max(s, 0), \(wayName))", "how far it has collapsed"))
    let least = sticks ? low : "0"
    let isTall = isLowTall && !isMinimumBounded
    steps.append(
      FormulaLine(
        "visible", rides ? isTall ? "max(minHeight, h0 - max(s, 0))" : "h0 - d" : "max(\(least), h0 - s)",
        "height that shows"))
    guard hasOwnPicture else {
      if rides {
        steps.append(FormulaLine("top", "-ratio * d", "of the picture, in what shows"))
      } else {
        steps.append(FormulaLine("drawn", "min(max(h0, visible), h0 * maxStretch)", "height of the picture"))
        steps.append(FormulaLine("top", "max(0, visible - drawn) - ratio * d", "of the picture, in what shows"))
      }
      return steps
    }
    return steps + ownPicture(isTall: isTall)
  }

  /// A picture that keeps its own shape: it lies in the middle of what shows, and the ratio takes it from there.
  private func ownPicture(isTall: Bool) -> [FormulaLine] {
    var steps = [FormulaLine("natural", "width / pictureAspect", "height of the picture by itself")]
    let rest = isTall ? "max(natural, max(h0, minHeight))" : isFlat ? "h0" : "natural"
    if rides {
      let drawn = isTall || isFlat ? (isTall ? rest : "max(natural, visible)") : "natural"
      steps.append(FormulaLine("drawn", isTall ? "max(natural, visible)" : drawn, "height of the picture"))
      steps.append(FormulaLine("top", "(visible - drawn) / 2 - (ratio - 0.5) * d", "of the picture, in what shows"))
      return steps
    }
    if header.pull == .zoom {
      let zoomed = isFlat ? "max(natural, visible)" : "natural * max(1, visible / h0)"
      let most =
        isFlat ? "max(h0, \(isTall ? "minHeight" : "h0"))" : isTall ? "natural * max(1, minHeight / h0)" : "natural"
      steps.append(FormulaLine("drawn", "min(\(zoomed), \(most) * maxStretch)", "height of the picture"))
    } else {
      steps.append(FormulaLine("drawn", "min(max(natural, visible), \(rest) * maxStretch)", "height of the picture"))
    }
    steps.append(FormulaLine("gap", "visible - drawn", "positive where the picture is as large as it gets"))
    steps.append(FormulaLine("top", "max(gap, gap / 2) - (ratio - 0.5) * d", "of the picture, in what shows"))
    return steps
  }

  /// How tall the picture is drawn, and as wide, in the names of the code.
  var drawnName: String { steps.contains { $0.name == "drawn" } ? "drawn" : "h0" }
  var drawnWidth: String {
    hasOwnPicture ? "drawn * pictureAspect" : rides ? "width" : "drawn * aspect"
  }

  /// The arithmetic of the bar's title, where there is one: how far it has come (`gone`), how much of the bar's ground
  /// shows (`shown`), and how far the title's middle is above the header's lower edge.
  var barSteps: [FormulaLine] {
    guard let bar else { return [] }
    return Self.barSteps(bar, height: "h0", low: low)
  }

  static func barSteps(_ bar: BarBlueprint, height: String, low: String) -> [FormulaLine] {
    var steps = [
      FormulaLine("way", "\(height) - \(low)", "until the header is a bar"),
      FormulaLine("fading", "min(way, \(low))", "over which the bar's ground comes"),
      FormulaLine("shown", "min(1, max(0, (s - way + fading) / fading))", "of the bar's ground"),
    ]
    if !bar.isSmall {
      steps += [
        FormulaLine("gone", "min(1, max(0, s / way))", "of the title's way"),
        FormulaLine(
          "zoom", "1 - \((1 - bar.barSize / bar.size).short) * gone", "of the title"),
        FormulaLine(
          "drop", "\(bar.drop.short) - \((bar.drop - bar.barDrop).short) * gone", "from the lower edge up to its middle"
        ),
      ]
    }
    return steps
  }
}
