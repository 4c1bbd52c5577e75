import Geometry

/// Identifies a picture without owning it. The canvas that loads the picture owns its pixels.
public struct PictureID: Hashable, Sendable {
  public var rawValue: Int
  /// The blurred version to draw; nil for the sharp one.
  public var blur: PictureBlur?

  public init(rawValue: Int, blur: PictureBlur? = nil) {
    self.rawValue = rawValue
    self.blur = blur
  }
}

/// A blur that is prepared before a picture is drawn.
public enum PictureBlur: Hashable, Sendable {
  /// As behind frosted glass. Nothing is drawn until it is available.
  case glass
  /// A Gaussian. The nearest one that is available is drawn until this one is.
  case gaussian(BlurStep)
}

extension PictureID {
  /// The version behind frosted glass.
  public var blurred: Self { Self(rawValue: rawValue, blur: .glass) }
  public var sharp: Self { Self(rawValue: rawValue) }
  public var isGlass: Bool { blur == .glass }

  /// The step of a Gaussian blur; nil without one.
  public var step: BlurStep? { if case .gaussian(let step) = blur { step } else { nil } }

  /// The version with a Gaussian blur; without a step the sharp one.
  public func blurred(_ step: BlurStep?) -> Self { Self(rawValue: rawValue, blur: step.map(PictureBlur.gaussian)) }
}

/// One of the strengths for which pictures are blurred in advance. Each is the square root of two times the next one.
public struct BlurStep: Hashable, Sendable {
  /// The larger, the sharper.
  public var number: Int
  public var edges: BlurEdges

  public init(number: Int, edges: BlurEdges) {
    self.number = number
    self.edges = edges
  }

  /// The strongest step: a picture has long become one color.
  private static let strongest = -6

  /// The variance as a share of the square of the picture's width: half that of the step before.
  var variance: Double { Double(sign: .plus, exponent: -number, significand: 1) }

  /// Standard deviation as a share of the picture's width.
  public var deviation: Double { variance.squareRoot() }

  /// The weakest step that is at least as strong as a variance.
  static func number(atLeast variance: Double) -> Int {
    guard variance >= .leastNormalMagnitude else { return Int(Double.leastNormalMagnitude.exponent.magnitude) }
    let exponent = Int(variance.exponent)
    return max(strongest, variance.significand == 1 ? -exponent : -exponent - 1)
  }
}

/// A blur of any strength, between two steps.
public struct BlurMix: Hashable, Sendable {
  /// Nil for the sharp picture.
  public var sharper: BlurStep?
  /// Nil where the sharper one is all.
  public var softer: BlurStep?
  /// Share of the softer one, 0...1, so that the variance of the mix is right.
  public var share: Double

  /// Weaker steps would hardly differ from the sharp picture: standard deviation in points.
  private static let weakest = 0.4

  /// - Parameters:
  ///   - deviation: Standard deviation in points.
  ///   - width: Width of the whole picture in points.
  public init(deviation: Double, width: Double, edges: BlurEdges) {
    (sharper, softer, share) = (nil, nil, 0)
    guard deviation > 0, width > 0, deviation.isFinite, width.isFinite else { return }
    let variance = Self.square(deviation / width)
    let least = BlurStep.number(atLeast: Self.square(Self.weakest / width))
    let number = min(least, BlurStep.number(atLeast: variance))
    let strong = BlurStep(number: number, edges: edges)
    let weak = number < least ? BlurStep(number: number + 1, edges: edges) : nil
    let start = weak?.variance ?? 0
    share = min(1, (variance - start) / (strong.variance - start))
    (sharper, softer) = share < 1 ? (weak, strong) : (strong, nil)
    if softer == nil { share = 0 }
  }

  private static func square(_ number: Double) -> Double { number * number }

  /// The steps of all blurs between two deviations, one after the other. Nil stands for the sharp picture.
  public static func eachStep(
    from least: Double, to most: Double, width: Double, edges: BlurEdges, _ body: (BlurStep?) -> Void
  ) {
    let (first, last) = (
      BlurMix(deviation: least, width: width, edges: edges), BlurMix(deviation: most, width: width, edges: edges)
    )
    if first.sharper == nil { body(nil) }
    guard let strongest = (last.softer ?? last.sharper)?.number else { return }
    var number = max(strongest, first.sharper?.number ?? BlurStep.number(atLeast: square(weakest / width)))
    while number >= strongest {
      body(BlurStep(number: number, edges: edges))
      number -= 1
    }
  }
}
