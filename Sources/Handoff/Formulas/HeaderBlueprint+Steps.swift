import Effects
import Geometry

extension HeaderBlueprint {
  /// The remainder of the header, in the names of the code.
  var low: String { isLowTall && isMinimumBounded ? "low" : "minHeight" }

  /// How far it collapses.
  var wayName: String {
    guard sticks else { return "restHeight" }
    return isLowTall && !isMinimumBounded ? "max(0, restHeight - minHeight)" : "restHeight - \(low)"
  }

  /// The arithmetic of a header as wide as `width`, `s` points from rest.
  ///
  /// It names `restHeight`, its height at rest; `visible`, the height that shows; `drawn`, the picture's height; and `top`,
  /// where the picture begins in what shows. One that rides is not taller than at rest, and lies `-s` down while
  /// pulled.
  var steps: [FormulaLine] {
    var steps = [FormulaLine("restHeight", "width / aspect", "height at rest")]
    if sticks, isLowTall, isMinimumBounded {
      steps.append(FormulaLine("low", "min(minHeight, restHeight)", "what is left of it"))
    }
    steps.append(FormulaLine("collapsed", "min(max(s, 0), \(wayName))", "how far it has collapsed"))
    let least = sticks ? low : "0"
    let isTall = isLowTall && !isMinimumBounded
    steps.append(
      FormulaLine(
        "visible",
        rides
          ? isTall ? "max(minHeight, restHeight - max(s, 0))" : "restHeight - collapsed"
          : "max(\(least), restHeight - s)",
        "height that shows"))
    guard hasOwnPicture else {
      if rides {
        steps.append(FormulaLine("top", "-ratio * collapsed", "of the picture, in what shows"))
      } else {
        steps.append(
          FormulaLine("drawn", "min(max(restHeight, visible), restHeight * maxStretch)", "height of the picture"))
        steps.append(FormulaLine("top", "max(0, visible - drawn) - ratio * collapsed", "of the picture, in what shows"))
      }
      return steps
    }
    return steps + ownPicture(isTall: isTall)
  }

  /// A picture that keeps its own shape: it lies in the middle of what shows, and the ratio takes it from there.
  private func ownPicture(isTall: Bool) -> [FormulaLine] {
    var steps = [FormulaLine("natural", "width / pictureAspect", "height of the picture by itself")]
    let rest = isTall ? "max(natural, max(restHeight, minHeight))" : isFlat ? "restHeight" : "natural"
    if rides {
      let drawn = isTall || isFlat ? (isTall ? rest : "max(natural, visible)") : "natural"
      steps.append(FormulaLine("drawn", isTall ? "max(natural, visible)" : drawn, "height of the picture"))
      steps.append(
        FormulaLine("top", "(visible - drawn) / 2 - (ratio - 0.5) * collapsed", "of the picture, in what shows"))
      return steps
    }
    let isZoomed = header.pull == .zoom && !isFlat
    if isTall {
      let largest = isZoomed ? "max(1, minHeight / restHeight)" : isFlat ? "max(restHeight, minHeight)" : rest
      steps.append(
        FormulaLine("most", "\(largest) * maxStretch", isZoomed ? "its largest zoom" : "its largest height"))
    }
    let drawn =
      isZoomed
      ? "natural * min(max(1, visible / restHeight), \(isTall ? "most" : "maxStretch"))"
      : "min(max(natural, visible), \(isTall ? "most" : "\(rest) * maxStretch"))"
    steps.append(FormulaLine("drawn", drawn, "height of the picture"))
    steps.append(FormulaLine("gap", "visible - drawn", "positive once the picture cannot grow"))
    steps.append(FormulaLine("top", "max(gap, gap / 2) - (ratio - 0.5) * collapsed", "of the picture, in what shows"))
    return steps
  }

  /// How tall the picture is drawn, and as wide, in the names of the code.
  var drawnName: String { steps.contains { $0.name == "drawn" } ? "drawn" : "restHeight" }
  var drawnWidth: String {
    hasOwnPicture ? "drawn * pictureAspect" : rides ? "width" : "drawn * aspect"
  }

  /// The arithmetic of the bar's title, where there is one: how far it has come (`titleProgress`), how much of the bar's ground
  /// shows (`barOpacity`), and how far the title's middle is above the header's lower edge.
  var barSteps: [FormulaLine] {
    guard let bar else { return [] }
    return Self.barSteps(bar, height: "restHeight", low: low, isTall: isLowTall)
  }

  /// - Parameter isTall: The bar can be as tall as the header, and is there at once.
  static func barSteps(_ bar: BarBlueprint, height: String, low: String, isTall: Bool = false) -> [FormulaLine] {
    let (distance, fade) = ("\(height) - \(low)", "min(barDistance, \(low))")
    let progress =
      isTall
      ? "1 - max(0, barDistance - max(0, s)) / max(0.001, barDistance)" : "min(1, max(0, s / barDistance))"
    var steps = [
      FormulaLine("barDistance", isTall ? "max(0, \(distance))" : distance, "until the header is a bar"),
      FormulaLine("fadeLength", isTall ? "max(0.001, \(fade))" : fade, "over which the bar fades in"),
      FormulaLine("barOpacity", "min(1, max(0, (s - barDistance + fadeLength) / fadeLength))", "of the bar"),
    ]
    if !bar.isSmall {
      steps += [
        FormulaLine("titleProgress", progress, "how far the title has moved"),
        FormulaLine(
          "titleScale", "1 - \((1 - bar.barSize / bar.size).short) * titleProgress", "of the title"),
        FormulaLine(
          "titleRise", "\(bar.drop.short) - \((bar.drop - bar.barDrop).short) * titleProgress",
          "from the lower edge up to its middle"
        ),
      ]
    }
    return steps
  }
}
