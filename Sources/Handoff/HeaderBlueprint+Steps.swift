import Effects
import Geometry

extension HeaderBlueprint {
  /// The arithmetic of a header, `s` points from rest: the box on the screen, and the picture in it.
  ///
  /// It names `d`, how far the header has collapsed; `boxTop`, where it rides down when pulled; `visible`, the height
  /// of the box; `drawn`, the height of the picture; and `top`, where the picture begins on the screen.
  ///
  /// - Parameter isPullable: Whether `s` may be negative, as it is where the system tells how far a list is pulled
  ///   past its edge.
  func steps(isPullable: Bool) -> [FormulaLine] {
    let rides = !isPullable || header.pull == .ride
    let high = header.height.short
    let low = header.minimum.short
    let lag = header.ratio == 0.5 ? "" : " \((0.5 - header.ratio).signed) * d"
    var steps: [FormulaLine] = []
    // At a half the picture stays in the middle by itself, and only Compose asks for it, to place the picture in the
    // header.
    if !isPullable || !lag.isEmpty {
      steps.append(FormulaLine("d", "min(max(s, 0), \(collapse.short))", "how far it has collapsed"))
    }
    if isPullable, rides { steps.append(FormulaLine("boxTop", "max(-s, 0)", "on the screen")) }
    steps.append(
      rides
        ? FormulaLine("visible", "max(\(low), \(high) - max(s, 0))", "height of the box: max(minimum, h0 - s)")
        : FormulaLine("visible", "max(\(low), \(high) - s)", "height of the box: max(minimum, h0 - s)"))
    steps.append(drawn(rides: rides))
    if rides {
      let top = isPullable ? "boxTop + " : ""
      steps.append(
        FormulaLine(
          "top", "\(top)(visible - drawn) / 2\(lag)",
          lag.isEmpty ? "of the picture" : "of the picture; -(k - 1/2)·d from the middle"))
    } else {
      steps.append(FormulaLine("gap", "visible - drawn", "positive where the picture is as large as it gets"))
      steps.append(
        FormulaLine(
          "top", "max(gap, gap / 2)\(lag)",
          lag.isEmpty ? "of the picture" : "of the picture; -(k - 1/2)·d from the middle"))
    }
    return steps
  }

  /// Height of the picture: its natural one, or the box's where that is taller; pulled it grows up to the largest zoom.
  private func drawn(rides: Bool) -> FormulaLine {
    let natural = header.natural.short
    if rides {
      // Nor does it shrink where the box never does.
      return header.natural >= boxHeight || header.minimum > header.height
        ? FormulaLine("drawn", restingHeight.short, "height of the picture")
        : FormulaLine("drawn", "max(\(natural), visible)", "height of the picture")
    }
    let most = (restingHeight * max(1, header.maximumZoom)).short
    if header.pull == .zoom, header.natural > header.height {
      return FormulaLine(
        "drawn", "min(\(natural) * max(1, visible / \(header.height.short)), \(most))",
        "height of the picture: zoomed by visible/h0")
    }
    return FormulaLine("drawn", "min(max(\(natural), visible), \(most))", "height of the picture")
  }

  /// Height of the box, pulled by `p`, in words.
  var pulledHeight: String {
    let high = "\(header.height.short) + p"
    return header.minimum > header.height ? "max(\(header.minimum.short), \(high))" : high
  }
}
