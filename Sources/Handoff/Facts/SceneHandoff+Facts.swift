import Documents
import Effects
import Geometry
import ScrollPhysics

extension SceneHandoff {
  /// All that templates may ask for, by name.
  ///
  /// - Parameters:
  ///   - isWhole: Whether they are for a page that needs no other file.
  ///   - address: The address that replaces a picture's path in a page; nil keeps the path, also of a blurred one.
  func facts(isWhole: Bool = false, address: @escaping (PictureAsset) -> String?) -> TemplateFacts {
    let page = PageContent(handoff: self, address: address, isWhole: isWhole)
    let all = shared.adding(barFacts).adding(TemplateFacts(focus: FocusPoints(self))).adding(page.facts)
      .adding(SceneSamples(self).facts).adding(FrameTable(self).facts)
    var facts =
      switch blueprint {
      case .header(let header): all.adding(header.facts)
      case .rows(let rows): all.adding(rows.facts(in: setting))
      case .stack(let stack): all.adding(stack.facts).adding(page.facts(of: stack))
      case .cards(let cards): all.adding(cards.facts).adding(page.facts(of: cards))
      case .recipe(let recipe): all.adding(recipe.facts(asset: asset, image: page.image))
      }
    // A page does something that no style sheet can.
    facts["isScripted"] = .flag(["moves", "isPulled", "hidesBars"].contains { facts[$0]?.isTrue == true })
    return facts
  }

  /// The facts that every scene has.
  private var shared: TemplateFacts {
    let (physics, rate) = (scene.scroll, scene.scroll.decelerationRate)
    let links = self.scene.effect.links(in: setting)
    var facts = TemplateFacts([
      // The scene's name as languages spell it: `MapCrop`, `mapCrop`, `map_crop`, `map-crop`, `mapcrop`.
      "name": .name(names.type), "nameValue": .name(names.value), "nameSnake": .name(names.snake),
      "nameKebab": .name(names.kebab), "nameFlat": .name(names.flat),
      "effect": .words(type(of: scene.effect).title),
      "title": .words(scene.displayTitle),
      "device": .words(scene.device.title), "deviceWidth": .number(scene.device.size.width),
      // The narrowest screen on which a page has a frame.
      "frameFrom": .number(max(600, scene.device.size.width + 1)),
      "fits": .words(fits),
      "remarks": .list(remarks.map { TemplateFacts(["remark": .words($0)]) }),
      // The first picture, and all of them; those that an app files, each once, with blurred ones.
      "asset": .name(asset(0).name), "assetFile": .name(asset(0).file), "pageAsset": .name(pageAsset?.name),
      "pageFile": .name(pageAsset?.file),
      "assets": .list(assets.map(\.facts)),
      "barTitle": .words(scene.barTitle),
      // Rows and bar are dark, and words on them light.
      "isDark": .flag(scene.backdrop == .dark),
      "isRightToLeft": .flag(setting.isRightToLeft),
      // Share of the speed that is kept after a millisecond, where it is not what systems have by themselves.
      "rate": .number(rate == 0.998 ? nil : rate),
      "isFast": .flag(rate == 0.99),
      "isFastOrLess": .flag(rate <= 0.99),
      // Nothing gives way past an edge.
      "isRigid": .flag(physics.overscroll == .none),
      // Content does not leave its edge: nothing gives way, or the screen is stretched.
      "staysAtEdge": .flag([.none, .stretch].contains(physics.overscroll)),
      "band": .number(physics.bandCoefficient),
      // A released pull decays, at a rate per second.
      "pullDecays": .flag(physics.return == .pull),
      "returnRate": .number(physics.returnRate),
      // Of the spring that brings a pull back, or content that a change left outside.
      "stiffness": .number(physics.bounceFrequency * physics.bounceFrequency),
      "dampingRatio": .number(physics.bounceDamping),
      "rings": .flag(physics.bounceDamping < 1),
      "damping": .number(2 * physics.bounceDamping * physics.bounceFrequency),
      "snapsToItems": .flag(self.scene.physics.snap == .items),
      "snapsToPages": .flag(self.scene.physics.snap == .page),
      // The safe area above the screen comes on top of what is left of a header.
      "isBelowSafeArea": .flag(constants().contains(where: \.isBelowSafeArea)),
      "styleConstants": constants { $0.styleConstants }.facts,
      // The numbers to edit, with those of layers.
      "numbers": .list(numbers.map(\.labeled)),
      // Of shapes that can be: it scrolls sideways, in a scroller of its own, and a pull refreshes it.
      "isAcross": .flag(false), "hasOwnScroller": .flag(false), "refresh": .flag(false), "usesScreen": .flag(true),
      "coverBehind": .number(nil), "inHeader": .flag(false), "sticks": .flag(false), "rides": .flag(false),
      "blurs": .flag(false),
      "autoplay": .number(nil), "usesEase": .flag(false),
      // Of a script that plays keyframes itself: it measures where elements are; none of them stops with reduced motion.
      "isMeasured": .flag(false), "allCalm": .flag(false),
      // What moves against the content lags behind it; of layers, some also run over speed or time.
      "lags": .flag(!links.follows.isEmpty), "isLinked": .flag(!links.isEmpty),
      "hasSpeed": .flag(false), "hasTime": .flag(false), "hasKeyLists": .flag(false),
      // Served to phones, which take changes without loading it again; where its content begins.
      "isLive": .flag(false), "startOffset": .number(scene.effect.extent(in: setting).bounds.lowerBound),
    ])
    for shape in ["header", "rows", "stack", "cards", "recipe"] { facts[shape] = .flag(shape == blueprint.shape) }
    return facts
  }
}

extension SceneHandoff {
  /// The numbers to edit of the effect; of rows those that are asked for.
  private func constants(ofRows constants: (RowsBlueprint) -> [Constant] = \.constants) -> [Constant] {
    switch blueprint {
    case .header(let header): header.constants
    case .rows(let rows): constants(rows)
    case .stack(let stack): stack.constants
    case .cards(let cards): cards.constants
    case .recipe(let recipe): recipe.constants
    }
  }

  /// What holds on screens other than the one it was tuned on.
  var fits: String {
    guard case .recipe(let recipe) = blueprint, recipe.hasKeys || recipe.hasPins else {
      return "Right on every screen."
    }
    if recipe.isZoomed {
      let (width, height) = (recipe.screen.width.short, recipe.screen.height.short)
      return
        "Layers fit every screen; keyframes, and pictures that turn or shrink, were tuned for \(width) x \(height) pt."
    }
    let length = recipe.screen.length(along: recipe.axis).short
    return "Layers fit every screen; keyframes are points of scroll, tuned on a screen \(length) pt long."
  }

  /// The numbers that every piece of code begins with, and the ratios of layers.
  var numbers: [Constant] {
    guard case .recipe(let recipe) = blueprint else { return constants() }
    return recipe.constants
      + recipe.pieces.map {
        Constant("\($0.name): ratio", $0.ratio, in: Bounds(-3, 3), "speed relative to the content")
      }
  }
}

extension Blueprint {
  /// The fact that is true of it, and the part of a template that builds it.
  fileprivate var shape: String {
    switch self {
    case .header: "header"
    case .rows: "rows"
    case .stack: "stack"
    case .cards: "cards"
    case .recipe: "recipe"
    }
  }
}

extension Constant {
  var facts: TemplateFacts {
    TemplateFacts([
      "constant": .name(name), "value": .arithmetic(.number(value)), "note": .name(note), "isLength": .flag(isLength),
      "isBelowSafeArea": .flag(isBelowSafeArea),
      // Without the mark of a type, and as a style sheet has it.
      "plainValue": .number(value), "property": .name(property), "styleValue": .name(inCSS),
      "isCount": .flag(["layers", "visible"].contains(name)),
    ])
  }
}

extension Constant {
  /// The facts with a name that a person may have given.
  fileprivate var labeled: TemplateFacts {
    TemplateFacts(["label": .words(name), "amount": .number(value), "isLength": .flag(isLength), "note": .name(note)])
  }
}

extension [Constant] {
  var facts: Fact { .list(map(\.facts)) }
}

extension BarBlueprint {
  /// The bar that comes with a collapsed header; all of it, where there is none, is absent.
  ///
  /// - Parameters:
  ///   - height: The header's height at rest.
  ///   - low: The height of the collapsed header.
  static func facts(of bar: BarBlueprint?, height: Expression, low: Expression) -> TemplateFacts {
    let collapse = Header(
      width: .width, height: height, natural: nil, ratio: 1, minimum: low, pull: .ride
    ).collapse
    return TemplateFacts([
      "bar": .flag(bar != nil),
      "barIsSmall": .flag(bar?.isSmall == true),
      "titleSize": .number(bar?.size),
      // Height of its line, and half of that.
      "titleLine": .number(bar.map { $0.size * 1.25 }),
      "halfTitleLine": .number(bar.map { $0.size * 1.25 / 2 }),
      // The share of its size that is left in the bar.
      "titleZoom": .number(bar.map { $0.barSize / $0.size }),
      // The opacity of the ground from which it is dark, also as a place in an animation and the place before that.
      "inkShare": .number(bar?.inkShare),
      "inkPercent": .number(bar.map { $0.inkShare * 100 }),
      "inkBefore": .number(bar.map { $0.inkShare * 100 - 0.01 }),
      // The shadow of the white one: standard deviation, twice that, and opacity.
      "shadowDeviation": .number(bar?.shadow),
      "shadowBlur": .number(bar.map { $0.shadow * 2 }),
      // Room on both sides of it.
      "titleMargins": .number(bar.map { 2 * $0.margin }),
      "titleStart": .number(bar?.start),
      // How far it moves on in the bar, over 1 - zoom; nil: not at all.
      "titleShift": .number(bar?.shiftPerZoom),
      "titleDrop": .number(bar?.drop),
      "barTitleDrop": .number(bar?.barDrop),
      "titleIndent": .number(bar?.indent),
      // From the header's lower edge to the title's at rest, and how far it comes down on the way to the bar.
      "titleBottom": .number(bar.map { ($0.isSmall ? $0.barDrop : $0.drop) - $0.size * 1.25 / 2 }),
      "titleFall": .number(bar.map { $0.drop - $0.barDrop }),
      // Where the mark that leads back lies, from the edge and from the lower edge.
      "backStart": .number(bar.map { $0.margin + 3 }),
      "backBottom": .number(bar.map { $0.barDrop - 5 }),
      // The stretch of the scroll over which the bar's ground comes.
      "barStart": .name(CodeLanguage.length(.most(0, height - 2 * low))),
      "barEnd": .name(CodeLanguage.length(collapse)),
    ])
  }
}
