import Documents
import Effects
import Geometry
import ScrollPhysics

extension SceneHandoff {
  /// The bars that hide: when, how far, and how they go to their nearer end. Bars that stay are those of the app.
  var barFacts: TemplateFacts {
    let (bar, law) = (scene.effect.extent(in: setting).bar, scene.physics.preset.bars)
    let hidesBar = bar != nil && setting.barHides != .never
    let hidingTabBar = setting.tabBar.flatMap { $0.hides == .down ? $0 : nil }
    let tabBar = blueprint.isList ? hidingTabBar : nil
    let isListBar = hidesBar && setting.hasListBar
    let (barSnaps, tabBarSnaps) = (hidesBar && setting.barSnaps && setting.barHides == .down, tabBar?.snaps == true)
    return TemplateFacts([
      "hidesBar": .flag(hidesBar), "hidesTabBar": .flag(tabBar != nil), "hidesBars": .flag(hidesBar || tabBar != nil),
      // The bar over a list, and not that of a header.
      "isListBar": .flag(isListBar), "hidesHeader": .flag(hidesBar && !isListBar),
      "drawsBars": .flag(isListBar || tabBar != nil),
      "listBarHeight": .number(BarExtent.listHeight), "tabBarHeight": .number(tabBar?.height),
      "tabs": .list((0..<(tabBar?.items ?? 0)).map { _ in TemplateFacts() }),
      // Only lists move a tab bar in code.
      "tabBarStays": .flag(hidingTabBar != nil && tabBar == nil),
      // It is back at the start alone.
      "barGoesAway": .flag(setting.barHides == .away),
      "barSnaps": .flag(barSnaps), "tabBarSnaps": .flag(tabBarSnaps), "snapsBars": .flag(barSnaps || tabBarSnaps),
      // For no way at all, and how much more for one as long as the bar: in seconds and milliseconds.
      "snapTime": .number(law.duration), "snapMore": .number(law.more),
      "snapMilliseconds": .number(law.duration * 1000), "snapMoreMilliseconds": .number(law.more * 1000),
      "snapX1": .arithmetic(.number(law.curve.x1)), "snapY1": .arithmetic(.number(law.curve.y1)),
      "snapX2": .arithmetic(.number(law.curve.x2)), "snapY2": .arithmetic(.number(law.curve.y2)),
    ])
  }
}

extension Blueprint {
  /// Rows that scroll, or a header over them.
  fileprivate var isList: Bool {
    switch self {
    case .header, .rows: true
    case .stack, .cards: false
    case .recipe(let recipe): recipe.header != nil
    }
  }
}
