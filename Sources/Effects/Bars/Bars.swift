import Geometry

/// The bars over the content of any effect.
enum Bars {
  /// Side of a symbol, and distance of its middle from the top of a bar of the usual height, in points.
  private static let (side, usual) = (24.0, 49.0)

  /// Appends the bar of a list, and the tab bar.
  static func append(at moment: Moment, of extent: Extent, in setting: Setting, into layers: inout [Layer]) {
    if setting.hasListBar, let bar = extent.bar {
      HeaderBar(height: bar.height, minimum: bar.height)
        .append(scrolled: 0, gone: moment.barGone(extent, in: setting), in: setting, into: &layers)
    }
    guard let bar = setting.tabBar else { return }
    let height = setting.insets.bottom
    let gone = bar.hides == .down ? moment.past?.tabBar ?? 0 : 0
    let (top, width) = (setting.viewport.height - height + gone, setting.viewport.width)
    layers.show(
      Layer(
        LayerID(.tabBarBackground), frame: Rect(x: 0, y: top, width: width, height: height), content: .surface(.bar)),
      on: setting.screen)
    layers.show(
      Layer(
        LayerID(.tabBarLine), frame: Rect(x: 0, y: top, width: width, height: setting.hairline),
        content: .surface(.separator)), on: setting.screen)
    let side = Self.side * min(1, bar.height / usual)
    let pitch = width / Double(max(1, bar.items))
    for item in 0..<max(0, bar.items) {
      let middle = pitch * (Double(item) + 0.5)
      var symbol = Layer(
        LayerID(.tabBarItem, nil, item),
        frame: setting.directed(
          Rect(x: middle - side / 2, y: top + (bar.height - side) / 2, width: side, height: side)),
        content: .tab(isChosen: item == 0))
      symbol.radius = side * (item.isMultiple(of: 2) ? 0.28 : 0.5)
      layers.show(symbol, on: setting.screen)
    }
  }
}

extension LayerKind {
  fileprivate static let tabBarBackground = LayerKind("tab-bar", "background")
  fileprivate static let tabBarLine = LayerKind("tab-bar", "separator")
  fileprivate static let tabBarItem = LayerKind("tab-bar", "item")
}
