import Geometry

extension Translation {
  /// Every system that is known here, for a cell on its way through a screen.
  public static func all(for pass: Pass) -> [Translation] {
    let (screen, cell, travel) = (pass.screen, pass.cell, pass.travel)
    return [
      Translation("Core Animation map crop, `k`", "k", line(1, neutral: 1)),
      // Below 0 it travels the screen alone, not the screen and the element.
      Translation("jarallax, `speed` s", "s; below 0 H·s/(H + h)", .kinked(slope: screen / travel, legal: -1...2)),
      Translation("UIKit header, share f of the offset", "1 - f", line(-1)),
      Translation("Android, `parallaxMultiplier` f", "1 - f", line(-1, legal: 0...1)),
      Translation("React Native `ParallaxImage`, `parallaxFactor` f", "1 - f·h/H", line(-cell / screen, legal: none)),
      Translation("Flutter `FlexibleSpaceBar`", "0.25", .fixed(ratio: 0.25)),
      Translation(
        "fixed picture height I, by the row's top", "1 - (I - h)/H",
        line(-1 / screen, neutral: cell, legal: cell...(.infinity))),
      Translation(
        "fixed picture height I, by the row's middle", "1 - (I - h)/(H + h)",
        line(-1 / travel, neutral: cell, legal: cell...(.infinity))),
      Translation("largest travel ±M over the pass", "1 - 2M/(H + h)", line(-2 / travel, legal: none)),
      Translation("CSS `view()` timeline, translate -T/2 to T/2", "1 - T/(H + h)", line(-1 / travel)),
      Translation("Rellax, `speed` s", "1 + 100s/(H + h)", line(100 / travel)),
      // It stretches the pass of what lags, so that it ends when it can be seen no more; what does not move has no end.
      Translation("react-scroll-parallax, `speed` s", "1 + 20s/(H + h)", line(20 / travel), above: 0),
      Translation("locomotive-scroll, `speed` s", "1 + 2H·s/(H + h)", line(2 * screen / travel)),
      Translation(
        "simpleParallax, `scale` c, orientation down", "1 - (c - 1)·h/(H + h)",
        line(-cell / travel, neutral: 1, legal: 1...(.infinity))),
      Translation(
        "simpleParallax, `scale` c, orientation up", "1 + (c - 1)·h/(H + h)",
        line(cell / travel, neutral: 1, legal: 1...(.infinity))),
    ]
  }

  /// Lengths that may be nothing, and not less.
  private static let none = 0...Double.infinity

  private static func line(
    _ slope: Double, neutral: Double = 0, legal: ClosedRange<Double> = -Double.infinity...(.infinity)
  ) -> Meaning {
    .number(slope: slope, neutral: neutral, legal: legal)
  }
}
