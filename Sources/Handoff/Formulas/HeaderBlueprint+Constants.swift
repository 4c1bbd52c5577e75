import Effects
import Geometry
import Parameters

extension HeaderBlueprint {
  /// Whether the picture has its own aspect ratio, and shows more of itself as the header grows.
  var hasOwnPicture: Bool { pictureAspect != nil }

  var rides: Bool { header.pull == .ride }

  /// Whether a bar remains of the collapsed header.
  var sticks: Bool { minHeight.isSafe || minHeight.number > 0 }

  /// The editable constants, in the order of the emitted code.
  var constants: [Constant] {
    var all = [ratioConstant, aspectConstant]
    if let pictureAspect { all.append(pictureConstant(pictureAspect)) }
    if sticks { all.append(lowConstant) }
    if !rides { all.append(stretchConstant) }
    return all + Constant.follow(follow)
  }

  var ratioConstant: Constant {
    Constant("ratio", header.ratio, in: Bounds(-0.5, 1.5), "speed of the picture over the speed of the rows")
  }

  var aspectConstant: Constant {
    Constant("aspect", aspect, in: Bounds(0.5, 4), "width over height of the header at rest")
  }

  func pictureConstant(_ aspect: Double) -> Constant {
    Constant("pictureAspect", aspect, in: Bounds(0.01, 100), "width over height of the picture itself")
  }

  var lowConstant: Constant { Constant(minHeight, "collapsed height") }

  var stretchConstant: Constant {
    Constant("maxStretch", max(1, header.maximumZoom), in: Bounds(1, 10), "largest zoom while it is pulled")
  }
}
