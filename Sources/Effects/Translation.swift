import Geometry
import Notation

/// The number by which another system expresses the ratio, and the ratios that it can express.
///
/// Nearly all known numbers are linear in the ratio `k`:
///
///     k = 1 + slope·(number - neutral)
///
/// `neutral` is the number without parallax. Slope and neutral depend on the pass: most systems count in points or in
/// shares of a length, so the ratio differs between screens. One system has a kink where the layer stands still.
public struct Translation: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A number; the system accepts those in `legal`.
    case number(slope: Double, neutral: Double, legal: ClosedRange<Double>)
    /// The ratio itself; below 0 a number multiplied by `slope`.
    case kinked(slope: Double, legal: ClosedRange<Double>)
    /// The system has a fixed ratio and no number.
    case fixed(ratio: Double)
  }

  /// The name of the system and of its number.
  public var system: String
  /// The formula of the ratio, with the symbols of the guides: H screen, h cell.
  public var formula: String
  public var meaning: Meaning
  /// The lower limit of the ratio for any number; nil for none.
  public var floor: Double?
  /// The condition under which the formula holds; nil for always.
  public var condition: String?

  public init(
    _ system: String, _ formula: String, _ meaning: Meaning, above floor: Double? = nil, where condition: String? = nil
  ) {
    self.system = system
    self.formula = formula
    self.meaning = meaning
    self.floor = floor
    self.condition = condition
  }
}

extension Translation {
  /// Enough decimals to keep the error below half a pixel at both ends of the pass on the largest screen.
  public static let format = NumberFormat.upTo(5)

  /// The number for a ratio, or the reason why there is none.
  public func answer(for ratio: Double) -> TranslatedRatio {
    if let floor, ratio <= floor { return .impossible("it stays above \(floor.formatted(.shortest))") }
    switch meaning {
    case .fixed(let only): return ratio == only ? .given : .impossible("it is always \(only)")
    case .number(let slope, let neutral, let legal):
      // The ends of the range are legal despite rounding.
      return Self.answer(neutral + (ratio - 1) / slope, legal, slack: 1e-9 * max(1, neutral.magnitude))
    case .kinked(let slope, let legal): return Self.answer(ratio < 0 ? ratio / slope : ratio, legal, slack: 1e-9)
    }
  }

  private static func answer(_ number: Double, _ legal: ClosedRange<Double>, slack: Double) -> TranslatedRatio {
    guard number.isFinite else { return .impossible("there is no room for it to move") }
    if number < legal.lowerBound - slack {
      return .impossible("it takes no less than \(legal.lowerBound.formatted(.shortest))")
    }
    if number > legal.upperBound + slack {
      return .impossible("it takes no more than \(legal.upperBound.formatted(.shortest))")
    }
    return .number(min(max(number, legal.lowerBound), legal.upperBound))
  }

  /// The ratio for a number of the system. A system without a number has a fixed ratio.
  public func ratio(from number: Double) -> Double {
    switch meaning {
    case .fixed(let ratio): ratio
    case .number(let slope, let neutral, _): 1 + slope * (number - neutral)
    case .kinked(let slope, _): number < 0 ? slope * number : number
    }
  }
}

extension Translation {
  /// All known systems, for the pass of a cell through a screen.
  public static func all(for pass: Pass<Double>) -> [Translation] {
    let (screen, cell, travel) = (pass.screen, pass.cell, pass.travel)
    return [
      Translation("Core Animation map crop, `k`", "k", line(1, neutral: 1)),
      // Below 0 it travels by the length of the screen only, without the element's.
      Translation("jarallax, `speed` s", "s; below 0 H·s/(H + h)", .kinked(slope: screen / travel, legal: -1...2)),
      Translation("UIKit header, share f of the offset", "1 - f", line(-1)),
      Translation("Android, `parallaxMultiplier` f", "1 - f", line(-1, legal: 0...1)),
      Translation("React Native `ParallaxImage`, `parallaxFactor` f", "1 - f·h/H", line(-cell / screen, legal: none)),
      Translation("Flutter `FlexibleSpaceBar`", "0.25", .fixed(ratio: 0.25)),
      // It converts the place of a row's middle on the screen to an alignment, which ends when the middle leaves the
      // screen.
      Translation(
        "Flutter's parallax recipe, picture height I", "1 - (I - h)/H",
        line(-1 / screen, neutral: cell, legal: cell...(.infinity)), where: "while the row's middle is on the screen"),
      Translation(
        "fixed picture height I, by the row's top", "1 - (I - h)/H",
        line(-1 / screen, neutral: cell, legal: cell...(.infinity))),
      Translation(
        "fixed picture height I, by the row's middle", "1 - (I - h)/(H + h)",
        line(-1 / travel, neutral: cell, legal: cell...(.infinity))),
      Translation("largest travel ±M over the pass", "1 - 2M/(H + h)", line(-2 / travel, legal: none)),
      Translation("CSS `view()` timeline, translate -T/2 to T/2", "1 - T/(H + h)", line(-1 / travel)),
      Translation("Motion, `useTransform` of the pass to -T/2, T/2", "1 - T/(H + h)", line(-1 / travel)),
      // It scales the pass to 1/s of its length, and ignores a speed of 0.
      Translation("GSAP ScrollSmoother, `data-speed` s", "s", line(1, neutral: 1), above: 0),
      Translation(
        "stellar.js, `data-stellar-ratio` r", "r", line(1, neutral: 1), where: "in place at the top of the screen"),
      Translation(
        "stellar.js, `data-stellar-background-ratio` r", "r", line(1, neutral: 1),
        where: "in place at the top of the screen"),
      Translation("Rellax, `speed` s", "1 + 100s/(H + h)", line(100 / travel)),
      // It lengthens the pass of a lagging layer until the layer leaves the screen; a fixed layer never does.
      Translation("react-scroll-parallax, `speed` s", "1 + 20s/(H + h)", line(20 / travel), above: 0),
      // An element on the first screen, at y, has the ratio 1 + H·s/(y + h).
      Translation(
        "locomotive-scroll, `speed` s", "1 + 2H·s/(H + h)", line(2 * screen / travel),
        where: "on the first screen with `data-scroll-ignore-fold`"),
      Translation(
        "simpleParallax, `scale` c, orientation down", "1 - (c - 1)·h/(H + h)",
        line(-cell / travel, neutral: 1, legal: 1...(.infinity))),
      Translation(
        "simpleParallax, `scale` c, orientation up", "1 + (c - 1)·h/(H + h)",
        line(cell / travel, neutral: 1, legal: 1...(.infinity))),
    ]
  }

  /// Lengths of zero or more.
  private static let none = 0...Double.infinity

  private static func line(
    _ slope: Double, neutral: Double = 0, legal: ClosedRange<Double> = -Double.infinity...(.infinity)
  ) -> Meaning {
    .number(slope: slope, neutral: neutral, legal: legal)
  }
}

/// The translation of a ratio to another system.
public enum TranslatedRatio: Hashable, Sendable {
  case number(Double)
  /// The system has exactly this behavior, without a setting.
  case given
  /// The system cannot express it; a clause with the reason.
  case impossible(String)
}
