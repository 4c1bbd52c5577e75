import Effects
import Geometry

extension HeaderBlueprint {
  /// Narrower screens than this are nobody's.
  private static let narrowest = 320.0

  /// The picture has a shape of its own, and shows more of itself as the header grows.
  var hasOwnPicture: Bool { pictureAspect != nil }

  /// The picture is flatter than the header and shrinks as the header collapses.
  var isFlat: Bool { pictureAspect.map { $0 > aspect + 1e-9 } ?? false }

  var rides: Bool { header.pull == .ride }

  /// Something is left of the header when it has collapsed.
  var sticks: Bool { minHeight > 0 }

  /// What is left of it may be more than it is tall at rest, on the screens that there are.
  var isLowTall: Bool { sticks && minHeight > min(Self.narrowest, screen.width) / aspect }

  /// What somebody edits, in the order in which they are told of.
  var constants: [Constant] {
    var all = [
      Constant("ratio", header.ratio, "speed of the picture over the speed of the rows"),
      Constant("aspect", aspect, "width over height of the header at rest"),
    ]
    if let pictureAspect {
      all.append(Constant("pictureAspect", pictureAspect, "width over height of the picture itself"))
    }
    if sticks { all.append(Constant("minHeight", minHeight, isLength: true, "what is left of the header")) }
    if !rides { all.append(Constant("maxStretch", max(1, header.maximumZoom), "largest zoom while it is pulled")) }
    return all
  }
}
