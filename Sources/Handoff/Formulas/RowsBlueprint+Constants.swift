import Effects
import Geometry

extension RowsBlueprint {
  /// The numbers to edit.
  var constants: [Constant] {
    let row = Constant("rowHeight", windowHeight, isLength: true, "height of a row that is a window")
    switch length {
    case .fixed(let height): return [Constant("imageHeight", height, isLength: true, "height of the picture"), row]
    case .times(let factor):
      return [ratioConstant, Constant("overscan", factor, "picture over its height at the screen's width"), row]
    case .covering, .natural, .drifting: return [ratioConstant, row]
    }
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

  private var ratioConstant: Constant { Constant("ratio", ratio, "speed of the picture over the speed of the rows") }

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
