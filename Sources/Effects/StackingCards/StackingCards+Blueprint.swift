import Geometry

extension StackingCards {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    .cards(
      CardsBlueprint(
        pile: pile(in: setting), screen: setting.viewport, count: min(max(0, setting.rows), limit), margin: margin,
        radius: radius, wordMargin: Self.wordMargin, scrimShare: Self.scrimShare))
  }
}
