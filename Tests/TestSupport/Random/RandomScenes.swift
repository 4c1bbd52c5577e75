import Documents
import Effects
import Geometry
import Parameters

/// Scenes with any numbers, of the effects whose code is arithmetic. The same seed gives the same ones.
public struct RandomScenes: RandomNumberGenerator {
  private var source: SplitMix64

  public init(seed: UInt64) { source = SplitMix64(seed: seed) }

  public mutating func next() -> UInt64 { source.next() }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }

  /// A number of points, none or some below the safe area.
  private mutating func minHeight() -> SafeLength {
    [0, .points(number(1...400)), .safe(plus: number(0...400))].randomElement(using: &self) ?? 0
  }

  /// The next one.
  public mutating func scene() -> Scene {
    var scene: Scene
    switch Int.random(in: 0..<6, using: &self) {
    case 5:
      var effect = StackingCards()
      effect.cardHeight = number(60...900)
      effect.gap = number(0...200)
      effect.top = number(0...600)
      effect.peek = number(0...100)
      effect.visible = Int.random(in: 1...8, using: &self)
      effect.scale = number(0.5...1)
      effect.dim = number(0...1)
      effect.margin = number(0...100)
      scene = Scene(effect: effect)
    case 0:
      var effect = HeaderParallax()
      effect.ratio = number(-0.5...1.5)
      effect.aspect = number(0.6...4)
      effect.overscroll = [.stretch, .refresh, .none].randomElement(using: &self) ?? .none
      effect.minHeight = minHeight()
      effect.maxStretch = number(1...5)
      scene = Scene(effect: effect)
    case 1:
      var effect = StretchBanner()
      effect.ratio = number(-0.5...1.5)
      effect.aspect = number(0.6...4)
      effect.stretch = [.reveal, .zoom, .none].randomElement(using: &self) ?? .none
      effect.minHeight = minHeight()
      effect.maxStretch = number(1...5)
      scene = Scene(effect: effect)
    case 2:
      var effect = MapCrop()
      effect.ratio = number(-0.5...1.5)
      effect.anchor = Bool.random(using: &self) ? .top : .center
      effect.rowHeight = number(20...400)
      scene = Scene(effect: effect)
    case 3:
      var effect = WeatherMenu()
      effect.rowHeight = number(20...300)
      effect.imageHeight = number(300...900)
      effect.anchor = Bool.random(using: &self) ? .top : .center
      scene = Scene(effect: effect)
    default:
      var effect = AlbumStack()
      if Bool.random(using: &self) { effect.ratio = .number(number(-0.5...1.5)) }
      effect.layers = Int.random(in: 1...8, using: &self)
      effect.inset = number(0...12)
      effect.alphaStep = number(0...0.4)
      effect.cellWidth = number(100...400)
      effect.coverSize = number(60...300)
      effect.pitch = number(80...400)
      effect.layerShape = Bool.random(using: &self) ? .published : .uniform
      effect.axis = Bool.random(using: &self) ? .vertical : .horizontal
      if Bool.random(using: &self) { effect.coverBehind = number(0...0.9) }
      scene = Scene(effect: effect)
    }
    scene.content.rows = 12
    scene.content.pictureSize = [number(100...900), number(100...900)]
    return scene
  }
}
