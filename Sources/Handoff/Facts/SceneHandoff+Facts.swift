import Documents
import Effects
import Geometry
import ScrollPhysics

extension SceneHandoff {
  /// All that templates may ask for, by name.
  var facts: Facts {
    var all = shared.adding(Facts(items: SampleItems(self), focus: FocusPoints(self)))
    switch blueprint {
    case .header(let header): all = all.adding(header.facts)
    case .rows(let rows): all = all.adding(rows.facts(in: setting))
    case .stack(let stack): all = all.adding(stack.facts)
    case .recipe(let recipe): all = all.adding(recipe.facts(asset: assetName))
    }
    return all
  }

  /// What every scene has.
  private var shared: Facts {
    let (physics, rate) = (scene.scroll, scene.scroll.decelerationRate)
    var facts = Facts([
      "name": .name(typeName),
      "effect": .words(type(of: scene.effect).title),
      "title": .words(scene.displayTitle),
      "device": .words(scene.device.title),
      "asset": .name(assetName),
      "barTitle": .words(scene.barTitle),
      // Rows and bar are dark, and words on them light.
      "isDark": .flag(scene.backdrop == .dark),
      "isRightToLeft": .flag(setting.isRightToLeft),
      // Share of the speed that is kept after a millisecond, where it is not what systems have by themselves.
      "rate": .number(rate == 0.998 ? nil : rate),
      "isFast": .flag(rate == 0.99),
      "isFastOrLess": .flag(rate <= 0.99),
      // A fling ends on an item, or coasts otherwise than the system has it by itself.
      "flings": .flag(rate != 0.998 || self.scene.physics.snap == .items),
      // Nothing gives way past an edge.
      "isRigid": .flag(physics.overscroll == .none),
      "band": .number(physics.bandCoefficient),
      "snapsToItems": .flag(self.scene.physics.snap == .items),
      "snapsToPages": .flag(self.scene.physics.snap == .page),
    ])
    for shape in ["header", "rows", "stack", "recipe"] { facts[shape] = .flag(shape == blueprint.shape) }
    return facts
  }
}

extension Blueprint {
  /// The fact that is true of it, and the part of a template that builds it.
  fileprivate var shape: String {
    switch self {
    case .header: "header"
    case .rows: "rows"
    case .stack: "stack"
    case .recipe: "recipe"
    }
  }
}

extension Constant {
  var facts: Facts {
    Facts([
      "constant": .name(name), "value": .arithmetic(value.short), "note": .name(note), "isLength": .flag(isLength),
      // Without the mark of a type, and as a style sheet has it.
      "plainValue": .number(value), "property": .name(property), "styleValue": .name(inCSS),
    ])
  }
}

extension [Constant] {
  var facts: Fact { .list(map(\.facts)) }
}

extension BarBlueprint {
  /// The bar that comes with a collapsed header; all of it, where there is none, is absent.
  static func facts(of bar: BarBlueprint?) -> Facts {
    Facts([
      "bar": .flag(bar != nil),
      "barIsSmall": .flag(bar?.isSmall == true),
      "titleSize": .number(bar?.size),
      // Height of its line, and half of that.
      "titleLine": .number(bar.map { $0.size * 1.25 }),
      "halfTitleLine": .number(bar.map { $0.size * 1.25 / 2 }),
      // What is left of its size in the bar.
      "titleZoom": .number(bar.map { $0.barSize / $0.size }),
      // Room on both sides of it.
      "titleMargins": .number(bar.map { 2 * $0.margin }),
      "titleStart": .number(bar?.start),
      // How far it moves on in the bar, over 1 - zoom; nil: not at all.
      "titleShift": .number(bar?.shiftPerZoom),
      "titleDrop": .number(bar?.drop),
      "barTitleDrop": .number(bar?.barDrop),
      "titleIndent": .number(bar?.indent),
    ])
  }
}
