import Effects
import Parameters

/// Two pictures that part like a curtain while the content scrolls.
public struct SplitCurtain: LayeredEffect {
  public var opening = 0.3 { didSet { composition = Self.halves(opening) } }
  public private(set) var composition = halves(0.3)

  public init() {}

  public static let name = "split-curtain"
  public static let title = "Split curtain"
  public static let parameters: [Parameter<Self>] = [
    Parameter("opening", \.opening, .number(0...2), "How far a half moves aside, over how far the content scrolls.")
  ]

  /// The halves stay on the screen; keys move them aside and fade them. With reduced motion they stay closed, where
  /// they are most visible.
  private static func halves(_ opening: Double) -> Layers {
    var layers = Layers()
    (layers.place, layers.length, layers.ground) = (.screen, 2, .dark)
    layers.layers = [-1.0, 1].enumerated().map { index, side in
      var (half, end) = (LayerSettings(), LayerKey())
      (half.picture, half.ratio, half.width, half.x) = (.position(index), 0, 0.5, 0.5 + side / 4)
      end.at = 2000
      (end.values[.x], end.values[.opacity]) = (side * opening * end.at, 0.5)
      half.keys = [LayerKey(), end]
      return half
    }
    return layers
  }
}
