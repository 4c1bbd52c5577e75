import Effects
import Geometry

extension RowsBlueprint {
  /// The numbers to edit.
  var constants: [Constant] {
    let row = Constant(
      "rowHeight", windowHeight, in: Bounds(20, 800), isLength: true, "height of a row that is a window")
    let last = [row] + Constant.follow(follow)
    switch length {
    case .fixed(let height): return [heightConstant(height)] + last
    case .times(let factor): return [ratioConstant, overscanConstant(factor)] + last
    case .covering, .natural, .drifting: return [ratioConstant] + last
    }
  }

  func heightConstant(_ height: Double) -> Constant {
    Constant("imageHeight", height, in: Bounds(20, 1600), isLength: true, "height of the picture")
  }

  func overscanConstant(_ factor: Double) -> Constant {
    Constant("overscan", factor, in: Bounds(1, 4), "picture over its height at the screen's width")
  }

  var ratioConstant: Constant {
    // A picture as tall as its row and its drift has no ratio above 1.
    let most = length == .drifting ? 1 : 1.5
    return Constant("ratio", ratio, in: Bounds(-0.5, most), "speed of the picture over the speed of the rows")
  }

  /// The same where a row's height is a property of each.
  var styleConstants: [Constant] {
    constants.map { constant in
      var constant = constant
      if constant.name == "rowHeight" { constant.name = "row" }
      return constant
    }
  }

  /// Height of a row between the windows; of the first one, where they differ.
  var plainHeight: Double? { rows.first { $0.window == nil }?.height }

  /// The arithmetic asks for the shape of a picture.
  var needsAspect: Bool {
    switch length {
    case .covering, .natural, .times: true
    case .fixed, .drifting: false
    }
  }

  /// Width over height of the first picture.
  func aspect(in setting: Setting) -> Double {
    setting.aspect(ofPicture: rows.compactMap(\.picture).first ?? 0)
  }
}
