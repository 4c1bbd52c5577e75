import Effects
import Geometry
import Parameters

extension HeaderBlueprint {
  /// The narrowest supported screen, in points.
  private static let narrowest = 320.0

  /// The tallest safe area above a screen, in points.
  private static let tallestInset = 64.0

  /// Whether the picture has its own aspect ratio, and shows more of itself as the header grows.
  var hasOwnPicture: Bool { pictureAspect != nil }

  /// Whether the picture is flatter than the header, and shrinks as the header collapses.
  var isFlat: Bool { pictureAspect.map { $0 > aspect + 1e-9 } ?? false }

  var rides: Bool { header.pull == .ride }

  /// Whether a bar remains of the collapsed header.
  var sticks: Bool { minHeight.isSafe || minHeight.number > 0 }

  /// Whether the bar can be taller than the header at rest, on a supported screen.
  var isLowTall: Bool {
    sticks && minHeight.points(under: Self.tallestInset) > min(Self.narrowest, screen.width) / aspect
  }

  /// The editable constants, in the order of the emitted code.
  var constants: [Constant] {
    var all = [
      Constant("ratio", header.ratio, "speed of the picture over the speed of the rows"),
      Constant("aspect", aspect, "width over height of the header at rest"),
    ]
    if let pictureAspect {
      all.append(Constant("pictureAspect", pictureAspect, "width over height of the picture itself"))
    }
    if sticks { all.append(Constant(minHeight, "what is left of the header")) }
    if !rides { all.append(Constant("maxStretch", max(1, header.maximumZoom), "largest zoom while it is pulled")) }
    return all
  }
}
